import { expect, it } from 'vitest';
import { refusedContactField, typedContact } from './contact-view.ts';

const phone = { countryCode: 'PK', countryDialingCode: '92', mobileNum: ' 0300 1234567 ' };

it.each([
  ['email', ' asma@example.pk ', phone, { kind: 'email', email: 'asma@example.pk' }],
  ['email', '  ', phone, null],
  ['mobile', '', phone, { kind: 'mobile', mobileNum: '0300 1234567', countryDialingCode: '92' }],
  ['mobile', '', { ...phone, mobileNum: ' ' }, null],
  ['mobile', '', { ...phone, countryDialingCode: '' }, null],
] as const)('reads a %s from %j and %j', (kind, email, number, contact) => {
  expect(typedContact(kind, email, number)).toEqual(contact);
});

it.each([
  ['contact.taken', 'contact'],
  ['contact.invalid', 'contact'],
  ['code.wrong', 'code'],
  ['code.expired', 'code'],
  ['code.too_many', null],
  ['session.not_fresh', null],
])('%s is about %s', (code, field) => {
  expect(refusedContactField(code)).toBe(field);
});
