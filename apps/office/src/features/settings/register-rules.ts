/** How one field of registration is shown, required and checked; as the setting keeps it. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly acceptedPattern: string;
  readonly patternId: number;
  readonly minLength: number;
  readonly maxLength: number;
}

export type RegisterRules = Readonly<Record<string, FieldRule>>;

/** The numbers of the patterns, as the list offers them. */
export const patternNumbers: readonly string[] = Array.from({ length: 20 }, (_, id) => String(id));

/** The rules of a value that the server keeps, by field in its order. */
export const readRules = (value: unknown): RegisterRules =>
  typeof value === 'object' && value !== null ? (value as RegisterRules) : {};

/** A field that is hidden cannot be required. */
export const toggled = (rule: FieldRule, enabled: boolean): FieldRule => ({
  ...rule,
  enabled,
  required: enabled && rule.required,
});

/** What is wrong with a rule before the server is asked; it also refuses expressions that could take long. */
export function ruleProblem(rule: FieldRule): 'range' | 'pattern' | null {
  if (!Number.isInteger(rule.minLength) || !Number.isInteger(rule.maxLength)) return 'range';
  if (rule.minLength > rule.maxLength || rule.maxLength < 1 || rule.maxLength > 255) return 'range';
  try {
    new RegExp(rule.acceptedPattern, 'u');
    return null;
  } catch {
    return 'pattern';
  }
}
