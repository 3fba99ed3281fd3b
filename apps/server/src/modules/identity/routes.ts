import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Identity } from './create-identity.ts';

export const identityRoutes = (identity: Identity): Handlers<typeof calls.identity> => ({
  login: ({ body }, caller) => identity.login(body, caller),
  logout: async (_input, caller) => {
    await identity.logout(caller.member, caller);
    return {};
  },
  freePlay: (_input, caller) => identity.openTrial(caller),
  register: ({ body }, caller) => identity.register(body, caller),
  memberInfo: (_input, caller) => identity.memberInfo(caller.member.memberId),
  sliderChallenge: () => identity.sliderChallenge(),
  sliderCheck: ({ body }) => identity.sliderCheck(body),
});

/** The one call of the system's part of the contract that this module answers. */
export const registerSettingsRoute = (
  identity: Identity,
): Handlers<Pick<typeof calls.system, 'registerSettings'>> => ({
  registerSettings: () => identity.registerSettings(),
});
