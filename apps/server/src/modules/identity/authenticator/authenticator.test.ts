import { isRefusal } from '@ikka/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, openBench, type Process, refused, visitor } from '../identity-test-bench.ts';
import { checkAuthenticator, secondFactorOf } from './check-authenticator.ts';

describe('the authenticator', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const { token } = await bench.memberNamed(`Factor${names}`);
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };
  const codeOf = (secret: string, ago = 0) =>
    generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) - ago });
  const enrolled = async () => {
    const member = await newMember();
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const { recoveryCodes } = answered(
      await bench.identity.proofs.confirmAuthenticator(member, await codeOf(secret), visitor),
    );
    bench.clock.advance(60_000);
    return { member, memberId: member.memberId, secret, recoveryCodes };
  };
  const check = (memberId: bigint, code: string, process: Process = bench) =>
    checkAuthenticator(process.deps, memberId, code);

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(60 * 60_000 + 1));
  afterAll(() => bench.close());

  it('[I25] counts from its first right code on', async () => {
    const member = await newMember();
    const { secret, uri } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Ikka:${member.account}\\?.*secret=${secret}`));
    expect(await secondFactorOf(bench.deps.database.db, member.memberId)).toBeNull();
    expect(refused(await check(member.memberId, await codeOf(secret)))).toBe('code.wrong');
    expect(refused(await bench.identity.proofs.confirmAuthenticator(member, '000000', visitor))).toBe(
      'code.wrong',
    );
    const confirmed = answered(
      await bench.identity.proofs.confirmAuthenticator(member, await codeOf(secret), visitor),
    );
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect(await secondFactorOf(bench.deps.database.db, member.memberId)).toBe('authenticator');
    expect(await bench.actions(`member:${member.memberId}`)).toContain('member.authenticator_set');
    expect(await bench.identity.proofs.securityOverview(member)).toMatchObject({
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
    });
  });

  it('[I25] tells the member when it is set, renewed and removed', async () => {
    const { member, memberId } = await enrolled();
    await bench.test.database.pool.query(
      "UPDATE identity.account SET email = 'factor@mail.pk' WHERE id = $1",
      [memberId],
    );
    answered(await bench.identity.proofs.renewRecoveryCodes(member, visitor));
    answered(await bench.identity.proofs.removeAuthenticator(member, visitor));
    const told = (await bench.messagesTo('factor@mail.pk')).map(({ template }) => template);
    expect(told).toEqual(['protection_changed', 'protection_changed']);
  });

  it('[I25] replaces a secret that was never confirmed, and no other', async () => {
    const member = await newMember();
    const first = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const second = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const byFirst = await bench.identity.proofs.confirmAuthenticator(
      member,
      await codeOf(first.secret),
      visitor,
    );
    expect(refused(byFirst)).toBe('code.wrong');
    answered(await bench.identity.proofs.confirmAuthenticator(member, await codeOf(second.secret), visitor));
    expect(refused(await bench.identity.proofs.enrolAuthenticator(member))).toBe('authenticator.already_set');
    expect(
      refused(await bench.identity.proofs.confirmAuthenticator(member, await codeOf(second.secret), visitor)),
    ).toBe('authenticator.already_set');
  });

  it('[I25] takes each code once: not the one that confirmed it, not an older one, not one used at once by many', async () => {
    const { memberId, secret } = await enrolled();
    bench.clock.advance(60_000);
    const code = await codeOf(secret);
    const before = await codeOf(secret, 30);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => check(memberId, code, index % 2 ? other : bench)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter(isRefusal).map(refused)).toEqual(Array(3).fill('code.wrong'));
    expect(refused(await check(memberId, before))).toBe('code.wrong');
  });

  it('[I25] lets neighbouring clocks be right, and no others', async () => {
    const { memberId, secret } = await enrolled();
    bench.clock.advance(120_000);
    expect(refused(await check(memberId, await codeOf(secret, 90)))).toBe('code.wrong');
    expect(await check(memberId, await codeOf(secret, 30))).toBeNull();
    expect(await check(memberId, await codeOf(secret, -30))).toBeNull();
  });

  it('[I25] locks after five wrong codes', async () => {
    const { memberId, secret } = await enrolled();
    for (let guess = 0; guess < 5; guess++) {
      expect(refused(await check(memberId, '000001'))).toBe('code.wrong');
    }
    expect(refused(await check(memberId, await codeOf(secret)))).toBe('login.locked');
  });

  it('[I26] is stood in for by ten recovery codes, each once, also under races', async () => {
    const { memberId, member, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => check(memberId, first, index % 2 ? other : bench)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await check(memberId, ` ${second.toLowerCase().replace('-', ' ')} `)).toBeNull();
    expect(refused(await check(memberId, second))).toBe('code.wrong');
    expect((await bench.identity.proofs.securityOverview(member)).recoveryCodesLeft).toBe(8);
  });

  it('[I26] forgets recovery codes when there are new ones, and knows nobody else’s', async () => {
    const mine = await enrolled();
    const theirs = await enrolled();
    expect(refused(await check(mine.memberId, theirs.recoveryCodes[0] ?? ''))).toBe('code.wrong');
    const { recoveryCodes } = answered(await bench.identity.proofs.renewRecoveryCodes(mine.member, visitor));
    expect(refused(await check(mine.memberId, mine.recoveryCodes[0] ?? ''))).toBe('code.wrong');
    expect(await check(mine.memberId, recoveryCodes[9] ?? '')).toBeNull();
  });

  it('[I25] ends with its recovery codes', async () => {
    const { member, memberId, secret, recoveryCodes } = await enrolled();
    expect(await bench.identity.proofs.removeAuthenticator(member, visitor)).toEqual({});
    expect(refused(await bench.identity.proofs.removeAuthenticator(member, visitor))).toBe(
      'authenticator.not_set',
    );
    expect(refused(await bench.identity.proofs.renewRecoveryCodes(member, visitor))).toBe(
      'authenticator.not_set',
    );
    expect(refused(await check(memberId, await codeOf(secret)))).toBe('code.wrong');
    expect(refused(await check(memberId, recoveryCodes[0] ?? ''))).toBe('code.wrong');
    expect(await bench.actions(`member:${memberId}`)).toContain('member.authenticator_removed');
  });

  it('[I25] rests sealed, its recovery codes hashed, and neither reaches the record', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const { rows } = await bench.test.database.pool.query(
      `SELECT a::text FROM identity.authenticator a UNION ALL SELECT r::text FROM identity.recovery_code r
       UNION ALL SELECT e::text FROM audit.entry e`,
    );
    const text = JSON.stringify(rows);
    expect([secret, ...recoveryCodes].filter((shown) => text.includes(shown))).toEqual([]);
  });
});
