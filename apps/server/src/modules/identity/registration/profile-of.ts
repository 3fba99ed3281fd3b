import type { ReadForm } from './read-form.ts';
import { type ProfileField, profileFields } from './rules-in-force.ts';

/** What a registration says of a member beyond the account; the birthday as yyyy-MM-dd. */
export type NewProfile = { readonly [Field in ProfileField]?: string };

/** The part of a form that the member's profile keeps; null where there is none of it. */
export function profileOf({ values, birthday }: Pick<ReadForm, 'values' | 'birthday'>): NewProfile | null {
  const kept = profileFields.flatMap((field) => {
    const value = field === 'birthday' ? birthday : values[field];
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
