import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  type Process,
  refused,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;

describe('step-up', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  /** A member whose proof is long over, with a verified number and mailbox. */
  const stale = async (contacts: { mobile?: string; email?: string } = {}) => {
    names += 1;
    const { memberId, token } = await bench.memberNamed(`Stale${names}`);
    await bench.test.database.pool.query(
      `UPDATE identity.account SET mobile_key = $2, mobile_verified_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END,
         email = $3, email_key = $3, email_verified_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE id = $1`,
      [memberId, contacts.mobile ?? null, contacts.email ?? null],
    );
    bench.clock.advance(11 * minute);
    return { memberId, token, member: await memberOf(token) };
  };
  const memberOf = async (token: string, process: Process = bench) => {
    const member = await process.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  afterAll(() => bench.close());

  it('[I24] offers what is set up and can be reached, and no more', async () => {
    const bare = await stale();
    expect(await bench.identity.proofs.stepUpWays(bare.member)).toEqual({
      methods: ['password'],
      maskedMobile: null,
      maskedEmail: null,
      freshUntil: null,
    });
    const { member } = await stale({ mobile: '+923001111111', email: 'ways@mail.pk' });
    expect(await bench.identity.proofs.stepUpWays(member)).toMatchObject({
      methods: ['password', 'sms', 'email'],
      maskedMobile: '+92•••••••111',
      maskedEmail: 'wa•••@mail.pk',
    });
    bench.ways.sms = null;
    expect((await bench.identity.proofs.stepUpWays(member)).methods).toEqual(['password', 'email']);
    bench.ways.sms = 'outbox';
  });

  it('[I24] opens guarded calls for ten minutes by the password, in every process at once', async () => {
    const { member, token, memberId } = await stale();
    await other.identity.session(token);
    const proven = answered(
      await bench.identity.proofs.stepUp(member, { method: 'password', password: goodPassword }, visitor),
    );
    const now = bench.clock.now();
    expect(proven.freshUntil).toBe(new Date(now.getTime() + 10 * minute).toISOString());
    expect((await memberOf(token)).provenAt).toEqual(now);
    await expect.poll(async () => (await memberOf(token, other)).provenAt).toEqual(now);
    expect(await bench.actions(`member:${memberId}`)).toContain('member.proved');
    bench.clock.advance(10 * minute);
    expect((await bench.identity.proofs.stepUpWays(await memberOf(token))).freshUntil).toBeNull();
  });

  it('[I24] refuses a wrong password, and after five of them the right one too', async () => {
    const { member, memberId } = await stale();
    const byPassword = (password: string) =>
      bench.identity.proofs.stepUp(member, { method: 'password', password }, visitor);
    for (let guess = 0; guess < 5; guess++) expect(refused(await byPassword('wrong'))).toBe('password.wrong');
    expect(await byPassword(goodPassword)).toMatchObject({
      code: 'login.locked',
      value: { retryAfterSeconds: 60 },
    });
    expect(await bench.actions(`member:${memberId}`)).toContain('member.proof_locked');
    bench.clock.advance(minute);
    answered(await byPassword(goodPassword));
  });

  it('[I24] looks at no more than five of many passwords that come at once', async () => {
    const { member } = await stale();
    bench.verified.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        (guess % 2 ? other : bench).identity.proofs.stepUp(
          member,
          { method: 'password', password: `guess ${guess}` },
          visitor,
        ),
      ),
    );
    expect(bench.verified).toHaveLength(5);
    expect(answers.map(refused).filter((code) => code === 'login.locked')).toHaveLength(15);
  });

  it.each([
    ['sms', '+923002222222', undefined, '+923002222222'],
    ['email', undefined, 'code@mail.pk', 'code@mail.pk'],
  ] as const)('[I24] proves by a code over %s, once', async (method, mobile, email, to) => {
    const { member, token } = await stale({ ...(mobile && { mobile }), ...(email && { email }) });
    expect(answered(await bench.identity.proofs.stepUpCode(member, method, visitor))).toEqual({
      expiredMinutes: 1,
    });
    const [message] = await bench.messagesTo(to);
    expect(message).toMatchObject({ template: 'step_up_code', memberId: member.memberId });
    const code = message?.values.code ?? '';
    answered(await bench.identity.proofs.stepUp(member, { method, code }, visitor));
    expect((await memberOf(token)).provenAt).toEqual(bench.clock.now());
    expect(refused(await bench.identity.proofs.stepUp(member, { method, code }, visitor))).toBe(
      'code.expired',
    );
  });

  it('[I24] takes no code of another member, and none by a contact that was not verified', async () => {
    const mine = await stale({ mobile: '+923003333333' });
    const theirs = await stale();
    answered(await bench.identity.proofs.stepUpCode(mine.member, 'sms', visitor));
    const code = (await bench.messagesTo('+923003333333'))[0]?.values.code ?? '';
    const taken = await bench.identity.proofs.stepUp(theirs.member, { method: 'sms', code }, visitor);
    expect(refused(taken)).toBe('step_up.method_unavailable');
    expect(refused(await bench.identity.proofs.stepUpCode(theirs.member, 'sms', visitor))).toBe(
      'step_up.method_unavailable',
    );
    await bench.test.database.pool.query(
      "UPDATE identity.account SET mobile_key = '+923003333333' WHERE id = $1",
      [theirs.memberId],
    );
    expect(refused(await bench.identity.proofs.stepUpCode(theirs.member, 'sms', visitor))).toBe(
      'step_up.method_unavailable',
    );
  });

  it('[I24] proves nothing for a session that has ended', async () => {
    const { member } = await stale();
    await bench.identity.logout(member, visitor);
    const proven = await bench.identity.proofs.stepUp(
      member,
      { method: 'password', password: goodPassword },
      visitor,
    );
    expect(refused(proven)).toBe('session.required');
  });

  it('[I29] tells what protects the account, with every contact masked', async () => {
    const { member } = await stale({ mobile: '+923004444444', email: 'overview@mail.pk' });
    const overview = await bench.identity.proofs.securityOverview(member);
    expect(overview).toMatchObject({
      hasPassword: true,
      hasPaymentPassword: false,
      maskedEmail: 'ov•••@mail.pk',
      isEmailVerified: true,
      maskedMobile: '+92•••••••444',
      isMobileVerified: true,
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      passkeys: 0,
      devices: 1,
      freshUntil: null,
    });
    expect(JSON.stringify(overview)).not.toMatch(/overview@|3004444/);
  });
});
