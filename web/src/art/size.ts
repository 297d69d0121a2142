// The boxes in which cards and tiles are drawn; every drawing starts at 0,0.

export type GameName = "saboteur" | "gobblings";

export interface Size {
  width: number;
  height: number;
}

export const SIZES: Record<GameName, Size> = {
  saboteur: { width: 100, height: 130 },
  gobblings: { width: 100, height: 100 },
};

export const viewBox = (game: GameName): string => `0 0 ${SIZES[game].width} ${SIZES[game].height}`;
