// What this device stores about a game that is over.
import type { StoredSummary } from "../../../platform/storage/finishedGames";
import type { GameSummary, PublicTable } from "../../../wire/table";

export function mineOf(ending: GameSummary, table: PublicTable, seat: number, when: number): StoredSummary {
  return {
    when,
    edition: table.edition,
    extends: table.extends,
    names: table.seats.flatMap(({ name }, number) => (number === seat || name === null ? [] : [name])),
    score: ending.scores[seat] ?? 0,
    won: ending.winners.includes(seat),
    rounds: ending.rounds.map((round, number) => {
      const side = round.sides[seat] ?? "";
      const talk = ending.talk[number];
      return { side, won: round.winner === side, unmasked: talk?.unmasked.includes(seat) ?? false, believed: talk?.believed[seat] ?? 0 };
    }),
  };
}
