import type { RegisterField, RegisterFieldName } from '../../settings/index.ts';
import { fitsPattern, isPatternId } from './field-patterns.ts';

/** The fields that registration by username takes, in the order of the form. */
export const formFields = [
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
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

/** There is no account without these, whatever the settings say. */
const indispensable: ReadonlySet<FormField> = new Set(['username', 'password']);

/** The rule in force for a field. */
export function ruleOf(rules: FieldRules, field: FormField): RegisterField {
  return indispensable.has(field) ? { ...rules[field], enabled: true, required: true } : rules[field];
}

/**
 * Checks every field against its rule. Answers the problems in the order of the form (none: all is well) and the
 * values to keep: an empty one is no value, and one of a field that is switched off is dropped, for the form may
 * have been opened before the switch.
 */
export function checkFields(
  rules: FieldRules,
  sent: FieldValues,
): { readonly problems: readonly FieldProblem[]; readonly accepted: FieldValues } {
  const problems: FieldProblem[] = [];
  const accepted: { [Name in FormField]?: string } = {};
  for (const field of formFields) {
    const rule = ruleOf(rules, field);
    const value = sent[field] ?? '';
    if (!rule.enabled || (value === '' && !rule.required)) continue;
    const reason = problemOf(rule, value);
    if (reason === null) accepted[field] = value;
    else {
      problems.push({ field, reason, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength });
    }
  }
  return { problems, accepted };
}

function problemOf(rule: RegisterField, value: string): FieldProblem['reason'] | null {
  if (value === '') return 'required';
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return isPatternId(rule.patternId) && fitsPattern(rule.patternId, rule.acceptedPattern, value)
    ? null
    : 'pattern';
}
