// The dwarfs: outline first, colour second, detail last. Each is told apart as a black shape at 32 pixels.
import { disc, flat, type Layer, paint } from "../pathLayers";
import { clothes, type Faces, ink, shape, spot, stroke } from "./faceIds";

const WHITE = "#fffaf0";
const GOLD = "#f2b01e";
const FACE = "M-23-20H23V8Q22 27 0 28Q-22 27-23 8Z";

const eyes = (y: number, apart = 10): Layer[] => [
  shape(WHITE, disc(-apart, y, 5.6) + disc(apart, y, 5.6), 2),
  flat("ink", disc(1 - apart, y + 0.6, 2.8) + disc(apart - 1, y + 0.6, 2.8)),
];
const nose = (skin: string, y = 0): Layer => shape(skin, `M-6 ${y + 3}Q-8 ${y - 6} 0 ${y - 6}Q8 ${y - 6} 6 ${y + 3}Q5 ${y + 9} 0 ${y + 9}Q-5 ${y + 9}-6 ${y + 3}Z`, 2.2);

const PALE = "#f3c9a5";
const ROSY = "#efb78d";
const TAN = "#c98d5f";
const BROWN = "#9a6240";
const DARK = "#7a4a2f";

export const dwarfs: Faces = {
  helm: [
    clothes("#2c6cb8"),
    shape(ROSY, FACE),
    ...eyes(-9),
    shape("#8a5a2e", "M-29-10Q-20-2-11 2Q-4-2 0 0Q4-2 11 2Q20-2 29-10V27Q29 39 18 43H-18Q-29 39-29 27Z"),
    ink("M-8 14Q0 19 8 14M-15 24V36M0 25V38M15 24V36"),
    nose(ROSY, -2),
    shape("#f4bd1e", "M-31-22Q-31-64 0-64Q31-64 31-22Z"),
    shape("#f4bd1e", "M-54-13Q-50-27-31-29H31Q50-27 54-13Q28-23 0-23Q-28-23-54-13Z"),
    shape(WHITE, disc(0, -45, 11)),
    flat("flame", disc(0, -45, 5.6)),
    stroke("#ffe793", "M-23-34Q-21-52-13-57", 3.2),
  ],
  scarf: [
    clothes("#5e6b34"),
    shape(TAN, FACE),
    shape(GOLD, disc(-26, 12, 4.4) + disc(26, 12, 4.4), 2),
    ...eyes(-4),
    ink("M-18-13L-5-12M18-13L5-12", 3),
    spot("#a54f38", disc(-15, 8, 4) + disc(15, 8, 4)),
    ink("M-8 17Q1 23 9 15"),
    nose(TAN, 3),
    shape("#d8382c", "M-2-50Q-32-76-34-54Q-32-42-6-42H6Q32-42 34-54Q32-76 2-50Z"),
    shape("#d8382c", "M-31-12Q-36-46 0-48Q36-46 31-12Q18-26 0-26Q-18-26-31-12Z"),
    shape("#d8382c", disc(0, -49, 6.4), 2.4),
    spot(WHITE, disc(-19, -28, 3) + disc(0, -36, 3) + disc(19, -28, 3) + disc(-24, -56, 2.6) + disc(24, -56, 2.6)),
  ],
  peak: [
    clothes("#7a4a2a"),
    shape(PALE, FACE),
    ...eyes(-6),
    shape(WHITE, "M-29-14Q-19 0-10 4Q-4 0 0 2Q4 0 10 4Q19 0 29-14Q31 20 0 46Q-31 20-29-14Z"),
    ink("M-12 17L-8 28M12 17L8 28M0 22V36", 2),
    nose(PALE, 0),
    shape("#3d82cf", "M-31-20Q-26-56 4-73Q30-84 38-60Q28-64 24-58Q30-42 31-20Z"),
    stroke("#8cbdf0", "M-22-28Q-16-50 2-62", 3.2),
    shape(GOLD, disc(40, -55, 7)),
    shape(WHITE, "M-36-17Q-38-29-27-29Q0-35 27-29Q38-29 36-17Q34-10 25-13Q0-19-25-13Q-34-10-36-17Z"),
  ],
  braids: [
    shape("#d9622a", "M-28-30Q-50-40-54-16Q-56 6-44 16Q-30 22-28 4ZM28-30Q50-40 54-16Q56 6 44 16Q30 22 28 4Z"),
    stroke("#a34014", "M-50-20L-34-12M-52-4L-33 0M50-20L34-12M52-4L33 0", 3),
    clothes("#3d8049"),
    shape("#4fa35c", "M-50 15L-32 17L-40 27ZM50 15L32 17L40 27Z", 2.4),
    shape(PALE, FACE),
    ...eyes(-4),
    spot("#d08a5c", disc(-16, 7, 1.8) + disc(-11, 10, 1.8) + disc(16, 7, 1.8) + disc(11, 10, 1.8)),
    ink("M-10 16Q0 25 10 16"),
    nose(PALE, 2),
    shape("#e8712f", "M-31-4Q-40-46 0-48Q40-46 31-4Q30-20 14-27Q4-25 0-32Q-4-25-14-27Q-30-20-31-4Z"),
    stroke("#a34014", "M0-46V-33M-17-42Q-23-34-24-24M17-42Q23-34 24-24", 2.2),
  ],
  tache: [
    clothes("#8a4aa8"),
    shape(WHITE, "M-13 24L0 30L13 24L10 41H-10Z", 2.4),
    shape(ROSY, "M-26-6Q-30-52 0-53Q30-52 26-6V10Q22 28 0 29Q-22 28-26 10Z"),
    spot("#fbdcc0", "M-18-30Q-16-44-4-47Q-12-38-13-28Z"),
    shape("#d3e9ee", disc(-11, -9, 9.6) + disc(11, -9, 9.6), 3),
    flat("ink", disc(-9, -8, 3) + disc(9, -8, 3)),
    ink("M-24-21L-8-23M24-21L8-23", 3.2),
    shape("#3a2a20", "M0 8Q-12 1-22 10Q-38 20-53-6Q-57 24-38 30Q-14 35 0 18Q14 35 38 30Q57 24 53-6Q38 20 22 10Q12 1 0 8Z"),
    nose(ROSY, 2),
  ],
  bun: [
    shape("#a9a197", disc(0, -60, 15)),
    ink("M-9-65Q0-72 9-65M-11-57Q0-64 11-57M-7-50Q0-55 7-50", 2),
    clothes("#238a86"),
    shape("#b8b0a5", "M-28 8Q-40-46 0-48Q40-46 28 8Z"),
    shape(BROWN, FACE),
    ...eyes(-1),
    ink("M-19-11L-5-9M19-11L5-9", 2.6),
    ink("M-9 18Q0 23 9 18M-15 9L-19 12M15 9L19 12", 2.2),
    nose(BROWN, 5),
    ink("M-31-20Q0-30 31-20", 6),
    shape("#bfe4ea", disc(-12, -25, 9.6) + disc(12, -25, 9.6), 3.4),
    spot(WHITE, disc(-15, -28, 2.8) + disc(9, -28, 2.8)),
  ],
  crest: [
    clothes("#5a6670"),
    shape("#fb8c2e", "M-13-38L-20-56L-9-53L-8-72L1-60L8-78L12-58L22-62L16-38Z"),
    shape(BROWN, "M-25-8Q-28-44 0-45Q28-44 25-8V10Q22 28 0 29Q-22 28-25 10Z"),
    ...eyes(-8),
    ink("M-22-19Q-10-15 0-17Q10-15 22-19", 5),
    shape("#f47b1c", "M-29-6Q-20 4-11 6Q0 2 11 6Q20 4 29-6Q32 22 17 30L13 50L4 34H-4L-13 50L-17 30Q-32 22-29-6Z"),
    ink("M-8 16Q0 12 8 16", 2.6),
    shape(GOLD, "M-19 32L-8 34L-10 41L-17 40ZM19 32L8 34L10 41L17 40Z", 2),
    nose(BROWN, 0),
    shape(GOLD, disc(-28, -2, 3.6), 2),
  ],
  cloud: [
    clothes("#d4699a"),
    shape("#4d2f22", "M-30 16Q-50 18-50-2Q-58-14-47-26Q-50-46-30-48Q-24-64-6-58Q8-68 20-57Q40-58 42-40Q56-32 50-16Q58 2 44 10Q40 20 28 16Z"),
    stroke("#77492f", "M-36-30Q-30-38-22-36M8-46Q16-50 22-44M-42-6Q-40-14-34-14", 2.6),
    shape(DARK, "M-23-16Q0-28 23-16V8Q22 27 0 28Q-22 27-23 8Z"),
    ...eyes(-4),
    ink("M-17-14Q-11-17-6-14M17-14Q11-17 6-14", 2.4),
    ink("M-9 16Q0 24 9 16"),
    nose(DARK, 3),
    shape("#ff9cc4", disc(29, -43, 6) + disc(40, -36, 6) + disc(36, -24, 6) + disc(23, -24, 6) + disc(19, -36, 6), 2.2),
    shape(GOLD, disc(29.5, -33, 5), 2),
  ],
  horns: [
    clothes("#7c3322"),
    shape("#f3e6c4", "M-28-34Q-44-34-46-66Q-64-34-46-20Q-38-13-27-18ZM28-34Q44-34 46-66Q64-34 46-20Q38-13 27-18Z"),
    shape(ROSY, FACE),
    ...eyes(-6),
    shape("#e5b53f", "M-29-8Q-20 4-10 6Q0 2 10 6Q20 4 29-8Q31 18 14 28Q10 38 0 50Q-10 38-14 28Q-31 18-29-8Z"),
    ink("M-14 14L0 24L14 14M-9 27L0 33L9 27", 2.2),
    shape(paint("metal"), "M-7 34H7V41H-7Z", 2),
    nose(ROSY, 1),
    shape("#93a1aa", "M-32-14Q-34-54 0-56Q34-54 32-14Q16-22 0-22Q-16-22-32-14Z"),
    shape("#ced8dd", "M-5-56H5V-20L0-8L-5-20Z", 2.4),
    flat("ink", disc(-20, -24, 2.2) + disc(20, -24, 2.2)),
    stroke("#ced8dd", "M-24-34Q-21-45-14-49", 3),
  ],
  brim: [
    shape("#33221a", "M-30-24Q-40 20-33 34Q-18 22-18-10H18Q18 22 33 34Q40 20 30-24Z"),
    clothes("#7c8a2c"),
    shape("#33221a", "M-30-20Q-36 16-30 33L-20 26L-22-8ZM30-20Q36 16 30 33L20 26L22-8Z", 2),
    shape(PALE, FACE),
    ink("M-16-5Q-10-10-5-5M16-5Q10-10 5-5", 3),
    flat("ink", disc(-10, -4, 2.6) + disc(10, -4, 2.6)),
    spot("#ef9c80", disc(-15, 7, 4.4) + disc(15, 7, 4.4)),
    ink("M-7 15Q0 20 7 15"),
    nose(PALE, 2),
    shape("#e5c85a", "M-25-26Q-22-60 0-60Q22-60 25-26Z"),
    shape("#a5791f", "M-25-34Q0-28 25-34L26-25Q0-19-26-25Z", 2.2),
    shape("#efd671", "M-55-13Q-36-30 0-27Q36-30 55-13Q28-16 0-17Q-28-16-55-13Z"),
  ],
};
