import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import { type CommonOptions, jsonRules, type SeatLevel, type SeatOffer } from '@ikka/seat-kit';
import { rummyClock } from './clock.ts';
import { contests } from './contests.ts';
import { indianRummyRules, type RummyOptions } from './rules/index.ts';

/** [RM12] What a point is worth, by level. */
const points: Readonly<Record<string, Readonly<Record<SeatLevel, string>>>> = {
  PKR: { small: '1.00', middle: '5.00', high: '25.00' },
  USD: { small: '0.01', middle: '0.05', high: '0.25' },
};
/** [RM10] In ten-thousandths. */
const RAKE = 1_000;
const SEATS = 6;
/** [RM12] What may be brought to the table, in points. */
const BUY_IN_POINTS = { least: 160n, most: 1_600n };
/** Five others with the most that a hand counts. */
const MOST_POT_POINTS = 400n;

/** The rooms of Indian Rummy, one of each level from the start and more as they fill up. */
export const seats: SeatOffer = {
  gameId: indianRummyRules.code,
  rules: jsonRules(indianRummyRules),
  levels: ['small', 'middle', 'high'],
  contests,
  roomOf({ level, currency: code, no }) {
    const currency = knownCurrency(code);
    const point = parseAmount(points[currency.shownCode]?.[level] ?? '', currency);
    if (point === null) return null;
    const options: RummyOptions = {
      point: String(point),
      rake: { basisPoints: RAKE, cap: String((MOST_POT_POINTS * point * BigInt(RAKE)) / 10_000n) },
    };
    return {
      roomId: `${indianRummyRules.code}-${code.toLowerCase()}-${level}-${no}`,
      gameId: indianRummyRules.code,
      no,
      level,
      currency: code,
      seats: SEATS,
      stake: String(point),
      buyIn: { least: String(BUY_IN_POINTS.least * point), most: String(BUY_IN_POINTS.most * point) },
      clock: rummyClock,
      refusesSharedAddress: false,
      options: options satisfies CommonOptions & JsonValue,
    };
  },
};
