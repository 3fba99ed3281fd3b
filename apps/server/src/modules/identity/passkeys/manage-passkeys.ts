import assert from 'node:assert';
import { type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { lockCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { waysInOf } from '../external/ways-in.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { deletePasskey, passkeysOf, renamePasskey } from './store.ts';

/** The member's passkeys as they go over the wire. */
export async function listPasskeys(deps: Pick<IdentityDeps, 'database'>, memberId: bigint) {
  const rows = await passkeysOf(deps.database.db, memberId);
  return {
    list: rows.map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export async function namePasskey(
  deps: Pick<IdentityDeps, 'database'>,
  memberId: bigint,
  id: string,
  name: string,
): Promise<Refusal<'passkey.unknown'> | null> {
  const renamed = await renamePasskey(deps.database.db, memberId, id, name);
  return renamed ? null : refuse('passkey.unknown');
}

/** Takes a passkey away and tells the member. The last way into the account stays. */
export async function removePasskey(
  deps: IdentityDeps,
  id: string,
  { memberId }: SessionMember,
  visitor: Visitor,
): Promise<Refusal<'passkey.unknown' | 'member.last_way_in'> | null> {
  return deps.database.transaction(async (tx) => {
    const owner = await lockCredentials(tx, memberId);
    assert(owner, 'a session belongs to an account');
    const ways = await waysInOf(tx, memberId);
    const own = await passkeysOf(tx, memberId);
    if (!own.some((passkey) => passkey.id === id)) return refuse('passkey.unknown');
    if (!ways.hasPassword && ways.providers.length === 0 && own.length === 1) {
      return refuse('member.last_way_in');
    }
    const name = await deletePasskey(tx, memberId, id);
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.passkey_removed',
      subject: `member:${memberId}`,
      after: { passkeyId: id, name },
      ip: visitor.ip,
    });
    await tellMember(deps, tx, owner, 'protection_changed', deps.settings.get('site.default_language'));
    return null;
  });
}
