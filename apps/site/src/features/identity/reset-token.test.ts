import { expect, it } from 'vitest';
import { forgetResetToken, keepResetToken, keptResetToken, readResetToken } from './reset-token.ts';

it('keeps a token until it is forgotten, and nothing that is none', () => {
  expect(keepResetToken('#content')).toBe(false);
  expect(keepResetToken('token=AbC')).toBe(true);
  expect(keepResetToken('')).toBe(false);
  expect(keptResetToken()).toBe('AbC');
  forgetResetToken();
  expect(keptResetToken()).toBe('');
});

it.each([
  ['#token=AbC_-9', 'AbC_-9'],
  ['#lang=en&token=AbC', 'AbC'],
  ['#', ''],
  ['', ''],
  ['#content', ''],
])('of the fragment %j it reads %j', (fragment, token) => {
  expect(readResetToken(fragment)).toBe(token);
});
