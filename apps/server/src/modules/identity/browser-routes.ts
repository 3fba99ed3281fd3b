import type { calls, deviceCalls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Browsers } from './create-browsers.ts';

type BrowserCalls = Pick<typeof calls.identity, keyof typeof deviceCalls>;

export const browserRoutes = (browsers: Browsers): Handlers<BrowserCalls> => ({
  loginVerificationCode: ({ body }, caller) => browsers.loginVerificationCode(body, caller),
  loginAuthenticator: ({ body }, caller) => browsers.loginAuthenticator(body, caller),
  loginVerification: ({ body }, caller) => browsers.loginVerification(body, caller),
  remembered: (_input, caller) => browsers.remembered(caller),
  loginRemembered: (_input, caller) => browsers.loginRemembered(caller),
  forgetRemembered: async (_input, caller) => {
    await browsers.forgetRemembered(caller);
    return {};
  },
  unlockCode: ({ body }, caller) => browsers.unlockCode(body, caller),
  unlock: ({ body }, caller) => browsers.unlock(body, caller),
  devices: (_input, caller) => browsers.devices(caller.member),
  renameDevice: ({ params, body }, caller) =>
    browsers.renameDevice(caller.member, { ...params, ...body }, caller),
  revokeDevice: ({ params }, caller) => browsers.revokeDevice(caller.member, params.id, caller),
  sessions: (_input, caller) => browsers.sessions(caller.member),
  endSession: ({ params }, caller) => browsers.endSession(caller.member, params.id, caller),
  endOtherSessions: (_input, caller) => browsers.endOtherSessions(caller.member, caller),
  loginLog: ({ query }, caller) => browsers.loginLog(caller.member, query),
});
