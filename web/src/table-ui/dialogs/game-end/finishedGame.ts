// What this device stores about a game that is over.
import type { GameSummary } from "../../../platform/storage/finishedGames";
import type { Ending, TableShown } from "../../../wire/table";

export function mineOf(ending: Ending, table: TableShown, seat: number, when: number): GameSummary {
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
