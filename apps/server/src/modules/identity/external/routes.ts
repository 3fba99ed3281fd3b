import type { externalCalls, passkeyCalls } from '@ikka/contract';
import type { Handlers } from '../../../platform/calls.ts';
import type { OtherWays } from './create-other-ways.ts';

/** The calls of other houses and passkeys. */
export const otherWaysRoutes = (ways: OtherWays): Handlers<typeof externalCalls & typeof passkeyCalls> => ({
  externalWays: () => ways.ways(),
  externalBegin: ({ params }, caller) => ways.begin(params.provider, caller.cookies),
  externalLogin: ({ body }, caller) => ways.login(body.ticket, caller),
  externalRegister: ({ body }, caller) =>
    ways.register({ ...body, domain: body.domain ?? caller.host }, caller),
  externalLinks: (_input, caller) => ways.links(caller.member),
  externalLinkBegin: ({ params }, caller) => ways.beginLink(params.provider, caller.member, caller.cookies),
  externalLink: ({ body }, caller) => ways.link(body.ticket, caller.member, caller),
  externalUnlink: ({ params }, caller) => ways.unlink(params.provider, caller.member, caller),
  firebaseCaptcha: () => ways.firebaseCaptcha(),
  firebaseCode: ({ body }) => ways.sendFirebaseCode(body),
  firebaseCheck: ({ body }) => ways.checkFirebaseCode(body),
  passkeyLoginOptions: (_input, caller) => ways.passkeyLoginOptions(caller.cookies),
  passkeyLogin: ({ body }, caller) => ways.passkeyLogin(body.response, caller),
  passkeys: (_input, caller) => ways.passkeys(caller.member),
  passkeyRegisterOptions: (_input, caller) => ways.passkeyRegisterOptions(caller.member),
  passkeyRegister: ({ body }, caller) => ways.passkeyRegister(body, caller.member, caller),
  passkeyRename: ({ params, body }, caller) => ways.passkeyRename(caller.member, params.id, body.name),
  passkeyRemove: ({ params }, caller) => ways.passkeyRemove(params.id, caller.member, caller),
  passkeyStepUpOptions: (_input, caller) => ways.passkeyStepUpOptions(caller.member),
  passkeyStepUp: ({ body }, caller) => ways.passkeyStepUp(body.response, caller.member, caller),
});
