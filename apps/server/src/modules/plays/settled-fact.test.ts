import { expect, it } from 'vitest';
import { settledFact } from './settled-fact.ts';

const play = {
  id: '0198d2a0-0000-7abc-8000-00000000000f',
  memberId: 7n,
  gameId: 'baccarat-saddar',
  vendorCode: 'IKKA_LIVE',
  stake: 5_000n,
  payout: 4_900n,
  currency: 'PKR',
};
const settledAt = new Date('2026-11-25T10:00:00Z');

it('[PL5] tells of a stake what counts as turnover, and where its outcome is proven', () => {
  const { id: playId, ...rest } = play;
  expect(settledFact(play, { proof: 'chain', settledAt, setOff: 2_000n })).toEqual({
    ...rest,
    playId,
    turnover: 3_000n,
    isTrial: false,
    settledAt,
    proof: 'chain',
  });
});

it.each([
  ['PKR', false],
  ['PKT', true],
])('[PL5] knows %s by its currency', (currency, isTrial) => {
  expect(settledFact({ ...play, currency }, { proof: 'seeds', settledAt })).toMatchObject({
    turnover: 5_000n,
    isTrial,
  });
});
