import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

it.each([
  ['register.username_taken', {}, { username: 'no' }],
  ['password.weak', {}, { password: 'no' }],
  ['register.field_invalid', { fields: ['email', 'qqNum'] }, { email: 'no' }],
  ['register.field_invalid', { fields: [{ field: 'payeeName' }] }, { payeeName: 'no' }],
  ['register.field_invalid', { field: 'mobileNum' }, { mobileNum: 'no' }],
  ['captcha.failed', {}, {}],
] as const)('%s with %j marks %j', (code, value, marked) => {
  expect(refusedFields({ code, value }, 'no')).toEqual(marked);
});
