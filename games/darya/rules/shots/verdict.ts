import type { FairStream } from '@ikka/fair';
import { chanceOf } from '../sheet/chance.ts';
import { rowsOf, weightOf } from '../sheet/prize.ts';
import type { Trial } from './choice.ts';

/** [D9] What was drawn for one trial: a number below the chance's denominator and, where a table pays, a place among its weights. */
export type ShotDraw = readonly number[];

/**
 * [D9] Draws one trial from its own stream: it catches the fish where below(q) is less than p, for the chance p/q in lowest terms.
 * A table is drawn after the catch, from the same stream.
 */
export function drawShot(stream: FairStream, { kind, weapon }: Omit<Trial, 'value'>): ShotDraw {
  const { numerator, denominator } = chanceOf(kind, weapon);
  const first = stream.below(Number(denominator));
  if (first >= Number(numerator) || !('table' in kind.prize)) return [first];
  return [first, stream.below(weightOf(kind.prize))];
}

/** [D3, D9] What a trial pays in cannon values: 0 for a fish that swims on. Undefined where no trial of the kind draws so. */
export function multiplierOf({ kind, weapon }: Omit<Trial, 'value'>, draw: ShotDraw): number | undefined {
  const { numerator, denominator } = chanceOf(kind, weapon);
  const [first, second] = draw;
  if (!isBelow(first, Number(denominator))) return undefined;
  if (first >= Number(numerator)) return draw.length === 1 ? 0 : undefined;
  if (!('table' in kind.prize)) return draw.length === 1 ? kind.prize.multiplier : undefined;
  if (draw.length !== 2 || !isBelow(second, weightOf(kind.prize))) return undefined;
  let place = second;
  for (const [multiplier, weight] of rowsOf(kind.prize)) {
    if (place < weight) return multiplier;
    place -= weight;
  }
  return undefined;
}

const isBelow = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < most;

/** [D3] What a trial pays, in smallest units: exact, nothing is rounded. */
export const payoutOf = ({ value }: Pick<Trial, 'value'>, multiplier: number): bigint =>
  value * BigInt(multiplier);
