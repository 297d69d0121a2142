// What the signs at a seat mean, in words.
import { momentOf } from "../games";
import type { TableModel } from "../table/model.svelte";
import { nameIn, roleName } from "../words/tell-reader";
import { t } from "../words/words.svelte";

export function factsOf(model: TableModel, seat: number): string[] {
  return [...sitterFacts(model, seat), ...gameFacts(model, seat)];
}

/** Whether a person has this seat whose devices are all gone. */
export function isAway({ table, here }: TableModel, seat: number): boolean {
  const held = table?.seats[seat];
  return !!held && held.name !== null && held.bot === null && here?.devices[seat] === 0;
}

function sitterFacts(model: TableModel, seat: number): string[] {
  const { table, here } = model;
  const held = table?.seats[seat];
  const devices = here?.devices[seat] ?? 0;
  const told: string[] = [];
  if (held?.bot) told.push(t("seats-bot"));
  if (table?.host === seat) told.push(t("seats-host"));
  if (isAway(model, seat)) told.push(t("seats-away"));
  if (devices > 1) told.push(t("join-devices", { count: devices, name: nameIn(model.names, seat) }));
  if (held?.muted) told.push(t("seats-muted"));
  return told;
}

function gameFacts({ game, view, stage, seat: me }: TableModel, seat: number): string[] {
  if (!view) return [];
  const isOpen = ["share", "over"].includes(momentOf(view).stage) || !!stage?.turned.includes(seat);
  const told = [t("seats-cards", { count: view.hand_sizes[seat] ?? 0 }), ...game.words.seat(view, seat)];
  const role = view.roles[seat];
  if (role && (seat !== me || isOpen)) told.push(roleName(role));
  return told;
}
