import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

it.each([
  ['register.username_taken', {}, 'username'],
  ['register.mobile_taken', {}, 'mobileNum'],
  ['register.affiliate_invalid', {}, 'affiliateCode'],
  ['register.referral_invalid', { field: 'recommenderId' }, 'recommenderId'],
  ['register.referral_invalid', { field: 'referralCode' }, 'referralCode'],
  ['register.underage', { legalAge: 18 }, 'age'],
  ['register.underage', { field: 'birthday' }, 'birthday'],
  ['password.weak', {}, 'password'],
  ['payment_password.weak', { field: 'paymentPassword' }, 'paymentPassword'],
  ['code.wrong', {}, 'verificationCode'],
  ['code.expired', {}, 'verificationCode'],
  ['firebase.code_invalid', {}, 'verificationCode'],
  ['firebase.token_used', {}, 'verificationCode'],
  ['captcha.failed', {}, 'slider'],
  ['captcha.failed', { captcha: true }, 'captcha'],
] as const)('%s with %j is about %s', (code, value, part) => {
  expect(refusedFields({ code, value })).toEqual([{ part, rule: null }]);
});

it('names every field with the rule that it missed, and none that the form does not have', () => {
  const rule = { patternId: 6, min: 7, max: 15 };
  const fields = [
    { field: 'email', reason: 'required', ...rule },
    { field: 'qqNum', reason: 'pattern', ...rule },
    { field: 'nonsense', reason: 'length', ...rule },
    'odd',
  ];
  expect(refusedFields({ code: 'register.field_invalid', value: { fields } })).toEqual([
    { part: 'email', rule: { reason: 'required', ...rule } },
    { part: 'qqNum', rule: { reason: 'rule', ...rule } },
  ]);
});

it.each(['register.invitation_required', 'system.unavailable'] as const)(
  '%s is about no part of the form',
  (code) => {
    expect(refusedFields({ code, value: {} })).toEqual([]);
  },
);
