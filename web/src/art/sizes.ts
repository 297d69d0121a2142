// Sizes of cards and tiles; every drawing starts at 0,0.

export interface Size {
  width: number;
  height: number;
}

export const TALL: Size = { width: 100, height: 130 };
export const SQUARE: Size = { width: 100, height: 100 };

export const viewBox = ({ width, height }: Size): string => `0 0 ${width} ${height}`;
