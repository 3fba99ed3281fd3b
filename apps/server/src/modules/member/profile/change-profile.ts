import assert from 'node:assert';
import { type ProfileFieldName, type Refusal, refuse } from '@ikka/contract';
import type { Vault } from '../../../platform/vault.ts';
import type { MemberActor, MemberParts, OperatorActor } from '../parts.ts';
import { knownProfile } from './known-profile.ts';
import { checkProfile, type ProfileChanges } from './profile-rules.ts';
import { sealIdNumber } from './sealed-id-number.ts';
import { lockProfile, type ProfileColumns, updateProfile } from './store.ts';

type Sent = { readonly [Name in ProfileFieldName]?: string | undefined };

/** Who changes it, and of a supporter why. */
type By = { readonly member: MemberActor } | { readonly operator: OperatorActor; readonly reason: string };

/**
 * Changes fields of a profile, all of them or none. Refused are fields that are not in order, those that a member may set
 * only once, and a birthday of somebody too young; support may change what is set. The audit names the fields, and their
 * words before and after but for the id number's. The account exists: its caller knows.
 */
export async function changeProfile(
  parts: MemberParts,
  memberId: bigint,
  sent: Sent,
  by: By,
): Promise<Refusal<'profile.field_invalid'> | null> {
  const { database, clock, settings, vault, identity, audit } = parts;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const personal = await identity.personal(memberId, tx);
    assert(personal, 'a profile belongs to an account');
    const stored = await lockProfile(tx, memberId, now);
    const known = knownProfile(vault, memberId, personal, stored);
    const { problems, changes } = checkProfile(
      {
        rules: settings.get('member.profile_fields'),
        known,
        today: dayIn(settings.get('site.time_zone'), now),
        legalAge: settings.get('site.legal_age'),
        isSupport: 'operator' in by,
      },
      sent,
    );
    if (problems.length > 0) return refuse('profile.field_invalid', { fields: problems });
    const names = Object.keys(changes) as ProfileFieldName[];
    if (names.length === 0) return null;
    if (changes.nickname != null) await identity.setNickname(tx, memberId, changes.nickname);
    await updateProfile(tx, memberId, columnsOf(vault, memberId, changes), now);
    const told = (values: ProfileChanges) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          name === 'idNumber' && values[name] != null ? 'sealed' : (values[name] ?? null),
        ]),
      );
    await audit.record(tx, {
      ...('operator' in by
        ? { actorKind: 'operator', actor: by.operator.username, ip: by.operator.ip }
        : { actorKind: 'member', actor: memberId.toString(), ip: by.member.ip }),
      action: 'member.profile_changed',
      subject: `member:${memberId}`,
      before: told(known),
      after: { ...told(changes), ...('operator' in by ? { reason: by.reason } : {}) },
    });
    return null;
  });
}

/** Changes as columns: the nickname lies elsewhere, the id number rests sealed. */
export function columnsOf(vault: Vault, memberId: bigint, changes: ProfileChanges): ProfileColumns {
  const { nickname: _elsewhere, idNumber, ...plain } = changes;
  if (idNumber === undefined) return plain;
  return { ...plain, idNumberSealed: idNumber === null ? null : sealIdNumber(vault, memberId, idNumber) };
}

/** The day that an instant falls on in a time zone, as yyyy-MM-dd. */
export function dayIn(timeZone: string, at: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  assert(/^\d{4}-\d{2}-\d{2}$/.test(day), 'the calendar writes a day as its number');
  return day;
}
