import type { FieldRule } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import type { Failed } from '../../parts/calls/client.ts';
import { newPasswordProblem, refusedPasswordPart, repetitionProblem } from './password-form.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '\\S{8,20}',
  patternId: 9,
  minLength: 8,
  maxLength: 20,
};
const refused = (code: Failed['code'], value: Failed['value'] = {}): Failed => ({
  ok: false,
  code,
  message: 'no',
  value,
  status: 422,
});

describe('newPasswordProblem', () => {
  it.each([
    [rule, '', { kind: 'required' }],
    [rule, 'short', { kind: 'pattern', patternId: 9, min: 8, max: 20 }],
    [rule, 'with a space', { kind: 'pattern', patternId: 9, min: 8, max: 20 }],
    [rule, 'Pakistan786', { kind: 'weak' }],
    [rule, '123456789', { kind: 'weak' }],
    [rule, 'lantern-7-bazaar', null],
    [null, 'x', null],
    [null, '', { kind: 'required' }],
  ] as const)('by the rule %j, %j has the problem %j', (by, typed, problem) => {
    expect(newPasswordProblem(by, typed)).toEqual(problem);
  });
});

it('wants the password twice the same', () => {
  expect(repetitionProblem('a', '')).toEqual({ kind: 'required' });
  expect(repetitionProblem('a', 'b')).toEqual({ kind: 'passwordsDiffer' });
  expect(repetitionProblem('a', 'a')).toBeNull();
});

describe('refusedPasswordPart', () => {
  it.each([
    ['password.wrong', 'oldPassword'],
    ['password.weak', 'newPassword'],
    ['password.unchanged', 'newPassword'],
    ['contact.invalid', 'phone'],
    ['code.wrong', 'code'],
    ['code.expired', 'verificationCode'],
  ] as const)('%s is about %s', (code, part) => {
    const failed = refused(code);
    expect(refusedPasswordPart(failed)).toEqual({ part, problem: { kind: 'refused', failed } });
  });

  it('says the rule that was missed', () => {
    const failed = refused('password.invalid', { reason: 'pattern', patternId: 7, min: 6, max: 12 });
    expect(refusedPasswordPart(failed)).toEqual({
      part: 'newPassword',
      problem: { kind: 'pattern', patternId: 7, min: 6, max: 12 },
    });
  });

  it('knows which of two codes is meant', () => {
    expect(refusedPasswordPart(refused('code.wrong'), 'verificationCode')?.part).toBe('verificationCode');
  });

  it('leaves the rest to the form', () => {
    expect(refusedPasswordPart(refused('login.locked'))).toBeNull();
  });
});
