import { calls } from '@ikka/contract';
import { useAct } from '../../api/use-call.ts';

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

const {
  officeAudit,
  officeEndMemberSession,
  officeEndMemberSessions,
  officeForcePasswordChange,
  officeMember,
  officeMemberLoginLog,
  officeMemberMessages,
  officeMemberSecurity,
  officeMemberSessions,
  officeRemoveAuthenticator,
  officeRevokeMemberDevice,
  officeSendResetLink,
  officeUnlockMember,
  officeUnverifyContact,
} = calls.office;
const touched = [
  officeMemberSecurity,
  officeMemberSessions,
  officeMemberMessages,
  officeMemberLoginLog,
  officeMember,
  officeAudit,
];

/** Does an act for a member; one at a time. */
export function useGuardActs(memberId: string) {
  const endSession = useAct(officeEndMemberSession, touched);
  const endSessions = useAct(officeEndMemberSessions, touched);
  const revokeDevice = useAct(officeRevokeMemberDevice, touched);
  const removeAuthenticator = useAct(officeRemoveAuthenticator, touched);
  const unlock = useAct(officeUnlockMember, touched);
  const forcePasswordChange = useAct(officeForcePasswordChange, touched);
  const sendResetLink = useAct(officeSendResetLink, touched);
  const unverify = useAct(officeUnverifyContact, touched);
  const all = [
    endSession,
    endSessions,
    revokeDevice,
    removeAuthenticator,
    unlock,
    forcePasswordChange,
    sendResetLink,
    unverify,
  ];
  const params = { id: memberId };

  return {
    isBusy: all.some(({ isPending }) => isPending),
    failure: all.find(({ error }) => error !== null)?.error ?? null,
    reset() {
      for (const act of all) act.reset();
    },
    run(act: GuardAct, reason: string, onSuccess: () => void): void {
      const then = { onSuccess };
      const query = { reason };
      switch (act.kind) {
        case 'endSession':
          endSession.mutate({ params: { ...params, sessionId: act.sessionId }, query }, then);
          break;
        case 'endSessions':
          endSessions.mutate({ params, query }, then);
          break;
        case 'revokeDevice':
          revokeDevice.mutate({ params: { ...params, deviceId: act.deviceId }, query }, then);
          break;
        case 'removeAuthenticator':
          removeAuthenticator.mutate({ params, query }, then);
          break;
        case 'unlock':
          unlock.mutate({ params, query }, then);
          break;
        case 'forcePasswordChange':
          forcePasswordChange.mutate({ params, body: query }, then);
          break;
        case 'sendResetLink':
          sendResetLink.mutate({ params, body: query }, then);
          break;
        case 'sendUnverifiedLink':
          sendResetLink.mutate({ params, body: { ...query, mayBeUnverified: true } }, then);
          break;
        case 'unverifyEmail':
          unverify.mutate({ params: { ...params, kind: 'email' }, query }, then);
          break;
        case 'unverifyMobile':
          unverify.mutate({ params: { ...params, kind: 'mobile' }, query }, then);
          break;
      }
    },
  };
}
