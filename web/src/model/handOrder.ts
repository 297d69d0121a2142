// Stable order of the hand: a new card takes the place of the one that was played.

export function stableHandOrder(before: readonly number[], hand: readonly number[]): number[] {
  const fresh = hand.filter((card) => !before.includes(card));
  const kept = before.flatMap((card) => (hand.includes(card) ? [card] : fresh.splice(0, 1)));
  return [...kept, ...fresh];
}
