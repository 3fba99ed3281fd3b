import type { CallInput, calls, StepUpMethod } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import {
  confirmAuthenticator,
  enrolAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator/set-authenticator.ts';
import { changeContact, sendContactCode } from './contacts/change-contact.ts';
import type { TypedContact } from './contacts/new-contact.ts';
import type { Browser, Speaker, Visitor } from './deps.ts';
import { changePassword } from './passwords/change-password.ts';
import type { PasswordParts } from './passwords/replace-password.ts';
import { checkPaymentPassword, setPaymentPassword } from './payment-password/payment-password.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { readResetLink, resetPassword } from './recovery/reset-password.ts';
import { sendSmsCode } from './recovery/send-sms-code.ts';
import { setPasswordByPhone } from './recovery/set-password-by-phone.ts';
import { proveMember } from './step-up/prove-member.ts';
import { securityOverview } from './step-up/security-overview.ts';
import { sendStepUpCode } from './step-up/send-step-up-code.ts';
import { stepUp } from './step-up/step-up.ts';
import { stepUpWays } from './step-up/step-up-ways.ts';

type Identity = typeof calls.identity;
type Body<Name extends keyof Identity> = CallInput<Identity[Name]>['body'];

/** How members prove who they are beyond the log-in, and how they get back in: the operations by their calls' names. */
export function createProofs(parts: PasswordParts) {
  const { deps, news } = parts;
  return {
    stepUpWays: (member: SessionMember) => stepUpWays(deps, member),
    stepUpCode: (member: SessionMember, channel: 'sms' | 'email', visitor: Speaker) =>
      sendStepUpCode(deps, member, channel, visitor),
    stepUp: (member: SessionMember, input: Body<'stepUp'>, visitor: Visitor) =>
      stepUp(parts, member, input, visitor),
    /** Notes a proof that was right elsewhere, such as a passkey's; false when the session had ended. */
    proveMember: (member: SessionMember, method: StepUpMethod, visitor: Visitor) =>
      proveMember(deps, news, member, method, visitor),
    securityOverview: (member: SessionMember) => securityOverview(deps, member),
    enrolAuthenticator: (member: SessionMember) => enrolAuthenticator(deps, member),
    confirmAuthenticator: (member: SessionMember, code: string, visitor: Speaker) =>
      confirmAuthenticator(deps, member, code, visitor),
    removeAuthenticator: (member: SessionMember, visitor: Speaker) =>
      removeAuthenticator(deps, member, visitor),
    renewRecoveryCodes: (member: SessionMember, visitor: Speaker) =>
      renewRecoveryCodes(deps, member, visitor),
    contactCode: (member: SessionMember, contact: TypedContact, visitor: Speaker) =>
      sendContactCode(deps, member, contact, visitor),
    changeContact: (member: SessionMember, input: Body<'changeContact'>, visitor: Speaker) =>
      changeContact(deps, member, input, visitor),
    setPaymentPassword: (member: SessionMember, input: Body<'setPaymentPassword'>, visitor: Speaker) =>
      setPaymentPassword(parts, member, input, visitor),
    /** Null when it is the member's payment password: for deeds with money or points. */
    checkPaymentPassword: (memberId: bigint, typed: string) => checkPaymentPassword(parts, memberId, typed),
    changePassword: (member: SessionMember, input: Body<'changePassword'>, browser: Speaker & Browser) =>
      changePassword(parts, member, input, browser),
    forgotPassword: (input: Body<'forgotPassword'>, visitor: Speaker & Browser) =>
      forgotPassword(deps, input, visitor),
    resetLink: (token: string) => readResetLink(deps, token),
    resetPassword: (input: Body<'resetPassword'>, visitor: Speaker) => resetPassword(parts, input, visitor),
    smsCode: (input: Body<'smsCode'>, visitor: Speaker) => sendSmsCode(deps, input, visitor),
    setPasswordByPhone: (input: Body<'setPasswordByPhone'>, browser: Speaker & Browser) =>
      setPasswordByPhone(parts, input, browser),
  };
}

export type Proofs = ReturnType<typeof createProofs>;
