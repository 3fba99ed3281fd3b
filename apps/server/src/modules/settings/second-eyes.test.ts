import { describe, expect, it } from 'vitest';
import { type SettingKey, settingDefinitions } from './definitions.ts';
import { isGuarded, mayChangeAlone } from './second-eyes.ts';

const account = {
  code: 'meezan-1',
  isOpen: true,
  bank: 'Meezan Bank',
  holder: 'Ikka Limited',
  number: 'PK36MEZN0000001123456702',
  currency: 'PKR',
  min: '500.00',
  max: '900000.00',
  feePercent: '1.50',
  qrText: '',
  note: { EN: '', UR: '' },
};
const other = { ...account, code: 'habib-1', number: 'PK36HABB0000001123456702' };

describe('the settings on which money depends', () => {
  it.each([
    ['treasury.four_eyes_from', '5000.00', '4999.99', true],
    ['treasury.four_eyes_from', '5000.00', '5000.01', false],
    ['treasury.operator_day_from', '50000.00', '60000.00', false],
    ['cashier.deposit_four_eyes_from', '200000.00', '999999999.00', false],
    ['cashier.withdraw_four_eyes_from', '200000.00', '1000.00', true],
    ['cashier.withdraw_turnover', '1.00', '0', false],
    ['cashier.withdraw_turnover', '1.00', '2.50', true],
    ['member.payout_wait_hours', 24, 0, false],
    ['member.payout_wait_hours', 24, 48, true],
    ['member.payout_own_name', true, false, false],
    ['member.payout_own_name', false, true, true],
    ['approvals.delay_hours', 24, 0, false],
    ['approvals.delay_hours', 24, 25, true],
    ['cashback.terms', {}, {}, false],
    ['site.legal_age', 18, 21, true],
  ] as const)('[S9] %s from %s to %s by one alone: %s', (key, before, after, expected) => {
    expect(mayChangeAlone(key, before, after)).toBe(expected);
  });

  it.each([
    ['closing one', [account, other], [{ ...account, isOpen: false }, other], true],
    ['removing one', [account, other], [other], true],
    ['another order', [account, other], [other, account], true],
    ['opening one', [{ ...account, isOpen: false }], [account], false],
    ['another number', [account], [{ ...account, number: 'PK00NEW' }], false],
    [
      'another number in one that is closed',
      [account],
      [{ ...account, isOpen: false, number: 'PK00NEW' }],
      false,
    ],
    ['a new one', [account], [account, other], false],
    ['a fee', [account], [{ ...account, feePercent: '9.00' }], false],
  ])('[S9] of the accounts that members pay into, %s by one alone: %s', (_name, before, after, expected) => {
    expect(mayChangeAlone('cashier.transfer_accounts', before, after)).toBe(expected);
    expect(mayChangeAlone('cashier.provider_methods', before, after)).toBe(expected);
  });

  it('[S9] every setting of the money groups needs second eyes or is known to move none', () => {
    const movesNone = [
      'cashback.claim_days',
      'cashback.claim_min',
      'cashier.auto_receipt_minutes',
      'cashier.deposit_expiry_minutes',
      'cashier.deposit_max',
      'cashier.deposit_min',
      'cashier.deposit_suggested',
      'cashier.transfer_expiry_minutes',
      'cashier.transfer_late_proof_hours',
      'cashier.withdraw_dispute_minutes',
      'cashier.withdraw_large_from',
      'cashier.withdraw_min',
      'cashier.withdraw_payment_minutes',
      'cashier.withdraw_review_minutes',
    ];
    const keys = Object.keys(settingDefinitions) as SettingKey[];
    const ofMoney = keys.filter((key) =>
      /^(approvals|cashback|cashier|sports|transfer|treasury|vendors)\./.test(key),
    );
    expect(ofMoney.filter((key) => !isGuarded(key)).sort()).toEqual(movesNone);
  });
});
