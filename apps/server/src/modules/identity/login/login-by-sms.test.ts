import { isRefusal } from '@ikka/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  openBench,
  operator,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const mobile = '+923001234567';
const nobodys = '+923007654321';

describe('a log-in by SMS', () => {
  let bench: Bench;
  let memberId: bigint;

  const send = (mobileNum: string) =>
    bench.identity.proofs.smsCode(
      { mobileNum, countryDialingCode: '92', purpose: 'login' },
      { ...visitor, language: 'EN' },
    );
  const codeTo = async (to: string) => (await bench.messagesTo(to))[0]?.values.code ?? 'none';
  const login = (username: string, password: string, browser = testBrowser()) =>
    bench.identity.login({ type: 'sms', username, password, countryDialingCode: '92' }, browser.from());
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    bench = await openBench();
    await bench.set('identity.sms_login', true);
    ({ memberId } = await bench.memberNamed('Texter1'));
    await giveContacts(bench, memberId, { mobile });
  });
  beforeEach(() => bench.clock.advance(61 * minute));
  afterAll(() => bench.close());

  it('[I42] takes the number as it is typed and the code once', async () => {
    answered(await send('0300 1234567'));
    const code = await codeTo(mobile);
    const { token, passwordExpired } = answered(await login('۰۳۰۰ ۱۲۳ ۴۵۶۷', code));
    expect(await bench.identity.session(token)).toMatchObject({ memberId, provenAt: bench.clock.now() });
    expect(passwordExpired).toBe(false);
    expect(refused(await login(mobile, code))).toBe('code.expired');
  });

  it('[I24] opens no guarded call to who holds the number alone of a member with an authenticator', async () => {
    const number = '+923001230001';
    const guarded = await bench.memberNamed('Guarded1');
    await giveContacts(bench, guarded.memberId, { mobile: number, email: 'guarded1@mail.example' });
    const owner = await bench.identity.session(guarded.token);
    if (owner === null) throw new Error('no session');
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(owner));
    const codeNow = () => generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) });
    answered(await bench.identity.proofs.confirmAuthenticator(owner, await codeNow(), visitor));
    bench.clock.advance(minute);

    answered(await send(number));
    const { token } = answered(await login(number, await codeTo(number)));
    const thief = await bench.identity.session(token);
    if (thief === null) throw new Error('no session');
    expect(thief.provenAt).toBeNull();
    expect((await bench.identity.proofs.stepUpWays(thief)).methods).toEqual(['password', 'authenticator']);
    bench.clock.advance(2 * minute);
    for (const channel of ['sms', 'email'] as const) {
      expect(refused(await bench.identity.proofs.stepUpCode(thief, channel, visitor))).toBe(
        'step_up.method_unavailable',
      );
    }
    const change = { newPassword: 'chiragh-tale-99', confirmNewPassword: 'chiragh-tale-99' };
    expect(refused(await bench.identity.proofs.changePassword(thief, change, visitor))).toBe(
      'session.not_fresh',
    );
    const byApp = { method: 'authenticator', code: await codeNow() } as const;
    answered(await bench.identity.proofs.stepUp(thief, byApp, visitor));
  });

  it('[I42] opens one session of many that come with one code at once', async () => {
    answered(await send(mobile));
    const code = await codeTo(mobile);
    const other = await bench.another();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, turn) =>
        (turn % 2 ? other : bench).identity.login(
          { type: 'sms', username: mobile, password: code },
          testBrowser(`192.0.2.${turn}`).from(),
        ),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  });

  it('[I42] is closed while the setting or VERIFICATION3 is off', async () => {
    await bench.set('identity.sms_login', false);
    expect(refused(await login(mobile, '123456'))).toBe('login.method_disabled');
    await bench.set('identity.sms_login', true);
    bench.switchedOff.add('VERIFICATION3');
    expect(refused(await login(mobile, '123456'))).toBe('login.method_disabled');
    bench.switchedOff.delete('VERIFICATION3');
  });

  it('[I42] answers a number of nobody like one of ours, after the same statements', async () => {
    const asks = [
      await bench.statements(() => send(mobile)),
      await bench.statements(() => send(nobodys)),
    ] as const;
    expect(asks[0].result).toEqual(asks[1].result);
    expect(await bench.messagesTo(nobodys)).toEqual([]);
    const guess = wrong(await codeTo(mobile));
    await login(mobile, guess);
    await login(nobodys, guess);
    const tries = [
      await bench.statements(() => login(mobile, guess)),
      await bench.statements(() => login(nobodys, guess)),
    ] as const;
    expect(tries[0].result).toEqual(tries[1].result);
    expect(refused(tries[0].result)).toBe('code.wrong');
    expect(tries[0].seen).toEqual(tries[1].seen);
  });

  it('[I42] is locked after five wrong codes, like a name', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess++) codes.push(refused(await login(mobile, '000000')));
    expect(codes.at(-1)).toBe('login.locked');
  });

  it('[I42] says that an account is suspended only to who had the right code', async () => {
    answered(await send(mobile));
    const code = await codeTo(mobile);
    await bench.identity.suspendMember(memberId, 'a test of codes', operator);
    expect(refused(await login(mobile, wrong(code)))).toBe('code.wrong');
    expect(refused(await login(mobile, code))).toBe('member.suspended');
    await bench.identity.releaseMember(memberId, 'a test of codes', operator);
  });

  it('[I42] knows no number that was not verified', async () => {
    const { memberId: loose } = await bench.memberNamed('Texter2');
    await giveContacts(bench, loose, { mobile: nobodys });
    await bench.test.database.pool.query(
      'UPDATE identity.account SET mobile_verified_at = NULL WHERE id = $1',
      [loose.toString()],
    );
    answered(await send(nobodys));
    expect(await bench.messagesTo(nobodys)).toEqual([]);
  });
});
