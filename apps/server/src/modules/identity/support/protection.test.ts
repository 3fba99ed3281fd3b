import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAuthenticator } from '../authenticator/check-authenticator.ts';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  operator,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const act = { ...operator, reason: 'lost the phone, called from the known number' };
const email = 'guarded@mail.example';
const mobile = '+923007654321';

describe('a member’s protection, as the customer service sees it', () => {
  let bench: Bench;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const name = `Guarded${names}`;
    const { memberId, token } = await bench.memberNamed(name);
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return { name, memberId, member, token };
  };
  const support = () => bench.identity.support;
  const shown = async (memberId: bigint) => {
    const found = await support().protectionOf(memberId);
    if (found === null) throw new Error('no member');
    return found;
  };
  const loginFrom = (name: string, ip: string, password = 'wrong') =>
    bench.identity.login({ username: name, password }, testBrowser(ip).from());
  const acts = async (memberId: bigint) => {
    const { entries } = await bench.audit.find({ subject: `member:${memberId}` }, { limit: 50, offset: 0 });
    return entries;
  };

  beforeAll(async () => {
    bench = await openBench();
    bench.switchedOff.add('LOGINIPVERF3');
  });
  beforeEach(() => bench.clock.advance(61 * minute));
  afterAll(() => bench.close());

  it('[I90] says what is set up, contacts masked, and holds no secret', async () => {
    const { memberId, member, token } = await newMember();
    await giveContacts(bench, memberId, { email, mobile });
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const code = await generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) });
    const { recoveryCodes } = answered(
      await bench.identity.proofs.confirmAuthenticator(member, code, visitor),
    );
    const found = await shown(memberId);
    expect(found).toMatchObject({
      hasPassword: true,
      isPasswordWeak: false,
      isPasswordChangeAsked: false,
      hasPaymentPassword: false,
      email: { masked: 'gu•••@mail.example', isVerified: true },
      mobile: { masked: '+92•••••••321', isVerified: true },
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
      passkeys: [],
      links: [],
      locks: [],
    });
    const text = JSON.stringify(found);
    const secrets = [secret, token, email, mobile, goodPassword, ...recoveryCodes, '$argon2id'];
    expect(secrets.filter((each) => text.includes(each))).toEqual([]);
    await giveContacts(bench, memberId, {});
  });

  it('[I90] knows nobody’s', async () => {
    expect(await support().protectionOf(1n)).toBeNull();
  });

  it('[I93] shows a locked log-in and unlocks it from where the member is', async () => {
    const { name, memberId } = await newMember();
    const home = '198.51.100.77';
    for (let failure = 0; failure < 5; failure++) await loginFrom(name, home);
    expect(refused(await loginFrom(name, home, goodPassword))).toBe('login.locked');
    const { locks } = await shown(memberId);
    expect(locks).toEqual([{ of: 'login', until: new Date(bench.clock.now().getTime() + minute) }]);

    answered(await support().unlock(memberId, act));
    expect((await shown(memberId)).locks).toEqual([]);
    answered(await loginFrom(name, home, goodPassword));
    expect((await acts(memberId)).find(({ action }) => action === 'member.unlocked')).toMatchObject({
      actor: 'saira',
      ip: operator.ip,
      before: expect.stringContaining('"of":"login"'),
      after: expect.stringContaining(act.reason),
    });
  });

  it('[I6] holds back a name that is guessed at from everywhere, and never locks it', async () => {
    const { name } = await newMember();
    for (let guess = 0; guess < 34; guess++) await loginFrom(name, `203.0.113.${100 + guess}`);
    expect(bench.pauses).toEqual([250, 500, 1_000, 2_000]);
    answered(await loginFrom(name, '192.0.2.9', goodPassword));
    expect(bench.pauses.at(-1)).toBe(4_000);
    answered(await loginFrom(name, '192.0.2.9', goodPassword));
    expect(bench.pauses).toHaveLength(5);
  });

  it('[I93] unlocks what is asked for inside', async () => {
    const { memberId } = await newMember();
    for (let guess = 0; guess < 5; guess++) await checkAuthenticator(bench.deps, memberId, '000000');
    expect((await shown(memberId)).locks.map(({ of }) => of)).toEqual(['authenticator']);
    answered(await support().unlock(memberId, act));
    expect(refused(await checkAuthenticator(bench.deps, memberId, '000000'))).toBe('code.wrong');
  });

  it('[I91] by two operators at once is one act, and none where nothing is locked', async () => {
    const { name, memberId } = await newMember();
    expect(refused(await support().unlock(memberId, act))).toBe('member.not_locked');
    expect(refused(await support().unlock(1n, act))).toBe('member.unknown');
    for (let failure = 0; failure < 5; failure++) await loginFrom(name, '198.51.100.78');
    const both = await Promise.all([support().unlock(memberId, act), support().unlock(memberId, act)]);
    expect(both.filter((answer) => 'code' in answer).map(refused)).toEqual(['member.not_locked']);
    expect((await acts(memberId)).filter(({ action }) => action === 'member.unlocked')).toHaveLength(1);
  });
});
