import { teller } from '@ikka/game-kit';
import { readSeatChoice, type SeatOutcome, withContests } from '@ikka/seat-kit';

function readOutcome(value: unknown): SeatOutcome | undefined {
  const isOne = typeof value === 'object' && value !== null && 'end' in value && 'cards' in value;
  return isOne ? (value as SeatOutcome) : undefined;
}

/** A seat's part in a hand or in a contest, in words of the bundle `indianRummy`. */
export const tellRound = withContests(
  teller(readSeatChoice, readOutcome, ({ seat, stacks, options }, { end }) => {
    const mine = end.seats.find((one) => one.seat === seat);
    const gain = BigInt(mine?.payout ?? '0') - BigInt(mine?.stake ?? '0');
    const { point } = options as { readonly point?: unknown };
    // Whoever loses, loses whole points.
    const isTold = gain < 0n && typeof point === 'string' && /^[1-9]\d*$/.test(point);
    return {
      chosen: { key: 'record.seats', values: { count: stacks.length } },
      result: { key: gain > 0n ? 'record.won' : gain < 0n ? 'record.lost' : 'record.even', values: {} },
      figure: isTold ? String(-gain / BigInt(point)) : '',
    };
  }),
);
