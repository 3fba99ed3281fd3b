import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordTestCost } from '../../../platform/password-test-cost.ts';
import { createIdentity } from '../create-identity.ts';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  type Process,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';
import { createPasswordHasher } from './password-hasher.ts';

const minute = 60_000;
const newPassword = 'chiragh-tale-99';

describe('changing the password', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async (email?: string) => {
    names += 1;
    const { memberId, token } = await bench.memberNamed(`Changer${names}`);
    if (email !== undefined) {
      await bench.test.database.pool.query(
        'UPDATE identity.account SET email = $2, email_key = $2 WHERE id = $1',
        [memberId, email],
      );
    }
    return { memberId, token, name: `Changer${names}` };
  };
  const memberOf = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };
  const change = async (
    token: string,
    input: { oldPassword?: string; newPassword?: string; confirmNewPassword?: string } = {},
    process: Process = bench,
  ) =>
    process.identity.proofs.changePassword(
      await memberOf(token),
      { newPassword, confirmNewPassword: input.newPassword ?? newPassword, ...input },
      visitor,
    );
  const login = (username: string, password: string) =>
    bench.identity.login({ type: 'username', username, password, remember: false }, visitor);

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    bench.switchedOff.add('LOGINIPVERF3');
  });
  afterAll(() => bench.close());

  it('[I27] asks a fresh session for no old password, and gives a new token for the old one', async () => {
    const { memberId, token, name } = await newMember('changer@mail.pk');
    const elsewhere = answered(await login(name, goodPassword)).token;
    await other.identity.session(elsewhere);
    const changed = answered(await change(token));
    expect(changed.token).not.toBe(token);
    expect(await bench.identity.session(changed.token)).toMatchObject({
      memberId,
      provenAt: bench.clock.now(),
    });
    for (const dead of [token, elsewhere]) expect(await bench.identity.session(dead)).toBeNull();
    await expect.poll(() => other.identity.session(elsewhere)).toBeNull();
    expect(refused(await login(name, goodPassword))).toBe('login.wrong_credentials');
    answered(await login(name, newPassword));
    expect(await bench.actions(`member:${memberId}`)).toContain('member.password_changed');
    expect((await bench.messagesTo('changer@mail.pk'))[0]).toMatchObject({ template: 'password_changed' });
    const overview = await bench.identity.proofs.securityOverview(await memberOf(changed.token));
    expect(overview.passwordChangedAt).toBe(bench.clock.now().toISOString());
  });

  it('[I27] asks a stale session for the old one', async () => {
    const { token } = await newMember();
    bench.clock.advance(11 * minute);
    expect(refused(await change(token))).toBe('session.not_fresh');
    expect(refused(await change(token, { oldPassword: 'wrong' }))).toBe('password.wrong');
    answered(await change(token, { oldPassword: goodPassword }));
  });

  it('[I27] asks a fresh session that gives an old one for the right one', async () => {
    const { token } = await newMember();
    expect(refused(await change(token, { oldPassword: 'wrong' }))).toBe('password.wrong');
    expect(await bench.identity.session(token)).not.toBeNull();
  });

  it.each([
    ['register.passwords_differ', { confirmNewPassword: 'another-one-1' }],
    ['password.invalid', { newPassword: 'short' }],
    ['password.invalid', { newPassword: 'with a space in it' }],
    ['password.weak', { newPassword: 'Pakistan123' }],
    ['password.unchanged', { newPassword: goodPassword }],
  ])('[I27] refuses with %s: %j, and ends nothing', async (code, input) => {
    const { token } = await newMember();
    expect(refused(await change(token, input))).toBe(code);
    expect(await bench.identity.session(token)).not.toBeNull();
  });

  it('[I27] says which rule a new password misses', async () => {
    const { token } = await newMember();
    expect(await change(token, { newPassword: 'short' })).toMatchObject({
      value: { reason: 'length', patternId: 9, min: 8, max: 64 },
    });
  });

  it('[I27] refuses the account’s own name, and what the site’s own list has', async () => {
    const { token, name } = await newMember();
    expect(refused(await change(token, { newPassword: name.toUpperCase() }))).toBe('password.weak');
    await bench.set('identity.weak_passwords', [newPassword]);
    expect(refused(await change(token))).toBe('password.weak');
    await bench.set('identity.weak_passwords', []);
  });

  it('[I27] of many at once in one session lets one through', async () => {
    const { token, name } = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        change(token, { newPassword: `parallel-${index}-pw` }, index % 2 ? other : bench),
      ),
    );
    const tokens = answers.flatMap((answer) => ('token' in answer ? [answer.token] : []));
    expect(tokens).toHaveLength(1);
    const winner = answers.findIndex((answer) => 'token' in answer);
    answered(await login(name, `parallel-${winner}-pw`));
    expect(await bench.identity.session(tokens[0] ?? '')).not.toBeNull();
  });

  it('[I27] makes every remembered browser forget, this one’s cookie included', async () => {
    const { name } = await newMember();
    const browser = testBrowser();
    const remembered = answered(
      await bench.identity.login(
        { type: 'username', username: name, password: goodPassword, remember: true },
        browser.from(),
      ),
    );
    expect(browser.kept.has('remember')).toBe(true);
    const member = await memberOf(remembered.token);
    const input = { newPassword, confirmNewPassword: newPassword };
    answered(
      await bench.identity.proofs.changePassword(member, input, { ...browser.from(), language: 'EN' }),
    );
    expect(browser.kept.has('remember')).toBe(false);
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*) FROM identity.remember_credential WHERE member_id = $1 AND revoked_at IS NULL AND used_at IS NULL',
      [member.memberId],
    );
    expect(rows).toEqual([{ count: 0n }]);
  });

  it.each([
    ['opens no session', false],
    ['gives no ticket for a second step', true],
  ])('[I27] %s to the old password that was being looked at meanwhile', async (_what, asksSecondStep) => {
    const { memberId, name, token } = await newMember();
    if (asksSecondStep) await giveContacts(bench, memberId, { email: `${name}@mail.pk` });
    const looked = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const hasher = createPasswordHasher({ cost: passwordTestCost });
    const slow = createIdentity(bench.deps, {
      hasher: {
        ...hasher,
        async verify(hash, password) {
          const isRight = await hasher.verify(hash, password);
          looked.resolve();
          await changed.promise;
          return isRight;
        },
      },
    });
    if (asksSecondStep) bench.switchedOff.delete('LOGINIPVERF3');
    const thief = slow.login({ username: name, password: goodPassword, remember: true }, visitor);
    await looked.promise;
    bench.clock.advance(1);
    answered(await change(token));
    changed.resolve();
    expect(refused(await thief)).toBe('login.wrong_credentials');
    bench.switchedOff.add('LOGINIPVERF3');
    expect((await bench.identity.sessionsOf(memberId)).length).toBe(1);
  });

  it('[I27] leaves no password in the record or the outbox', async () => {
    const { rows } = await bench.test.database.pool.query(
      `SELECT e::text FROM audit.entry e WHERE e.actor_kind <> 'operator' UNION ALL SELECT m::text FROM channels.message m
       UNION ALL SELECT a::text FROM identity.account a`,
    );
    const text = JSON.stringify(rows);
    expect([goodPassword, newPassword].filter((secret) => text.includes(secret))).toEqual([]);
  });
});
