import { z } from 'zod';
import { call } from './call.ts';
import { currencyCode, id, instant } from './wire.ts';

/** What the slider gave: the challenge's id and the ticket that its check answered, usable once. */
const sliderCaptcha = z.object({ id: z.uuid(), ticket: z.string().min(1).max(128) });
const secret = z.string().min(1).max(200);

const loginAnswer = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

const sendLimit = { points: 10, perSeconds: 60 } as const;

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
  login: call({
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Log in by username and password',
    module: 'COMM3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      username: z.string().trim().min(1).max(64),
      password: secret,
      type: z.literal('username'),
      sliderCaptcha: sliderCaptcha.optional(),
    }),
    answer: loginAnswer,
    refusals: [
      'captcha.required',
      'captcha.expired',
      'captcha.failed',
      'login.wrong_credentials',
      'login.locked',
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
    body: z.object({ os: z.string().max(40), platform: z.literal('W') }),
    answer: loginAnswer,
    refusals: ['trial.disabled'],
  }),
  register: call({
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Register by username',
    module: 'REG3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      username: z.string().trim().min(1).max(64),
      password: secret,
      confirmPassword: secret,
      payeeName: z.string().trim().max(255).optional(),
      email: z.string().trim().max(255).optional(),
      mobileNum: z.string().trim().max(32).optional(),
      countryDialingCode: z.string().trim().max(8).optional(),
      agreeTerms: z.boolean(),
      ageConfirmed: z.boolean(),
      sliderCaptcha: sliderCaptcha.optional(),
      login: z.boolean().default(true),
      registerUrl: z.string().max(255).optional(),
      registerMethod: z.literal('WEB').default('WEB'),
      domain: z.string().max(255).optional(),
    }),
    answer: loginAnswer,
    refusals: [
      'captcha.required',
      'captcha.expired',
      'captcha.failed',
      'register.field_invalid',
      'register.username_taken',
      'register.passwords_differ',
      'register.terms_required',
      'register.underage',
      'password.weak',
    ],
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
      toUpline: z.string().nullable(),
      clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }),
      memberLabel: z.array(z.string()),
      currency: currencyCode,
      currencySymbol: z.string(),
      isTrial: z.boolean(),
      regDate: instant,
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
