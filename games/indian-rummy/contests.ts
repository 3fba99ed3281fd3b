import type { JsonValue } from '@ikka/game-kit';
import {
  type CommonOptions,
  type ContestLevel,
  type ContestOffer,
  contestOffer,
  usualPrizes,
} from '@ikka/seat-kit';
import { rummyClock } from './clock.ts';
import { indianRummyRules, type RummyOptions } from './rules/index.ts';

/** [RM14] A point is a chip, and chips are not raked: the fee was paid with the entry. */
const options: RummyOptions = { point: '1', rake: { basisPoints: 0, cap: '0' } };
const level: ContestLevel = { stake: options.point, options: options satisfies CommonOptions & JsonValue };

/** [RM15] As many as a deal can cost, for each deal. */
const CHIPS_A_DEAL = 80;

const shared = {
  gameId: indianRummyRules.code,
  levels: [level],
  // One level, for as long as it takes.
  levelMs: 60_000,
  clock: rummyClock,
} as const;

const pool = (points: number, seats: number): ContestOffer =>
  contestOffer({
    ...shared,
    code: `pool-${points}`,
    kind: 'pool',
    seats,
    prizes: [10_000],
    stack: String(points),
    deals: 0,
    entries: {
      PKR: { small: '100.00', middle: '500.00' },
      USD: { small: '1.00', middle: '5.00' },
    },
  });

const deals = (count: number): ContestOffer =>
  contestOffer({
    ...shared,
    code: `deals-${count}`,
    kind: 'deals',
    seats: 2,
    prizes: usualPrizes(2),
    stack: String(CHIPS_A_DEAL * count),
    deals: count,
    entries: {
      PKR: { small: '100.00', middle: '500.00' },
      USD: { small: '1.00', middle: '5.00' },
    },
  });

/** [RM14, RM15] A pool of 101 points for four, and best of two or three deals for two. */
export const contests: readonly ContestOffer[] = [pool(101, 4), deals(2), deals(3)];
