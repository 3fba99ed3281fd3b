import { z } from 'zod';
import { call } from './call.ts';
import { registrationFields, registrationRefusals } from './identity-registration.ts';
import { loginAnswer } from './identity-shapes.ts';
import { instant, sentText } from './wire.ts';

/** Houses elsewhere in which a member may already be known. */
export const externalProvider = z.enum(['google', 'facebook']);
export type ExternalProvider = z.infer<typeof externalProvider>;

const provider = z.object({ provider: externalProvider });
/** What the way back from another house brought, in the fragment of the address: one use, ten minutes, this browser only. */
const ticket = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const linked = z.object({
  provider: externalProvider,
  label: z.string().meta({ description: 'what the provider calls the person: an e-mail address or a name' }),
  linkedAt: instant,
});
const links = z.object({ list: z.array(linked), offered: z.array(externalProvider) });
const away = z.object({ url: z.url().meta({ description: 'where the browser goes next' }) });
const ticketRefusals = [
  'external.expired',
  'external.cancelled',
  'external.failed',
  'external.unreachable',
] as const;
const limit = { points: 10, perSeconds: 60 } as const;

/** Who a member is elsewhere: Google and Facebook by OpenID Connect, a phone by Firebase. */
export const externalCalls = {
  externalWays: call({
    method: 'GET',
    path: '/wps/session/external',
    summary: 'Ways in beside the password that are open on this site',
    module: 'COMM3',
    token: 'none',
    answer: z.object({
      providers: z.array(externalProvider),
      passkeys: z.boolean(),
      firebasePhone: z.boolean().meta({ description: 'codes to phones go by Firebase' }),
    }),
    refusals: [],
  }),
  externalBegin: call({
    method: 'POST',
    path: '/wps/session/external/begin/:provider',
    summary:
      'Begin a log-in at another house. It comes back to /external with `#ticket=…&purpose=login` in the address',
    module: 'COMM3',
    token: 'none',
    limit,
    params: provider,
    answer: away,
    refusals: ['external.not_offered', 'external.unreachable'],
  }),
  externalLogin: call({
    method: 'POST',
    path: '/wps/session/external',
    summary:
      'Log in with what the other house said. Who is not linked yet registers or links with the same ticket',
    module: 'COMM3',
    token: 'none',
    limit,
    body: z.object({ ticket }),
    answer: loginAnswer,
    refusals: [...ticketRefusals, 'external.not_linked', 'login.verification_required'],
  }),
  externalRegister: call({
    method: 'POST',
    path: '/wps/session/external/register',
    summary: 'Open an account for a person whom the other house has proven, and log in to it',
    module: 'REG3',
    token: 'none',
    limit,
    encrypted: true,
    body: z.object({
      ...registrationFields,
      ticket,
      username: sentText.trim().min(1).max(64),
      mobileNum: registrationFields.email,
    }),
    answer: loginAnswer,
    refusals: [...ticketRefusals, 'external.linked_elsewhere', ...registrationRefusals],
  }),
  externalLinks: call({
    method: 'GET',
    path: '/wps/member/external',
    summary: 'The houses in which the member is linked, and those that are open to be',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: links,
    refusals: [],
  }),
  externalLinkBegin: call({
    method: 'POST',
    path: '/wps/member/external/begin/:provider',
    summary: 'Begin a link to another house. It comes back to /external with `#ticket=…&purpose=link`',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit,
    params: provider,
    answer: away,
    refusals: ['external.not_offered', 'external.unreachable', 'external.already_linked'],
  }),
  externalLink: call({
    method: 'POST',
    path: '/wps/member/external',
    summary: 'Link the member to the person whom the other house has proven',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    limit,
    body: z.object({ ticket }),
    answer: links,
    refusals: [...ticketRefusals, 'external.linked_elsewhere', 'external.already_linked'],
  }),
  externalUnlink: call({
    method: 'DELETE',
    path: '/wps/member/external/:provider',
    summary: 'Take a link away; the last way into an account stays',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    fresh: true,
    params: provider,
    answer: links,
    refusals: ['external.unknown', 'member.last_way_in'],
  }),
  firebaseCaptcha: call({
    method: 'GET',
    path: '/wps/verification/firebase/captcha',
    summary: 'The site key of the reCAPTCHA that Firebase wants solved before it sends a code',
    module: 'COMM3',
    token: 'none',
    limit: { points: 30, perSeconds: 60 },
    answer: z.object({ siteKey: z.string() }),
    refusals: [
      'firebase.not_offered',
      'firebase.too_many_requests',
      'firebase.quota_exceeded',
      'firebase.not_allowed',
      'firebase.unknown_error',
    ],
  }),
  firebaseCode: call({
    method: 'POST',
    path: '/wps/verification/firebase',
    summary: 'Have Firebase send a code to a phone',
    module: 'COMM3',
    token: 'none',
    limit: { points: 5, perSeconds: 300 },
    body: z.object({
      countryDialingCode: sentText.trim().max(8).default(''),
      mobileNo: sentText.trim().max(32).default(''),
      recaptchaToken: sentText
        .max(8_192)
        .optional()
        .meta({ description: 'what the reCAPTCHA of `firebaseCaptcha` gave' }),
    }),
    answer: z.object({ ticket: z.string(), countdownSeconds: z.number().int() }),
    refusals: [
      'firebase.not_offered',
      'firebase.phone_invalid',
      'firebase.phone_missing',
      'firebase.too_many_requests',
      'firebase.captcha_failed',
      'firebase.quota_exceeded',
      'firebase.not_allowed',
      'firebase.unknown_error',
    ],
  }),
  firebaseCheck: call({
    method: 'POST',
    path: '/wps/verification/firebase/check',
    summary:
      'Give Firebase the code; answers the token that log-in and registration take as `firebaseIdToken`',
    module: 'COMM3',
    token: 'none',
    limit,
    body: z.object({ ticket: sentText.min(1).max(8_192), code: sentText.trim().max(12) }),
    answer: z.object({ firebaseIdToken: z.string() }),
    refusals: [
      'firebase.not_offered',
      'firebase.code_invalid',
      'firebase.code_expired',
      'firebase.too_many_requests',
      'firebase.quota_exceeded',
      'firebase.not_allowed',
      'firebase.unknown_error',
    ],
  }),
} as const;
