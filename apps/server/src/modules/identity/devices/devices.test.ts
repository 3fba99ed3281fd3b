import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  type Process,
  refused,
  type TestBrowser,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';

const minute = 60_000;
const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('devices, sessions and the log', () => {
  let bench: Bench;
  let other: Process;
  let count = 0;

  const login = async (username: string, browser: TestBrowser, remember = false) => {
    bench.clock.advance(1_000);
    const input = { username, password: goodPassword, remember };
    const { token } = answered(await bench.identity.login(input, browser.from()));
    return memberOf(token);
  };
  const memberOf = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return { ...member, token };
  };
  /** A member in two browsers besides the one that he registered in. */
  const withTwo = async () => {
    count += 1;
    const name = `Owner${count}`;
    await bench.memberNamed(name);
    const [home, away] = [testBrowser(), testBrowser('198.51.100.8', phone)];
    const atHome = await login(name, home, true);
    const elsewhere = await login(name, away, true);
    return { name, home, away, atHome, elsewhere };
  };
  const isIn = async (token: string) => (await bench.identity.session(token)) !== null;

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(minute));
  afterAll(() => bench.close());

  it('[I50] lists them by their last use, with their makers’ names and which one this is', async () => {
    const { elsewhere, home } = await withTwo();
    const { list } = await bench.identity.browsers.devices(elsewhere);
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      name: null,
      browser: 'Chrome',
      os: 'Android',
      ip: '198.51.100.8',
      isThis: true,
      isRemembered: true,
    });
    expect(list.slice(1).map(({ isThis, isRemembered }) => [isThis, isRemembered])).toEqual([
      [false, true],
      [false, false],
    ]);
    await bench.identity.browsers.forgetRemembered(home.from());
    expect((await bench.identity.browsers.devices(elsewhere)).list[1]?.isRemembered).toBe(false);
  });

  it('[I50] takes a name for a device of one’s own alone', async () => {
    const one = await withTwo();
    const another = await withTwo();
    const [device] = (await bench.identity.browsers.devices(one.elsewhere)).list;
    const named = { id: device?.id ?? '', name: 'Amma’s phone' };
    expect(refused(await bench.identity.browsers.renameDevice(another.atHome, named, visitor))).toBe(
      'device.unknown',
    );
    answered(await bench.identity.browsers.renameDevice(one.atHome, named, visitor));
    expect((await bench.identity.browsers.devices(one.atHome)).list[0]?.name).toBe('Amma’s phone');
    expect((await bench.identity.browsers.sessions(one.atHome)).list[0]?.deviceName).toBe('Amma’s phone');
    expect(await bench.actions(`member:${one.atHome.memberId}`)).toContain('member.device_renamed');
  });

  it('[I50] makes a revoked device a stranger: its session, its memory and its cookie end', async () => {
    const { name, away, atHome, elsewhere } = await withTwo();
    const { list } = await bench.identity.browsers.devices(elsewhere);
    const id = list.find(({ isThis }) => isThis)?.id ?? '';
    const stranger = await withTwo();
    expect(refused(await bench.identity.browsers.revokeDevice(stranger.atHome, id, visitor))).toBe(
      'device.unknown',
    );
    const answers = await Promise.all(
      [bench, other].map((process) => process.identity.browsers.revokeDevice(atHome, id, visitor)),
    );
    expect(answers.filter((answer) => 'ended' in answer && answer.ended === 1)).toHaveLength(1);
    // Whichever process ended it, the other one hears of it by a signal.
    await expect.poll(() => isIn(elsewhere.token)).toBe(false);
    expect(await isIn(atHome.token)).toBe(true);
    expect(refused(await bench.identity.browsers.loginRemembered(away.from()))).toBe('login.remembered_over');
    await login(name, away);
    expect((await bench.identity.browsers.devices(atHome)).list.map((device) => device.id)).not.toContain(id);
    expect((await bench.identity.browsers.devices(atHome)).list).toHaveLength(3);
  });

  it('[I51] lists one’s sessions and ends one of them, and nobody else’s', async () => {
    const { atHome, elsewhere } = await withTwo();
    const stranger = await withTwo();
    const { list } = await bench.identity.browsers.sessions(atHome);
    expect(list.map(({ method, isThis, browser }) => [method, isThis, browser])).toEqual([
      ['username', false, 'Chrome'],
      ['username', true, ''],
      ['registration', false, ''],
    ]);
    const end = (member: typeof atHome) =>
      bench.identity.browsers.endSession(member, elsewhere.sessionId, visitor);
    expect(refused(await end(stranger.atHome))).toBe('session.unknown');
    expect(answered(await end(atHome))).toEqual({});
    expect(refused(await end(atHome))).toBe('session.unknown');
    expect([await isIn(elsewhere.token), await isIn(atHome.token)]).toEqual([false, true]);
    expect(await bench.actions(`member:${atHome.memberId}`)).toContain('member.session_ended');
  });

  it('[I51] ends what the other browser remembers with its session, and not what this one does', async () => {
    const { name, home, away, atHome, elsewhere } = await withTwo();
    answered(await bench.identity.browsers.endSession(atHome, elsewhere.sessionId, home.from()));
    expect(refused(await bench.identity.browsers.loginRemembered(away.from()))).toBe('login.remembered_over');
    answered(await bench.identity.browsers.endSession(atHome, atHome.sessionId, home.from()));
    expect(await bench.identity.browsers.remembered(home.from())).toEqual({ username: name });
  });

  it('[I51] logs out everywhere else, in every process and every browser’s memory', async () => {
    const { name, home, away, atHome, elsewhere } = await withTwo();
    expect(await other.identity.session(elsewhere.token)).not.toBeNull();
    expect(await bench.identity.browsers.endOtherSessions(atHome, visitor)).toEqual({ ended: 2 });
    expect([await isIn(elsewhere.token), await isIn(atHome.token)]).toEqual([false, true]);
    bench.clock.advance(5_001);
    expect(await other.identity.session(elsewhere.token)).toBeNull();
    expect(refused(await bench.identity.browsers.loginRemembered(away.from()))).toBe('login.remembered_over');
    expect(await bench.identity.browsers.remembered(home.from())).toEqual({ username: name });
    expect(await bench.identity.browsers.endOtherSessions(atHome, visitor)).toEqual({ ended: 0 });
  });

  it('[I52] keeps a log in pages and ranges, of this member alone', async () => {
    const { name, atHome } = await withTwo();
    await withTwo();
    bench.clock.advance(minute);
    const from = bench.clock.now();
    await bench.identity.login({ username: name, password: 'wrong' }, testBrowser('192.0.2.66').from());
    const log = (query: { pageNo?: number; pageSize?: number; from?: string; to?: string }) =>
      bench.identity.browsers.loginLog(atHome, { pageNo: 1, pageSize: 20, ...query });
    const all = await log({});
    expect(all.list.map(({ method, result }) => [method, result])).toEqual([
      ['username', 'wrong_credentials'],
      ['username', 'opened_unverified'],
      ['username', 'opened_unverified'],
      ['registration', 'opened'],
    ]);
    expect(all.list[0]).toMatchObject({ ip: '192.0.2.66', at: from.toISOString() });
    expect(await log({ pageNo: 2, pageSize: 3 })).toMatchObject({
      list: [{ method: 'registration' }],
      pageNum: 2,
      totalPages: 2,
      total: 4,
    });
    expect((await log({ from: from.toISOString() })).total).toBe(1);
    expect((await log({ to: from.toISOString() })).total).toBe(3);
    expect(await log({ pageNo: 9 })).toMatchObject({ list: [], total: 4 });
  });
});
