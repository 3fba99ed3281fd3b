import { incomeSources, type ProfileFieldName, profileFieldNames } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import { getCountries } from 'libphonenumber-js/max';
import type { ProfileFieldRule } from '../../settings/index.ts';

export type ProfileRules = { readonly [Name in ProfileFieldName]: ProfileFieldRule };
/** Null for what is not known. */
export type ProfileValues = { readonly [Name in ProfileFieldName]: string | null };
export type ProfileChanges = { readonly [Name in ProfileFieldName]?: string | null };

/** Why a field was not accepted. */
export interface ProfileProblem {
  readonly field: ProfileFieldName;
  readonly reason: 'required' | 'length' | 'pattern' | 'locked' | 'underage';
  readonly min: number;
  readonly max: number;
}

interface Situation {
  readonly rules: ProfileRules;
  readonly known: ProfileValues;
  /** Today as yyyy-MM-dd where the site is at home. */
  readonly today: string;
  readonly legalAge: number;
  /** Support changes what a member may set only once. */
  readonly isSupport: boolean;
}

/**
 * Checks what was sent for the profile. Answers the problems in the order of the form (none: all is well) and what
 * changes: null clears a field. What equals what is known, and the value of a field that is off, are left out.
 */
export function checkProfile(
  situation: Situation,
  sent: { readonly [Name in ProfileFieldName]?: string | undefined },
): { readonly problems: readonly ProfileProblem[]; readonly changes: ProfileChanges } {
  const problems: ProfileProblem[] = [];
  const changes: { [Name in ProfileFieldName]?: string | null } = {};
  for (const field of profileFieldNames) {
    const typed = sent[field];
    const rule = ruleOf(situation.rules, field);
    if (typed === undefined || !rule.enabled) continue;
    const value = tidied(field, typed);
    const known = situation.known[field] ?? '';
    if (value === known || (field === 'idNumber' && value === tidied(field, maskedTail(known)))) continue;
    const reason = problemOf(field, value, rule, situation);
    if (reason === null) changes[field] = value === '' ? null : value;
    else problems.push({ field, reason, min: rule.minLength, max: rule.maxLength });
  }
  return { problems, changes };
}

/** There is always a name to call a member by. */
export function ruleOf(rules: ProfileRules, field: ProfileFieldName): ProfileFieldRule {
  return field === 'nickname' ? { ...rules.nickname, enabled: true, required: true } : rules[field];
}

/** Whether the member himself may change a field of which this is known. */
export const mayChange = (rule: ProfileFieldRule, known: string | null): boolean =>
  !rule.onceOnly || known === null;

/** All of a number but its last four signs, of a short one its last two. */
export function maskedTail(value: string): string {
  if (value === '') return '';
  const signs = [...value];
  const shown = signs.length > 8 ? 4 : 2;
  return `•••• ${signs.slice(-shown).join('')}`;
}

function problemOf(
  field: ProfileFieldName,
  value: string,
  rule: ProfileFieldRule,
  { known, today, legalAge, isSupport }: Situation,
): ProfileProblem['reason'] | null {
  if (!isSupport && !mayChange(rule, known[field])) return 'locked';
  if (value === '') return rule.required ? 'required' : null;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  if (!fits[field](value)) return 'pattern';
  return field === 'birthday' && ageOn(today, value) < legalAge ? 'underage' : null;
}

/** Whole years from a birthday to a day, both as yyyy-MM-dd; who was born on 29 February ages on 1 March. */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

const digitFields: ReadonlySet<ProfileFieldName> = new Set([
  'whatsapp',
  'zalo',
  'qqNum',
  'birthday',
  'idNumber',
]);

/** As it is kept: one form for the same letters, no space that means nothing, digits as everybody reads them. */
export function tidied(field: ProfileFieldName, typed: string): string {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!digitFields.has(field)) return field === 'telegram' ? text.replace(/^@/, '') : text;
  const digits = latinDigits(text);
  if (field === 'birthday') return digits;
  if (field === 'idNumber') return digits.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return digits.replace(/[\s().\p{Pd}]/gu, '');
}

const name = /^\p{L}[\p{L}\p{M}\u200c .'’\p{Pd}]*$/u;
const plainWords = /^[^\p{C}<>]+$/u;
const handle = /^[\p{L}\p{M}\p{N}._@:/?=&%+-]+$/u;
const phone = /^\+?\d{7,15}$/;
const countries: ReadonlySet<string> = new Set(getCountries());

const fits: { readonly [Name in ProfileFieldName]: (value: string) => boolean } = {
  nickname: (value) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c ._\p{Pd}]*$/u.test(value),
  fullName: (value) => name.test(value),
  birthday: isDay,
  address: (value) => plainWords.test(value),
  nationality: (value) => countries.has(value),
  occupation: (value) => plainWords.test(value),
  incomeSource: (value) => incomeSources.some((known) => known === value),
  idNumber: (value) => /^[A-Z0-9]+$/.test(value),
  telegram: (value) => /^[A-Za-z]\w{4,31}$/.test(value),
  whatsapp: (value) => phone.test(value),
  zalo: (value) => phone.test(value),
  line: (value) => handle.test(value),
  facebook: (value) => handle.test(value),
  wechat: (value) => handle.test(value),
  qqNum: (value) => /^[1-9]\d{4,11}$/.test(value),
};

/** A day of the calendar since 1900, as yyyy-MM-dd. */
function isDay(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
