import assert from 'node:assert';
import { type CallAnswer, type calls, type ProfileFieldName, profileFieldNames } from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { knownProfile } from './known-profile.ts';
import { maskedTail, mayChange, type ProfileValues, ruleOf } from './profile-rules.ts';
import { findProfile } from './store.ts';

type Answer = CallAnswer<typeof calls.member.profile>;

/** A member's own profile: the fields that are in use, with what is known. */
export async function readProfile(parts: MemberParts, memberId: bigint): Promise<Answer> {
  const known = await valuesOf(parts, memberId);
  assert(known, 'a session belongs to an account');
  const rules = parts.settings.get('member.profile_fields');
  const fields = profileFieldNames.flatMap((name) => {
    const rule = ruleOf(rules, name);
    if (!rule.enabled) return [];
    return [
      {
        name,
        value: shown(name, known),
        isRequired: rule.required,
        mayChange: mayChange(rule, known[name]),
        minLength: rule.minLength,
        maxLength: rule.maxLength,
      },
    ];
  });
  return { fields, legalAge: parts.settings.get('site.legal_age') };
}

/** All that is known of a member, for an operator; null for a number that nobody has. */
export async function profileForOperator(
  parts: MemberParts,
  memberId: bigint,
): Promise<{ name: ProfileFieldName; value: string | null }[] | null> {
  const known = await valuesOf(parts, memberId);
  return known && profileFieldNames.map((name) => ({ name, value: shown(name, known) }));
}

async function valuesOf(parts: MemberParts, memberId: bigint): Promise<ProfileValues | null> {
  const [personal, stored] = await Promise.all([
    parts.identity.personal(memberId),
    findProfile(parts.database.db, memberId),
  ]);
  return personal && knownProfile(parts.vault, memberId, personal, stored);
}

/** The id number never leaves whole, not even to whose it is: a page left open shows its end. */
const shown = (name: ProfileFieldName, known: ProfileValues): string | null => {
  const value = known[name];
  return name === 'idNumber' && value !== null ? maskedTail(value) : value;
};
