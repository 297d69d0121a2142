// Claims offered as chips, true or not, in the reader's language.
import { gameOf } from "../../games";
import type { AnyView } from "../../games/anyGame";
import { playerName } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";
import type { Claim } from "../../wire/table";

/** A chip: it says something at once, or asks one thing more. */
export type ClaimChip = { text: string; claim: Claim } | { text: string; then: ClaimChip[] };

export function claimChips(view: AnyView, me: number, names: readonly string[]): ClaimChip[] {
  const { finds, claims } = gameOf(view);
  const goals = view.goals.map((_, goal) => goal);
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const toGoals = (then: (goal: number, text: string) => ClaimChip): ClaimChip[] =>
    goals.map((goal) => then(goal, t("talk-goal", { goal: goal + 1 })));
  const toSeats = (kind: "suspect" | "trust" | "thanks"): ClaimChip => ({
    text: t(`talk-claim-${kind}`),
    then: others.map((seat) => ({ text: playerName(names, seat), claim: { claim: kind, seat } })),
  });

  const looked = toGoals((goal, text) => ({
    text,
    then: finds.map((found) => ({ text: t(`found-${found}`), claim: { claim: "looked", goal, found } })),
  }));
  return [
    { text: t("talk-claim-looked"), then: looked },
    { text: t("talk-claim-look-at"), then: toGoals((goal, text) => ({ text, claim: { claim: "look-at", goal } })) },
    ...(["suspect", "trust", "thanks"] as const).map(toSeats),
    ...claims.map((kind): ClaimChip => ({ text: t(`talk-claim-${kind}`), claim: { claim: kind } })),
  ];
}
