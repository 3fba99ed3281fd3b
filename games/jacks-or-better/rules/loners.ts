/** Ways to `count` cards of different ranks beside the rank `a`, or to one beside `a` and `b`, with what is held of others among them. */
export type Loners = (count: number, a: number, b?: number) => number;

/**
 * Counts the cards that stand beside a pair, a triple or four of a kind. `held` and `left` say for each rank how many cards are
 * held, and how many can be drawn. At most three are asked for, beside two ranks at most one.
 */
export function createLoners(held: readonly number[], left: readonly number[]): Loners {
  let [singles, groups] = [0, 0];
  /** Ways to choose one, two or three of the ranks of which nothing is held, and a card of each. */
  let [one, two, three] = [0, 0, 0];
  for (let rank = 0; rank < held.length; rank += 1) {
    const count = held[rank] as number;
    const cards = left[rank] as number;
    if (count === 1) singles += 1;
    else if (count > 1) groups += 1;
    else [one, two, three] = [one + cards, two + one * cards, three + two * cards];
  }

  return (count, a, b) => {
    const heldA = held[a] as number;
    const heldB = b === undefined ? 0 : (held[b] as number);
    const others = groups - Number(heldA > 1) - Number(heldB > 1);
    const wanted = count - singles + Number(heldA === 1) + Number(heldB === 1);
    if (others > 0 || wanted < 0) return 0;
    if (wanted === 0) return 1;
    // What the ranks themselves added to the ways is taken out again.
    const ownA = heldA === 0 ? (left[a] as number) : 0;
    const ownB = b === undefined || heldB > 0 ? 0 : (left[b] as number);
    if (wanted === 1) return one - ownA - ownB;
    const twoBeside = two - ownA * (one - ownA);
    return wanted === 2 ? twoBeside : three - ownA * twoBeside;
  };
}
