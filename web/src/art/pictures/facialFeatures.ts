// Facial features that the portraits of all games share, in a box from -50 to 50.

import { disc, flat, type Layer, solid } from "../pathLayers";

export const NOSE = "M-8 4Q-10-6 0-6Q10-6 8 4Q6 12 0 12Q-6 12-8 4Z";
export const eyes = (y: number): Layer[] => [solid("paper", disc(-13, y, 6.5) + disc(13, y, 6.5), 2), flat("ink", disc(-12, y + 1, 3.2) + disc(12, y + 1, 3.2))];
