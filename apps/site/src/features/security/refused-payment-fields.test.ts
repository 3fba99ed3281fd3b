import { expect, it } from 'vitest';
import { refusedPaymentField } from './refused-payment-fields.ts';

it.each([
  [
    'payment_password.invalid',
    { reason: 'length', patternId: 6, min: 6, max: 6 },
    { field: 'newPassword', patternId: 6, min: 6, max: 6 },
  ],
  ['payment_password.invalid', {}, { field: 'newPassword', patternId: null }],
  ['payment_password.weak', {}, { field: 'newPassword', patternId: null }],
  ['register.passwords_differ', {}, { field: 'confirmNewPassword', patternId: null }],
  ['payment_password.locked', { retryAfterSeconds: 60 }, null],
] as const)('%s with %j is about %j', (code, value, field) => {
  expect(refusedPaymentField({ code, value })).toEqual(field);
});
