import { type Fraction, fraction } from '@ikka/money';
import { expect } from 'vitest';
import type { Board } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import { add, multiply, zero } from '../exact/fractions.ts';
import { customaryRow } from '../odds/odds-sheet.ts';
import { playOf } from '../plays/index.ts';
import type { Play } from '../plays/play.ts';
import { selectFor } from '../plays/select.ts';
import type { Selection } from '../selections/grammar.ts';
import { greatestPayout, lineOf } from '../slip/line.ts';
import { settleLine } from '../slip/settle-line.ts';

/** Boards, each with how many equally likely draws it stands for. */
export type Weighed<Code extends ShapeCode> = Iterable<readonly [board: Board<Code>, draws: bigint]>;

/** A play and a selection of it, by code and text. Anything else is a mistake of the test. */
export function betOn<Code extends ShapeCode>(shape: Code, code: string, text: string) {
  const play = playOf(shape, code);
  if (play === undefined) throw new Error(`no play ${code} on ${shape}`);
  const read = selectFor(play, text);
  if (read.refusal !== undefined) throw new Error(`${code} ${text}: ${read.refusal}`);
  return { play, selection: read.selection };
}

/** How often each tier is won on the average, as the play's kinds and units say. */
export function saidMeans<Code extends ShapeCode>(
  play: Play<Code>,
  selection: Selection,
): Record<string, Fraction> {
  const counts = play.count(selection);
  const means: Record<string, Fraction> = {};
  for (const { code, means: ofKind } of play.kinds) {
    const units = fraction(BigInt(counts[code] ?? 0), 1n);
    for (const [tier, mean] of Object.entries(ofKind)) {
      means[tier] = add(means[tier] ?? zero, multiply(units, mean));
    }
  }
  return Object.fromEntries(Object.entries(means).filter(([, { numerator }]) => numerator > 0n));
}

/** The same, counted over boards with the code that settles. `most` is the greatest payout that was met at odds of 1800. */
export function countMeans<Code extends ShapeCode>(
  play: Play<Code>,
  selection: Selection,
  boards: Weighed<Code>,
): { means: Record<string, Fraction>; wins: Fraction; most: bigint; greatest: bigint } {
  const line = lineOf(play, customaryRow(play, 1800), {
    selection,
    unitPrice: fraction(10_000n, 1n),
  });
  const times: Record<string, bigint> = {};
  let [draws, won, most] = [0n, 0n, 0n];
  for (const [board, weight] of boards) {
    const { hits, payout } = settleLine(line, board);
    for (const hit of hits) times[hit.tier] = (times[hit.tier] ?? 0n) + BigInt(hit.times) * weight;
    draws += weight;
    if (hits.length > 0) won += weight;
    if (payout > most) most = payout;
  }
  const means = Object.entries(times).map(([tier, sum]) => [tier, fraction(sum, draws)] as const);
  return {
    means: Object.fromEntries(means),
    wins: fraction(won, draws),
    most,
    greatest: greatestPayout(line),
  };
}

/** All draws are among the boards: then means and the greatest payout are exactly what the play says. */
export function expectWhole<Code extends ShapeCode>(
  [code, text]: readonly [string, string],
  shape: Code,
  boards: Weighed<Code>,
): void {
  const { play, selection } = betOn(shape, code, text);
  const counted = countMeans(play, selection, boards);
  expect(counted.means, `${code} ${text}`).toEqual(saidMeans(play, selection));
  expect(counted.most, `${code} ${text}, greatest payout`).toBe(counted.greatest);
}

/** A fraction as a decimal with so many digits behind the point, rounded half up, as figures are printed. */
export function decimal({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = (numerator * 10n ** BigInt(digits) * 2n + denominator) / (denominator * 2n);
  const text = String(scaled).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
