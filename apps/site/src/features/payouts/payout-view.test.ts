import { expect, it } from 'vitest';
import {
  isBankNamed,
  numberSentence,
  type PayoutFields,
  payoutBody,
  refusedPayoutField,
} from './payout-view.ts';

const fields: PayoutFields = {
  kind: 'bank',
  bankCode: 'MEZN',
  network: 'TRC20',
  number: ' PK36SCBL0000001123456702 ',
  holderName: ' Asma Khan ',
};
const shared = { number: 'PK36SCBL0000001123456702', holderName: 'Asma Khan' };

it.each([
  ['bank', { kind: 'bank', bankCode: 'MEZN', ...shared }],
  ['jazzcash', { kind: 'jazzcash', ...shared }],
  ['easypaisa', { kind: 'easypaisa', ...shared }],
  ['usdt', { kind: 'usdt', network: 'TRC20', ...shared }],
] as const)('sends of a %s what it has', (kind, body) => {
  expect(payoutBody({ ...fields, kind })).toEqual(body);
});

it.each([
  ['payout.number_invalid', 'number'],
  ['payout.number_taken', 'number'],
  ['payout.bank_unknown', 'bankCode'],
  ['payout.name_differs', 'holderName'],
  ['payout.too_many', null],
  ['session.not_fresh', null],
])('%s is about %s', (code, field) => {
  expect(refusedPayoutField(code)).toBe(field);
});

it.each([
  ['meezan', true],
  [' میزان', true],
  ['', true],
  ['habib', false],
])('finds a bank by %j in either language: %j', (typed, found) => {
  expect(isBankNamed({ EN: 'Meezan Bank', UR: 'میزان بینک' }, typed)).toBe(found);
});

it.each([
  ['length', 'expected'],
  ['characters', 'expected'],
  ['mobile', 'expected'],
  [undefined, 'expected'],
  ['checksum', 'compare'],
  ['bank', 'otherBank'],
])('a number that is refused for its %s is answered with %s', (reason, sentence) => {
  expect(numberSentence(reason)).toBe(sentence);
});
