// Gnomes or goblins, nobody can tell: all have pointed ears, and skins that neither race's roles are drawn with.
import { disc, flat, type Layer } from "../pathLayers";
import { clothes, type Faces, ink, shape, spot, stroke } from "./faceIds";

const WHITE = "#fffaf0";
const GOLD = "#f2b01e";
const FACE = "M-24-14Q-24-32 0-32Q24-32 24-14Q25 12 12 24Q0 32-12 24Q-25 12-24-14Z";

const ears = (skin: string, up = 0): Layer =>
  shape(skin, `M-20-10Q-36 ${-24 - up}-55 ${-20 - up}Q-46 6-20 10ZM20-10Q36 ${-24 - up} 55 ${-20 - up}Q46 6 20 10Z`);
const eyes = (iris: string, y = -5): Layer[] => [
  shape(WHITE, disc(-10, y, 8) + disc(10, y, 8), 2),
  spot(iris, disc(-9, y + 0.5, 4.8) + disc(9, y + 0.5, 4.8)),
  flat("ink", disc(-9, y + 0.5, 2.4) + disc(9, y + 0.5, 2.4)),
];
/** A long nose that ends in a drop. */
const nose = (skin: string, y = 4): Layer => shape(skin, `M-3 ${y - 8}Q0 ${y - 10} 3 ${y - 8}L7 ${y + 4}Q6 ${y + 10} 0 ${y + 10}Q-6 ${y + 10}-7 ${y + 4}Z`, 2.2);
const smile = ink("M-11 20Q0 27 11 20");

const OCHRE = "#d6a95c";
const CLAY = "#c48a6a";
const LILAC = "#b9a0cc";
const SKY = "#9dbccb";
const SAND = "#e0c9a0";
const SLATE = "#93a3b5";

