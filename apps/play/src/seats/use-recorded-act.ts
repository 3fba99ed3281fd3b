import type { SeatReplayStep } from '@ikka/contract';
import { useWireMoney } from './use-seats.ts';

/** An act of the record: its kind, its amount as it is written on the wire, and the answer to a question. */
export interface RecordedActWords {
  readonly type: string;
  readonly amount: string | null;
  readonly accepts: boolean;
  /** A bid or a bet that is told as a number. */
  readonly count: number | null;
}

/** An act as it was recorded, in words; told with what the table made of it: a bet may have been a raise, or all that was left. */
export type ActText = (act: unknown, told?: SeatReplayStep['events'][number]) => string | null;

/** Tells acts of the record by the words that a game has for them. */
export function useRecordedAct(actWord: (act: RecordedActWords) => string | null): ActText {
  const { text } = useWireMoney();
  return (act, told) => {
    const { type, amount, accepts, bid, bet } = act as {
      type: string;
      amount?: string;
      accepts?: boolean;
      bid?: number;
      bet?: number;
    };
    const paid = typeof amount === 'string' && /^\d+$/.test(amount) ? text(BigInt(amount)) : null;
    return actWord({
      type: told?.act ?? type,
      amount: paid ?? told?.amount ?? null,
      accepts: accepts === true,
      count: bid ?? bet ?? null,
    });
  };
}
