import { calls, type RefusalCode } from '@ikka/contract';
import { expect } from 'vitest';
import { must, openTrial } from '../client-of.ts';
import { firstOperator } from '../log-in-operator.ts';
import {
  type Answer,
  askFirebase,
  askSms,
  checkFirebase,
  forget,
  logIn,
  newName,
  newNumber,
  refusedByFirebase,
  registration,
  type Visitor,
  withdraw,
} from './visitor.ts';

export interface Entry {
  /** As the catalogue writes it. */
  readonly entry: string;
  readonly code: RefusalCode;
  /** What stands beside the message, where the page acts on it. */
  readonly value?: object;
  /** Settings while it is provoked. */
  readonly settings?: Readonly<Record<string, unknown>>;
  provoke(visitor: Visitor): Promise<Answer>;
}

export const catalogue: readonly Entry[] = [
  {
    entry: 'SMS code failure, at log-in: too soon',
    code: 'code.too_many',
    async provoke(visitor) {
      const number = newNumber();
      await askSms(visitor, number);
      return askSms(visitor, number);
    },
  },
  {
    entry: 'SMS code failure, at log-in: no number',
    code: 'contact.invalid',
    provoke: (visitor) => askSms(visitor, { mobileNum: '12', countryDialingCode: '92' }),
  },
  {
    entry: 'SMS code failure, at registration: too soon',
    code: 'code.too_many',
    async provoke({ client }) {
      const { mobileNum: mobileNo, countryDialingCode } = newNumber();
      const body = { mobileNo, countryDialingCode };
      await must(client.call(calls.identity.registerSmsCode, { body }));
      return client.call(calls.identity.registerSmsCode, { body });
    },
  },
  {
    entry: 'SMS code failure, at registration: no number',
    code: 'contact.invalid',
    provoke: ({ client }) => client.call(calls.identity.registerSmsCode, { body: { mobileNo: '12' } }),
  },
  {
    entry: 'failed login',
    code: 'login.wrong_credentials',
    value: { captcha: false },
    provoke: (visitor) => logIn(visitor, newName()),
  },
  {
    entry: 'failed login, with the flag for the image captcha',
    code: 'login.wrong_credentials',
    value: { captcha: true },
    async provoke(visitor) {
      const name = newName();
      await logIn(visitor, name);
      return logIn(visitor, name);
    },
  },
  {
    entry: 'failed login, without the image captcha that was flagged',
    code: 'captcha.required',
    value: { captcha: true },
    async provoke(visitor) {
      const name = newName();
      await logIn(visitor, name);
      await logIn(visitor, name);
      return logIn(visitor, name);
    },
  },
  {
    entry: 'failed slider',
    code: 'captcha.failed',
    settings: { 'identity.slider_captcha': true },
    async provoke({ client }) {
      const { id } = await must(client.call(calls.identity.sliderChallenge));
      return client.call(calls.identity.sliderCheck, { body: { id, x: 0, durationMs: 1, trail: [] } });
    },
  },
  {
    entry: 'wrong affiliate code',
    code: 'register.affiliate_invalid',
    async provoke({ client }) {
      const query = { code: 'NOSUCH1' };
      expect(await must(client.call(calls.identity.affiliate, { query }))).toEqual({ success: false });
      const body = { ...registration(newName()), affiliateCode: 'NOSUCH1' };
      return client.call(calls.identity.register, { body });
    },
  },
  {
    entry: 'field errors',
    code: 'register.field_invalid',
    value: { fields: [{ field: 'username', reason: 'length' }] },
    provoke: ({ client }) => client.call(calls.identity.register, { body: registration('1') }),
  },
  {
    entry: 'phone: invalid number format',
    code: 'firebase.phone_invalid',
    provoke: (visitor) =>
      refusedByFirebase(visitor, 'INVALID_PHONE_NUMBER : TOO_SHORT', () => askFirebase(visitor)),
  },
  {
    entry: 'phone: missing number',
    code: 'firebase.phone_missing',
    provoke: (visitor) => askFirebase(visitor, ''),
  },
  {
    entry: 'phone: too many requests, retry in 5 minutes',
    code: 'firebase.too_many_requests',
    value: { retryAfterSeconds: 300 },
    provoke: (visitor) =>
      refusedByFirebase(visitor, 'TOO_MANY_ATTEMPTS_TRY_LATER', () => askFirebase(visitor)),
  },
  {
    entry: 'phone: unknown error',
    code: 'firebase.unknown_error',
    async provoke(visitor) {
      visitor.house.firebase.isDown = true;
      try {
        return await askFirebase(visitor);
      } finally {
        visitor.house.firebase.isDown = false;
      }
    },
  },
  {
    entry: 'phone: invalid verification code',
    code: 'firebase.code_invalid',
    // The stand-in's own codes begin with 100001.
    provoke: (visitor) => checkFirebase(visitor, '000000'),
  },
  {
    entry: 'phone: missing verification code',
    code: 'firebase.code_invalid',
    provoke: (visitor) => checkFirebase(visitor, ''),
  },
  {
    entry: 'phone: captcha check failed',
    code: 'firebase.captcha_failed',
    provoke: (visitor) => refusedByFirebase(visitor, 'CAPTCHA_CHECK_FAILED', () => askFirebase(visitor)),
  },
  {
    entry: 'phone: quota exceeded, contact support',
    code: 'firebase.quota_exceeded',
    provoke: (visitor) => refusedByFirebase(visitor, 'QUOTA_EXCEEDED', () => askFirebase(visitor)),
  },
  {
    entry: 'phone: operation not allowed, contact customer service',
    code: 'firebase.not_allowed',
    provoke: (visitor) => refusedByFirebase(visitor, 'OPERATION_NOT_ALLOWED', () => askFirebase(visitor)),
  },
  {
    entry: 'phone: code expired, resend',
    code: 'firebase.code_expired',
    provoke: (visitor) => checkFirebase(visitor, '123456', 'SESSION_EXPIRED'),
  },
  {
    entry: 'popup closed by user, login failed, retry',
    code: 'external.cancelled',
    async provoke({ send, house: { google } }) {
      const { person } = google;
      google.person = null;
      const begun = await send('/wps/session/external/begin/google', { method: 'POST', body: '{}' });
      const Cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const back = await google.visit((begun.value as { url: string }).url);
      google.person = person;
      const home = await fetch(back, { redirect: 'manual', headers: { Cookie } });
      const ticket = /#ticket=([\w-]{43})/.exec(home.headers.get('location') ?? '')?.[1];
      const body = JSON.stringify({ ticket });
      return send('/wps/session/external', { method: 'POST', headers: { Cookie }, body });
    },
  },
  {
    entry: 'not logged in, please log in',
    code: 'session.required',
    provoke: ({ client }) => client.call(calls.identity.memberInfo),
  },
  {
    entry: 'invalid URL, of a call',
    code: 'request.not_found',
    provoke: ({ send }) => send('/wps/no/such/call'),
  },
  {
    entry: 'access restricted by location',
    code: 'system.region_restricted',
    value: { country: 'XK', ip: '127.0.0.1' },
    settings: { 'site.blocked_countries': ['XK'] },
    async provoke({ send }) {
      const { path } = calls.system.countries;
      expect((await send(path, { headers: { 'X-Country': 'PK' } })).status).toBe(200);
      return send(path, { headers: { 'X-Country': 'XK' } });
    },
  },
  {
    entry: 'access restricted for everybody, by the address that is shown',
    code: 'system.region_restricted',
    value: { country: null, ip: '127.0.0.1' },
    settings: { 'site.status': { status: 2, maintenanceEnd: null } },
    provoke: ({ client }) => client.call(calls.system.countries),
  },
  {
    entry: 'maintenance notice',
    code: 'system.maintenance',
    value: { maintenanceEnd: '2031-01-01T00:00:00.000Z' },
    settings: { 'site.status': { status: 1, maintenanceEnd: '2031-01-01T00:00:00.000Z' } },
    provoke: ({ client }) => client.call(calls.system.countries),
  },
  {
    entry: 'user or e-mail does not exist, by mail',
    code: 'account.unknown',
    settings: { 'identity.reveal_unknown_account': true },
    provoke: (visitor) => forget(visitor, newName(), `${newName()}@mail.example`),
  },
  {
    entry: 'user or e-mail does not exist, by mobile number',
    code: 'account.unknown',
    settings: { 'identity.reveal_unknown_account': true },
    provoke: (visitor) => askSms(visitor),
  },
  {
    entry: 'please complete verification first, at log-in',
    code: 'captcha.required',
    settings: { 'identity.slider_captcha': true },
    provoke: (visitor) => logIn(visitor, newName()),
  },
  {
    entry: 'please complete verification first, at registration',
    code: 'captcha.required',
    settings: { 'identity.slider_captcha': true },
    provoke: ({ client }) => client.call(calls.identity.register, { body: registration(newName()) }),
  },
  {
    // Whoever has an account here is a member. An operator's name is nobody's at this door, and he hears what everybody does.
    entry: 'non-member account unable to log in',
    code: 'login.wrong_credentials',
    provoke: (visitor) => logIn(visitor, firstOperator.username, firstOperator.password),
  },
  {
    entry: 'non-members cannot withdraw: a visitor',
    code: 'session.required',
    provoke: ({ client }) => withdraw(client),
  },
  {
    entry: 'non-members cannot withdraw: a trial account',
    code: 'member.real_account_required',
    provoke: async ({ as, house }) => withdraw(as(await openTrial(house.server))),
  },
];
