import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const email = 'locked@mail.example';
const mobile = '+923009876543';

/** A message to nobody is written and taken back. */
const ended = (statement: string) => statement.replace(/^release savepoint|^rollback to savepoint/iu, 'end');

describe('unlocking oneself', () => {
  let bench: Bench;
  let memberId: bigint;

  const ask = (username: string, channel: 'sms' | 'email' = 'email') =>
    bench.identity.browsers.unlockCode({ username, channel }, { ...visitor, language: 'UR' });
  const unlock = (username: string, code: string, channel: 'sms' | 'email' = 'email') =>
    bench.identity.browsers.unlock({ username, channel, code }, visitor);
  const codeTo = async (to: string) => (await bench.messagesTo(to))[0]?.values.code ?? 'none';
  const browser = testBrowser();
  const login = (password = goodPassword) =>
    bench.identity.login({ username: 'Locked7', password }, browser.from());
  const lock = async () => {
    for (let failure = 0; failure < 5; failure++) await login('wrong');
    expect(refused(await login())).toBe('login.locked');
  };

  beforeAll(async () => {
    bench = await openBench();
    bench.switchedOff.add('LOGINIPVERF3');
    ({ memberId } = await bench.memberNamed('Locked7'));
    await giveContacts(bench, memberId, { email, mobile });
    await bench.memberNamed('Bare7');
  });
  beforeEach(() => bench.clock.advance(61 * minute));
  afterAll(() => bench.close());

  it.each([
    ['email', email],
    ['sms', mobile],
  ] as const)('[I53] by %s, at once, and once', async (channel, to) => {
    await lock();
    answered(await ask('  LOCKED7 ', channel));
    const code = await codeTo(to);
    expect(refused(await unlock('Locked7', '000000', channel))).toBe('code.wrong');
    expect(refused(await login())).toBe('login.locked');
    expect(answered(await unlock('locked7', code, channel))).toEqual({});
    answered(await login());
    expect(refused(await unlock('Locked7', code, channel))).toBe('code.expired');
    expect(await bench.actions(`member:${memberId}`)).toContain('member.login_unlocked');
  });

  it('[I53] unlocks no other address: who guesses there goes on waiting', async () => {
    const elsewhere = testBrowser('198.51.100.200');
    const guess = () => bench.identity.login({ username: 'Locked7', password: 'wrong' }, elsewhere.from());
    for (let failure = 0; failure < 5; failure++) await guess();
    answered(await ask('Locked7'));
    answered(await unlock('Locked7', await codeTo(email)));
    expect(refused(await guess())).toBe('login.locked');
  });

  it('[I53] does not tell by a second question whose a number or a mailbox is', async () => {
    answered(await ask('Locked7', 'sms'));
    const byNumber = { mobileNum: mobile, purpose: 'login' } as const;
    await bench.set('identity.sms_login', true);
    answered(await bench.identity.proofs.smsCode(byNumber, { ...visitor, language: 'EN' }));
    answered(await ask('Locked7', 'email'));
    const byMailbox = { username: 'nobody77', email };
    expect(await bench.identity.proofs.forgotPassword(byMailbox, { ...visitor, language: 'EN' })).toEqual({});
  });

  it.each(['nobody77', 'Bare7'])('[I53] answers %s the same after the same statements', async (name) => {
    await ask(name);
    await ask('Locked7');
    bench.clock.advance(61 * minute);
    for (const channel of ['email', 'sms'] as const) {
      const ours = await bench.statements(() => ask('Locked7', channel));
      const theirs = await bench.statements(() => ask(name, channel));
      expect(theirs.result).toEqual(ours.result);
      expect(theirs.seen.map(ended)).toEqual(ours.seen.map(ended));
    }
    const right = await bench.statements(() => unlock('Locked7', '000000'));
    const wrong = await bench.statements(() => unlock(name, '000000'));
    expect(wrong.result).toEqual(right.result);
    expect(wrong.seen).toEqual(right.seen);
    const { list } = await bench.channels.readOutbox();
    expect(list.filter(({ to }) => to !== email && to !== mobile)).toEqual([]);
  });
});
