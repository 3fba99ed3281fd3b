import { isRefusal } from '@ikka/contract';
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

const second = 1_000;
const hour = 3_600 * second;

describe('a remembered browser', () => {
  let bench: Bench;
  let other: Process;
  let count = 0;

  const remembered = async () => {
    count += 1;
    const name = `Rafiq${count}`;
    const { memberId } = await bench.memberNamed(name);
    const browser = testBrowser();
    const input = { username: name, password: goodPassword, remember: true };
    const { token } = answered(await bench.identity.login(input, browser.from()));
    return { name, memberId, browser, token };
  };
  const press = (browser: TestBrowser, process: Process = bench) => {
    bench.clock.advance(1);
    return process.identity.browsers.loginRemembered(browser.from());
  };
  const nameIn = async (browser: TestBrowser) =>
    (await bench.identity.browsers.remembered(browser.from())).username;
  const memberOf = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };
  const copyOf = (browser: TestBrowser) => testBrowser(visitor.ip, visitor.userAgent, new Map(browser.kept));

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(hour));
  afterAll(() => bench.close());

  it('[I47] knows the name, and is back in by one press with a new credential', async () => {
    const { name, memberId, browser } = await remembered();
    expect(await nameIn(browser)).toBe(name);
    const before = browser.kept.get('remember');
    const { token } = answered(await press(browser));
    expect((await memberOf(token)).memberId).toBe(memberId);
    expect(browser.kept.get('remember')).toMatch(/^[\w-]{43}$/);
    expect(browser.kept.get('remember')).not.toBe(before);
    bench.clock.advance(30 * second);
    answered(await press(browser));
    expect(await nameIn(browser)).toBe(name);
  });

  it('[I47] opens a session that is not fresh', async () => {
    const { browser, token } = await remembered();
    expect((await memberOf(token)).provenAt).not.toBeNull();
    const pressed = answered(await press(browser));
    expect((await memberOf(pressed.token)).provenAt).toBeNull();
  });

  it('[I47] forgets 24 hours after the log-in, however often it came back', async () => {
    const { browser } = await remembered();
    bench.clock.advance(23 * hour);
    answered(await press(browser));
    bench.clock.advance(hour);
    expect(await nameIn(browser)).toBeNull();
    expect(refused(await press(browser))).toBe('login.remembered_over');
    expect(browser.kept.has('remember')).toBe(false);
  });

  it('[I47] is not what was not asked for, and ends where somebody logs in without it', async () => {
    const { name, browser } = await remembered();
    const input = { username: name, password: goodPassword };
    answered(await bench.identity.login(input, browser.from()));
    expect(await nameIn(browser)).toBeNull();
    expect(refused(await press(browser))).toBe('login.remembered_over');
  });

  it('[I47] needs both cookies of the browser', async () => {
    const { browser } = await remembered();
    const thief = copyOf(browser);
    thief.kept.delete('device');
    expect(await nameIn(thief)).toBeNull();
    expect(refused(await press(thief))).toBe('login.remembered_over');
    const stranger = await remembered();
    const mixed = testBrowser();
    mixed.kept.set('remember', browser.kept.get('remember') ?? '');
    mixed.kept.set('device', stranger.browser.kept.get('device') ?? '');
    expect(refused(await press(mixed))).toBe('login.remembered_over');
    answered(await press(browser));
  });

  it('[I47] waits for the second step at a new address', async () => {
    const { memberId, browser } = await remembered();
    await giveContacts(bench, memberId, { mobile: `+92301${String(count).padStart(7, '0')}` });
    const answer = await bench.identity.browsers.loginRemembered(browser.from('198.51.100.9'));
    expect(answer).toMatchObject({ code: 'login.verification_required', value: { reason: 'address' } });
  });

  it('[I47] keeps no credential in the clear', async () => {
    const { browser } = await remembered();
    const first = browser.kept.get('remember') ?? '';
    answered(await press(browser));
    const { rows } = await bench.test.database.pool.query(
      'SELECT r::text AS row FROM identity.remember_credential r',
    );
    const kept = rows.map((row: { row: string }) => row.row).join();
    for (const token of [first, browser.kept.get('remember') ?? '']) {
      expect(token).toHaveLength(43);
      expect(kept).not.toContain(token);
    }
  });

  it('[I48] brings two tabs in that press at once, with one successor', async () => {
    const { browser } = await remembered();
    const tabs = Array.from({ length: 6 }, () => copyOf(browser));
    const answers = await Promise.all(
      tabs.map((tab, turn) => (turn % 2 ? other : bench).identity.browsers.loginRemembered(tab.from())),
    );
    expect(answers.every((answer) => !isRefusal(answer))).toBe(true);
    expect(new Set(tabs.map((tab) => tab.kept.get('remember'))).size).toBe(1);
    bench.clock.advance(30 * second);
    answered(await press(tabs[0] ?? browser));
  });

  it('[I48] ends for both hands when a used credential comes back', async () => {
    const { memberId, browser } = await remembered();
    const thief = copyOf(browser);
    const stolen = answered(await press(thief));
    expect(await bench.identity.session(stolen.token)).not.toBeNull();
    bench.clock.advance(21 * second);
    expect(refused(await press(browser))).toBe('login.remembered_over');
    expect(await bench.identity.session(stolen.token)).toBeNull();
    expect(refused(await press(thief))).toBe('login.remembered_over');
    expect(await bench.actions(`member:${memberId}`)).toContain('member.remembered_reused');
    const { rows } = await bench.test.database.pool.query(
      "SELECT 1 FROM identity.login_event WHERE member_id = $1 AND result = 'remembered_reused'",
      [memberId.toString()],
    );
    expect(rows).toHaveLength(1);
  });

  it('[I49] outlives a log-out, until it is told to forget', async () => {
    const { name, memberId, browser, token } = await remembered();
    const stolen = copyOf(browser);
    await bench.identity.logout(await memberOf(token), visitor);
    expect(await nameIn(browser)).toBe(name);
    await bench.identity.browsers.forgetRemembered(browser.from());
    await bench.identity.browsers.forgetRemembered(browser.from());
    expect(browser.kept.has('remember')).toBe(false);
    expect(refused(await press(stolen))).toBe('login.remembered_over');
    expect(await bench.actions(`member:${memberId}`)).toContain('member.remembered_forgotten');
  });

  it('[I49] ends with a suspension, and does not come back after it', async () => {
    const { memberId, browser } = await remembered();
    const copy = copyOf(browser);
    await bench.identity.suspendMember(memberId, 'a test of memory', operator);
    expect(refused(await press(browser))).toBe('login.remembered_over');
    await bench.identity.releaseMember(memberId, 'a test of memory', operator);
    expect(refused(await press(copy))).toBe('login.remembered_over');
  });

  it('[I49] ends when an operator ends all sessions', async () => {
    const { memberId, browser } = await remembered();
    await bench.identity.support.endSessions(memberId, { ...operator, reason: 'asked by phone' });
    expect(await nameIn(browser)).toBeNull();
    expect(refused(await press(browser))).toBe('login.remembered_over');
  });

  it('[I49] ends with a changed password, also where nothing else was told of it', async () => {
    const { memberId, browser, token } = await remembered();
    const forgotten = copyOf(browser);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET password_changed_at = $2 WHERE id = $1',
      [memberId.toString(), new Date(bench.clock.now().getTime() + 1)],
    );
    expect(await nameIn(browser)).toBeNull();
    expect(refused(await press(browser))).toBe('login.remembered_over');
    await bench.test.database.pool.query(
      'UPDATE identity.account SET password_changed_at = NULL WHERE id = $1',
      [memberId.toString()],
    );
    const changed = await bench.identity.proofs.changePassword(
      await memberOf(token),
      { newPassword: 'chaand-raat-4417', confirmNewPassword: 'chaand-raat-4417' },
      { ...browser.from(), language: 'EN' },
    );
    answered(changed);
    await bench.test.database.pool.query(
      'UPDATE identity.account SET password_changed_at = NULL WHERE id = $1',
      [memberId.toString()],
    );
    expect(refused(await press(forgotten))).toBe('login.remembered_over');
  });

  it('[I49] still says that the password has to be changed', async () => {
    const { name, browser } = await remembered();
    expect(answered(await press(browser)).passwordExpired).toBe(false);
    await bench.set('identity.weak_passwords', [goodPassword]);
    const input = { username: name, password: goodPassword, remember: true };
    answered(await bench.identity.login(input, browser.from()));
    await bench.set('identity.weak_passwords', []);
    expect(answered(await press(browser)).passwordExpired).toBe(true);
  });
});
