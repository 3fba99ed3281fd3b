/** The 24 ways to give the suits other names. */
const renamings = permutations([0, 1, 2, 3]);

function permutations(things: readonly number[]): readonly (readonly number[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Of hands that differ in the names of their suits alone, one stands for all: for that one, how many they are; 0 for the others.
 * `cards` rise, as places in the deck.
 */
export function classSize(cards: ArrayLike<number>): number {
  if (!isPlain(cards)) return 0;
  const own = keyOf(Array.from(cards));
  const seen = new Set<number>();
  for (const names of renamings) {
    const key = keyOf(Array.from(cards, (card) => (card & ~3) | (names[card & 3] as number)));
    if (key < own) return 0;
    seen.add(key);
  }
  return seen.size;
}

/** Whether its suits come in their order: the hand that stands for its class does so, and few others. */
function isPlain(cards: ArrayLike<number>): boolean {
  let next = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const suit = (cards[at] as number) & 3;
    if (suit > next) return false;
    if (suit === next) next += 1;
  }
  return true;
}

const keyOf = (cards: number[]): number =>
  cards.sort((a, b) => a - b).reduce((key, card) => key * 52 + card, 0);