export const gnomes: Faces = {
  helm: [
    clothes("#6b4f2a"),
    ears(OCHRE),
    shape(OCHRE, FACE),
    ...eyes("#3d7a58"),
    smile,
    nose(OCHRE),
    shape("#8a5a2e", "M-5-58Q-6-74 8-76L10-69Q3-68 5-58Z"),
    shape("#c48a3a", "M-36-16Q-40-60 0-61Q40-60 36-16Q18-26 0-26Q-18-26-36-16Z"),
    stroke("#7d5217", "M-30-34Q-20-44-12-34Q-2-44 6-34Q16-44 26-34M-24-48Q-14-56-6-48Q2-56 10-48Q16-54 23-48", 2.6),
  ],
  scarf: [
    clothes("#3f6a6a"),
    ears(CLAY, 8),
    shape(CLAY, FACE),
    ...eyes("#7a3f9c"),
    ink("M-8 20Q2 25 10 17"),
    nose(CLAY),
    shape("#d8382c", "M22-34Q50-58 54-34Q42-34 40-24Q30-30 20-26Z"),
    shape("#d8382c", "M-33-10Q-38-50 0-52Q38-50 33-10Q16-28 0-27Q-16-28-33-10Z"),
    stroke("#ffb3a6", "M-22-34Q-12-42 0-42M10-41Q18-38 22-32", 3.4),
    shape("#d8382c", disc(27, -32, 6), 2.2),
  ],
  peak: [
    clothes("#27496f"),
    ears(SKY),
    shape(SKY, FACE),
    ...eyes("#8a5a10"),
    smile,
    nose(SKY),
    shape("#2f6fb8", "M-33-18Q-32-52-14-74Q-16-52 34-24L33-18Q0-34-33-18Z"),
    stroke("#a9d0f4", "M-25-26L-15-56", 3),
    shape(GOLD, "M-16-82L-12-76L-5-77L-9-70L-6-63L-13-66L-19-62L-18-69L-24-74L-17-75Z", 2),
  ],
  braids: [
    shape("#4d9a58", "M-18-34Q-52-44-48-76Q-34-70-28-60Q-24-48-10-42ZM18-34Q52-44 48-76Q34-70 28-60Q24-48 10-42Z"),
    clothes("#2f6a3a"),
    ears(SAND),
    shape(SAND, FACE),
    ...eyes("#2c6cb8"),
    spot("#cf8a62", disc(-17, 9, 3.4) + disc(17, 9, 3.4)),
    smile,
    nose(SAND),
    shape("#5cb068", "M-27-10Q-36-46 0-48Q36-46 27-10Q20-30 0-30Q-20-30-27-10Z"),
    shape(GOLD, disc(-20, -42, 5) + disc(20, -42, 5), 2.2),
  ],
  tache: [
    clothes("#6a3a86"),
    ears(LILAC, 4),
    shape(LILAC, "M-24-14Q-26-52 0-52Q26-52 24-14Q25 12 12 24Q0 32-12 24Q-25 12-24-14Z"),
    ...eyes("#a3281e", -9),
    ink("M-20-26Q-10-31-5-25M20-26Q10-31 5-25", 3),
    stroke("#33221a", "M-3 15Q-22 8-34 22Q-46 34-51 20Q-50 12-44 16M3 15Q22 8 34 22Q46 34 51 20Q50 12 44 16", 6.4),
    nose(LILAC, 2),
    spot("#d6c4e2", "M-16-32Q-14-44-4-46Q-10-38-11-30Z"),
  ],
  bun: [
    shape("#35a79c", "M-4-40Q-22-44-20-60Q-16-78 2-77Q20-74 18-57Q14-44-4-40Z"),
    ink("M-8-47Q-14-58-5-66Q8-70 10-58Q8-50 0-53Q-2-60 3-60", 2.4),
    clothes("#1d7470"),
    ears(CLAY),
    shape("#e3d9c8", "M-28-6Q-34-46 0-47Q34-46 28-6Z"),
    shape(CLAY, FACE),
    ...eyes("#1d7470"),
    ink("M-19-16Q-12-20-6-16M19-16Q12-20 6-16", 2.4),
    smile,
    nose(CLAY),
  ],
  crest: [
    clothes("#7c4a22"),
    ears(SLATE),
    shape(SLATE, FACE),
    ...eyes("#c26a0a"),
    smile,
    nose(SLATE),
    shape("#f3e6c4", "M-20-30Q0-22 20-30V-20Q0-12-20-20Z", 2.2),
    shape("#ef7d1a", "M-48-24Q-44-72 0-73Q44-72 48-24Q24-30 0-30Q-24-30-48-24Z"),
    shape(WHITE, disc(-20, -44, 6) + disc(4, -56, 7) + disc(27, -40, 5), 2),
  ],
  cloud: [
    shape("#a8537c", "M-28 6Q-46 2-44-14Q-54-28-40-38Q-40-56-20-56Q-8-72 8-60Q28-66 32-48Q50-46 46-28Q54-12 42-4Q38 6 28 6Z"),
    stroke("#d98ab0", "M-32-28Q-28-38-18-36M4-50Q14-52 18-44M32-20Q36-28 30-34", 2.6),
    clothes("#8c3d66"),
    ears(SAND, -6),
    shape(SAND, FACE),
    ...eyes("#5a3a22"),
    smile,
    nose(SAND),
    shape("#fffaf0", disc(-30, -46, 5.4) + disc(-20, -40, 5.4) + disc(-24, -29, 5.4) + disc(-36, -29, 5.4) + disc(-40, -40, 5.4), 2.2),
    shape(GOLD, disc(-30, -37, 4.6), 2),
  ],
  horns: [
    shape("#8a6a48", "M-12-40L-22-58L-40-60L-38-66L-24-64L-28-77L-21-77L-15-62L-5-44ZM12-40L22-58L40-60L38-66L24-64L28-77L21-77L15-62L5-44Z"),
    clothes("#4a5a68"),
    ears(OCHRE, -8),
    shape("#6f5138", "M-28-4Q-34-48 0-48Q34-48 28-4Z"),
    shape(OCHRE, FACE),
    ...eyes("#1f5c80"),
    ink("M-20-16H-6M20-16H6", 2.6),
    smile,
    nose(OCHRE),
    shape("#5cb068", "M-30-66Q-44-66-48-56Q-34-52-30-66Z", 2),
  ],
  brim: [
    clothes("#5e6b1e"),
    ears(LILAC, -10),
    shape(LILAC, FACE),
    ...eyes("#3d7a58"),
    smile,
    nose(LILAC),
    shape("#8fa52e", "M-22-28Q-22-54 0-62Q22-54 22-28Z"),
    shape("#b7c845", "M-55-18Q-30-44 0-38Q30-44 55-18Q38-20 30-24Q16-18 0-24Q-16-18-30-24Q-38-20-55-18Z"),
    stroke("#6d7d1c", "M0-60V-38M0-37Q-24-34-44-23M0-37Q24-34 44-23", 2.4),
    shape("#d8382c", disc(0, -64, 5), 2.2),
  ],
};
