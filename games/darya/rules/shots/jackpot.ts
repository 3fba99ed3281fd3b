import type { FairStream } from '@ikka/fair';
import type { Prospect } from '@ikka/game-kit';
import { fraction } from '@ikka/money';
import { weapons } from '../sheet/weapons.ts';

/**
 * [D21] A room's pot as a batch was drawn under it, in smallest units as text: the stake that has one chance in `jackpotOdds`, and
 * what the pot held.
 */
export type Jackpot = { readonly unit: string; readonly pot: string };

/** [D21] What was drawn of the pot for one trial: a number below the odds and, where that is 0, one below the unit's ratio. */
export type JackpotDraw = readonly number[];

/** [D21] A trial that stakes the unit wins the pot once in so many times, one that stakes a part of it as often as that part says. */
export const jackpotOdds = 5_000;

const dearest = weapons.reduce(
  (most, { price }) =>
    price.numerator > most * price.denominator ? price.numerator / price.denominator : most,
  1n,
);

/** [D21] The unit of a room: what its dearest trial stakes, in smallest units. */
export const jackpotUnitOf = (values: readonly bigint[]): bigint =>
  (values.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n) * dearest;

/** [D21] The chance of the trial's part of the unit, in lowest terms. */
const partOf = (stake: bigint, { unit }: Jackpot) => fraction(stake, BigInt(unit));

/** [D21] Draws from the trial's own stream, after its catch. */
export function drawJackpot(stream: FairStream, stake: bigint, jackpot: Jackpot): JackpotDraw {
  const first = stream.below(jackpotOdds);
  return first === 0 ? [first, stream.below(Number(partOf(stake, jackpot).denominator))] : [first];
}

/** [D21] Whether a trial wins the pot; undefined where no trial of this stake draws so. */
export function winsJackpot(stake: bigint, jackpot: Jackpot, draw: JackpotDraw): boolean | undefined {
  const [first, second] = draw;
  if (!isBelow(first, jackpotOdds)) return undefined;
  if (first !== 0) return draw.length === 1 ? false : undefined;
  const { numerator, denominator } = partOf(stake, jackpot);
  if (draw.length !== 2 || !isBelow(second, Number(denominator))) return undefined;
  return second < Number(numerator);
}

const isBelow = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < most;

/** What a batch of these stakes can win of the pot, which it wins at most once: exact, in smallest units. */
export function prospectOfJackpot(stakes: readonly bigint[], { unit, pot }: Jackpot): Prospect {
  const all = BigInt(unit) * BigInt(jackpotOdds);
  const [missed, of] = stakes.reduce(
    ([numerator, denominator], stake): [bigint, bigint] => [numerator * (all - stake), denominator * all],
    [1n, 1n],
  );
  const held = BigInt(pot);
  return {
    mean: fraction((of - missed) * held, of),
    meanSquare: fraction((of - missed) * held * held, of),
    greatest: held,
  };
}
