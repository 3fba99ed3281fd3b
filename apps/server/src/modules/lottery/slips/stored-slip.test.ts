import { readBoard } from '@ikka/lottery/rules';
import { expect, it } from 'vitest';
import { type StoredLine, settlerOf } from './stored-slip.ts';

const text =
  '40737|18690|07511,26964|92210,64535,30110,64037,88137,51710|4037,0937,8110,2264|5935,0021,7710,3337,9064,1100|637,010,264|37,10,64,00';
const line = (more: Partial<StoredLine> = {}): StoredLine => ({
  play: 'DE_DB',
  selection: '37',
  price: { unitStake: '1.00' },
  odds: { win: '99' },
  units: 1,
  stake: '1.00',
  ...more,
});
const slip = (lines: readonly StoredLine[], currency = 'PKR', rebate = '0.00') => ({
  gameId: 'XSMB',
  currency,
  content: { issue: '20261128', lines, group: null, rebate, chaseId: null },
});

it('pays a line that many slips have by the odds, the price and the currency of each', () => {
  const board = readBoard('vn-north', text);
  if (board === null) throw new Error('the board cannot be read');
  const settle = settlerOf(board);
  const paid = [
    slip([line()]),
    slip([line()]),
    slip([line({ odds: { win: '95' } })]),
    slip([line({ price: { unitStake: '2.00' } })]),
    slip([line({ selection: '73' })]),
    slip([line({ play: 'LO2' })]),
    slip([line(), line()]),
    slip([line()]),
  ].map((bet) => settle(bet).payout);
  // Eight numbers of the board end in 37; one of them is the special prize.
  expect(paid).toEqual([9_900n, 9_900n, 9_500n, 19_800n, 0n, 79_200n, 19_800n, 9_900n]);
});
