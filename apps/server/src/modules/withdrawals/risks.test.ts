import { describe, expect, it } from 'vitest';
import { type RiskFacts, risksOf } from './risks.ts';

const day = 86_400_000;
const now = new Date('2026-11-22T08:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const calm: RiskFacts = {
  now,
  newForMs: 7 * day,
  browserSince: ago(30),
  payoutAddedAt: ago(30),
  paidBefore: 2,
  amount: 100n,
  largeFrom: 1_000n,
  isUnstaked: false,
};

describe('risks of a withdrawal', () => {
  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['nothing', {}, []],
    ['a browser of yesterday', { browserSince: ago(1) }, ['newDevice']],
    ['a browser of a week ago', { browserSince: ago(7) }, []],
    ['a browser that nobody knows', { browserSince: null }, ['newDevice']],
    ['an account of yesterday', { payoutAddedAt: ago(1) }, ['newPayoutAccount']],
    ['the first one', { paidBefore: 0 }, ['firstWithdrawal']],
    ['just large', { amount: 1_000n }, ['large']],
    ['just not large', { amount: 999n }, []],
    ['what was not staked', { isUnstaked: true }, ['unstaked']],
    [
      'everything',
      { browserSince: null, payoutAddedAt: now, paidBefore: 0, amount: 5_000n },
      ['newDevice', 'newPayoutAccount', 'firstWithdrawal', 'large'],
    ],
  ])('[D8] %s', (_name, facts, risks) => {
    expect(risksOf({ ...calm, ...facts })).toEqual(risks);
  });
});
