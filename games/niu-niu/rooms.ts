import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import {
  type CommonOptions,
  jsonRules,
  type SeatClock,
  type SeatLevel,
  type SeatOffer,
  usualClock,
} from '@ikka/seat-kit';
import { type NiuNiuOptions, niuNiuRules, usualBets } from './rules/index.ts';

/** [NN11] Bases by level. */
const bases: Readonly<Record<string, Readonly<Record<SeatLevel, string>>>> = {
  PKR: { small: '1.00', middle: '5.00', high: '25.00' },
  USD: { small: '0.01', middle: '0.05', high: '0.25' },
};
/** [NN10] What the house takes of what a seat gained, in ten-thousandths. */
const RAKE = 500;
/** [NN5] */
const BID_MOST = 4;
const SEATS = 5;
/** [NN11] What may be brought to the table, in bases. */
const BUY_IN_BASES = { least: 400n, most: 4_000n };
/** The most that the house can take of one seat, in bases: of a banker with the highest bid who has the best hand against all. */
const MOST_RAKE_BASES = 128n;

/** All choose at once, so that a turn is short. */
const clock: SeatClock = { ...usualClock, turnMs: 10_000, bankMs: 10_000, bankBackMs: 2_000, showMs: 8_000 };

/** The rooms of NiuNiu, one of each level from the start and more as they fill up. */
export const seats: SeatOffer = {
  gameId: niuNiuRules.code,
  rules: jsonRules(niuNiuRules),
  levels: ['small', 'middle', 'high'],
  roomOf({ level, currency: code, no }) {
    const currency = knownCurrency(code);
    const base = parseAmount(bases[currency.shownCode]?.[level] ?? '', currency);
    if (base === null) return null;
    const options: NiuNiuOptions = {
      base: String(base),
      bets: usualBets,
      bidMost: BID_MOST,
      rake: { basisPoints: RAKE, cap: String(MOST_RAKE_BASES * base) },
    };
    return {
      roomId: `${niuNiuRules.code}-${code.toLowerCase()}-${level}-${no}`,
      gameId: niuNiuRules.code,
      no,
      level,
      currency: code,
      seats: SEATS,
      stake: String(base),
      buyIn: { least: String(BUY_IN_BASES.least * base), most: String(BUY_IN_BASES.most * base) },
      clock,
      refusesSharedAddress: false,
      options: options satisfies CommonOptions & JsonValue,
    };
  },
};
