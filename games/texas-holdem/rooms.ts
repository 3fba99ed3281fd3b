import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import { type CommonOptions, jsonRules, type SeatLevel, type SeatOffer, usualClock } from '@ikka/seat-kit';
import { contests } from './contests.ts';
import { type TexasHoldemOptions, texasHoldemRules } from './rules/index.ts';

/** [TH15] Big blinds by level. */
const blinds: Readonly<Record<string, Readonly<Record<SeatLevel, string>>>> = {
  PKR: { small: '10.00', middle: '50.00', high: '250.00' },
  USD: { small: '0.10', middle: '0.50', high: '2.50' },
};
/** [TH14] What the house takes of a pot, in ten-thousandths. */
const RAKE = 500;
const SEATS = 6;
/** [TH16] What may be brought to the table, in big blinds. */
const BUY_IN_BLINDS = { least: 40n, most: 200n };

/** The rooms of Texas Hold'em, one of each level from the start and more as they fill up. */
export const seats: SeatOffer = {
  gameId: texasHoldemRules.code,
  rules: jsonRules(texasHoldemRules),
  levels: ['small', 'middle', 'high'],
  contests,
  roomOf({ level, currency: code, no }) {
    const currency = knownCurrency(code);
    const blind = parseAmount(blinds[currency.shownCode]?.[level] ?? '', currency);
    if (blind === null) return null;
    const caps = { two: String(blind), few: String(2n * blind), many: String(3n * blind) };
    const options: TexasHoldemOptions = {
      smallBlind: String(blind / 2n),
      bigBlind: String(blind),
      rake: { basisPoints: RAKE, cap: caps.many },
      caps,
    };
    return {
      roomId: `${texasHoldemRules.code}-${code.toLowerCase()}-${level}-${no}`,
      gameId: texasHoldemRules.code,
      no,
      level,
      currency: code,
      seats: SEATS,
      stake: String(blind),
      buyIn: { least: String(BUY_IN_BLINDS.least * blind), most: String(BUY_IN_BLINDS.most * blind) },
      clock: usualClock,
      refusesSharedAddress: false,
      options: options satisfies CommonOptions & JsonValue,
    };
  },
};
