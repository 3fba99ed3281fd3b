import { refuse } from '@ikka/contract';
import { expect, it } from 'vitest';
import { withOutsideRounds } from './outside-round.ts';

const slipId = '0198d2a0-0000-7abc-8000-00000000000f';
const bet = { id: slipId, memberId: 7n, state: 'settled' };
const round = {
  id: slipId,
  memberId: 7n,
  gameId: 'SSC1M',
  vendorCode: 'TCG_SEA',
  stake: 1_000n,
  payout: 9_700n,
  currency: 'PKR',
  playedAt: new Date('2026-11-24T04:00:00Z'),
};

/** What is answered for a round, where there is one slip in this state. */
const read = (state: string, memberId: bigint, roundId = slipId) =>
  withOutsideRounds(
    { bet: async () => refuse('round.unknown'), revealSeeds: async () => refuse('round.unknown') },
    {
      vendors: { roundsByIds: async () => [], transactionsOf: async () => [] },
      standing: {
        story: async (id) =>
          id === slipId ? ({ bet: { ...bet, state }, round, postings: [] } as never) : null,
      },
      viewOf: async ({ id }) => ({ slip: { slipId: id } }) as never,
      ledger: { transfers: async () => [] },
      namesOf: async () => new Map(),
    },
  ).bet({ params: { roundId } } as never, { member: { memberId } } as never);

it('[RE6] a settled slip of the member’s own is answered with its lines', async () => {
  expect(await read('settled', 7n)).toMatchObject({
    roundId: slipId,
    stake: '10.00',
    payout: '97.00',
    fairness: null,
    slip: { slipId },
  });
});

it.each([
  ['one of somebody else', 'settled', 8n, slipId],
  ['one that is open', 'open', 7n, slipId],
  ['one that went back', 'returned', 7n, slipId],
  ['none', 'settled', 7n, '0198d2a0-0000-7abc-8000-000000000000'],
])('[RE7] of %s nothing is told', async (_what, state, memberId, id) => {
  expect(await read(state, memberId, id)).toMatchObject({ code: 'round.unknown' });
});
