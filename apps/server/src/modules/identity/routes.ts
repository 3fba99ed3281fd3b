import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { browserRoutes } from './browser-routes.ts';
import type { Identity } from './create-identity.ts';
import { otherWaysRoutes } from './external/routes.ts';
import { proofRoutes } from './proof-routes.ts';

export const identityRoutes = (identity: Identity): Handlers<typeof calls.identity> => ({
  ...browserRoutes(identity.browsers),
  ...otherWaysRoutes(identity.otherWays),
  ...proofRoutes(identity.proofs),
  login: ({ body }, caller) => identity.login(body, caller),
  logout: async (_input, caller) => {
    await identity.logout(caller.member, caller);
    return {};
  },
  freePlay: (_input, caller) => identity.openTrial(caller),
  register: ({ body }, caller) => identity.register({ ...body, domain: body.domain ?? caller.host }, caller),
  registerMobile: ({ body }, caller) =>
    identity.registerMobile({ ...body, domain: body.domain ?? caller.host }, caller),
  registerSmsCode: ({ body }, caller) => identity.sendRegisterCode(body, caller),
  affiliate: async ({ query }, caller) => ({
    success: await identity.isAffiliateCode(query.code, query.domain ?? caller.host),
  }),
  memberInfo: (_input, caller) => identity.memberInfo(caller.member),
  imageCaptcha: (_input, caller) => identity.imageCaptcha(caller),
  sliderChallenge: () => identity.sliderChallenge(),
  sliderCheck: ({ body }) => identity.sliderCheck(body),
});

/** The calls of the system's part of the contract that this module answers. */
export const identitySystemRoutes = (
  identity: Identity,
): Handlers<Pick<typeof calls.system, 'registerSettings' | 'countries'>> => ({
  registerSettings: () => identity.registerSettings(),
  countries: (_input, caller) => identity.countries(caller.language),
});
