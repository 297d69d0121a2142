// The avatar of each seat: its face, whether a bot has it, whether its person is away.
import { type FaceId, FACES, type Folk, isFace } from "../art/faces/faceIds";
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

/** All that is drawn of a seat: see art/faces/FaceWithStatus.svelte. */
export function avatarOf(model: TableModel, seat: number): { folk: Folk; face: FaceId; bot: boolean; away: boolean } {
  const held = model.table?.seats[seat];
  return { folk: model.game.pictures.folk, face: faceOf(model.table, seat), bot: !!held?.bot, away: isAway(model, seat) };
}
