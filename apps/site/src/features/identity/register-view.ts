import type { FieldRule } from '@ikka/contract';

/** The fields of the username tab in the order of the form. Settings may switch on others that have no page yet. */
export const registerFields = ['username', 'password', 'payeeName', 'email', 'mobileNum'] as const;
export type RegisterField = (typeof registerFields)[number];

export interface ShownField {
  name: RegisterField;
  required: boolean;
  rule: FieldRule;
}

const always: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 0,
  minLength: 1,
  maxLength: 200,
};

/** Which fields registration shows, by the operator's settings; username and password are never left out. */
export function shownFields(rules: Readonly<Record<string, FieldRule>>): ShownField[] {
  return registerFields.flatMap((name) => {
    const isCore = name === 'username' || name === 'password';
    const rule = rules[name] ?? (isCore ? always : undefined);
    if (!rule || !(rule.enabled || isCore)) return [];
    return [{ name, required: rule.required || isCore, rule }];
  });
}

export type FieldError = { key: 'required' } | { key: `pattern.${number}`; min: number; max: number };

/**
 * What is wrong with a value, by the rule of the server: empty though required, too short or long, or against the
 * pattern. The sentence is that of the pattern's id. Null when the value passes.
 */
export function fieldError(field: ShownField, typed: string): FieldError | null {
  const value = field.name === 'password' ? typed : typed.trim();
  if (value === '') return field.required ? { key: 'required' } : null;
  const { acceptedPattern, minLength, maxLength, patternId } = field.rule;
  const length = [...value].length;
  const hasLength = length >= minLength && length <= maxLength;
  if (hasLength && matches(acceptedPattern, value)) return null;
  return { key: `pattern.${patternId}`, min: minLength, max: maxLength };
}

/** A pattern that this browser cannot read accepts: the server has the last word. */
function matches(pattern: string, value: string): boolean {
  if (pattern === '') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}
