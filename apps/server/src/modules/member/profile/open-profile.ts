import { type ProfileFieldName, profileFieldNames } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import type { MemberParts } from '../parts.ts';
import { columnsOf } from './change-profile.ts';
import { type ProfileChanges, tidied } from './profile-rules.ts';
import { lockProfile, updateProfile } from './store.ts';

/** What registration may ask for beside the account. */
export type OpeningFields = {
  readonly [Name in Exclude<ProfileFieldName, 'nickname'>]?: string | undefined;
};

/**
 * Writes what a new member told at registration, in the account's own transaction. The registration has checked each field
 * by the rules of its form; here it only gets the form in which a profile keeps it.
 */
export async function openProfile(
  { clock, vault }: Pick<MemberParts, 'clock' | 'vault'>,
  tx: Transaction,
  memberId: bigint,
  fields: OpeningFields,
): Promise<void> {
  const told: { [Name in ProfileFieldName]?: string } = {};
  for (const name of profileFieldNames) {
    if (name === 'nickname') continue;
    const text = tidied(name, fields[name] ?? '');
    if (text !== '') told[name] = text;
  }
  if (Object.keys(told).length === 0) return;
  const now = clock.now();
  await lockProfile(tx, memberId, now);
  await updateProfile(tx, memberId, columnsOf(vault, memberId, told satisfies ProfileChanges), now);
}
