// Path layers: a picture is a few layers of one SVG path each, painted with the colours of art.css.

export type Paint =
  | "ink" | "rock" | "rock-light" | "rock-edge" | "floor" | "floor-shade" | "plank" | "stone" | "stone-light"
  | "gold" | "gold-light" | "gold-shade" | "paper" | "paper-shade" | "wood" | "wood-light" | "metal" | "metal-light"
  | "flame" | "red" | "blue" | "yellow" | "green" | "goblin" | "skin" | "night" | "night-light" | "plum" | "plum-light" | "potion";

export interface Layer {
  d: string;
  fill: string;
  stroke: string;
  width: number;
}

export const paint = (name: Paint): string => `var(--art-${name})`;

/** A shape with a bold outline. */
export const solid = (fill: Paint, d: string, width = 2.6): Layer => ({ d, fill: paint(fill), stroke: paint("ink"), width });

/** A shape without an outline. */
export const flat = (fill: Paint, d: string): Layer => ({ d, fill: paint(fill), stroke: "none", width: 0 });

/** A stroke only. */
export const line = (stroke: Paint, d: string, width: number): Layer => ({ d, fill: "none", stroke: paint(stroke), width });

/** A stroke with a bold outline: two layers. */
export const rod = (stroke: Paint, d: string, width: number): Layer[] => [line("ink", d, width + 5), line(stroke, d, width)];

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** A star with so many rays. */
export function burst(x: number, y: number, rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / rays - Math.PI / 2, index % 2 ? inner : outer];
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
