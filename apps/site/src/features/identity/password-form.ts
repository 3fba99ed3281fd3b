import { type FieldRule, isWeakPassword } from '@ikka/contract';
import type { Failed } from '../../parts/calls/client.ts';
import type { FormProblem } from '../../parts/forms/FormSentence.tsx';
import { fieldError } from './register-view.ts';

/** The fields that forms for a new password have; each has some of them. */
export type PasswordPart =
  | 'oldPassword'
  | 'newPassword'
  | 'confirmNewPassword'
  | 'verificationCode'
  | 'phone'
  | 'code';

/** What is wrong with a new password before anybody is asked: empty, against the rule as far as it is known, or easy to guess. */
export function newPasswordProblem(
  rule: FieldRule | null,
  typed: string,
  accountName = '',
): FormProblem | null {
  if (typed === '') return { kind: 'required' };
  const error = rule && fieldError({ name: 'password', required: true, rule }, typed);
  if (!error) return isWeakPassword(typed, { accountName, siteList: [] }) ? { kind: 'weak' } : null;
  return error.key === 'required'
    ? { kind: 'required' }
    : { kind: 'pattern', patternId: rule.patternId, min: error.min, max: error.max };
}

/** What is wrong with its repetition. */
export function repetitionProblem(typed: string, repeated: string): FormProblem | null {
  if (repeated === '') return { kind: 'required' };
  return typed === repeated ? null : { kind: 'passwordsDiffer' };
}

/** The fields that a refusal is about, with what to say under each; none where it is about none of them. */
export function refusedPasswordPart(
  failed: Failed,
  codeOf: 'code' | 'verificationCode' = 'code',
): { part: PasswordPart; problem: FormProblem } | null {
  const { code, value } = failed;
  const at = (part: PasswordPart) => ({ part, problem: { kind: 'refused', failed } as const });
  switch (code) {
    case 'password.wrong':
      return at('oldPassword');
    case 'password.weak':
    case 'password.unchanged':
      return at('newPassword');
    case 'password.invalid':
      return { part: 'newPassword', problem: ruleProblem(value) ?? { kind: 'refused', failed } };
    case 'register.passwords_differ':
      return { part: 'confirmNewPassword', problem: { kind: 'passwordsDiffer' } };
    case 'contact.invalid':
      return at('phone');
    case 'code.wrong':
      return at(codeOf);
    case 'code.expired':
      return at('verificationCode');
    default:
      return null;
  }
}

function ruleProblem({ reason, patternId, min, max }: Failed['value']): FormProblem | null {
  if (reason === 'required') return { kind: 'required' };
  if (typeof patternId !== 'number' || typeof min !== 'number' || typeof max !== 'number') return null;
  return { kind: 'pattern', patternId, min, max };
}
