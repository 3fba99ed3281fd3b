import { isRefusal } from '@ikka/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  operator,
  type Process,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const newPassword = 'chiragh-tale-99';

describe('recovery by mail', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async (isVerified = false) => {
    names += 1;
    const name = `Mailer${names}`;
    const email = `Mailer${names}@mail.pk`;
    const { memberId, token } = await bench.memberNamed(name);
    await bench.test.database.pool.query(
      `UPDATE identity.account SET email = $2, email_key = lower($2),
         email_verified_at = CASE WHEN $3 THEN registered_at END WHERE id = $1`,
      [memberId, email, isVerified],
    );
    return { memberId, token, name, email };
  };
  const forgot = (username: string, email: string, ip = visitor.ip, cookies = visitor.cookies) =>
    bench.identity.proofs.forgotPassword({ username, email }, { ...visitor, ip, cookies });
  const tokenTo = async (email: string) => {
    const link = (await bench.messagesTo(email))[0]?.values.link ?? '';
    return new URL(link).hash.replace('#token=', '');
  };
  const linked = async () => {
    const member = await newMember();
    expect(await forgot(member.name, member.email)).toEqual({});
    return { ...member, link: await tokenTo(member.email) };
  };
  const reset = (
    token: string,
    change: { newPassword?: string; code?: string } = {},
    process: Process = bench,
  ) =>
    process.identity.proofs.resetPassword(
      { token, newPassword, confirmNewPassword: change.newPassword ?? newPassword, ...change },
      visitor,
    );
  const login = (username: string, password: string) =>
    bench.identity.login({ type: 'username', username, password, remember: false }, visitor);

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    bench.switchedOff.add('LOGINIPVERF3');
  });
  beforeEach(() => bench.clock.advance(10 * minute));
  afterAll(() => bench.close());

  it('[I28] mails a link whose token no log sees, and ends every session when it is used', async () => {
    const { memberId, token, name, email, link } = await linked();
    const [message] = await bench.messagesTo(email);
    expect(message).toMatchObject({ template: 'reset_link', memberId });
    expect(message?.values.link).toMatch(/^https:\/\/ikka\.test\/reset-password#token=[\w-]{43}$/);
    expect(answered(await bench.identity.proofs.resetLink(link))).toEqual({
      expiresAt: new Date(bench.clock.now().getTime() + 30 * minute).toISOString(),
      needsSecondFactor: false,
    });
    expect(await reset(link)).toEqual({});
    expect(await bench.identity.session(token)).toBeNull();
    expect(refused(await login(name, goodPassword))).toBe('login.wrong_credentials');
    answered(await login(name, newPassword));
    expect(await bench.actions(`member:${memberId}`)).toEqual(
      expect.arrayContaining(['member.reset_link_asked', 'member.password_reset']),
    );
    const templates = (await bench.messagesTo(email)).map(({ template }) => template);
    expect(templates).toContain('password_changed');
  });

  it('[I28] finds the pair in any case', async () => {
    const { name, email } = await newMember();
    expect(await forgot(name.toUpperCase(), email.toLowerCase())).toEqual({});
    expect(await bench.messagesTo(email.toLowerCase())).toHaveLength(1);
  });

  it('[I23] answers and works alike for a pair, half a pair, and nobody', async () => {
    const { name, email } = await newMember(true);
    const theirs = await newMember();
    const unsure = await newMember();
    const asked: [string, string, string][] = [
      [name, email, '192.0.2.1'],
      [unsure.name, unsure.email, '192.0.2.8'],
      [name, 'stranger1@mail.pk', '192.0.2.2'],
      ['nobodyatall', theirs.email, '192.0.2.3'],
      ['nobodyatall', 'stranger2@mail.pk', '192.0.2.4'],
    ];
    const works: string[][] = [];
    bench.verified.length = 0;
    for (const [username, mailbox, ip] of asked) {
      const { result, seen } = await bench.statements(() => forgot(username, mailbox, ip));
      expect(result).toEqual({});
      works.push(seen.map((text) => text.replace(/^release savepoint|^rollback to savepoint/iu, 'end')));
    }
    expect(works[0]?.length).toBeGreaterThan(8);
    for (const work of works) expect(work).toEqual(works[0]);
    expect(bench.verified).toEqual([]);
    const sent = await Promise.all(asked.map(([, mailbox]) => bench.messagesTo(mailbox)));
    expect(sent.map((messages) => messages.length)).toEqual([1, 1, 0, 0, 0]);
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*) FROM identity.reset_link WHERE created_at = $1',
      [bench.clock.now()],
    );
    expect(rows).toEqual([{ count: 1n }]);
  });

  it('[I33] mails a link to a mailbox that was never verified from the member’s own places alone', async () => {
    const { name, email, memberId } = await newMember();
    const sent = async () => (await bench.messagesTo(email)).map(({ template }) => template);
    expect(await forgot(name, email, '192.0.2.20')).toEqual({});
    expect(await sent()).toEqual(['reset_from_elsewhere']);
    bench.clock.advance(10 * minute);
    // At home; and on the road on a device on which the member has logged in.
    expect(await forgot(name, email)).toEqual({});
    expect(await sent()).toEqual(['reset_link', 'reset_from_elsewhere']);
    const phone = testBrowser();
    answered(await bench.identity.login({ username: name, password: goodPassword }, phone.from()));
    bench.clock.advance(10 * minute);
    expect(await forgot(name, email, '192.0.2.21', phone.from().cookies)).toEqual({});
    expect((await sent())[0]).toBe('reset_link');
    // Whoever uses the link reads there: from now on the mailbox is verified, and recovers from everywhere.
    answered(await reset(await tokenTo(email)));
    bench.clock.advance(10 * minute);
    expect(await forgot(name, email, '192.0.2.22')).toEqual({});
    expect((await sent())[0]).toBe('reset_link');
    expect(await bench.identity.support.protectionOf(memberId)).toMatchObject({
      email: { isVerified: true },
    });
  });

  it('[I33] verifies no mailbox that is somebody else’s by now', async () => {
    const { memberId, email, link } = await linked();
    const owner = await newMember(true);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET email = $2, email_key = lower($2) WHERE id = $1',
      [owner.memberId, email],
    );
    answered(await reset(link));
    expect(await bench.identity.support.protectionOf(memberId)).toMatchObject({
      email: { isVerified: false },
    });
  });

  it('[I23] counts requests alike for a pair and for nobody', async () => {
    const { name, email } = await newMember();
    for (const [username, mailbox, ip] of [
      [name, email, '192.0.2.5'],
      ['nobodyatall', 'stranger3@mail.pk', '192.0.2.6'],
    ] as const) {
      expect(await forgot(username, mailbox, ip)).toEqual({});
      expect(await forgot(username, mailbox, ip)).toMatchObject({
        code: 'code.too_many',
        value: { retryAfterSeconds: 60 },
      });
    }
  });

  it('[I23] says that there is nobody where the operator has it said', async () => {
    const { name, email } = await newMember();
    await bench.set('identity.reveal_unknown_account', true);
    expect(refused(await forgot(name, 'stranger4@mail.pk', '192.0.2.7'))).toBe('account.unknown');
    expect(refused(await forgot('nobodyatall', email, '192.0.2.7'))).toBe('account.unknown');
    await bench.set('identity.reveal_unknown_account', false);
  });

  it('[I28] refuses what is no mailbox, and a house that cannot write', async () => {
    const { name, email } = await newMember();
    expect(refused(await forgot(name, 'no mailbox'))).toBe('contact.invalid');
    bench.ways.mail = null;
    expect(refused(await forgot(name, email))).toBe('channel.unavailable');
    bench.ways.mail = 'outbox';
  });

  it('[I28] lets a link be used once, also by many at once', async () => {
    const { link, name } = await linked();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        reset(link, { newPassword: `parallel-${index}-pw` }, index % 2 ? other : bench),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(new Set(answers.filter(isRefusal).map(refused))).toEqual(new Set(['reset.link_invalid']));
    const winner = answers.findIndex((answer) => !isRefusal(answer));
    answered(await login(name, `parallel-${winner}-pw`));
    expect(refused(await reset(link, { newPassword: 'once-more-77' }))).toBe('reset.link_invalid');
    expect(refused(await bench.identity.proofs.resetLink(link))).toBe('reset.link_invalid');
  });

  it('[I28] lets a link live for its minutes, and until the next one', async () => {
    const { name, email, link } = await linked();
    bench.clock.advance(minute);
    expect(await forgot(name, email)).toEqual({});
    const second = await tokenTo(email);
    expect(refused(await reset(link))).toBe('reset.link_invalid');
    bench.clock.advance(30 * minute);
    expect(refused(await reset(second))).toBe('reset.link_invalid');
    for (const nonsense of ['', 'x', 'x'.repeat(43)]) {
      expect(refused(await reset(nonsense))).toBe('reset.link_invalid');
    }
  });

  it('[I28] ends with a password that was changed meanwhile', async () => {
    const { link, token } = await linked();
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    const changed = {
      newPassword: 'meanwhile-pw-1',
      confirmNewPassword: 'meanwhile-pw-1',
      oldPassword: goodPassword,
    };
    answered(await bench.identity.proofs.changePassword(member, changed, visitor));
    expect(refused(await reset(link))).toBe('reset.link_invalid');
  });

  it.each([
    ['password.invalid', { newPassword: 'short' }],
    ['password.weak', { newPassword: 'Pakistan123' }],
    ['password.unchanged', { newPassword: goodPassword }],
  ])('[I28] refuses with %s and leaves the link good', async (code, change) => {
    const { link } = await linked();
    expect(refused(await reset(link, change))).toBe(code);
    expect(await reset(link)).toEqual({});
  });

  it('[I28] asks who has an authenticator for its code as well', async () => {
    const { link, token, name } = await linked();
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const code = (ago = 0) =>
      generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) - ago });
    answered(await bench.identity.proofs.confirmAuthenticator(member, await code(), visitor));
    bench.clock.advance(minute);
    expect(answered(await bench.identity.proofs.resetLink(link)).needsSecondFactor).toBe(true);
    expect(refused(await reset(link))).toBe('reset.second_factor_required');
    // Else a link alone would tell the present password to whoever guesses it.
    bench.verified.length = 0;
    expect(refused(await reset(link, { newPassword: goodPassword }))).toBe('reset.second_factor_required');
    expect(bench.verified).toEqual([]);
    expect(refused(await reset(link, { code: '000000' }))).toBe('code.wrong');
    expect(await reset(link, { code: await code() })).toEqual({});
    // On a device that is not the member's the password alone is not enough (I58).
    expect(refused(await login(name, newPassword))).toBe('login.verification_required');
  });

  it('[I28] lets who was locked out in again', async () => {
    const { link, name } = await linked();
    for (let failure = 0; failure < 5; failure++) await login(name, 'wrong');
    expect(refused(await login(name, newPassword))).toBe('login.locked');
    expect(await reset(link)).toEqual({});
    answered(await login(name, newPassword));
  });

  it('[I28] tells a suspended member so, who has proven to be one', async () => {
    const { link, memberId } = await linked();
    answered(await bench.identity.suspendMember(memberId, 'asked by the bank', operator));
    expect(refused(await reset(link))).toBe('member.suspended');
  });

  it('[I28] keeps no token', async () => {
    const { link } = await linked();
    const { rows } = await bench.test.database.pool.query(
      `SELECT l::text FROM identity.reset_link l UNION ALL SELECT e::text FROM audit.entry e
       UNION ALL SELECT m::text FROM channels.message m`,
    );
    expect(JSON.stringify(rows).includes(link)).toBe(false);
  });
});
