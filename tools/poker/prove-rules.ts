import {
  ALL_ROUNDS,
  bestHold,
  type Hand,
  hands,
  holdValue,
  houseHold,
  pays,
} from '@ikka/jacks-or-better/rules';
import { createHoldTables, FULL, type HoldTables, KINDS, MEASURE, sizeOf, weights } from './hold-tables.ts';
import { classSize } from './suit-classes.ts';

type Counts = Record<Hand, number>;

/** What every deal and every hold come to, by inclusion and exclusion. */
export interface Figures {
  /** How many of the 2,598,960 deals are each hand. */
  readonly deals: Counts;
  readonly classes: number;
  /** Of all rounds, in the measure of the sheet, how many end in each hand when the best is held, and when the player left. */
  readonly best: Counts;
  readonly left: Counts;
  /** Over all deals the squares of what their best hold is worth, in the measure of a hold. */
  readonly squares: bigint;
  /** Holds in which the rules count otherwise than the tables, and hands for which they hold something that returns less. */
  readonly faults: number;
}

const emptyCounts = () => Object.fromEntries(hands.map((hand) => [hand, 0])) as Counts;
const placesOf = (mask: number) => [0, 1, 2, 3, 4].filter((place) => ((mask >> place) & 1) === 1);
const maskOf = (hold: readonly number[]) => hold.reduce((mask, place) => mask | (1 << place), 0);

/** Holds all deals by all 32 holds against the rules, each class of suits once. Takes some minutes of a processor. */
export function proveRules(): Figures {
  const tables = createHoldTables();
  const [deals, best, left] = [emptyCounts(), emptyCounts(), emptyCounts()];
  let [classes, faults, squares] = [0, 0, 0n];
  tables.eachHand((cards, subsets, index) => {
    const size = classSize(cards);
    if (size === 0) return;
    classes += 1;
    const dealt = [...cards];
    const hand = hands[tables.kinds[index] as number] as Hand;
    deals[hand] += size;
    const [held, heldLeft] = [bestHold(dealt), houseHold(dealt)];
    const values = valuesOf(tables, dealt, subsets, hand);
    faults += values.faults + Number(held.value !== values.most) + Number(heldLeft.value !== values.mostSafe);
    squares += BigInt(size) * BigInt(values.most) ** 2n;
    add(best, tables, subsets, maskOf(held.hold), size);
    add(left, tables, subsets, maskOf(heldLeft.hold), size);
  });
  return { deals, classes, best, left, squares, faults };
}

function add(to: Counts, tables: HoldTables, subsets: Int32Array, mask: number, size: number): void {
  const weight = size * (weights[sizeOf[mask] as number] as number);
  for (const [kind, hand] of hands.entries()) to[hand] += tables.countOf(subsets, mask, kind) * weight;
}

/** Of one deal: the most that a hold returns, that one does which cannot lose, and how often the rules count otherwise than the tables. */
function valuesOf(tables: HoldTables, dealt: readonly number[], subsets: Int32Array, dealtHand: Hand) {
  const paid = new Float64Array(FULL + 1);
  tables.paidBy(subsets, paid);
  let [faults, most, mostSafe] = [0, 0, 0];
  for (let mask = 0; mask <= FULL; mask += 1) {
    const { counts, value } = holdValue(dealt, placesOf(mask));
    const expected = (paid[mask] as number) * (weights[sizeOf[mask] as number] as number);
    let isSafe = true;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const hand = hands[kind] as Hand;
      const count = tables.countOf(subsets, mask, kind);
      if (counts[hand] !== count) faults += 1;
      if (count > 0 && pays[hand] < pays[dealtHand]) isSafe = false;
    }
    if (value !== expected) faults += 1;
    most = Math.max(most, expected);
    if (isSafe) mostSafe = Math.max(mostSafe, expected);
  }
  return { faults, most, mostSafe };
}

/** What hands pay together, in the measure of `ALL_ROUNDS`. */
export const paidFor = (counts: Readonly<Counts>): bigint =>
  hands.reduce((sum, hand) => sum + BigInt(counts[hand]) * BigInt(pays[hand]), 0n);

/** All rounds are all deals by the measure of a hold. */
export const isWhole = (counts: Readonly<Counts>): boolean =>
  hands.reduce((sum, hand) => sum + counts[hand], 0) === ALL_ROUNDS && ALL_ROUNDS === 2_598_960 * MEASURE;
