// The reactions to a move, drawn as golden faces in a box from -24 to 24.
import { disc, flat, type Layer, line, solid } from "../pathLayers";

export const REACTIONS = ["laugh", "gasp", "angry", "clap", "think", "cry"] as const;
export type Reaction = (typeof REACTIONS)[number];

const nugget = (fill: "yellow" | "flame" | "gold-light" = "yellow"): Layer => solid(fill, disc(0, 0, 21), 2.6);
const dots = (y: number): Layer => flat("ink", disc(-8, y, 3) + disc(8, y, 3));

export const reactions: Readonly<Record<Reaction, readonly Layer[]>> = {
  laugh: [
    nugget(),
    line("ink", "M-13-4Q-8-11-3-4M3-4Q8-11 13-4", 3),
    solid("red", "M-12 3H12Q10 16 0 16Q-10 16-12 3Z", 2.4),
    flat("paper", "M-9 4H9V7H-9Z"),
  ],
  gasp: [
    nugget(),
    solid("paper", disc(-8, -5, 5) + disc(8, -5, 5), 2),
    flat("ink", disc(-8, -5, 2.2) + disc(8, -5, 2.2)),
    solid("rock-edge", "M0 3Q6 3 6 10Q6 17 0 17Q-6 17-6 10Q-6 3 0 3Z", 2.2),
  ],
  angry: [
    nugget("flame"),
    dots(-1),
    line("ink", "M-15-12L-3-6M15-12L3-6", 3.6),
    line("ink", "M-9 13Q0 5 9 13", 3),
  ],
  clap: [
    line("gold-shade", "M-2-22V-16M10-20L7-14M-14-20L-10-14", 3),
    solid("skin", "M-18 8L-10-10Q-7-14-4-10L2 4L0 16Q-6 22-14 18Z", 2.4),
    solid("skin", "M20 6L10-10Q7-13 4-9L-4 6L-2 16Q6 23 15 17Z", 2.4),
    line("ink", "M5-3L11 3M3 2L8 8", 2),
  ],
  think: [
    nugget(),
    dots(-4),
    line("ink", "M-13-12Q-8-15-4-11M4-13Q9-17 13-13", 2.8),
    line("ink", "M-5 7H7", 3),
    solid("skin", "M-10 22Q-12 12-4 13L8 11Q12 12 8 15L2 17Q4 22-2 23Z", 2.2),
  ],
  cry: [
    nugget("gold-light"),
    line("ink", "M-13-5Q-8-1-3-5M3-5Q8-1 13-5", 3),
    line("ink", "M-7 13Q0 7 7 13", 3),
    solid("blue", "M-13 0Q-18 8-13 11Q-8 8-13 0ZM13 0Q18 8 13 11Q8 8 13 0Z", 1.8),
  ],
};
