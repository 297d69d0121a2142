// Structural sharing: unchanged parts of a new view are the objects of the old one, so that components can compare by identity.

/** `now`, with all of it that was there `before` as it was there. */
export function shareStructure<Thing>(before: unknown, now: Thing): Thing {
  if (before === now || !isThing(before) || !isThing(now)) return now;
  if (Array.isArray(before) || Array.isArray(now)) {
    return Array.isArray(before) && Array.isArray(now) ? (sharedList(before, now) as Thing) : now;
  }
  const names = Object.keys(now);
  const found: Record<string, unknown> = {};
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    found[name] = shareStructure(before[name], now[name]);
    isSame &&= found[name] === before[name];
  }
  return (isSame ? before : found) as Thing;
}

/** A card more or less moves the others by one. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let moved = 0;
  const found = now.map((each, place) => {
    for (const away of [moved, moved - 1, moved + 1]) {
      const other = before[place + away];
      const same = shareStructure(other, each);
      if (same === other) {
        moved = away;
        return same;
      }
    }
    return shareStructure(before[place + moved], each);
  });
  return found.length === before.length && found.every((each, place) => each === before[place]) ? before : found;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
