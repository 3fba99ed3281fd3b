import { listDevices } from './devices/list-devices.ts';
import { loginLog } from './devices/login-log.ts';
import type { CompleteLoginParts } from './login/complete-login.ts';
import { listSessions } from './sessions/own-sessions.ts';
import { endSession, endSessions } from './support/end-sessions.ts';
import { forcePasswordChange } from './support/force-password-change.ts';
import type { OperatorAct } from './support/operator-act.ts';
import { protectionOf } from './support/protection-of.ts';
import { removeAuthenticator } from './support/remove-authenticator.ts';
import { revokeMemberDevice } from './support/revoke-member-device.ts';
import { sendResetLink } from './support/send-reset-link.ts';
import { unlockMember } from './support/unlock-member.ts';
import { unverifyContact } from './support/unverify-contact.ts';

/** What operators see and do of a member's protection. Who may, was decided before. */
export function createSupport({ deps, news }: CompleteLoginParts) {
  return {
    protectionOf: (memberId: bigint) => protectionOf(deps, memberId),
    devices: (memberId: bigint) => listDevices(deps, { memberId, sessionId: null }),
    sessions: (memberId: bigint) => listSessions(deps, { memberId, sessionId: null }),
    loginLog: (memberId: bigint, query: Parameters<typeof loginLog>[2]) =>
      loginLog(deps, { memberId }, query),
    endSession: (member: Parameters<typeof endSession>[2], act: OperatorAct) =>
      endSession(deps, news, member, act),
    endSessions: (memberId: bigint, act: OperatorAct) => endSessions(deps, news, memberId, act),
    revokeDevice: (device: Parameters<typeof revokeMemberDevice>[2], act: OperatorAct) =>
      revokeMemberDevice(deps, news, device, act),
    removeAuthenticator: (memberId: bigint, act: OperatorAct) =>
      removeAuthenticator(deps, news, memberId, act),
    unlock: (memberId: bigint, act: OperatorAct) => unlockMember(deps, memberId, act),
    forcePasswordChange: (memberId: bigint, act: OperatorAct) => forcePasswordChange(deps, memberId, act),
    sendResetLink: (wish: Parameters<typeof sendResetLink>[1], act: OperatorAct) =>
      sendResetLink(deps, wish, act),
    unverifyContact: (memberId: bigint, kind: 'email' | 'mobile', act: OperatorAct) =>
      unverifyContact(deps, memberId, kind, act),
  };
}
