// Lazy loader of the face drawings: fetched when the first face is drawn.
import type { Faces, Folk } from "./faceIds";

const FILES: Readonly<Record<Folk, () => Promise<Faces>>> = {
  dwarfs: async () => (await import("./dwarfs")).dwarfs,
  gnomes: async () => (await import("./gnomes")).gnomes,
};

let drawn = $state.raw<Partial<Record<Folk, Faces>>>({});
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it
const asked = new Set<Folk>();

/** All faces of a folk; null until they are here, and for ever where they cannot be fetched. */
export function facesOf(folk: Folk): Faces | null {
  const here = drawn[folk];
  if (here) return here;
  if (!asked.has(folk)) {
    asked.add(folk);
    FILES[folk]()
      .then((faces) => (drawn = { ...drawn, [folk]: faces }))
      .catch(() => asked.delete(folk));
  }
  return null;
}
