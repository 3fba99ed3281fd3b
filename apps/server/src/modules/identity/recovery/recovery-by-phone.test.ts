import { isRefusal } from '@ikka/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  type Process,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const newPassword = 'chiragh-tale-99';

describe('recovery by phone', () => {
  let bench: Bench;
  let other: Process;
  let names = 0;

  const newMember = async () => {
    names += 1;
    const mobileNum = `300100${String(names).padStart(4, '0')}`;
    const { memberId, token } = await bench.memberNamed(`Phone${names}`);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET mobile_key = $2, mobile_verified_at = now() WHERE id = $1',
      [memberId, `+92${mobileNum}`],
    );
    return { memberId, token, name: `Phone${names}`, mobileNum, e164: `+92${mobileNum}` };
  };
  const ask = (mobileNum: string, purpose: 'login' | 'recover' = 'recover', ip = visitor.ip) =>
    bench.identity.proofs.smsCode({ mobileNum, countryDialingCode: '92', purpose }, { ...visitor, ip });
  const codeTo = async (e164: string) => (await bench.messagesTo(e164))[0]?.values.code ?? '';
  const asked = async () => {
    const member = await newMember();
    expect(await ask(member.mobileNum)).toEqual({ expiredMinutes: 1 });
    return { ...member, sent: await codeTo(member.e164) };
  };
  const set = (
    mobileNum: string,
    verificationCode: string,
    change: { newPassword?: string; code?: string } = {},
    process: Process = bench,
  ) =>
    process.identity.proofs.setPasswordByPhone(
      { newPassword, mobileNum, countryDialingCode: '92', verificationCode, ...change },
      visitor,
    );
  const login = (username: string, password: string) =>
    bench.identity.login({ type: 'username', username, password, remember: false }, visitor);
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    bench.switchedOff.add('LOGINIPVERF3');
  });
  beforeEach(() => bench.clock.advance(10 * minute));
  afterAll(() => bench.close());

  it('[I28] sets a new password, ends every session and opens a new one', async () => {
    const { memberId, token, name, mobileNum, e164, sent } = await asked();
    const browser = testBrowser();
    const answer = answered(
      await bench.identity.proofs.setPasswordByPhone(
        { newPassword, mobileNum: `0${mobileNum}`, verificationCode: sent },
        { ...browser.from(), language: 'UR' },
      ),
    );
    expect(answer).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(await bench.identity.session(answer.token)).toMatchObject({ memberId });
    expect(await bench.identity.session(token)).toBeNull();
    expect(refused(await login(name, goodPassword))).toBe('login.wrong_credentials');
    answered(await login(name, newPassword));
    expect(browser.kept.has('device')).toBe(true);
    expect(await bench.actions(`member:${memberId}`)).toContain('member.password_reset');
    const templates = (await bench.messagesTo(e164)).map(({ template }) => template);
    expect(templates).toEqual(expect.arrayContaining(['recovery_code', 'password_changed']));
  });

  it('[I23] asked for by anybody is the same answer after the same statements', async () => {
    const { mobileNum, e164 } = await newMember();
    const works: string[][] = [];
    for (const [number, ip] of [
      [mobileNum, '192.0.2.1'],
      ['3009999999', '192.0.2.2'],
    ] as const) {
      const { result, seen } = await bench.statements(() => ask(number, 'recover', ip));
      expect(result).toEqual({ expiredMinutes: 1 });
      works.push(seen.map((text) => text.replace(/^release savepoint|^rollback to savepoint/iu, 'end')));
    }
    expect(works[0]?.length).toBeGreaterThan(6);
    expect(works[1]).toEqual(works[0]);
    expect(await bench.messagesTo(e164)).toHaveLength(1);
    expect(await bench.messagesTo('+923009999999')).toEqual([]);
    for (const number of [mobileNum, '3009999999']) {
      expect(await ask(number, 'recover', '192.0.2.3')).toMatchObject({
        code: 'code.too_many',
        value: { retryAfterSeconds: 60 },
      });
    }
  });

  it('[I23] tried with a wrong code is the same answer after the same work, for a member’s number and nobody’s', async () => {
    const { mobileNum, sent } = await asked();
    answered(await ask('3008888888'));
    const works: string[][] = [];
    bench.verified.length = 0;
    for (const [number, code] of [
      [mobileNum, wrongFor(sent)],
      ['3008888888', 'abcdef'],
    ] as const) {
      const { result, seen } = await bench.statements(() => set(number, code));
      expect(refused(result)).toBe('code.wrong');
      works.push(seen);
    }
    expect(works[1]).toEqual(works[0]);
    expect(bench.verified).toEqual([]);
    for (let guess = 0; guess < 4; guess++) {
      expect(refused(await set(mobileNum, wrongFor(sent)))).toBe('code.wrong');
      expect(refused(await set('3008888888', 'abcdef'))).toBe('code.wrong');
    }
    expect(refused(await set(mobileNum, sent))).toBe('code.expired');
    expect(refused(await set('3008888888', '000000'))).toBe('code.expired');
  });

  it('[I23] knows a number only once it was verified', async () => {
    const { memberId, mobileNum, e164 } = await newMember();
    await bench.test.database.pool.query(
      'UPDATE identity.account SET mobile_verified_at = NULL WHERE id = $1',
      [memberId],
    );
    expect(await ask(mobileNum)).toEqual({ expiredMinutes: 1 });
    expect(await bench.messagesTo(e164)).toEqual([]);
  });

  it('[I23] says that there is nobody where the operator has it said', async () => {
    await bench.set('identity.reveal_unknown_account', true);
    expect(refused(await ask('3007777777'))).toBe('account.unknown');
    await bench.set('identity.reveal_unknown_account', false);
  });

  it('[I28] lets one of many at once through with one code', async () => {
    const { mobileNum, sent, name } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        set(mobileNum, sent, { newPassword: `parallel-${index}-pw` }, index % 2 ? other : bench),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(new Set(answers.filter(isRefusal).map(refused))).toEqual(new Set(['code.expired']));
    const winner = answers.findIndex((answer) => !isRefusal(answer));
    answered(await login(name, `parallel-${winner}-pw`));
  });

  it('[I22] takes no code that was sent to log in', async () => {
    await bench.set('identity.sms_login', true);
    const { mobileNum, e164 } = await newMember();
    answered(await ask(mobileNum, 'login'));
    expect(refused(await set(mobileNum, await codeTo(e164)))).toBe('code.expired');
    await bench.set('identity.sms_login', false);
    bench.clock.advance(2 * minute);
    expect(refused(await ask(mobileNum, 'login'))).toBe('module.disabled');
  });

  it.each([
    ['password.invalid', { newPassword: 'short' }],
    ['password.weak', { newPassword: 'Pakistan123' }],
    ['password.unchanged', { newPassword: goodPassword }],
  ])('[I28] refuses with %s and leaves the code good', async (code, change) => {
    const { mobileNum, sent } = await asked();
    expect(refused(await set(mobileNum, sent, change))).toBe(code);
    answered(await set(mobileNum, sent));
  });

  it('[I28] asks who has an authenticator for its code as well', async () => {
    const { mobileNum, sent, token } = await asked();
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(member));
    const code = () => generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) });
    answered(await bench.identity.proofs.confirmAuthenticator(member, await code(), visitor));
    bench.clock.advance(minute);
    expect(refused(await set(mobileNum, sent))).toBe('reset.second_factor_required');
    answered(await set(mobileNum, sent, { code: await code() }));
  });

  it('[I28] is off where the operator has switched it off, and refuses what is no number', async () => {
    bench.switchedOff.add('CHNGPASSVERIF3');
    expect(refused(await ask('3006666666'))).toBe('module.disabled');
    bench.switchedOff.delete('CHNGPASSVERIF3');
    expect(refused(await ask('12'))).toBe('contact.invalid');
    expect(refused(await set('12', '000000'))).toBe('contact.invalid');
  });
});
