// What the signs at a seat mean, in words.
import { isSaboteur } from "../table/game";
import type { TableModel } from "../table/model.svelte";
import { roleName, toolName } from "../words/tell";
import { nameIn } from "../words/tell-reader";
import { listed, t } from "../words/words.svelte";

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

function gameFacts({ view, seat: me }: TableModel, seat: number): string[] {
  if (!view) return [];
  const told = [t("seats-cards", { count: view.hand_sizes[seat] ?? 0 })];
  if (isSaboteur(view)) {
    told.push(view.nuggets ? t("seats-nuggets", { count: view.nuggets[seat] ?? 0 }) : t("seats-gold", { count: view.gold_counts[seat] ?? 0 }));
    const broken = view.broken[seat] ?? [];
    if (broken.length > 0) told.push(t("play-broken", { tools: listed(broken.map(toolName)) }));
  } else {
    told.push(t("seats-points", { points: view.points[seat] ?? 0, most: view.points_to_win }));
    if (view.drinkers.includes(seat)) told.push(t("gob-drinker"));
    if (view.passed.includes(seat)) told.push(t("gob-passed-mark"));
  }
  const role = view.roles[seat];
  if (role && seat !== me) told.push(roleName(role));
  return told;
}
