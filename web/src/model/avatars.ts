// The face of each seat.
import { type FaceId, FACES, type Folk, isFace } from "../art/faces/faceIds";
import { saveSetting, readSetting } from "../platform/storage/settings";
import type { PublicTable } from "../wire/table";
import type { TableModel } from "./tableModel.svelte";

/** The face of a seat; a table that gives none has them in their order. No two seats have the same. */
export function faceOf(table: PublicTable | null, seat: number): FaceId {
  const given = table?.seats.map((held) => held.face) ?? FACES.map(() => null);
  const own = given[seat];
  if (isFace(own)) return own;
  const taken = new Set(given.filter(isFace));
  const free = FACES.filter((face) => !taken.has(face));
  const place = given.slice(0, seat).filter((face) => !isFace(face)).length;
  return free[place % free.length] ?? FACES[seat % FACES.length] ?? "helm";
}

/** Whether a person has this seat whose devices are all gone. */
export function isAway({ table, here }: TableModel, seat: number): boolean {
  const held = table?.seats[seat];
  return !!held && held.name !== null && held.bot === null && here?.devices[seat] === 0;
}

/** All that a portrait needs to know. */
export function portraitOf(model: TableModel, seat: number): { folk: Folk; face: FaceId; bot: boolean; away: boolean } {
  const held = model.table?.seats[seat];
  return { folk: model.game.pictures.folk, face: faceOf(model.table, seat), bot: !!held?.bot, away: isAway(model, seat) };
}

/** The face somebody likes to have, on this device; whether it is free is for each table to say. */
export function savedFace(): FaceId | null {
  const name = readSetting("face");
  return isFace(name) ? name : null;
}

export function saveFace(face: FaceId): void {
  saveSetting("face", face);
}
