import { z } from 'zod';
import { call } from './call.ts';
import { secret } from './identity-shapes.ts';
import { instant, nothing, sentText } from './wire.ts';

/** A code as somebody typed it, in any script's digits; how long it may be is a setting. */
export const typedCode = sentText.trim().min(1).max(255);
const codeLimit = { points: 10, perSeconds: 60 } as const;

/** How a member can prove anew to be one. `authenticator` takes a code of the app, or one of the recovery codes. */
export const stepUpMethod = z.enum(['password', 'sms', 'email', 'authenticator', 'passkey']);
export type StepUpMethod = z.infer<typeof stepUpMethod>;

/** A code is on its way: another may be asked for after so many minutes. */
export const codeSent = z.object({ expiredMinutes: z.number().int() });

const newContact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), email: sentText.trim().min(1).max(254) }),
  z.object({
    kind: z.literal('mobile'),
    mobileNum: sentText.trim().min(1).max(32),
    countryDialingCode: sentText.trim().max(8).optional(),
  }),
]);

/** How members prove who they are, again and better: step-up, authenticator, passwords, contacts. */
export const proofCalls = {
  stepUpWays: call({
    method: 'GET',
    path: '/wps/session/step-up',
    summary: 'How the member can prove anew to be one',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: z.object({
      methods: z.array(stepUpMethod),
      maskedMobile: z.string().nullable(),
      maskedEmail: z.string().nullable(),
      freshUntil: instant.nullable().meta({ description: 'until then guarded calls need no other proof' }),
    }),
    refusals: [],
  }),
  stepUpCode: call({
    method: 'POST',
    path: '/wps/session/step-up/code',
    summary: 'Send a step-up code to the member’s own mobile number or mailbox',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit: codeLimit,
    body: z.object({ channel: z.enum(['sms', 'email']) }),
    answer: codeSent,
    refusals: ['step_up.method_unavailable', 'code.too_many', 'channel.unavailable'],
  }),
  stepUp: call({
    method: 'POST',
    path: '/wps/session/step-up',
    summary: 'Prove anew to be the member, by password or code',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    encrypted: true,
    limit: { points: 20, perSeconds: 60 },
    body: z.discriminatedUnion('method', [
      z.object({ method: z.literal('password'), password: secret }),
      z.object({ method: z.enum(['sms', 'email', 'authenticator']), code: typedCode }),
    ]),
    answer: z.object({ freshUntil: instant }),
    refusals: ['step_up.method_unavailable', 'password.wrong', 'code.wrong', 'code.expired', 'login.locked'],
  }),
  securityOverview: call({
    method: 'GET',
    path: '/wps/member/security',
    summary: 'What protects the account',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: z.object({
      hasPassword: z.boolean(),
      passwordChangedAt: instant.nullable(),
      hasPaymentPassword: z.boolean(),
      maskedEmail: z.string().nullable(),
      isEmailVerified: z.boolean(),
      maskedMobile: z.string().nullable(),
      isMobileVerified: z.boolean(),
      hasAuthenticator: z.boolean(),
      recoveryCodesLeft: z.number().int(),
      passkeys: z.number().int(),
      devices: z.number().int(),
      freshUntil: instant.nullable(),
    }),
    refusals: [],
  }),
  enrolAuthenticator: call({
    method: 'POST',
    path: '/wps/member/security/authenticator',
    summary: 'A new secret for an authenticator app; it counts from its first right code on',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    answer: z.object({
      secret: z.string().meta({ description: 'base32, to type by hand' }),
      uri: z.string().meta({ description: 'otpauth://totp/…, for the QR code' }),
    }),
    refusals: ['authenticator.already_set'],
  }),
  confirmAuthenticator: call({
    method: 'POST',
    path: '/wps/member/security/authenticator/confirm',
    summary: 'The first right code of the app; answers the recovery codes, shown this once',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    encrypted: true,
    limit: codeLimit,
    body: z.object({ code: typedCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['authenticator.already_set', 'authenticator.not_set', 'code.wrong', 'login.locked'],
  }),
  removeAuthenticator: call({
    method: 'DELETE',
    path: '/wps/member/security/authenticator',
    summary: 'Do without an authenticator; its recovery codes end with it',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    answer: nothing,
    refusals: ['authenticator.not_set'],
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/wps/member/security/authenticator/recovery-codes',
    summary: 'New recovery codes in place of the old ones, shown this once',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['authenticator.not_set'],
  }),
  contactCode: call({
    method: 'POST',
    path: '/wps/member/contact/code',
    summary: 'Send a code to a new mailbox or mobile number of the member',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit: codeLimit,
    body: newContact,
    answer: codeSent,
    refusals: ['contact.invalid', 'contact.unchanged', 'code.too_many', 'channel.unavailable'],
  }),
  changeContact: call({
    method: 'POST',
    path: '/wps/member/contact',
    summary: 'Take a new mailbox or mobile number, proven by the code that was sent to it',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit: codeLimit,
    body: z.object({ contact: newContact, verificationCode: typedCode }),
    answer: z.object({ masked: z.string() }),
    refusals: ['contact.invalid', 'contact.taken', 'code.wrong', 'code.expired'],
  }),
  setPaymentPassword: call({
    method: 'POST',
    path: '/wps/member/payment-password',
    summary: 'Set the payment password; where the session is not fresh, the present one is needed',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    encrypted: true,
    limit: codeLimit,
    body: z.object({
      oldPassword: secret.optional(),
      newPassword: secret,
      confirmNewPassword: secret,
    }),
    answer: nothing,
    refusals: [
      'payment_password.invalid',
      'payment_password.weak',
      'register.passwords_differ',
      'payment_password.not_set',
      'payment_password.wrong',
      'payment_password.locked',
    ],
  }),
} as const;
