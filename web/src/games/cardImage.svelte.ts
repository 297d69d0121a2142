// Card images: each card is rendered to a data URL once, because a replay shows another hand with every step.
import { mount, unmount, untrack } from "svelte";

import { viewBox } from "../art/sizes";
import { isDark } from "../platform/theme.svelte";
import type { Game } from "./game";
import type { AnyFace } from "./anyGame";

const COLOUR = /var\((--art-[a-z-]+)\)/g;
const BOTH = /^light-dark\(([^,]+),([^)]+)\)$/;
/** What a component leaves behind for itself. */
const REMARK = /<!--.*?-->/g;
const SVG = "http://www.w3.org/2000/svg";

/** Held, so that a browser keeps what it has drawn. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a face is always drawn alike
const made = new Map<string, HTMLImageElement>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- colours are never changed
const colours = new Map<string, string>();

/** The picture of a card as an address, in the colours of the page by day or by night. */
export function cardPicture(game: Game, face: AnyFace): string {
  const night = isDark();
  const key = `${game.name} ${night} ${JSON.stringify(face)}`;
  let picture = made.get(key);
  if (picture === undefined) {
    picture = new Image();
    picture.src = `data:image/svg+xml,${written(untrack(() => drawing(game, face, night)))}`;
    made.set(key, picture);
  }
  return picture.src;
}

/** As short as an address may be: it is read again with every step. */
function written(svg: string): string {
  return svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent);
}

/** As the game itself draws it. */
function drawing(game: Game, face: AnyFace, night: boolean): string {
  const target = document.createElementNS(SVG, "svg");
  const drawn = mount(game.pictures.Face, { target, props: { face } });
  const shapes = target.innerHTML.replaceAll(REMARK, "");
  void unmount(drawn);
  const { width, height } = game.size;
  const box = `xmlns="${SVG}" viewBox="${viewBox(game.size)}" width="${width}" height="${height}"`;
  return `<svg ${box}>${shapes.replaceAll(COLOUR, (_, name: string) => colourOf(name, night))}</svg>`;
}

/** A colour of art.css, which does not reach into a picture. */
function colourOf(name: string, night: boolean): string {
  const key = `${name} ${night}`;
  let colour = colours.get(key);
  if (colour === undefined) {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const both = BOTH.exec(value);
    colour = both?.[night ? 2 : 1]?.trim() ?? value;
    colours.set(key, colour);
  }
  return colour;
}
