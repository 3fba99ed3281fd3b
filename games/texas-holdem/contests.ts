import type { JsonValue } from '@ikka/game-kit';
import {
  type CommonOptions,
  type ContestLevel,
  type ContestOffer,
  contestOffer,
  usualClock,
  usualPrizes,
} from '@ikka/seat-kit';
import { type TexasHoldemOptions, texasHoldemRules } from './rules/index.ts';

/** [TH18] Blinds in chips, level by level; the last one is more than all chips of a table, so that every hand is for all. */
const BLINDS = [
  10, 15, 25, 50, 75, 100, 150, 200, 300, 400, 600, 1_000, 1_500, 2_500, 4_000, 6_000, 10_000, 15_000,
] as const;
const LEVEL_MS = 180_000;
/** [TH17] */
const STACK = '1500';

const levels = BLINDS.map((small): ContestLevel => {
  const options: TexasHoldemOptions = {
    smallBlind: String(small),
    bigBlind: String(2 * small),
    // [TH17] Chips are not raked: the fee was paid with the entry.
    rake: { basisPoints: 0, cap: '0' },
    caps: { two: '0', few: '0', many: '0' },
  };
  return { stake: options.bigBlind, options: options satisfies CommonOptions & JsonValue };
});

const sitAndGo = (
  seats: number,
  entries: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ContestOffer =>
  contestOffer({
    code: `sng-${seats}`,
    kind: 'sit_and_go',
    gameId: texasHoldemRules.code,
    seats,
    entries,
    prizes: usualPrizes(seats),
    stack: STACK,
    levels,
    levelMs: LEVEL_MS,
    deals: 0,
    clock: usualClock,
  });

/** [TH17] Sit-and-gos: heads-up, of six and of nine, by what they cost. */
export const contests: readonly ContestOffer[] = [
  sitAndGo(2, {
    PKR: { small: '100.00', middle: '500.00', high: '2500.00' },
    USD: { small: '1.00', middle: '5.00', high: '25.00' },
  }),
  sitAndGo(6, {
    PKR: { small: '50.00', middle: '250.00' },
    USD: { small: '0.50', middle: '2.50' },
  }),
  sitAndGo(9, {
    PKR: { small: '50.00', middle: '250.00' },
    USD: { small: '0.50', middle: '2.50' },
  }),
];
