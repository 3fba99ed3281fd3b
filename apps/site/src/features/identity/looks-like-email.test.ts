import { expect, it } from 'vitest';
import { looksLikeEmail } from './looks-like-email.ts';

it.each([
  ['amna@example.com', true],
  [' amna+play@mail.example.pk ', true],
  ['amna@example', false],
  ['amna@@example.com', false],
  ['amna@example..com', false],
  ['am na@example.com', false],
  ['@example.com', false],
  ['', false],
])('%j looks like an e-mail address: %s', (typed, does) => {
  expect(looksLikeEmail(typed)).toBe(does);
});
