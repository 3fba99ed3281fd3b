import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentity } from '../create-identity.ts';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  operator,
  refused,
  registration,
  visitor,
} from '../identity-test-bench.ts';

describe('login', () => {
  let bench: Bench;
  const login = (username: string, password = goodPassword, ip = visitor.ip) =>
    bench.identity.login({ username, password }, { ...visitor, ip });

  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  it('[I4] opens a session for the right name in any case and the right password', async () => {
    const { memberId } = await bench.memberNamed('Zubaida');
    const answer = answered(await login('  zuBAIDA '));
    expect(answer).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(await bench.identity.session(answer.token)).toMatchObject({
      memberId,
      account: 'Zubaida',
      isTrial: false,
      currency: 'PKR',
    });
    expect(bench.facts.map(({ name }) => name)).toContain('MemberLoggedIn');
  });

  it('[I5] answers an unknown name like a wrong password, after the same work', async () => {
    const asTheProduct = createIdentity(bench.deps);
    answered(await asTheProduct.register(registration('Farhan'), visitor));
    bench.verified.length = 0;
    const unknown = await login('nobody1', 'anything at all', '192.0.2.1');
    const wrong = await login('Farhan', 'anything at all', '192.0.2.2');
    expect(unknown).toEqual(wrong);
    expect(isRefusal(wrong) && wrong.value).toEqual({ captcha: false });
    expect(bench.verified).toEqual([null, expect.stringContaining('$argon2id$v=19$m=19456,t=2,p=1$')]);
  });

  it('[I6] locks a name from an address after five failures in a row, known or unknown, and twice as long after each more', async () => {
    await bench.memberNamed('Locked1');
    for (const name of ['Locked1', 'unknown9']) {
      for (let failure = 0; failure < 5; failure++) {
        expect(refused(await login(name, 'wrong', '192.0.2.9'))).toBe('login.wrong_credentials');
      }
      const locked = await login(name, goodPassword, '192.0.2.9');
      expect(locked).toMatchObject({ code: 'login.locked', value: { retryAfterSeconds: 60 } });
    }
    expect(refused(await login('Locked1', 'wrong', '192.0.2.10'))).toBe('login.wrong_credentials');
    bench.clock.advance(60_000);
    expect(refused(await login('Locked1', 'wrong', '192.0.2.9'))).toBe('login.wrong_credentials');
    expect(await login('Locked1', goodPassword, '192.0.2.9')).toMatchObject({
      value: { retryAfterSeconds: 120 },
    });
    bench.clock.advance(120_000);
    answered(await login('Locked1', goodPassword, '192.0.2.9'));
    expect(refused(await login('Locked1', 'wrong', '192.0.2.9'))).toBe('login.wrong_credentials');
    answered(await login('Locked1', goodPassword, '192.0.2.9'));
  });

  it('[I6] records a lock, whether the name exists or not', async () => {
    expect((await bench.actions()).filter((action) => action === 'member.login_locked')).toHaveLength(3);
  });

  it('[I6] gives a hundred guesses at once no more tries than five', async () => {
    await bench.memberNamed('Parallel1');
    bench.verified.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => login('Parallel1', `guess ${guess}`, '192.0.2.20')),
    );
    expect(answers.filter((answer) => refused(answer) === 'login.wrong_credentials')).toHaveLength(5);
    expect(bench.verified).toHaveLength(5);
  });

  it('[I6] locks an address that tries many names, over all processes', async () => {
    const other = await bench.another();
    await bench.set('identity.lock_after_failures', 3);
    const codes: string[] = [];
    for (let guess = 0; guess < 31; guess++) {
      const { identity } = guess % 2 ? other : bench;
      codes.push(
        refused(
          await identity.login({ username: `name${guess}`, password: 'x' }, { ...visitor, ip: '192.0.2.30' }),
        ),
      );
    }
    await bench.set('identity.lock_after_failures', 5);
    expect(codes.filter((code) => code === 'login.wrong_credentials')).toHaveLength(30);
    expect(codes.at(-1)).toBe('login.locked');
  });

  it('[I7] says that an account is suspended only to who knows its password', async () => {
    const { memberId } = await bench.memberNamed('Suspended1');
    answered(await bench.identity.suspendMember(memberId, 'asked by the bank', operator));
    expect(refused(await login('Suspended1', 'wrong'))).toBe('login.wrong_credentials');
    expect(refused(await login('Suspended1'))).toBe('member.suspended');
    answered(await bench.identity.releaseMember(memberId, 'cleared', operator));
    answered(await login('Suspended1'));
  });

  it('[I8] marks a password that has come onto the weak list as expired', async () => {
    await bench.memberNamed('Expired1');
    await bench.set('identity.weak_passwords', ['something', goodPassword.toUpperCase()]);
    expect(answered(await login('Expired1'))).toMatchObject({ passwordExpired: true });
    await bench.set('identity.weak_passwords', []);
    expect(answered(await login('Expired1'))).toMatchObject({ passwordExpired: false });
  });

  it('[I3] says at the first login that it is the first', async () => {
    const registered = answered(
      await bench.identity.register(
        {
          username: 'Firsttime',
          password: goodPassword,
          confirmPassword: goodPassword,
          agreeTerms: true,
          ageConfirmed: true,
          login: false,
        },
        visitor,
      ),
    );
    expect(registered.token).toBe('');
    expect(answered(await login('Firsttime')).firstTimeLogin).toBe(true);
    expect(answered(await login('Firsttime')).firstTimeLogin).toBe(false);
  });
});
