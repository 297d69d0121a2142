// Face images: each face is rendered to a data URL once, because a long log shows hundreds of them.
import type { Layer } from "../pathLayers";
import { facesOf } from "./loadFaces.svelte";
import { BOX, type FaceId, type Folk, RADIUS, TONES } from "./faceIds";

const [LEFT, TOP, WIDTH, HEIGHT] = BOX.split(" ");
const INK = "#2a1810";
/** Where the colours of the page do not reach, so small that their darker twins would not be seen. */
const COLOUR = /var\((--art-[a-z-]+)\)/g;
const made = new Map<string, string>();

/** The picture as an address; null until the drawings are here. */
export function pictureOf(folk: Folk, face: FaceId): string | null {
  const layers = facesOf(folk)?.[face];
  if (!layers) return null;
  const key = `${folk} ${face}`;
  let address = made.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(drawing(layers, face))}`;
    made.set(key, address);
  }
  return address;
}

function drawing(layers: readonly Layer[], face: FaceId): string {
  const { ring, ground } = TONES[face];
  const paths = layers.map(({ d, fill, stroke, width }) => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`);
  const disc = `<circle r="${RADIUS}" fill="${ring}" stroke="${INK}" stroke-width="3"/><circle r="${RADIUS - 5}" fill="${ground}"/>`;
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg ${box} stroke-linejoin="round" stroke-linecap="round">${disc}${paths.join("").replace(COLOUR, (_, name: string) => byDay(name))}</svg>`;
}

/** A colour of art.css, as it is by day. */
function byDay(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return /^light-dark\(([^,]+),/.exec(value)?.[1] ?? (value || INK);
}
