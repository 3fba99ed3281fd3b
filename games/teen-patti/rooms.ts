import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import { type CommonOptions, jsonRules, type SeatLevel, type SeatOffer, usualClock } from '@ikka/seat-kit';
import { type TeenPattiOptions, teenPattiRules } from './rules/index.ts';

/** [TP16] Boots by level, and what the house takes of a pot, in ten-thousandths: less where more is played for. */
const boots: Readonly<Record<string, Readonly<Record<SeatLevel, string>>>> = {
  PKR: { small: '10.00', middle: '50.00', high: '250.00' },
  USD: { small: '0.10', middle: '0.50', high: '2.50' },
};
const rakes: Readonly<Record<SeatLevel, number>> = { small: 500, middle: 400, high: 300 };

const SEATS = 6;
/** [TP15] The most that is taken of a pot, in boots. */
const RAKE_CAP_BOOTS = 100n;
/** [TP17] What may be brought to the table, in boots. */
const BUY_IN_BOOTS = { least: 40n, most: 400n };

/** The rooms of Teen Patti, one of each level from the start and more as they fill up. */
export const seats: SeatOffer = {
  gameId: teenPattiRules.code,
  rules: jsonRules(teenPattiRules),
  levels: ['small', 'middle', 'high'],
  roomOf({ level, currency: code, no }) {
    const currency = knownCurrency(code);
    const boot = parseAmount(boots[currency.shownCode]?.[level] ?? '', currency);
    if (boot === null) return null;
    const options: TeenPattiOptions = {
      boot: String(boot),
      rake: { basisPoints: rakes[level], cap: String(RAKE_CAP_BOOTS * boot) },
      lowSequence: 'second',
      seenVsBlindShow: true,
    };
    return {
      roomId: `${teenPattiRules.code}-${code.toLowerCase()}-${level}-${no}`,
      gameId: teenPattiRules.code,
      no,
      level,
      currency: code,
      seats: SEATS,
      stake: String(boot),
      buyIn: { least: String(BUY_IN_BOOTS.least * boot), most: String(BUY_IN_BOOTS.most * boot) },
      clock: usualClock,
      refusesSharedAddress: false,
      options: options satisfies CommonOptions & JsonValue,
    };
  },
};
