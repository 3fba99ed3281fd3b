import { type Call, type CallRequest, calls } from '@ikka/contract';

/** What an operator does about a member's protection. */
export type GuardAct =
  | { readonly kind: 'endSession'; readonly sessionId: string; readonly browser: string }
  | { readonly kind: 'endSessions' }
  | { readonly kind: 'revokeDevice'; readonly deviceId: string; readonly browser: string }
  | { readonly kind: 'removeAuthenticator' }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'forcePasswordChange' }
  | { readonly kind: 'sendResetLink'; readonly email: string }
  | { readonly kind: 'sendUnverifiedLink'; readonly email: string }
  | { readonly kind: 'unverifyEmail'; readonly contact: string }
  | { readonly kind: 'unverifyMobile'; readonly contact: string };

/** Acts that take something away are asked for in the colour of what cannot be undone. */
export const isGrave = (kind: GuardAct['kind']): boolean =>
  kind !== 'unlock' && kind !== 'sendResetLink' && kind !== 'forcePasswordChange';

const office = calls.office;

/** What any of them changes. */
export const guardTouched = [
  office.officeMemberSecurity,
  office.officeMemberSessions,
  office.officeMemberMessages,
  office.officeMemberLoginLog,
  office.officeMember,
];

interface GuardCall {
  readonly call: Call;
  readonly request: (asked: { readonly reason: string }) => CallRequest<Call>;
}

const guard = <C extends Call>(
  call: C,
  request: (why: { readonly reason: string }) => CallRequest<C>,
): GuardCall => ({ call, request: ({ reason }) => request({ reason }) });

/** The call of an act for a member, and what is sent with the reason. */
export function guardCall(id: string, act: GuardAct): GuardCall {
  const params = { id };
  switch (act.kind) {
    case 'endSession':
      return guard(office.officeEndMemberSession, (query) => ({
        params: { id, sessionId: act.sessionId },
        query,
      }));
    case 'endSessions':
      return guard(office.officeEndMemberSessions, (query) => ({ params, query }));
    case 'revokeDevice':
      return guard(office.officeRevokeMemberDevice, (query) => ({
        params: { id, deviceId: act.deviceId },
        query,
      }));
    case 'removeAuthenticator':
      return guard(office.officeRemoveAuthenticator, (query) => ({ params, query }));
    case 'unlock':
      return guard(office.officeUnlockMember, (query) => ({ params, query }));
    case 'forcePasswordChange':
      return guard(office.officeForcePasswordChange, (body) => ({ params, body }));
    case 'sendResetLink':
      return guard(office.officeSendResetLink, (body) => ({ params, body }));
    case 'sendUnverifiedLink':
      return guard(office.officeSendResetLink, (body) => ({
        params,
        body: { ...body, mayBeUnverified: true },
      }));
    case 'unverifyEmail':
      return guard(office.officeUnverifyContact, (query) => ({
        params: { id, kind: 'email' as const },
        query,
      }));
    case 'unverifyMobile':
      return guard(office.officeUnverifyContact, (query) => ({
        params: { id, kind: 'mobile' as const },
        query,
      }));
  }
}
