// Exports the page's drawings as data for the server's link previews; runs when the page is built.
import { dwarfs } from "../art/faces/dwarfs";
import { gnomes } from "../art/faces/gnomes";
import { FACES, type Faces, RADIUS, shape, spot, TONES } from "../art/faces/faceIds";
import { burst, disc, flat, type Layer, line, type Paint, solid } from "../art/pathLayers";
import { blockStones, draw, floorOutlines, plankLines, stoneLights, type Tile, wallLines } from "../art/tileShapes";
import { eye } from "../art/pictures/cardBacks";
import { finds } from "../art/pictures/goalContents";
import { ladder } from "../art/pictures/ladder";
import { mark, nugget } from "../art/pictures/nugget";
import { gougesOf } from "../art/rockTexture";
import { type Size, SQUARE, TALL } from "../art/sizes";
import { gnome, goblin } from "./gobblings/pictures/portraits";
import { SHAPES, things } from "./gobblings/pictures/things";
import { digger, saboteur } from "./saboteur/pictures/portraits";

const COLOUR = /^var\(--art-([a-z-]+)\)$/;

/** A picture on paper: each layer its path, fill, stroke and the stroke's width. */
export type Drawn = [string, string, string, number][];

function card(inset: number, { width, height }: Size, r: number): string {
  const [w, h] = [width - 2 * inset - 2 * r, height - 2 * inset - 2 * r];
  const round = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${inset + r} ${inset}h${w}${round(r, r)}v${h}${round(-r, r)}h${-w}${round(-r, -r)}v${-h}${round(r, -r)}Z`;
}

/** As `TileArt` draws it. */
function tile(size: Size, shown: Tile): Layer[] {
  const stones = blockStones(size, shown);
  const blocked = stones.length ? [solid("stone", draw(stones, true), 3), flat("stone-light", draw(stoneLights(stones), true))] : [];
  return [
    solid("rock", card(0.75, size, 5), 0),
    flat("rock-light", gougesOf(size)),
    line("rock-edge", card(0.75, size, 5), 1.5),
    flat("floor-shade", draw(floorOutlines(size, shown), true)),
    flat("floor", draw(floorOutlines(size, shown, 13), true)),
    line("plank", draw(plankLines(size, shown)), 4.5),
    line("ink", draw(wallLines(size, shown)), 4),
    ...blocked,
  ];
}

/** As `CardBackBase` draws the ground of goals. */
const back = (size: Size): Layer[] => [
  solid("night", card(1.5, size, 6), 3),
  line("night-light", `M12 50L50 12L${size.width - 12} 50M12 ${size.height - 50}L50 ${size.height - 12}L${size.width - 12} ${size.height - 50}`, 4),
  line("gold", card(7.5, size, 3), 2.6),
];

const tiles = (name: string, size: Size): [string, Layer[]][] =>
  Array.from({ length: 15 }, (_, number) => number + 1).flatMap((sides) => [
    [`${name} ${sides}`, tile(size, [sides, true])],
    [`${name} -${sides}`, tile(size, [sides, false])],
  ]);

const faces = (folk: string, drawn: Faces): [string, Layer[]][] =>
  FACES.map((face) => [
    `${folk} ${face}`,
    [shape(TONES[face].ring, disc(0, 0, RADIUS), 3), spot(TONES[face].ground, disc(0, 0, RADIUS - 5)), ...drawn[face]],
  ]);

/** As `DoorArt` draws it, across a passage from north to south. */
const doors: Record<string, Layer[]> = {
  "door shut": [solid("wood-light", "M26 31H74V69H26Z", 3), line("ink", "M39 31V69M61 31V69", 2), solid("stone", "M17 30H30V70H17ZM70 30H83V70H70Z", 3)],
  "door open": [solid("wood-light", "M70 5H84V60H70Z", 3), line("ink", "M70 38H84M70 48H84", 2), solid("stone", "M17 34H30V66H17ZM70 56H84V68H70Z", 3)],
};

const pictures: Record<string, Layer[]> = {
  ...Object.fromEntries([...tiles("tall", TALL), ...tiles("square", SQUARE), ...faces("dwarfs", dwarfs), ...faces("gnomes", gnomes)]),
  ...finds,
  ...things,
  ...doors,
  ...Object.fromEntries(Object.entries(SHAPES).map(([colour, at]) => [`sign ${colour}`, [solid(colour as Paint, at(0, 0, 12), 3.2)]])),
  "back tall": back(TALL),
  "back square": back(SQUARE),
  "disc rich": [solid("gold-light", disc(0, 0, 32), 3)],
  "disc plain": [solid("paper", disc(0, 0, 26), 3)],
  eye,
  rays: [flat("gold-light", burst(0, 0, 20, 100, 46))],
  ladder,
  mark,
  nugget,
  digger,
  saboteur,
  gnome,
  goblin,
};

/** All pictures by their names, in the colours they have by day. */
export function drawings(styles: string): Record<string, Drawn> {
  const paints = new Map([...styles.matchAll(/--art-([a-z-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
  const byDay = (colour: string): string => {
    const name = COLOUR.exec(colour)?.[1];
    return name === undefined ? colour : (paints.get(name) ?? colour);
  };
  const written = (layers: readonly Layer[]): Drawn => layers.map(({ d, fill, stroke, width }) => [d, byDay(fill), byDay(stroke), width]);
  return Object.fromEntries(Object.entries(pictures).map(([name, layers]) => [name, written(layers)]));
}
