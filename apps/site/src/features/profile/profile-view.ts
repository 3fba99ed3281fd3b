import type { ProfileFieldName } from '@ikka/contract';
import type { Failed } from '../../parts/calls/client.ts';

export interface ProfileField {
  name: ProfileFieldName;
  value: string | null;
  isRequired: boolean;
  mayChange: boolean;
  minLength: number;
  maxLength: number;
}

export type ProfileValues = Partial<Record<ProfileFieldName, string>>;

/** What the form shows at first. */
export function valuesOf(fields: readonly ProfileField[]): ProfileValues {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']));
}

/** What the member has changed: the fields that may be, and whose text is another one now. */
export function changedValues(fields: readonly ProfileField[], typed: ProfileValues): ProfileValues {
  return Object.fromEntries(
    fields
      .filter(({ name, value, mayChange }) => mayChange && (typed[name] ?? '').trim() !== (value ?? ''))
      .map(({ name }) => [name, (typed[name] ?? '').trim()]),
  );
}

/** Why a field of a profile was refused. */
export interface FieldRefusal {
  field: string;
  reason: string;
  min: number;
  max: number;
}

/** The fields that a refusal names, with the reason for each; none where it is about something else. */
export function refusedProfileFields(failed: Pick<Failed, 'code' | 'value'>): FieldRefusal[] {
  const { fields } = failed.value;
  if (failed.code !== 'profile.field_invalid' || !Array.isArray(fields)) return [];
  return fields.map((entry: Record<string, unknown>) => ({
    field: String(entry.field),
    reason: String(entry.reason),
    min: Number(entry.min ?? 0),
    max: Number(entry.max ?? 0),
  }));
}

/** The last birthday that is old enough, `yyyy-MM-dd`. */
export function latestBirthday(today: string, legalAge: number): string {
  const [year = '', ...rest] = today.split('-');
  return [String(Number(year) - legalAge).padStart(4, '0'), ...rest].join('-');
}
