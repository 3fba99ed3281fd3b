import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { memberIdOf } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Parts = Pick<OfficeParts, 'identity'>;
type Support = OfficeParts['identity']['support'];
type Done = Record<string, never>;

/** Who does something for which member, and why. */
export interface GuardWish {
  readonly id: string;
  readonly reason: string;
  readonly operator: { readonly username: string; readonly ip: string };
}

const actOf = ({ reason, operator }: GuardWish) => ({ ...operator, reason });

/** Identity does and records each of these acts in one transaction; this only translates. */
async function onMember<Answer>(
  wish: GuardWish,
  act: (memberId: bigint) => Promise<Answer>,
): Promise<Answer | Refusal<'member.unknown'>> {
  const memberId = memberIdOf(wish.id);
  return memberId === null ? refuse('member.unknown', { id: wish.id }) : act(memberId);
}

export async function endMemberSession(
  { identity }: Parts,
  wish: GuardWish & { readonly sessionId: string },
): Promise<Done | Refusal<'session.unknown'>> {
  const memberId = memberIdOf(wish.id);
  if (memberId === null) return refuse('session.unknown');
  return identity.support.endSession({ memberId, sessionId: wish.sessionId }, actOf(wish));
}

export const endMemberSessions = (
  { identity }: Parts,
  wish: GuardWish,
): Promise<CallAnswer<typeof calls.office.officeEndMemberSessions> | Refusal<'member.unknown'>> =>
  onMember(wish, (memberId) => identity.support.endSessions(memberId, actOf(wish)));

export async function revokeMemberDevice(
  { identity }: Parts,
  wish: GuardWish & { readonly deviceId: string },
): Promise<CallAnswer<typeof calls.office.officeRevokeMemberDevice> | Refusal<'device.unknown'>> {
  const memberId = memberIdOf(wish.id);
  if (memberId === null) return refuse('device.unknown');
  return identity.support.revokeDevice({ memberId, deviceId: wish.deviceId }, actOf(wish));
}

export const removeAuthenticator = ({ identity }: Parts, wish: GuardWish) =>
  onMember(wish, (memberId) => identity.support.removeAuthenticator(memberId, actOf(wish)));

export const unlockMember = ({ identity }: Parts, wish: GuardWish) =>
  onMember(wish, (memberId) => identity.support.unlock(memberId, actOf(wish)));

export const forcePasswordChange = ({ identity }: Parts, wish: GuardWish) =>
  onMember(wish, (memberId) => identity.support.forcePasswordChange(memberId, actOf(wish)));

export const sendResetLink = ({ identity }: Parts, wish: GuardWish & { readonly mayBeUnverified: boolean }) =>
  onMember(wish, (memberId) =>
    identity.support.sendResetLink({ memberId, mayBeUnverified: wish.mayBeUnverified }, actOf(wish)),
  );

export const unverifyContact = (
  { identity }: Parts,
  wish: GuardWish & { readonly kind: Parameters<Support['unverifyContact']>[1] },
) => onMember(wish, (memberId) => identity.support.unverifyContact(memberId, wish.kind, actOf(wish)));
