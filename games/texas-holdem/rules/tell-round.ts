import { teller } from '@ikka/game-kit';
import { readSeatChoice, type SeatOutcome, withContests } from '@ikka/seat-kit';
import { rankHand } from './hand-rank.ts';

function readOutcome(value: unknown): SeatOutcome | undefined {
  const isOne = typeof value === 'object' && value !== null && 'end' in value && 'cards' in value;
  return isOne ? (value as SeatOutcome) : undefined;
}

/** A seat's part in a hand or in a contest, in words of the bundle `texasHoldem`. */
export const tellRound = withContests(
  teller(readSeatChoice, readOutcome, ({ seat, stacks, acts }, { cards, end }) => {
    const hasWon = end.winners.some((winner) => winner.seat === seat);
    const hasFolded = acts.some(
      (one) => one.seat === seat && (one.act as { type?: unknown }).type === 'fold',
    );
    return {
      chosen: { key: 'record.seats', values: { count: stacks.length } },
      result: {
        key: hasWon ? `record.won.${end.reason}` : hasFolded ? 'record.folded' : 'record.lost',
        values: {},
      },
      figure: cards.length < 2 ? '' : rankHand(cards).kind.replace('_', ' '),
    };
  }),
);
