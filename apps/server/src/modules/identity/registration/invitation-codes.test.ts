import { expect, it } from 'vitest';
import { invitationKey, newInvitationCode } from './invitation-codes.ts';

it('[I86] an invitation code has eight characters that nobody mistakes, a letter first', () => {
  const codes = Array.from({ length: 2_000 }, newInvitationCode);
  expect(codes.filter((code) => !/^[BCDFGHJKMNPQRSTVWXYZ][2-9BCDFGHJKMNPQRSTVWXYZ]{7}$/.test(code))).toEqual(
    [],
  );
  expect(new Set(codes).size).toBe(codes.length);
});

it.each([
  [' b2cd3fgh ', 'B2CD3FGH'],
  ['Ｂ２ＣＤ３ＦＧＨ', 'B2CD3FGH'],
])('[I86] %j is looked up as %j', (typed, key) => {
  expect(invitationKey(typed)).toBe(key);
});
