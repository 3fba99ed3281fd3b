import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import { type ContestTerms, entryAndFee } from './contest-terms.ts';
import {
  type CommonOptions,
  type SeatClock,
  type SeatLevel,
  type SeatRoom,
  seatLevels,
} from './room-types.ts';
import type { ContestOffer } from './seat-offer.ts';

/** [SK18] What the house takes of an entry, in ten-thousandths. Source: pvp.md, tournament fee. */
const FEE = 1_000n;
const OVER_MS = 20_000;
/** [SK18] From the last seat taken to the first hand. */
const ANNOUNCED_MS = 10_000;

/** A contest of a game as data: what it costs by level in each money, and how it is played. */
export interface ContestPlan extends Omit<ContestTerms, 'entry' | 'fee' | 'overMs'> {
  readonly gameId: string;
  readonly seats: number;
  readonly entries: Readonly<Record<string, Readonly<Partial<Record<SeatLevel, string>>>>>;
  readonly clock: SeatClock;
}

/** The rooms of a contest, one of each level from the start and more as they fill up. */
export function contestOffer(plan: ContestPlan): ContestOffer {
  const { gameId, seats, entries, clock, ...terms } = plan;
  const levels = seatLevels.filter((level) => Object.values(entries).some((by) => by[level] !== undefined));
  return {
    code: plan.code,
    levels,
    roomOf({ level, currency: code, no }): SeatRoom<CommonOptions & JsonValue> | null {
      const currency = knownCurrency(code);
      const entry = parseAmount(entries[currency.shownCode]?.[level] ?? '', currency);
      const [first] = terms.levels;
      if (entry === null || first === undefined) return null;
      const contest: ContestTerms = {
        ...terms,
        entry: String(entry),
        fee: String((entry * FEE) / 10_000n),
        overMs: OVER_MS,
      };
      const paid = String(entryAndFee(contest));
      return {
        roomId: `${gameId}-${plan.code}-${code.toLowerCase()}-${level}-${no}`,
        gameId,
        no,
        level,
        currency: code,
        seats,
        stake: paid,
        buyIn: { least: paid, most: paid },
        clock: { ...clock, startMs: ANNOUNCED_MS },
        refusesSharedAddress: false,
        options: first.options,
        contest,
      };
    },
  };
}
