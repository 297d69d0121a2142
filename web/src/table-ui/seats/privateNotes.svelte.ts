// Private notes about seats (trust, unsure, suspect): kept on this device for one game, and never sent.
import { saveSetting, readSetting } from "../../platform/storage/settings";
import type { TableModel } from "../../model/tableModel.svelte";

export const NOTES = ["trust", "unsure", "suspect"] as const;
export type PrivateNote = (typeof NOTES)[number];

type Marks = Readonly<Record<string, PrivateNote>>;
/** By table and game, the newest last. */
type Kept = readonly (readonly [string, Marks])[];

/** Older games are over, or nobody remembers whom they suspected there. */
const MOST = 6;

let kept = $state.raw<Kept>(read());

export function noteOn(model: TableModel, seat: number): PrivateNote | null {
  return marksOf(keyOf(model))[seat] ?? null;
}

export function setNote(model: TableModel, seat: number, mark: PrivateNote | null): void {
  const key = keyOf(model);
  const marks = Object.fromEntries(Object.entries(marksOf(key)).filter(([other]) => other !== String(seat)));
  if (mark !== null) marks[seat] = mark;
  const others = kept.filter(([other]) => other !== key);
  kept = (Object.keys(marks).length === 0 ? others : [...others, [key, marks] as const]).slice(-MOST);
  saveSetting("marks", JSON.stringify(kept));
}

/** None, trust, unsure, suspect, and again none. */
export function nextNote(mark: PrivateNote | null): PrivateNote | null {
  return NOTES[mark === null ? 0 : NOTES.indexOf(mark) + 1] ?? null;
}

/** For tests: what the device kept. */
export function reloadNotes(): void {
  kept = read();
}

function keyOf({ code, table }: TableModel): string {
  return `${code}:${table?.games ?? 0}`;
}

function marksOf(key: string): Marks {
  return kept.find(([other]) => other === key)?.[1] ?? {};
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(readSetting("marks") ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, Marks] {
  if (!Array.isArray(value)) return false;
  const [key, marks] = value as unknown[];
  if (typeof key !== "string" || typeof marks !== "object" || marks === null) return false;
  return Object.values(marks).every((mark) => NOTES.some((known) => known === mark));
}
