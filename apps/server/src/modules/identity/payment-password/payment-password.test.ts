import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordTestCost } from '../../../platform/password-test-cost.ts';
import { createIdentity } from '../create-identity.ts';
import { answered, type Bench, openBench, type Process, refused, visitor } from '../identity-test-bench.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

const minute = 60_000;
const pin = '739152';

describe('the payment password', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const { token, memberId } = await bench.memberNamed(`Payer${names}`);
    return { token, memberId };
  };
  const set = async (
    token: string,
    input: { newPassword?: string; confirmNewPassword?: string; oldPassword?: string } = {},
    process: Process = bench,
  ) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    const newPassword = input.newPassword ?? pin;
    const whole = { confirmNewPassword: newPassword, ...input, newPassword };
    return process.identity.proofs.setPaymentPassword(member, whole, visitor);
  };
  const check = (memberId: bigint, typed: string, process: Process = bench) =>
    process.identity.proofs.checkPaymentPassword(memberId, typed);

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(60 * minute));
  afterAll(() => bench.close());

  it('[I31] is set in a fresh session, rests as argon2id, and is right in any script’s digits', async () => {
    const { token, memberId } = await newMember();
    expect(refused(await check(memberId, pin))).toBe('payment_password.not_set');
    const asTheProduct = { ...bench, identity: createIdentity(bench.deps) };
    expect(await set(token, {}, asTheProduct)).toEqual({});
    expect(await check(memberId, pin)).toBeNull();
    expect(await check(memberId, '۷۳۹۱۵۲')).toBeNull();
    expect(refused(await check(memberId, '739153'))).toBe('payment_password.wrong');
    const { rows } = await bench.test.database.pool.query(
      'SELECT payment_password_hash FROM identity.account WHERE id = $1',
      [memberId],
    );
    expect(rows[0].payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await bench.actions(`member:${memberId}`)).toContain('member.payment_password_set');
  });

  it('[I31] tells the member of every change', async () => {
    const { token, memberId } = await newMember();
    await bench.test.database.pool.query(
      "UPDATE identity.account SET email = 'payer@mail.pk' WHERE id = $1",
      [memberId],
    );
    answered(await set(token));
    expect(await bench.messagesTo('payer@mail.pk')).toMatchObject([{ template: 'protection_changed' }]);
  });

  it('[I31] in a session that is not fresh is changed by the present one alone', async () => {
    const { token, memberId } = await newMember();
    bench.clock.advance(11 * minute);
    expect(refused(await set(token))).toBe('session.not_fresh');
    expect(refused(await set(token, { oldPassword: pin }))).toBe('session.not_fresh');
    bench.clock.advance(-11 * minute);
    answered(await set(token));
    bench.clock.advance(11 * minute);
    expect(refused(await set(token, { newPassword: '840263' }))).toBe('session.not_fresh');
    expect(refused(await set(token, { newPassword: '840263', oldPassword: '000001' }))).toBe(
      'payment_password.wrong',
    );
    answered(await set(token, { newPassword: '840263', oldPassword: pin }));
    expect(await check(memberId, '840263')).toBeNull();
    expect(refused(await check(memberId, pin))).toBe('payment_password.wrong');
  });

  it.each([
    ['register.passwords_differ', { confirmNewPassword: '739153' }],
    ['payment_password.invalid', { newPassword: '73915' }],
    ['payment_password.invalid', { newPassword: '7391526' }],
    ['payment_password.invalid', { newPassword: '73915a' }],
    ['payment_password.weak', { newPassword: '123456' }],
    ['payment_password.weak', { newPassword: '777777' }],
  ])('[I31] refuses with %s: %j', async (code, input) => {
    const { token } = await newMember();
    expect(refused(await set(token, input))).toBe(code);
  });

  it('[I32] has five tries in a row, for all processes, and then waits', async () => {
    const { token, memberId } = await newMember();
    answered(await set(token));
    bench.verified.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => check(memberId, '000001', guess % 2 ? other : bench)),
    );
    expect(bench.verified).toHaveLength(5);
    const codes = answers.map(refused);
    expect(codes.filter((code) => code === 'payment_password.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'payment_password.locked')).toHaveLength(15);
    expect(await check(memberId, pin)).toMatchObject({
      code: 'payment_password.locked',
      value: { retryAfterSeconds: 60 },
    });
    expect(await bench.actions(`member:${memberId}`)).toContain('member.proof_locked');
    bench.clock.advance(minute);
    expect(await check(memberId, pin)).toBeNull();
  });

  it('[I32] counts apart from the log-in’s password', async () => {
    const { token, memberId } = await newMember();
    answered(await set(token));
    for (let guess = 0; guess < 5; guess++) await check(memberId, '000001');
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    const proof = { method: 'password', password: 'wrong' } as const;
    expect(refused(await bench.identity.proofs.stepUp(member, proof, visitor))).toBe('password.wrong');
  });

  it('[I31] set twice at once is set once', async () => {
    const { token } = await newMember();
    // Both have read the account before either writes: one that came after the other would be a change of its own.
    const bothAreIn = meetingOf(2);
    const meeting = (process: Process): Process => {
      const hasher = createPasswordHasher({ cost: passwordTestCost });
      const hash = async (typed: string) => {
        await bothAreIn();
        return hasher.hash(typed);
      };
      return { ...process, identity: createIdentity(process.deps, { hasher: { ...hasher, hash } }) };
    };
    const answers = await Promise.all([
      set(token, {}, meeting(bench)),
      set(token, { newPassword: '840263' }, meeting(other)),
    ]);
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter(isRefusal).map(({ code }) => code)).toEqual(['payment_password.wrong']);
  });
});

/** Lets nobody on before so many have come. */
function meetingOf(size: number): () => Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    came += 1;
    if (came === size) everybody.resolve();
    return everybody.promise;
  };
}
