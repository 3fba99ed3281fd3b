import { type Fraction, multiplyByFraction } from '@ikka/money';
import type { ShapeCode } from '../boards/shapes.ts';
import { greatestOf } from '../exact/greatest.ts';
import { oddsRate } from '../odds/odds.ts';
import { type OddsRow, opensByOperator } from '../odds/odds-sheet.ts';
import { returnOfSelection, returnsOf } from '../odds/returns.ts';
import { type Play, unitsOf, type Wins } from '../plays/play.ts';
import type { Selection } from '../selections/grammar.ts';
import { stakeOf } from './unit-price.ts';

/** A line of a slip as it is accepted: its odds are locked. */
export interface Line<Code extends ShapeCode = ShapeCode> {
  readonly play: Play<Code>;
  readonly selection: Selection;
  readonly odds: OddsRow<Code>;
  /** What one unit costs, in smallest units of the currency. */
  readonly unitPrice: Fraction;
}

/** What a line is accepted by. */
export interface LineQuote {
  readonly units: number;
  /** In smallest units; null where a line of these units cannot be charged exactly. */
  readonly stake: bigint | null;
  readonly greatestPayout: bigint;
  /** Some of it returns so little that an operator must have opened it. */
  readonly opensByOperator: boolean;
}

/** Joins a line. Odds of another shape are a bug that the compiler sees; what slips through a cast throws here. */
export function lineOf<Code extends ShapeCode>(
  play: Play<Code>,
  odds: OddsRow<NoInfer<Code>>,
  bet: { readonly selection: Selection; readonly unitPrice: Fraction },
): Line<Code> {
  if (play.shape !== odds.shape) throw new RangeError(`odds of ${odds.shape} for a play on ${play.shape}`);
  return { play, odds, ...bet };
}

export function quoteLine(line: Line): LineQuote {
  const { play, selection, odds, unitPrice } = line;
  const units = unitsOf(play, selection);
  const counts = play.count(selection);
  return {
    units,
    stake: stakeOf(units, unitPrice),
    greatestPayout: greatestPayout(line),
    opensByOperator: returnsOf(play, odds).some(
      ({ kind, returned }) => (counts[kind] ?? 0) > 0 && opensByOperator(returned),
    ),
  };
}

/** What a line returns of one unit of stake on the average of all draws, exactly. */
export const returnOf = ({ play, selection, odds }: Line): Fraction =>
  returnOfSelection(play, selection, odds);

/** [LT13] What a line pays at most: the best of the results that its play can have. */
export const greatestPayout = (line: Line): bigint =>
  greatestOf(line.play.peaks(line.selection).map((wins) => payoutOf(line, wins)));

/** [LT13] What a line pays for its wins: exactly, and rounded down once; less than a smallest unit stays with the house. */
export function payoutOf({ odds, unitPrice }: Pick<Line, 'odds' | 'unitPrice'>, wins: Wins): bigint {
  let myriads = 0n;
  for (const [tier, times] of Object.entries(wins)) myriads += BigInt(times) * (odds.tiers[tier] ?? 0n);
  const { numerator, denominator } = oddsRate(myriads);
  const rate = { numerator, denominator: denominator * unitPrice.denominator };
  return multiplyByFraction(unitPrice.numerator, rate, 'down');
}
