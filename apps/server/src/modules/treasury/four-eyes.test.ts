import { expect, it } from 'vitest';
import { whySecond } from './four-eyes.ts';

const from = 5_000n;
const noneOfOperator = { operatorFrom: 20_000n, unseenOfOperator: 0n };

it.each([
  ['a debit of the least', 'debit', 1n, 0n, 'debit'],
  ['a debit, whatever was credited', 'debit', 1n, 9_000n, 'debit'],
  ['a small credit', 'credit', 4_999n, 0n, null],
  ['a credit of the amount', 'credit', 5_000n, 0n, 'amount'],
  ['a credit of the amount after others', 'credit', 5_000n, 4_999n, 'amount'],
  ['the last that nobody else has to see', 'credit', 1n, 4_998n, null],
  ['the first that makes the amount with the others', 'credit', 1n, 4_999n, 'sum'],
  ['what comes after the amount was lowered', 'credit', 1n, 9_000n, 'sum'],
] as const)('[T3] %s', (_name, direction, amount, unseen, expected) => {
  expect(whySecond({ direction, amount }, { from, unseen, ...noneOfOperator })).toBe(expected);
});

it.each([
  ['the last of an operator’s day that nobody else has to see', 1n, 19_998n, null],
  ['the first that makes the operator’s sum', 1n, 19_999n, 'operator'],
  ['a debit after it', -1n, 30_000n, 'debit'],
] as const)('[T3] %s', (_name, amount, unseenOfOperator, expected) => {
  const proposal = { direction: amount < 0n ? 'debit' : 'credit', amount: 1n } as const;
  const known = { from, unseen: 0n, operatorFrom: 20_000n, unseenOfOperator };
  expect(whySecond(proposal, known)).toBe(expected);
});

it('[T3] from nothing on every credit needs a second operator', () => {
  expect(whySecond({ direction: 'credit', amount: 1n }, { from: 0n, unseen: 0n, ...noneOfOperator })).toBe(
    'amount',
  );
});
