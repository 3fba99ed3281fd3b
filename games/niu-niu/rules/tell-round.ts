import { teller } from '@ikka/game-kit';
import { readSeatChoice, type SeatOutcome } from '@ikka/seat-kit';
import { kindOf } from './hand-rank.ts';

const HAND = 5;

function readOutcome(value: unknown): SeatOutcome | undefined {
  const isOne = typeof value === 'object' && value !== null && 'end' in value && 'cards' in value;
  return isOne ? (value as SeatOutcome) : undefined;
}

/** A seat's part in a hand, in words of the bundle `niuNiu`. */
export const tellRound = teller(readSeatChoice, readOutcome, ({ seat, stacks }, { cards, end }) => {
  const mine = end.seats.find((one) => one.seat === seat);
  const gain = BigInt(mine?.payout ?? '0') - BigInt(mine?.stake ?? '0');
  return {
    chosen: { key: 'record.seats', values: { count: stacks.length } },
    result: { key: gain > 0n ? 'record.won' : gain < 0n ? 'record.lost' : 'record.even', values: {} },
    figure: cards.length === HAND ? kindOf(cards).replaceAll('_', ' ') : '',
  };
});
