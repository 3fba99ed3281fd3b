import { z } from 'zod';
import { call } from './call.ts';
import { deviceCalls } from './identity-devices.ts';
import { externalCalls } from './identity-external.ts';
import { passkeyCalls } from './identity-passkeys.ts';
import { proofCalls } from './identity-proofs.ts';
import { recoveryCalls } from './identity-recovery.ts';
import { registrationCalls } from './identity-registration.ts';
import { imageCaptcha, loginAnswer, secret, sliderCaptcha } from './identity-shapes.ts';
import { currencyCode, id, instant, languageCode, sentText } from './wire.ts';

const sendLimit = { points: 10, perSeconds: 60 } as const;

const loginFields = {
  username: sentText.trim().min(1).max(64).meta({ description: 'the mobile number in type `sms`' }),
  password: secret,
  remember: z.boolean().default(false),
  captcha: imageCaptcha.optional(),
  sliderCaptcha: sliderCaptcha.optional(),
} as const;

/** 0 member, 1 agent, 2 master agent, 4 trial, 41 affiliate, 42 sub-affiliate. */
export const agentValue = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);

export const identityCalls = {
  ...deviceCalls,
  ...proofCalls,
  ...recoveryCalls,
  ...externalCalls,
  ...passkeyCalls,
  ...registrationCalls,
  login: call({
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Log in by username and password, or by mobile number and a code that came by SMS',
    module: 'COMM3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.discriminatedUnion('type', [
      z.object({ type: z.literal('username'), ...loginFields }),
      z.object({
        type: z.literal('sms'),
        ...loginFields,
        password: sentText.trim().max(255).meta({ description: 'the code; empty with `firebaseChannel`' }),
        countryDialingCode: sentText.trim().max(8).optional(),
        firebaseChannel: z.boolean().default(false),
        firebaseIdToken: sentText.max(4_096).optional(),
      }),
    ]),
    answer: loginAnswer,
    refusals: [
      'captcha.required',
      'captcha.expired',
      'captcha.failed',
      'login.wrong_credentials',
      'login.locked',
      'login.method_disabled',
      'login.verification_required',
      'code.wrong',
      'code.expired',
      'firebase.not_offered',
      'firebase.token_invalid',
      'firebase.token_used',
      'firebase.unknown_error',
      'account.unknown',
    ],
  }),
  logout: call({
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'End the session',
    module: 'COMM3',
    token: 'session',
    always: true,
    answer: z.object({}),
    refusals: [],
  }),
  freePlay: call({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Open a trial account with play money and log in to it',
    module: 'FREEPLAY3',
    token: 'none',
    limit: { points: 5, perSeconds: 60 },
    body: z.object({ os: sentText.max(40), platform: z.literal('W') }),
    answer: loginAnswer,
    refusals: ['trial.disabled'],
  }),
  memberInfo: call({
    method: 'GET',
    path: '/wps/member/info',
    summary: 'Who is logged in',
    module: 'COMM3',
    token: 'session',
    answer: z.object({
      id,
      account: z.string(),
      nickname: z.string(),
      type: agentValue,
      isAgent: agentValue,
      toUpline: z
        .string()
        .nullable()
        .meta({ description: 'the account name of the agent under whom the member stands' }),
      clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }),
      memberLabel: z.array(z.string()),
      currency: currencyCode,
      currencySymbol: z.string(),
      isTrial: z.boolean(),
      isPlayClosed: z
        .boolean()
        .meta({ description: 'excluded from play, by a break, the member or an operator' }),
      mustChangePassword: z
        .boolean()
        .meta({ description: 'the page insists on a new password before anything else' }),
      language: languageCode.nullable().meta({ description: 'null until the member has chosen one' }),
      regDate: instant,
    }),
    refusals: [],
  }),
  imageCaptcha: call({
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A new picture of a code; at most one in each `identity.captcha_refresh_seconds`',
    module: 'CAPTCHA3',
    token: 'none',
    limit: { points: 60, perSeconds: 60 },
    answer: z.object({
      id: z.uuid(),
      image: z.string().meta({ description: 'data:image/png;base64,…; lives two minutes, checked once' }),
    }),
    refusals: [],
  }),
  sliderChallenge: call({
    method: 'GET',
    path: '/wps/captcha/geetest',
    summary: 'A new slider puzzle',
    module: 'GEETEST3',
    token: 'none',
    limit: { points: 30, perSeconds: 60 },
    answer: z.object({
      id: z.uuid(),
      background: z.string().meta({ description: 'data:image/webp;base64,…' }),
      piece: z.string().meta({ description: 'data:image/webp;base64,…' }),
      width: z.number().int(),
      height: z.number().int(),
      pieceWidth: z.number().int(),
      pieceTop: z
        .number()
        .int()
        .meta({ description: 'the piece moves on this row only; its column is the secret' }),
      expiresAt: instant,
    }),
    refusals: [],
  }),
  sliderCheck: call({
    method: 'POST',
    path: '/wps/captcha/geetest',
    summary: 'Check where the piece was let go; a good answer gives a ticket for one use',
    module: 'GEETEST3',
    token: 'none',
    limit: { points: 30, perSeconds: 60 },
    body: z.object({
      id: z.uuid(),
      x: z.number().int().min(0).max(2000),
      durationMs: z.number().int().min(0).max(600_000),
      trail: z
        .array(z.tuple([z.number().int().min(-4000).max(4000), z.number().int().min(0).max(600_000)]))
        .max(500)
        .meta({ description: 'the pointer’s way as [x, milliseconds since the start]' }),
    }),
    answer: z.object({ ticket: z.string() }),
    refusals: ['captcha.expired', 'captcha.failed'],
  }),
} as const;
