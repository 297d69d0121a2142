// What the signs at a seat mean, in words.
import { phaseInfo } from "../../games";
import type { PhaseInfo } from "../../games/game";
import type { AnyRole } from "../../games/anyGame";
import { isAway } from "../../model/seatAvatars";
import type { TableModel } from "../../model/tableModel.svelte";
import { playerName, roleName } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";

/** When all roles lie open. */
const OPEN: readonly PhaseInfo["stage"][] = ["share", "over"];

export function seatFacts(model: TableModel, seat: number): string[] {
  return [...sitterFacts(model, seat), ...gameFacts(model, seat)];
}

/** The role that stands at a seat: the reader's own is nobody's business until all lie open. */
export function shownRole({ view, stage, seat: me }: TableModel, seat: number): AnyRole | null {
  const isTurned = !!stage?.ended && (stage.turned.includes(seat) || stage.is === "share" || stage.is === "summary");
  if (!view || (seat === me && !isTurned && !OPEN.includes(phaseInfo(view).stage))) return null;
  return view.roles[seat] ?? null;
}

function sitterFacts(model: TableModel, seat: number): string[] {
  const { table, here } = model;
  const held = table?.seats[seat];
  const devices = here?.devices[seat] ?? 0;
  const told: string[] = [];
  if (held?.bot) told.push(t("seats-bot"));
  if (held?.temper) told.push(t(`temper-${held.temper}`));
  if (table?.host === seat) told.push(t("seats-host"));
  if (isAway(model, seat)) told.push(t("seats-away"));
  if (devices > 1) told.push(t("join-devices", { count: devices, name: playerName(model.names, seat) }));
  if (held?.muted) told.push(t("seats-muted"));
  return told;
}

function gameFacts(model: TableModel, seat: number): string[] {
  const { game, view } = model;
  if (!view) return [];
  const told = [t("seats-cards", { count: view.hand_sizes[seat] ?? 0 }), ...game.words.seat(view, seat)];
  const role = shownRole(model, seat);
  if (role) told.push(roleName(role));
  return told;
}
