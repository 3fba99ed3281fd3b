import type { SeatReplayStep } from '@ikka/contract';
import type { SeatChoice } from '@ikka/seat-kit';
import type { SeatView } from './seat-snapshot.ts';

/** So late that a turn of a replay never runs out. */
const never = '9999-12-31T00:00:00.000Z';

/**
 * A step of a replay as a table shows it: from the seat of the record, which nobody plays. What the record does not keep (the room's name,
 * its limits, who sat there without a part in the hand) is empty.
 */
export function replayView(
  { seat: own, dealer, stacks }: Pick<SeatChoice, 'seat' | 'dealer' | 'stacks'>,
  { game, result, asked, stacks: left }: SeatReplayStep,
  {
    gameId,
    currency,
    nameOf,
  }: {
    readonly gameId: string;
    readonly currency: string;
    readonly nameOf: (seat: number) => string;
  },
): SeatView {
  const count = Math.max(...stacks.map(({ seat }) => seat)) + 1;
  const stackOf = (seat: number) => left.find((one) => one.seat === seat)?.amount ?? '0';
  const nothing = { least: '0', most: '0' };
  return {
    roomId: '',
    gameId,
    level: 'small',
    phase: result === null ? 'playing' : 'showing',
    no: 1,
    dealer,
    options: {
      stake: '1',
      buyIn: nothing,
      turnSeconds: 1,
      rake: { percent: '0', cap: '0' },
      currency,
      isTrial: false,
      code: null,
    },
    contest: null,
    waitingList: null,
    seats: Array.from({ length: count }, (_, seat) =>
      stacks.some((one) => one.seat === seat)
        ? {
            seat,
            name: nameOf(seat),
            stack: stackOf(seat),
            state: 'in',
            isGone: false,
            isRobot: false,
            isDealt: true,
            result: null,
          }
        : null,
    ),
    turn: asked.length === 0 ? null : { no: 1, seats: asked, endsAt: never, bankEndsAt: never },
    startsAt: null,
    fair: null,
    me: {
      seat: own,
      stack: stackOf(own),
      isOut: false,
      isLeaving: false,
      isElsewhere: true,
      timeBankMs: 0,
      waitingTopUp: '0',
      topUp: null,
      entropyWanted: null,
      leavesAt: null,
    },
    hand: { game, result },
  };
}
