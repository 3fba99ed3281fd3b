import { add, type Fraction, multiply, one, zero } from '@ikka/money';
import { sumsOfProducts } from './combinations.ts';
import { linesOf } from './systems.ts';

/** How much one slip may hold. */
export const slipLimits = { selectionsMost: 20, systemSelectionsMost: 8 } as const;

export interface SlipSelection {
  /** Selections of one match are related, and never in one line. */
  readonly fixture: string;
  readonly isBanker: boolean;
}

export type SlipFault =
  | { readonly fault: 'empty' }
  | { readonly fault: 'too_many'; readonly most: number }
  | { readonly fault: 'sizes' }
  | { readonly fault: 'related'; readonly fixture: string };

/**
 * Whether selections make a slip of these sizes: a single is one selection of size 1, a multiple all of them in one line, a system
 * several sizes. Bankers are in every line, and sizes count the others. Null where nothing is wrong.
 */
export function slipFault(selections: readonly SlipSelection[], sizes: readonly number[]): SlipFault | null {
  if (selections.length === 0) return { fault: 'empty' };
  const free = selections.filter(({ isBanker }) => !isBanker).length;
  const isOneLine = sizes.length === 1 && sizes[0] === free;
  const most = isOneLine ? slipLimits.selectionsMost : slipLimits.systemSelectionsMost;
  if (selections.length > most) return { fault: 'too_many', most };
  const isRising = sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0));
  if (sizes.length === 0 || !isRising || (sizes.at(-1) ?? 0) > free) return { fault: 'sizes' };
  const seen = new Set<string>();
  for (const { fixture } of selections) {
    if (seen.has(fixture)) return { fault: 'related', fixture };
    seen.add(fixture);
  }
  return null;
}

export interface Factor {
  /** What one unit on this selection returns, or is expected to. */
  readonly factor: Fraction;
  readonly isBanker: boolean;
  /** The same of its place, where the slip is each way: every line is there twice then. */
  readonly eachWay?: Fraction | undefined;
}

type Lined = { readonly isBanker: boolean; readonly eachWay?: unknown };
const isEachWay = (selections: readonly Lined[]): boolean =>
  selections.some(({ eachWay }) => eachWay !== undefined);

/** What a unit on each line returns, all lines together (SP7); each way, all lines to win and all on places (SP17). */
export function returnOfUnits(selections: readonly Factor[], sizes: readonly number[]): Fraction {
  const won = returnOfLines(selections, sizes);
  if (!isEachWay(selections)) return won;
  const places = selections.map(({ factor, isBanker, eachWay }) => ({ factor: eachWay ?? factor, isBanker }));
  return add(won, returnOfLines(places, sizes));
}

function returnOfLines(selections: readonly Factor[], sizes: readonly number[]): Fraction {
  const bankers = selections.filter(({ isBanker }) => isBanker);
  const sums = sumsOfProducts(selections.filter(({ isBanker }) => !isBanker).map(({ factor }) => factor));
  const lines = sizes.reduce((sum, size) => add(sum, sums[size] ?? zero), zero);
  return bankers.reduce((product, { factor }) => multiply(product, factor), lines);
}

/** The lines of a slip. */
export const lineCount = (selections: readonly Lined[], sizes: readonly number[]): number =>
  linesOf(selections.filter(({ isBanker }) => !isBanker).length, sizes) * (isEachWay(selections) ? 2 : 1);

/**
 * What a stake on all lines together returns in smallest units: each line has an equal share of it, and the sum is rounded down
 * once (SP4). `share`: what of it is paid.
 */
export function payoutOf(
  stake: bigint,
  selections: readonly Factor[],
  sizes: readonly number[],
  share: Fraction = one,
): bigint {
  const { numerator, denominator } = multiply(returnOfUnits(selections, sizes), share);
  return (stake * numerator) / (denominator * BigInt(lineCount(selections, sizes)));
}

/** The odds of a line that holds all selections. */
export const productOf = (factors: readonly Fraction[]): Fraction => factors.reduce(multiply, one);
