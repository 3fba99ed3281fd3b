import { latinDigits } from '@ikka/i18n';
import type { RegisterField, RegisterFieldName } from '../../settings/index.ts';
import { separators } from '../contacts/phone-number.ts';
import { fitsPattern, isPatternId } from './field-patterns.ts';

/** The fields of the forms that hold a text, in their order. */
export const formFields = [
  'username',
  'password',
  'paymentPassword',
  'payeeName',
  'mobileNum',
  'email',
  'birthday',
  'idNumber',
  'whatsapp',
  'telegram',
  'zalo',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'referralCode',
  'affiliateCode',
] as const satisfies readonly RegisterFieldName[];
export type FormField = (typeof formFields)[number];

/** How each field is shown, required and checked; lengths count characters, not code units. */
export type FieldRules = { readonly [Name in FormField]: RegisterField };

/** What a client sent for the fields. */
export type FieldValues = { readonly [Name in FormField]?: string | undefined };

/** Why a field was not accepted; the page says the pattern's rule in words, with `min` and `max` filled in. */
export interface FieldProblem {
  readonly field: FormField;
  readonly reason: 'required' | 'length' | 'pattern';
  readonly patternId: number;
  readonly min: number;
  readonly max: number;
}

/** Digits are the same digit in every script; the log-in's password alone is taken as it was typed. */
const digitFields: ReadonlySet<FormField> = new Set([
  'paymentPassword',
  'birthday',
  'idNumber',
  'whatsapp',
  'zalo',
  'qqNum',
]);

/**
 * Checks every field against the rule in force for it. Answers the problems in the order of the form (none: all is
 * well) and the values to keep: an empty one is no value, and one of a field that is switched off is dropped, for the
 * form may have been opened before the switch.
 */
export function checkFields(
  rules: FieldRules,
  sent: FieldValues,
): { readonly problems: readonly FieldProblem[]; readonly accepted: FieldValues } {
  const problems: FieldProblem[] = [];
  const accepted: { [Name in FormField]?: string } = {};
  for (const field of formFields) {
    const rule = rules[field];
    const value = readable(field, sent[field] ?? '');
    if (!rule.enabled || (value === '' && !rule.required)) continue;
    const reason = problemOf(rule, value);
    if (reason === null) accepted[field] = value;
    else problems.push(problemWith(field, rule, reason));
  }
  return { problems, accepted };
}

/** A problem as a refusal carries it. */
export const problemWith = (
  field: FormField,
  rule: RegisterField,
  reason: FieldProblem['reason'],
): FieldProblem => ({ field, reason, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength });

function readable(field: FormField, value: string): string {
  if (field === 'mobileNum') return latinDigits(value).replace(separators, '');
  return digitFields.has(field) ? latinDigits(value) : value;
}

/** What a value misses of its rule; null when it fits. */
export function problemOf(rule: RegisterField, value: string): FieldProblem['reason'] | null {
  if (value === '') return 'required';
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return isPatternId(rule.patternId) && fitsPattern(rule.patternId, rule.acceptedPattern, value)
    ? null
    : 'pattern';
}
