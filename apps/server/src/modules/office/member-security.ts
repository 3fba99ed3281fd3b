import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { memberIdOf } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Unknown = Refusal<'member.unknown'>;
type OfficeCalls = typeof calls.office;

/** What protects a member: from identity what is set up, from the member's own module where payouts go. */
export async function memberSecurity(
  { identity, member }: Pick<OfficeParts, 'identity' | 'member'>,
  id: string,
): Promise<CallAnswer<OfficeCalls['officeMemberSecurity']> | Unknown> {
  const memberId = memberIdOf(id);
  const found = memberId === null ? null : await identity.support.protectionOf(memberId);
  if (memberId === null || found === null) return refuse('member.unknown', { id });
  const payouts = await member.payoutAccounts(memberId);
  return {
    ...found,
    passwordChangedAt: found.passwordChangedAt?.toISOString() ?? null,
    passkeys: found.passkeys.map(({ id: passkeyId, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id: passkeyId,
      name,
      isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    links: found.links.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() })),
    locks: found.locks.map(({ of, until }) => ({ of, until: until.toISOString() })),
    // Without the holder's name: it can be asked for at a log-in, and whoever reads here need not know it.
    payoutAccounts: payouts.list.map((account) => ({
      id: account.id,
      kind: account.kind,
      bankCode: account.bankCode,
      network: account.network,
      numberMasked: account.numberMasked,
      addedAt: account.addedAt,
      usableFrom: account.usableFrom,
    })),
  };
}

/** Where a member is logged in, and the browsers that are known as his. */
export async function memberSessions(
  { identity }: Pick<OfficeParts, 'identity'>,
  id: string,
): Promise<CallAnswer<OfficeCalls['officeMemberSessions']> | Unknown> {
  const memberId = await knownMember(identity, id);
  if (isRefusal(memberId)) return memberId;
  const [sessions, devices] = await Promise.all([
    identity.support.sessions(memberId),
    identity.support.devices(memberId),
  ]);
  return {
    sessions: sessions.list.map(({ isThis: _, ...session }) => session),
    devices: devices.list.map(({ isThis: _, ...device }) => device),
  };
}

/** A page of a member's comings and goings. */
export async function memberLoginLog(
  { identity }: Pick<OfficeParts, 'identity'>,
  id: string,
  query: CallInput<OfficeCalls['officeMemberLoginLog']>['query'],
): Promise<CallAnswer<OfficeCalls['officeMemberLoginLog']> | Unknown> {
  const memberId = await knownMember(identity, id);
  return isRefusal(memberId) ? memberId : identity.support.loginLog(memberId, query);
}

/** What became of the messages to a member. */
export async function memberMessages(
  { identity, channels }: Pick<OfficeParts, 'identity' | 'channels'>,
  id: string,
): Promise<CallAnswer<OfficeCalls['officeMemberMessages']> | Unknown> {
  const memberId = await knownMember(identity, id);
  if (isRefusal(memberId)) return memberId;
  const deliveries = await channels.deliveriesOf(memberId);
  return {
    list: deliveries.map(({ createdAt, settledAt, ...delivery }) => ({
      ...delivery,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  };
}

async function knownMember(identity: OfficeParts['identity'], id: string): Promise<bigint | Unknown> {
  const memberId = memberIdOf(id);
  const member = memberId === null ? null : await identity.member(memberId);
  return member?.id ?? refuse('member.unknown', { id });
}
