// A table model fed by hand, and views reduced to what a test is about.
import type { AnyEvent, AnyMove, AnyView } from "../../src/games/anyGame";
import { TableModel, type News } from "../../src/model/tableModel.svelte";
import type { PublicTable } from "../../src/wire/table";
import type * as Gobblings from "../../src/wire/gobblings";
import type * as Saboteur from "../../src/wire/saboteur";

export class FakeTable extends TableModel {
  play(_move: AnyMove): void {}
  say(): void {}
  claim(): void {}
  react(): void {}

  happen(news: Partial<News>): void {
    const whole = newsOf(news.events ?? [], news);
    if (whole.after) this.view = whole.after;
    this.announce(whole);
  }
}

export function newsOf(events: AnyEvent[], more: Partial<News> = {}): News {
  return { what: { change: "moved", seat: 1, by: "person" }, before: saboteur(), after: saboteur(), ...more, events };
}

export function saboteur(more: Partial<Saboteur.View> = {}): AnyView {
  const view: Partial<Saboteur.View> = {
    game: "saboteur", seats: 3, seat: 0, round: 1, rounds: 3, phase: "play", to_act: 1, role_cards: {}, roles: [null, null, null], hand: [], hand_sizes: [6, 6, 6], broken: [[], [], []], gold: [], gold_counts: [0, 0, 0], board: [], legal: [],
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: null, tile: null })),
    ...more,
  };
  return view as Saboteur.View;
}

export function gobblings(more: Partial<Gobblings.View> = {}): AnyView {
  const view: Partial<Gobblings.View> = { game: "gobblings", seats: 3, seat: 0, phase: "play", races: {}, roles: [null, null, null], race_of: {}, hand: [], hand_sizes: [3, 3, 3], drinkers: [], passed: [], points: [0, 0, 0], board: [], legal: [], goals: [], ...more };
  return view as Gobblings.View;
}

export function tableOf(names: readonly (string | null)[], more: Partial<PublicTable> = {}): PublicTable {
  return {
    code: "BCD234", game: "saboteur", edition: "saboteur-en", extends: "saboteur-en", changes: [], options: [], lang: "en",
    seats: names.map((name) => ({ name, bot: null, ready: true, muted: false, face: null, next: null, temper: null })),
    host: 0, stage: "playing", games: 1, locked: false, chat: true, bot_talk: true, paused: false, turn_seconds: null,
    pace: "normal", level: null, summary: null, seal: null, listed: false, asked: null, ...more,
  };
}

/** Without the marks that keep names of the other direction apart. */
export function plain(text: string | null | undefined): string {
  return (text ?? "").replace(/[\u2066-\u2069]/g, "");
}
