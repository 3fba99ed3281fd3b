import { isRefusal } from '@ikka/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  operator,
  type Process,
  refused,
  type TestBrowser,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const abroad = '198.51.100.77';

describe('the second step of a log-in', () => {
  let bench: Bench;
  let other: Process;
  let count = 0;

  /** A member with a mailbox and a number, and the browser in which he registered. */
  const member = async (contacts = true) => {
    count += 1;
    const name = `Step${count}`;
    const { memberId } = await bench.memberNamed(name);
    const email = `step${count}@mail.example`;
    const mobile = `+92300${String(count).padStart(7, '0')}`;
    if (contacts) await giveContacts(bench, memberId, { email, mobile });
    return { name, memberId, email, mobile };
  };
  const login = (username: string, browser: TestBrowser, ip?: string, remember = false) => {
    bench.clock.advance(1);
    return bench.identity.login({ username, password: goodPassword, remember }, browser.from(ip));
  };
  const asked = (answer: unknown) => {
    expect(refused(answer)).toBe('login.verification_required');
    if (!isRefusal(answer)) throw new Error('not refused');
    return answer.value as { ticket: string; methods: string[]; reason: string };
  };
  const sendCode = async (ticket: string, browser: TestBrowser, channel: 'sms' | 'email' = 'sms') =>
    bench.identity.browsers.loginVerificationCode({ ticket, channel }, { ...browser.from(), language: 'EN' });
  const finish = (
    ticket: string,
    method: 'sms' | 'email' | 'bankAccountName' | 'authenticator',
    answer: string,
    browser: TestBrowser,
    process: Process = bench,
  ) => {
    bench.clock.advance(1);
    return process.identity.browsers.loginVerification({ ticket, method, answer }, browser.from());
  };
  const codeTo = async (to: string) => (await bench.messagesTo(to))[0]?.values.code ?? 'none';
  const results = async (memberId: bigint) => {
    const { rows } = await bench.test.database.pool.query(
      'SELECT result FROM identity.login_event WHERE member_id = $1 ORDER BY at',
      [memberId.toString()],
    );
    return rows.map((row: { result: string }) => row.result);
  };

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(10 * minute));
  afterAll(() => bench.close());

  it('[I44] is asked of a new device, and of no known one', async () => {
    const { name, memberId, mobile } = await member();
    const browser = testBrowser();
    const first = asked(await login(name, browser));
    expect(first).toMatchObject({
      methods: ['sms', 'email'],
      reason: 'device',
      expiredMinutes: 10,
      maskedMobile: expect.stringMatching(/^\+92•+\d{3}$/),
      maskedEmail: expect.stringContaining('@mail.example'),
    });
    answered(await sendCode(first.ticket, browser));
    const { token } = answered(await finish(first.ticket, 'sms', await codeTo(mobile), browser));
    expect((await bench.identity.session(token))?.memberId).toBe(memberId);
    answered(await login(name, browser));
    expect(await results(memberId)).toEqual(['opened', 'verification_asked', 'opened', 'opened']);
  });

  it('[I44] is asked of a known device at a new address, unless the operator does without', async () => {
    const { name, email } = await member();
    const browser = testBrowser();
    const first = asked(await login(name, browser));
    answered(await sendCode(first.ticket, browser, 'email'));
    answered(await finish(first.ticket, 'email', await codeTo(email), browser));
    expect(asked(await login(name, browser, abroad)).reason).toBe('address');
    await bench.set('identity.verify_new_address', false);
    answered(await login(name, browser, abroad));
    await bench.set('identity.verify_new_address', true);
    answered(await login(name, browser, abroad));
  });

  it('[I44] is asked of nobody while LOGINIPVERF3 is off', async () => {
    const { name } = await member();
    bench.switchedOff.add('LOGINIPVERF3');
    answered(await login(name, testBrowser(), abroad));
    bench.switchedOff.delete('LOGINIPVERF3');
  });

  it('[I58] is the own authenticator on a new device, also while LOGINIPVERF3 is off', async () => {
    const { name, memberId } = await member();
    bench.switchedOff.add('LOGINIPVERF3');
    const home = testBrowser();
    const session = await bench.identity.session(answered(await login(name, home)).token);
    if (session === null) throw new Error('no session');
    const { secret } = answered(await bench.identity.proofs.enrolAuthenticator(session));
    const codeNow = () => generate({ secret, epoch: Math.floor(bench.clock.now().getTime() / 1_000) });
    answered(await bench.identity.proofs.confirmAuthenticator(session, await codeNow(), visitor));
    bench.clock.advance(minute);
    answered(await login(name, home, abroad));
    const stranger = testBrowser();
    const { ticket, ...waits } = asked(await login(name, stranger));
    expect(waits).toMatchObject({
      methods: ['authenticator'],
      reason: 'device',
      maskedMobile: null,
      maskedEmail: null,
    });
    const finishByApp = (answer: string) =>
      bench.identity.browsers.loginAuthenticator({ ticket, answer }, stranger.from());
    expect(refused(await finishByApp('000000'))).toBe('code.wrong');
    const opened = answered(await finishByApp(await codeNow()));
    expect((await bench.identity.session(opened.token))?.memberId).toBe(memberId);
    answered(await login(name, stranger));
    bench.switchedOff.delete('LOGINIPVERF3');
  });

  it('[I44] lets in who has no means of it and marks the entry, unless the operator refuses', async () => {
    const { name, memberId } = await member(false);
    answered(await login(name, testBrowser()));
    expect((await results(memberId)).at(-1)).toBe('opened_unverified');
    await bench.set('identity.verification_required_without_means', true);
    const answer = await login(name, testBrowser());
    expect(answer).toMatchObject({
      code: 'login.verification_required',
      value: { ticket: null, methods: [] },
    });
    await bench.set('identity.verification_required_without_means', false);
    expect((await results(memberId)).at(-1)).toBe('verification_refused');
  });

  it('[I44] is not asked after a log-in that is a second step itself', async () => {
    await bench.set('identity.sms_login', true);
    const { mobile } = await member();
    answered(
      await bench.identity.proofs.smsCode(
        { mobileNum: mobile, countryDialingCode: '92', purpose: 'login' },
        { ...visitor, language: 'EN' },
      ),
    );
    const code = await codeTo(mobile);
    answered(
      await bench.identity.login(
        { type: 'sms', username: mobile, countryDialingCode: '92', password: code },
        testBrowser(abroad).from(),
      ),
    );
    await bench.set('identity.sms_login', false);
  });

  it('[I45] offers what the member has and can be reached by, in this order', async () => {
    const { name, memberId } = await member();
    const methods = async () => asked(await login(name, testBrowser())).methods;
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan', ' ']);
    expect(await methods()).toEqual(['sms', 'email', 'bankAccountName']);
    bench.ways.sms = null;
    expect(await methods()).toEqual(['email', 'bankAccountName']);
    bench.ways.sms = 'outbox';
    await giveContacts(bench, memberId, {});
    expect(await methods()).toEqual(['bankAccountName']);
    await bench.test.database.pool.query(
      'INSERT INTO identity.authenticator (member_id, sealed_secret, created_at, confirmed_at) VALUES ($1, $2, now(), now())',
      [memberId.toString(), 'v1.x.x.x'],
    );
    expect(await methods()).toEqual(['bankAccountName', 'authenticator']);
  });

  it('[I45] takes the name of a bank account as people write it', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    const wrong = await finish(ticket, 'bankAccountName', 'Ali Khan', browser);
    expect(wrong).toMatchObject({ code: 'login.verification_failed', value: { triesLeft: 4 } });
    answered(await finish(ticket, 'bankAccountName', 'muhammad  ali-khan', browser));
  });

  it('[I45] refuses a means that was not offered', async () => {
    const { name } = await member();
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    expect(refused(await finish(ticket, 'bankAccountName', 'anybody', browser))).toBe(
      'login.verification_failed',
    );
    expect(refused(await finish(ticket, 'authenticator', '123456', browser))).toBe(
      'login.verification_failed',
    );
  });

  it('[I45] takes no code that was sent for something else', async () => {
    const { name, mobile } = await member();
    await bench.set('identity.sms_login', true);
    answered(
      await bench.identity.proofs.smsCode(
        { mobileNum: mobile, countryDialingCode: '92', purpose: 'login' },
        { ...visitor, language: 'EN' },
      ),
    );
    await bench.set('identity.sms_login', false);
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    expect(refused(await finish(ticket, 'sms', await codeTo(mobile), browser))).toBe('code.expired');
  });

  it('[I46] is bound to the browser that was asked', async () => {
    const { name, mobile } = await member();
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    const stranger = testBrowser();
    expect(refused(await sendCode(ticket, stranger))).toBe('login.ticket_expired');
    answered(await sendCode(ticket, browser));
    const code = await codeTo(mobile);
    expect(refused(await finish(ticket, 'sms', code, stranger))).toBe('login.ticket_expired');
    asked(await login(name, stranger));
    expect(refused(await finish(ticket, 'sms', code, stranger))).toBe('login.ticket_expired');
    answered(await finish(ticket, 'sms', code, browser));
  });

  it('[I46] is over after ten minutes', async () => {
    const { name, mobile } = await member();
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    bench.clock.advance(9 * minute);
    answered(await sendCode(ticket, browser));
    bench.clock.advance(minute);
    expect(refused(await finish(ticket, 'sms', await codeTo(mobile), browser))).toBe('login.ticket_expired');
  });

  it('[I46] is over after five tries, also with the right code', async () => {
    const { name, memberId, mobile } = await member();
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    answered(await sendCode(ticket, browser));
    for (let guess = 0; guess < 5; guess++) {
      expect(refused(await finish(ticket, 'email', '000000', browser))).toBe('code.expired');
    }
    expect(refused(await finish(ticket, 'sms', await codeTo(mobile), browser))).toBe('login.ticket_expired');
    expect((await results(memberId)).filter((result) => result === 'verification_failed')).toHaveLength(5);
  });

  it('[I46] locks guesses at a bank account name over all tickets', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const codes: string[] = [];
    for (let round = 0; round < 2; round++) {
      const { ticket } = asked(await login(name, browser));
      for (let guess = 0; guess < 4; guess++) {
        codes.push(refused(await finish(ticket, 'bankAccountName', `Name ${guess}`, browser)));
      }
    }
    expect(codes.filter((code) => code === 'login.verification_failed')).toHaveLength(5);
    expect(codes.slice(5)).toEqual(['login.locked', 'login.locked', 'login.locked']);
  });

  it('[I46] opens one session however often and wherever it is sent at once', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        finish(ticket, 'bankAccountName', 'Muhammad Ali Khan', browser, turn % 2 ? other : bench),
      ),
    );
    const opened = answers.filter((answer) => !isRefusal(answer));
    expect(opened).toHaveLength(1);
    expect((await results(memberId)).filter((result) => result === 'opened')).toHaveLength(2);
  });

  it('[I46] serves two tabs of one browser', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const first = asked(await login(name, browser));
    asked(await login(name, browser));
    answered(await finish(first.ticket, 'bankAccountName', 'Muhammad Ali Khan', browser));
  });

  it('[I46] ends with a change of the password, and tells a suspension only after the right answer', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const first = asked(await login(name, browser));
    await bench.identity.suspendMember(memberId, 'a test of tickets', operator);
    expect(refused(await finish(first.ticket, 'bankAccountName', 'no', browser))).toBe(
      'login.verification_failed',
    );
    expect(refused(await finish(first.ticket, 'bankAccountName', 'Muhammad Ali Khan', browser))).toBe(
      'member.suspended',
    );
    await bench.identity.releaseMember(memberId, 'a test of tickets', operator);
    const second = asked(await login(name, browser));
    bench.clock.advance(1_000);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET password_changed_at = $2 WHERE id = $1',
      [memberId.toString(), bench.clock.now()],
    );
    expect(refused(await finish(second.ticket, 'bankAccountName', 'Muhammad Ali Khan', browser))).toBe(
      'login.ticket_expired',
    );
  });

  it('[I46] keeps what the form said: to be remembered', async () => {
    const { name, memberId } = await member();
    bench.ledger.payoutNames.set(memberId, ['Muhammad Ali Khan']);
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser, undefined, true));
    expect(browser.kept.has('remember')).toBe(false);
    answered(await finish(ticket, 'bankAccountName', 'Muhammad Ali Khan', browser));
    expect(await bench.identity.browsers.remembered(browser.from())).toEqual({ username: name });
  });

  it('[I46] keeps no ticket in the clear', async () => {
    const { name } = await member();
    const browser = testBrowser();
    const { ticket } = asked(await login(name, browser));
    const waiting = browser.kept.get('device')?.slice(1) ?? '';
    const { rows } = await bench.test.database.pool.query(
      'SELECT t::text AS row FROM identity.login_ticket t',
    );
    for (const secret of [ticket, waiting]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows.map((row: { row: string }) => row.row).join()).not.toContain(secret);
    }
  });
});
