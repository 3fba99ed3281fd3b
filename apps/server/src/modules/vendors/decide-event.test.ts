import { expect, it } from 'vitest';
import { type BetState, decideEvent, type RoundState, type VendorEvent } from './decide-event.ts';

const bets: readonly BetState[] = ['absent', 'placed', 'part_refunded', 'refunded', 'rolled_back', 'buried'];
const rounds: readonly RoundState[] = ['absent', 'open', 'ended'];
const left: Readonly<Record<BetState, bigint>> = {
  absent: 0n,
  placed: 100n,
  part_refunded: 40n,
  refunded: 0n,
  rolled_back: 0n,
  buried: 0n,
};
const events = {
  bet: { kind: 'bet', amount: 100n },
  win: { kind: 'win', amount: 250n },
  'win of nothing': { kind: 'win', amount: 0n },
  'refund of 40': { kind: 'refund', amount: 40n },
  'refund of 41': { kind: 'refund', amount: 41n },
  rollback: { kind: 'rollback' },
  roundEnd: { kind: 'roundEnd' },
} as const satisfies Record<string, VendorEvent>;

const takes = 'take 100';
const ended = 'vendor.round_ended';
const gone = 'vendor.bet_rolled_back';
const unknown = 'vendor.round_unknown';
const empty = 'vendor.round_void';
const noBet = 'vendor.bet_unknown';
const above = 'vendor.refund_above_bet';

/**
 * Every event in every state: in each line the bet's states in the order of `bets`. A bet has no state of its own when it comes
 * but `absent` and `buried`: the others are the same transaction again, which is answered before.
 */
const table: Readonly<Record<keyof typeof events, Readonly<Record<RoundState, readonly string[]>>>> = {
  bet: {
    absent: [takes, takes, takes, takes, takes, gone],
    open: [takes, takes, takes, takes, takes, gone],
    ended: [ended, ended, ended, ended, ended, gone],
  },
  win: {
    absent: [unknown, unknown, unknown, unknown, unknown, unknown],
    open: [empty, 'pay 250', 'pay 250', empty, empty, empty],
    ended: [empty, 'pay 250', 'pay 250', empty, empty, empty],
  },
  'win of nothing': {
    absent: [unknown, unknown, unknown, unknown, unknown, unknown],
    open: ['note', 'note', 'note', 'note', 'note', 'note'],
    ended: ['note', 'note', 'note', 'note', 'note', 'note'],
  },
  'refund of 40': {
    absent: [noBet, 'return 40', 'return 40', above, gone, gone],
    open: [noBet, 'return 40', 'return 40', above, gone, gone],
    ended: [noBet, 'return 40', 'return 40', above, gone, gone],
  },
  'refund of 41': {
    absent: [noBet, 'return 41', above, above, gone, gone],
    open: [noBet, 'return 41', above, above, gone, gone],
    ended: [noBet, 'return 41', above, above, gone, gone],
  },
  rollback: {
    absent: ['bury', 'return 100', 'return 40', 'note', 'note', 'note'],
    open: ['bury', 'return 100', 'return 40', 'note', 'note', 'note'],
    ended: ['bury', 'return 100', 'return 40', 'note', 'note', 'note'],
  },
  roundEnd: {
    absent: [unknown, unknown, unknown, unknown, unknown, unknown],
    open: ['note', 'note', 'note', 'note', 'note', 'note'],
    ended: ['note', 'note', 'note', 'note', 'note', 'note'],
  },
};

const cells = (Object.keys(events) as (keyof typeof events)[]).flatMap((event) =>
  rounds.flatMap((round) =>
    bets.map((bet, at) => [event, round, bet, table[event][round][at] ?? ''] as const),
  ),
);

it.each(cells)('[V4] %s while the round is %s and the bet is %s: %s', (event, round, bet, expected) => {
  const decided = decideEvent(
    { round, roundLeft: left[bet], roundPaid: 0n, bet, betLeft: left[bet] },
    events[event],
  );
  const told =
    'refused' in decided
      ? decided.refused
      : 'amount' in decided
        ? `${decided.does} ${decided.amount}`
        : decided.does;
  expect(told).toBe(expected);
});

/** A round of two stakes of 100 each, one of which the event is about; 250 were paid, or nothing. */
const backs: readonly (readonly [VendorEvent['kind'], bigint, bigint, string])[] = [
  // event, what is left of the round's stakes, what the round has paid, what follows
  ['rollback', 200n, 250n, 'return 100'],
  ['rollback', 100n, 250n, 'vendor.round_paid'],
  ['rollback', 100n, 0n, 'return 100'],
  ['refund', 200n, 250n, 'return 100'],
  ['refund', 100n, 1n, 'vendor.round_paid'],
  ['refund', 100n, 0n, 'return 100'],
];

it.each(backs)(
  '[V17] a %s where %i are left and %i were paid: %s',
  (kind, roundLeft, roundPaid, expected) => {
    const event = kind === 'refund' ? { kind, amount: 100n } : { kind: 'rollback' as const };
    for (const round of ['open', 'ended'] as const) {
      const decided = decideEvent({ round, roundLeft, roundPaid, bet: 'placed', betLeft: 100n }, event);
      expect(
        'refused' in decided ? decided.refused : 'amount' in decided && `${decided.does} ${decided.amount}`,
      ).toBe(expected);
    }
  },
);
