// What can be claimed with one or a few taps, true or not, in the reader's words.
import type { AnyView, GameName } from "../table/game";
import { foundName } from "../words/tell";
import { nameIn } from "../words/tell-reader";
import { t } from "../words/words.svelte";
import type { Claim } from "../wire/table";

/** A chip: it says something at once, or asks one thing more. */
export type Chip = { text: string; claim: Claim } | { text: string; then: Chip[] };

const SIMPLE = ["honest", "mend-me", "no-way", "sorry", "well-played"] as const;
const FINDS = { saboteur: ["treasure", "stone"], gobblings: ["gold", "dragon", "dynamite"] } as const;

export function chips(game: GameName, view: AnyView, me: number, names: readonly string[]): Chip[] {
  const goals = view.goals.map((_, goal) => goal);
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const toGoals = (then: (goal: number, text: string) => Chip): Chip[] =>
    goals.map((goal) => then(goal, t("talk-goal", { goal: goal + 1 })));
  const toSeats = (kind: "suspect" | "trust" | "thanks"): Chip => ({
    text: t(`talk-claim-${kind}`),
    then: others.map((seat) => ({ text: nameIn(names, seat), claim: { claim: kind, seat } })),
  });

  const looked = toGoals((goal, text) => ({
    text,
    then: FINDS[game].map((found) => ({ text: findText(game, found), claim: { claim: "looked", goal, found } })),
  }));
  return [
    { text: t("talk-claim-looked"), then: looked },
    { text: t("talk-claim-look-at"), then: toGoals((goal, text) => ({ text, claim: { claim: "look-at", goal } })) },
    ...(["suspect", "trust", "thanks"] as const).map(toSeats),
    ...SIMPLE.filter((kind) => kind !== "mend-me" || game === "saboteur").map(
      (kind): Chip => ({ text: t(`talk-claim-${kind}`), claim: { claim: kind } }),
    ),
  ];
}

function findText(game: GameName, found: (typeof FINDS)[GameName][number]): string {
  return foundName(game, found === "stone" ? "stone-a" : found);
}
