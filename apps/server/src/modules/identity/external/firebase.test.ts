import { refusalMessage } from '@ikka/i18n';
import { type FirebaseStandIn, startFirebaseStandIn } from '@ikka/test-kit';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answered,
  type Bench,
  openBench,
  refused,
  registration,
  testBrowser,
} from '../identity-test-bench.ts';

const minuteMs = 60_000;

describe('phones that Firebase proves', () => {
  let bench: Bench;
  let firebase: FirebaseStandIn;
  let counter = 0;

  beforeAll(async () => {
    bench = await openBench();
    firebase = await startFirebaseStandIn(() => bench.clock.now());
    await bench.set('identity.firebase_project', firebase.project);
    await bench.set('identity.firebase_issuer', firebase.issuer);
    await bench.set('identity.firebase_jwks', firebase.keysUrl);
    await bench.set('identity.firebase_address', firebase.address);
    await bench.set('identity.sms_login', true);
    await bench.set('identity.lock_after_failures', 50);
  });
  afterAll(async () => {
    await firebase?.close();
    await bench?.close();
  });
  beforeEach(() => {
    firebase.error = null;
    firebase.isDown = false;
  });

  const ways = () => bench.identity.otherWays;
  const newPhone = () => `+92300${String(1_000_000 + ++counter)}`;
  const nationalOf = (phone: string) => phone.slice(3);
  const tokenOf = (phone: string, claims = {}, at = bench.clock.now()) => firebase.tokenOf(phone, at, claims);
  const logIn = (phone: string, firebaseIdToken: string, process = bench.identity) =>
    process.login(
      {
        type: 'sms',
        username: nationalOf(phone),
        countryDialingCode: '92',
        password: '',
        firebaseChannel: true,
        firebaseIdToken,
      },
      testBrowser(`203.0.113.${1 + (counter % 200)}`).from(),
    );
  /** A member whose number is proven. */
  async function memberWith(phone: string): Promise<bigint> {
    const { memberId } = await bench.memberNamed(`phone${++counter}`);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET mobile_key = $1, mobile_verified_at = now() WHERE id = $2',
      [phone, memberId],
    );
    return memberId;
  }

  it('[I68] logs in whom a token proves to hold the number, once a token', async () => {
    const phone = newPhone();
    const memberId = await memberWith(phone);
    const token = await tokenOf(phone);
    const answers = await Promise.all([logIn(phone, token), logIn(phone, token), logIn(phone, token)]);
    const [opened] = answers.filter((answer) => 'token' in answer);
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1);
    expect((await bench.identity.session(answered(opened ?? answers[0]).token))?.memberId).toBe(memberId);
    expect(refused(await logIn(phone, token))).toBe('firebase.token_used');
  });

  it('[I68] refuses tokens of another number, project, issuer or way to log in', async () => {
    const phone = newPhone();
    await memberWith(phone);
    const wrong = [
      await tokenOf(newPhone()),
      await tokenOf(phone, { aud: 'another-project' }),
      await tokenOf(phone, { iss: 'https://securetoken.google.com/another-project' }),
      await tokenOf(phone, { firebase: { sign_in_provider: 'password' } }),
      await tokenOf(phone, { phone_number: undefined }),
      await tokenOf(phone, { sub: '' }),
      'no token at all',
    ];
    for (const token of wrong) expect(refused(await logIn(phone, token))).toBe('firebase.token_invalid');
  });

  it('[I68] refuses tokens that are over, of long ago or of the future', async () => {
    const phone = newPhone();
    await memberWith(phone);
    const at = (ms: number) => new Date(bench.clock.now().getTime() + ms);
    for (const when of [at(-11 * minuteMs), at(-120 * minuteMs), at(5 * minuteMs)]) {
      expect(refused(await logIn(phone, await tokenOf(phone, {}, when)))).toBe('firebase.token_invalid');
    }
    answered(await logIn(phone, await tokenOf(phone, {}, at(-9 * minuteMs))));
  });

  it('[I68] refuses tokens that another key or none has signed', async () => {
    const phone = newPhone();
    await memberWith(phone);
    const [head, body] = (await tokenOf(phone)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString('utf8'));
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString('utf8'));
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode('a secret that everybody knows, and long enough'));
    const other = await startFirebaseStandIn();
    const foreign = await other.tokenOf(phone, bench.clock.now(), claims);
    await other.close();
    for (const token of [unsigned, shared, foreign, `${head}.${body}.AAAA`]) {
      expect(refused(await logIn(phone, token))).toBe('firebase.token_invalid');
    }
  });

  it('[I68] follows the issuer to a new key', async () => {
    const phone = newPhone();
    await memberWith(phone);
    answered(await logIn(phone, await tokenOf(phone)));
    await firebase.rotateKeys();
    const token = await tokenOf(phone);
    // The keys are looked for again a second after the last look.
    await vi.waitFor(async () => answered(await logIn(phone, token)), { timeout: 10_000, interval: 300 });
  });

  it('[I68] says that it cannot tell while the keys cannot be read', async () => {
    const phone = newPhone();
    await memberWith(phone);
    const token = await tokenOf(phone);
    const fresh = await bench.another();
    firebase.isDown = true;
    expect(refused(await logIn(phone, token, fresh.identity))).toBe('firebase.unknown_error');
    firebase.isDown = false;
    await vi.waitFor(async () => answered(await logIn(phone, token, fresh.identity)), {
      timeout: 10_000,
      interval: 300,
    });
  });

  it('[I69] has a code sent and gives a token for it, which logs in', async () => {
    const phone = newPhone();
    const memberId = await memberWith(phone);
    const { ticket, countdownSeconds } = answered(
      await ways().sendFirebaseCode({ countryDialingCode: '92', mobileNo: nationalOf(phone) }),
    );
    expect(countdownSeconds).toBe(60);
    const code = firebase.codes.get(phone) ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    expect(refused(await ways().checkFirebaseCode({ ticket, code: wrong }))).toBe('firebase.code_invalid');
    expect(refused(await ways().checkFirebaseCode({ ticket, code: '' }))).toBe('firebase.code_invalid');
    const { firebaseIdToken } = answered(await ways().checkFirebaseCode({ ticket, code }));
    const { token } = answered(await logIn(phone, firebaseIdToken));
    expect((await bench.identity.session(token))?.memberId).toBe(memberId);
    expect(refused(await ways().checkFirebaseCode({ ticket, code }))).toBe('firebase.code_expired');
    const altered = `${ticket.slice(0, -4)}AAAA`;
    expect(refused(await ways().checkFirebaseCode({ ticket: altered, code }))).toBe('firebase.code_expired');
  });

  const send = async (mobileNo = '3001234567') =>
    ways().sendFirebaseCode({ countryDialingCode: '92', mobileNo });

  it.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'firebase.phone_invalid'],
    ['MISSING_PHONE_NUMBER', 'firebase.phone_missing'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'firebase.too_many_requests'],
    ['QUOTA_EXCEEDED : Exceeded quota', 'firebase.quota_exceeded'],
    ['CAPTCHA_CHECK_FAILED', 'firebase.captcha_failed'],
    ['MISSING_RECAPTCHA_TOKEN', 'firebase.captcha_failed'],
    ['OPERATION_NOT_ALLOWED', 'firebase.not_allowed'],
    ['SOMETHING_THAT_IS_NEW', 'firebase.unknown_error'],
  ] as const)('[I69] names the error %s when a code is asked for', async (error, code) => {
    firebase.error = error;
    const answer = await send();
    expect(refused(answer)).toBe(code);
    for (const language of ['EN', 'UR'] as const) expect(refusalMessage(code, language, {})).not.toBe('');
  });

  it.each([
    ['INVALID_CODE', 'firebase.code_invalid'],
    ['SESSION_EXPIRED', 'firebase.code_expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'firebase.too_many_requests'],
    ['QUOTA_EXCEEDED', 'firebase.quota_exceeded'],
    ['USER_DISABLED', 'firebase.not_allowed'],
    ['constructor', 'firebase.unknown_error'],
  ] as const)('[I69] names the error %s when a code is checked', async (error, code) => {
    const { ticket } = answered(await send(nationalOf(newPhone())));
    firebase.error = error;
    expect(refused(await ways().checkFirebaseCode({ ticket, code: '123456' }))).toBe(code);
  });

  it('[I69] asks Firebase for nothing that is no number, and for nothing while it is not offered', async () => {
    const before = firebase.codes.size;
    expect(refused(await send(''))).toBe('firebase.phone_missing');
    expect(refused(await send('12'))).toBe('firebase.phone_invalid');
    firebase.error = 'TOO_MANY_ATTEMPTS_TRY_LATER';
    expect(await send()).toMatchObject({ value: { retryAfterSeconds: 300 } });
    firebase.isDown = true;
    expect(refused(await send())).toBe('firebase.unknown_error');
    await bench.set('identity.sms_login', false);
    expect(refused(await send())).toBe('firebase.not_offered');
    expect(ways().ways().firebasePhone).toBe(false);
    await bench.set('identity.sms_login', true);
    expect(ways().ways().firebasePhone).toBe(true);
    expect(firebase.codes.size).toBe(before);
  });

  it('[I75] gives the site key of the captcha that goes before a code, and asks for it once in ten minutes', async () => {
    const { otherWays: fresh } = (await bench.another()).identity;
    const before = firebase.siteKeysAsked;
    const answers = await Promise.all([fresh.firebaseCaptcha(), fresh.firebaseCaptcha()]);
    expect(answers).toEqual([{ siteKey: firebase.siteKey }, { siteKey: firebase.siteKey }]);
    firebase.isDown = true;
    expect(await fresh.firebaseCaptcha()).toEqual({ siteKey: firebase.siteKey });
    expect(firebase.siteKeysAsked).toBe(before + 1);
    bench.clock.advance(10 * minuteMs);
    expect(refused(await fresh.firebaseCaptcha())).toBe('firebase.unknown_error');
    firebase.isDown = false;
    expect(answered(await fresh.firebaseCaptcha()).siteKey).toBe(firebase.siteKey);
    expect(firebase.siteKeysAsked).toBe(before + 2);
  });

  it('[I75] gives no site key of another address, none that Firebase refuses, and none while it is not offered', async () => {
    answered(await ways().firebaseCaptcha());
    await bench.set('identity.firebase_address', `${firebase.address}/`);
    firebase.error = 'QUOTA_EXCEEDED : Exceeded quota';
    expect(refused(await ways().firebaseCaptcha())).toBe('firebase.quota_exceeded');
    await bench.set('identity.firebase_address', firebase.address);
    await bench.set('identity.sms_login', false);
    expect(refused(await ways().firebaseCaptcha())).toBe('firebase.not_offered');
    await bench.set('identity.sms_login', true);
    answered(await ways().firebaseCaptcha());
  });

  it('[I69] sends no code where Firebase finds the captcha missing', async () => {
    firebase.asksCaptcha = true;
    const phone = newPhone();
    expect(refused(await send(nationalOf(phone)))).toBe('firebase.captcha_failed');
    expect(firebase.codes.has(phone)).toBe(false);
    firebase.asksCaptcha = false;
  });

  it('[I68] proves the number of who registers', async () => {
    await bench.set('identity.sms_verification', true);
    await bench.set('identity.mobile_registration', true);
    const phone = newPhone();
    const form = {
      ...registration(`phone${++counter}`),
      mobileNum: nationalOf(phone),
      countryDialingCode: '92',
      firebaseChannel: true,
    };
    const register = (firebaseIdToken: string) =>
      bench.identity.registerMobile({ ...form, firebaseIdToken }, testBrowser().from());
    expect(refused(await register(await tokenOf(newPhone())))).toBe('firebase.token_invalid');
    expect(refused(await register('none'))).toBe('firebase.token_invalid');
    const token = await tokenOf(phone);
    answered(await register(token));
    expect(refused(await logIn(phone, token))).toBe('firebase.token_used');
    answered(await logIn(phone, await tokenOf(phone)));
  });
});
