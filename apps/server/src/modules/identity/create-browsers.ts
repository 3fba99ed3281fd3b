import type { CallInput, calls, LanguageCode } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import type { Browser, Visitor } from './deps.ts';
import { listDevices } from './devices/list-devices.ts';
import { loginLog } from './devices/login-log.ts';
import { renameDevice } from './devices/rename-device.ts';
import { revokeDevice } from './devices/revoke-device.ts';
import type { CompleteLoginParts } from './login/complete-login.ts';
import { sendUnlockCode, unlock } from './login/unlock.ts';
import { forgetRemembered } from './remembered/forget-remembered.ts';
import { loginRemembered } from './remembered/login-remembered.ts';
import { rememberedName } from './remembered/remembered-name.ts';
import { finishSecondStep } from './second-step/finish-second-step.ts';
import { sendSecondStepCode } from './second-step/send-second-step-code.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions/own-sessions.ts';

type Identity = typeof calls.identity;
type Body<Name extends keyof Identity> = CallInput<Identity[Name]>['body'];
type Speaker = { readonly language: LanguageCode };

/** What is known of a member's browsers: the second step of a strange one, the memory of a known one, the lists of all. */
export function createBrowsers(parts: CompleteLoginParts) {
  const { deps, news } = parts;
  return {
    loginVerificationCode: (input: Body<'loginVerificationCode'>, browser: Browser & Speaker) =>
      sendSecondStepCode(deps, input, browser),
    loginVerification: (input: Body<'loginVerification'>, browser: Browser) =>
      finishSecondStep(parts, input, browser),
    loginAuthenticator: ({ ticket, answer }: Body<'loginAuthenticator'>, browser: Browser) =>
      finishSecondStep(parts, { ticket, method: 'authenticator', answer }, browser),
    remembered: (browser: Browser) => rememberedName(deps, browser),
    loginRemembered: (browser: Browser) => loginRemembered(parts, browser),
    forgetRemembered: (browser: Browser) => forgetRemembered(deps, browser),
    unlockCode: (input: Body<'unlockCode'>, visitor: Visitor & Speaker) =>
      sendUnlockCode(deps, input, visitor),
    unlock: (input: Body<'unlock'>, visitor: Visitor) => unlock(deps, input, visitor),
    devices: (member: SessionMember) => listDevices(deps, member),
    renameDevice: (
      member: SessionMember,
      device: { readonly id: string; readonly name: string },
      visitor: Visitor,
    ) => renameDevice(deps, member, device, visitor),
    revokeDevice: (member: SessionMember, deviceId: string, visitor: Visitor) =>
      revokeDevice(deps, news, member, deviceId, visitor),
    sessions: (member: SessionMember) => listSessions(deps, member),
    endSession: (member: SessionMember, sessionId: string, visitor: Visitor) =>
      endOneSession(deps, news, member, sessionId, visitor),
    endOtherSessions: (member: SessionMember, visitor: Visitor) =>
      endOtherSessions(deps, news, member, visitor),
    loginLog: (member: SessionMember, query: CallInput<Identity['loginLog']>['query']) =>
      loginLog(deps, member, query),
  };
}

export type Browsers = ReturnType<typeof createBrowsers>;
