import type { calls, proofCalls, recoveryCalls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Proofs } from './create-proofs.ts';

type ProofCalls = Pick<typeof calls.identity, keyof typeof proofCalls | keyof typeof recoveryCalls>;

export const proofRoutes = (proofs: Proofs): Handlers<ProofCalls> => ({
  stepUpWays: (_input, caller) => proofs.stepUpWays(caller.member),
  stepUpCode: ({ body }, caller) => proofs.stepUpCode(caller.member, body.channel, caller),
  stepUp: ({ body }, caller) => proofs.stepUp(caller.member, body, caller),
  securityOverview: (_input, caller) => proofs.securityOverview(caller.member),
  enrolAuthenticator: (_input, caller) => proofs.enrolAuthenticator(caller.member),
  confirmAuthenticator: ({ body }, caller) => proofs.confirmAuthenticator(caller.member, body.code, caller),
  removeAuthenticator: (_input, caller) => proofs.removeAuthenticator(caller.member, caller),
  renewRecoveryCodes: (_input, caller) => proofs.renewRecoveryCodes(caller.member, caller),
  contactCode: ({ body }, caller) => proofs.contactCode(caller.member, body, caller),
  changeContact: ({ body }, caller) => proofs.changeContact(caller.member, body, caller),
  setPaymentPassword: ({ body }, caller) => proofs.setPaymentPassword(caller.member, body, caller),
  changePassword: ({ body }, caller) => proofs.changePassword(caller.member, body, caller),
  forgotPassword: ({ body }, caller) => proofs.forgotPassword(body, caller),
  resetLink: ({ body }) => proofs.resetLink(body.token),
  resetPassword: ({ body }, caller) => proofs.resetPassword(body, caller),
  smsCode: ({ body }, caller) => proofs.smsCode(body, caller),
  setPasswordByPhone: ({ body }, caller) => proofs.setPasswordByPhone(body, caller),
});
