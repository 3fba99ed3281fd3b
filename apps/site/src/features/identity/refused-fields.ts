import type { Failed } from '../../parts/calls/client.ts';
import { type RegisterField, registerFields } from './register-view.ts';

/** What a form can point at beside its fields. */
export type FormPart =
  | RegisterField
  | 'confirmPassword'
  | 'verificationCode'
  | 'captcha'
  | 'slider'
  | 'terms'
  | 'age';

/** Fields whose rule a refusal names by pattern, so that the page says it in words. */
interface NamedProblem {
  field: string;
  reason: 'required' | 'rule';
  patternId: number;
  min: number;
  max: number;
}

/** The parts of the form that a refusal is about; the rule is known where a field missed one. */
export function refusedFields(
  failed: Pick<Failed, 'code' | 'value'>,
): { part: FormPart; rule: Omit<NamedProblem, 'field'> | null }[] {
  const { code, value } = failed;
  const at = (part: FormPart) => [{ part, rule: null }];
  switch (code) {
    case 'register.username_taken':
      return at('username');
    case 'register.mobile_taken':
      return at('mobileNum');
    case 'register.passwords_differ':
      return at('confirmPassword');
    case 'register.terms_required':
      return at('terms');
    case 'register.underage':
      return at(value.field === 'birthday' ? 'birthday' : 'age');
    case 'register.affiliate_invalid':
      return at('affiliateCode');
    case 'register.referral_invalid':
      return at(fieldNamed(value.field) ?? 'referralCode');
    case 'password.weak':
      return at('password');
    case 'payment_password.weak':
      return at('paymentPassword');
    case 'code.wrong':
    case 'code.expired':
    case 'firebase.code_invalid':
    case 'firebase.code_expired':
    case 'firebase.token_invalid':
    case 'firebase.token_used':
      return at('verificationCode');
    case 'captcha.required':
    case 'captcha.expired':
    case 'captcha.failed':
      return at(value.captcha === true ? 'captcha' : 'slider');
    case 'register.field_invalid':
      return namedProblems(value.fields).flatMap(({ field, ...rule }) => {
        const part = fieldNamed(field);
        return part ? [{ part, rule }] : [];
      });
    default:
      return [];
  }
}

const fieldNamed = (name: unknown): RegisterField | undefined =>
  registerFields.find((field) => field === name);

function namedProblems(fields: unknown): NamedProblem[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { field, reason, patternId, min, max } = entry as Record<string, unknown>;
    if (typeof field !== 'string') return [];
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    return [
      {
        field,
        reason: reason === 'required' ? 'required' : 'rule',
        patternId: number(patternId),
        min: number(min),
        max: number(max),
      } as const,
    ];
  });
}
