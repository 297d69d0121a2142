// Applies the server's difference to the last view; `wire/view_diff.py` computes it.
import type { ViewDiff } from "../wire/table";

type Fields = Record<string, unknown>;

export function applyViewDiff(view: unknown, { set, splice }: ViewDiff): unknown {
  const before = view as Fields;
  const after = { ...before, ...set };
  for (const [name, [at, gone, items]] of Object.entries(splice)) after[name] = spliced(before[name] as unknown[], at, gone, items);
  return after;
}

const spliced = (list: unknown[], at: number, gone: number, items: unknown[]): unknown[] => [...list.slice(0, at), ...items, ...list.slice(at + gone)];
