import type { CallValue, calls, FieldRule } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';

export type RegisterSettings = CallValue<typeof calls.system.registerSettings>;

/** The fields of the forms in their order. */
export const registerFields = [
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
] as const;
export type RegisterField = (typeof registerFields)[number];

/** The two ways to an account. */
export type RegisterTab = 'username' | 'mobile';

export interface ShownField {
  name: RegisterField;
  required: boolean;
  rule: FieldRule;
}

/** The form of a person whom another house has proven: no password, and nothing that keeps machines out. */
export function provenSettings(settings: RegisterSettings): RegisterSettings {
  const { password: _none, ...fields } = settings.fields;
  return { ...settings, fields, mobileRegistration: false, sliderCaptcha: false, imageCaptcha: false };
}

/** Which fields a form shows, by the rules of the server; by mobile number the number comes first. */
export function shownFields(rules: Readonly<Record<string, FieldRule>>, tab: RegisterTab): ShownField[] {
  const shown = registerFields.flatMap((name) => {
    const rule = rules[name];
    return rule?.enabled ? [{ name, required: rule.required, rule }] : [];
  });
  if (tab === 'username') return shown;
  return [
    ...shown.filter(({ name }) => name === 'mobileNum'),
    ...shown.filter(({ name }) => name !== 'mobileNum'),
  ];
}

export type FieldError = { key: 'required' } | { key: `pattern.${number}`; min: number; max: number };

const secrets: ReadonlySet<RegisterField> = new Set(['password', 'paymentPassword']);
const digits: ReadonlySet<RegisterField> = new Set(['birthday', 'idNumber', 'whatsapp', 'zalo', 'qqNum']);

/** A value as the server reads it: trimmed, in Latin digits where digits are meant; a password as it was typed. */
export function readValue(name: RegisterField, typed: string): string {
  if (secrets.has(name)) return typed;
  const value = typed.trim();
  if (name === 'mobileNum') return latinDigits(value).replace(/[\s\p{Pd}().\p{Cf}]/gu, '');
  return digits.has(name) ? latinDigits(value) : value;
}

/**
 * What is wrong with a value, by the rule of the server: empty though required, too short or long, or against the
 * pattern. The sentence is that of the pattern's id. Null when the value passes.
 */
export function fieldError(field: ShownField, typed: string): FieldError | null {
  const value = readValue(field.name, typed);
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

/** Whether who was born on a day (yyyy-MM-dd or MM-dd-yyyy) has not yet reached an age today (yyyy-MM-dd). */
export function isYoungerThan(age: number, birthday: string, today: string): boolean {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(birthday) ?? [];
  const born = year === undefined ? birthday : `${year}-${month}-${day}`;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return years < age || (years === age && born.slice(5) > today.slice(5));
}
