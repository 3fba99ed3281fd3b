import { z } from 'zod';
import { call } from './call.ts';
import { codeSent, typedCode } from './identity-proofs.ts';
import { loginAnswer, secret } from './identity-shapes.ts';
import { instant, nothing, sentText } from './wire.ts';

const mobile = {
  mobileNum: sentText.trim().min(1).max(32),
  countryDialingCode: sentText.trim().max(8).optional(),
};
const resetToken = sentText.min(1).max(128);
const sendLimit = { points: 10, perSeconds: 60 } as const;

/** Passwords: changed by who knows the old one or has just proven to be the member, set anew by who has lost it. */
export const recoveryCalls = {
  changePassword: call({
    method: 'POST',
    path: '/wps/member/password',
    summary: 'Change the password; every session ends, and the answer holds the token of a new one',
    module: 'PASS3',
    token: 'session',
    realOnly: true,
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      oldPassword: secret
        .optional()
        .meta({ description: 'needed only where the session is not fresh (session.not_fresh)' }),
      newPassword: secret,
      confirmNewPassword: secret,
    }),
    answer: z.object({ token: z.string() }),
    refusals: [
      'password.invalid',
      'register.passwords_differ',
      'password.weak',
      'password.unchanged',
      'password.wrong',
      'login.locked',
    ],
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/wps/member/password/email',
    summary:
      'Mail a one-time link to who forgot the password; the same answer whether or not the two belong together',
    module: 'COMM3',
    token: 'none',
    form: true,
    limit: sendLimit,
    body: z.object({
      username: sentText.trim().min(1).max(64),
      email: sentText.trim().min(1).max(254),
    }),
    answer: nothing,
    refusals: ['contact.invalid', 'account.unknown', 'code.too_many', 'channel.unavailable'],
  }),
  resetLink: call({
    method: 'POST',
    path: '/wps/member/password/reset/link',
    summary: 'Whether a link from a mail still holds, and what it asks for',
    module: 'COMM3',
    token: 'none',
    limit: { points: 30, perSeconds: 60 },
    body: z.object({ token: resetToken }),
    answer: z.object({ expiresAt: instant, needsSecondFactor: z.boolean() }),
    refusals: ['reset.link_invalid'],
  }),
  resetPassword: call({
    method: 'POST',
    path: '/wps/member/password/reset',
    summary: 'Set a new password by the link from a mail; every session ends',
    module: 'COMM3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      token: resetToken,
      newPassword: secret,
      confirmNewPassword: secret,
      code: typedCode.optional().meta({
        description: 'of the authenticator, where the member has one (reset.second_factor_required)',
      }),
    }),
    answer: nothing,
    refusals: [
      'reset.link_invalid',
      'reset.second_factor_required',
      'code.wrong',
      'login.locked',
      'password.invalid',
      'register.passwords_differ',
      'password.weak',
      'password.unchanged',
    ],
  }),
  smsCode: call({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Send a code by SMS to log in or to set a new password',
    module: 'VERIFICATION3',
    token: 'none',
    limit: sendLimit,
    body: z.object({ ...mobile, purpose: z.enum(['login', 'recover']).default('login') }),
    answer: codeSent,
    refusals: ['contact.invalid', 'account.unknown', 'code.too_many', 'channel.unavailable'],
  }),
  setPasswordByPhone: call({
    method: 'POST',
    path: '/wps/member/password/verification',
    summary: 'Set a new password by a code that was sent by SMS, and log in with it',
    module: 'CHNGPASSVERIF3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      newPassword: secret,
      ...mobile,
      verificationCode: typedCode,
      code: typedCode.optional().meta({
        description: 'of the authenticator, where the member has one (reset.second_factor_required)',
      }),
    }),
    answer: loginAnswer,
    refusals: [
      'contact.invalid',
      'code.wrong',
      'code.expired',
      'reset.second_factor_required',
      'login.locked',
      'password.invalid',
      'password.weak',
      'password.unchanged',
      'login.verification_required',
    ],
  }),
} as const;
