import assert from 'node:assert';
import { type ExternalProvider, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { CookieJar, SessionMember } from '../../../platform/calls.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { deleteLink, insertLink, linksOf } from './store.ts';
import { readExternalTicket, spendExternalTicket, type TicketRefusal } from './ticket.ts';
import { waysInOf } from './ways-in.ts';

type LinkRefusal =
  | TicketRefusal
  | Refusal<'external.linked_elsewhere' | 'external.already_linked' | 'member.suspended'>;

/**
 * Links the member to the person behind a ticket: one that he began in order to link, or one of a log-in that found
 * nobody. A person belongs to one account, and an account has one person of each house. The member is told: it is a way in.
 */
export async function linkAccount(
  deps: IdentityDeps,
  ticket: string,
  member: SessionMember,
  visitor: Visitor,
  cookies: CookieJar,
): Promise<LinkRefusal | null> {
  const person = await readExternalTicket(deps, ticket, cookies);
  if (isRefusal(person)) return person;
  const { provider, subject, label, linksMember } = person;
  if (linksMember !== null && linksMember !== member.memberId) return refuse('external.expired');
  return deps.database.transaction(async (tx) => {
    const owner = await lockCredentials(tx, member.memberId);
    if (owner?.state !== 'active') return refuse('member.suspended');
    const present = (await linksOf(tx, member.memberId)).find((link) => link.provider === provider);
    if (present && present.subject !== subject) return refuse('external.already_linked');
    if (!(await spendExternalTicket(deps, tx, ticket, cookies))) return refuse('external.expired');
    if (present) return null;
    const linkedAt = deps.clock.now();
    if (!(await insertLink(tx, member.memberId, { provider, subject, label, linkedAt }))) {
      return refuse('external.linked_elsewhere');
    }
    await recordLink(deps, tx, 'member.external_linked', { memberId: member.memberId, provider }, visitor);
    await tellMember(deps, tx, owner, 'protection_changed', deps.settings.get('site.default_language'));
    return null;
  });
}

/** Takes a link away and tells the member. The last way into the account stays. */
export async function unlinkAccount(
  deps: IdentityDeps,
  provider: ExternalProvider,
  member: SessionMember,
  visitor: Visitor,
): Promise<Refusal<'external.unknown' | 'member.last_way_in'> | null> {
  const { memberId } = member;
  return deps.database.transaction(async (tx) => {
    const owner = await lockCredentials(tx, memberId);
    assert(owner, 'a session belongs to an account');
    const ways = await waysInOf(tx, memberId);
    if (!ways.providers.includes(provider)) return refuse('external.unknown');
    if (!ways.hasPassword && ways.passkeys === 0 && ways.providers.length === 1) {
      return refuse('member.last_way_in');
    }
    await deleteLink(tx, memberId, provider);
    await recordLink(deps, tx, 'member.external_unlinked', { memberId, provider }, visitor);
    await tellMember(deps, tx, owner, 'protection_changed', deps.settings.get('site.default_language'));
    return null;
  });
}

/** The end of a link is told, its subject is not: it is a name at another house. */
export function recordLink(
  deps: Pick<IdentityDeps, 'audit'>,
  tx: Transaction,
  action: 'member.external_linked' | 'member.external_unlinked',
  { memberId, provider }: { readonly memberId: bigint; readonly provider: ExternalProvider },
  visitor: Visitor,
): Promise<void> {
  return deps.audit.record(tx, {
    actorKind: 'member',
    actor: memberId.toString(),
    action,
    subject: `member:${memberId}`,
    after: { provider },
    ip: visitor.ip,
  });
}
