import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  type Process,
  refused,
  testBrowser,
  visitor,
} from '../identity-test-bench.ts';
import { newToken } from '../sessions/session-token.ts';

const minute = 60_000;

describe('from a right proof to a session', () => {
  let bench: Bench;
  let other: Process;

  const login = (username: string, browser = testBrowser(), password = goodPassword) => {
    bench.clock.advance(1);
    return bench.identity.login({ username, password }, browser.from());
  };
  const memberOf = async (token: string) => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };
  const count = async (table: 'device' | 'known_address' | 'login_event', memberId: bigint) => {
    const { rows } = await bench.test.database.pool.query(
      `SELECT count(*)::int AS count FROM identity.${table} WHERE member_id = $1`,
      [memberId.toString()],
    );
    return rows[0].count as number;
  };

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  beforeEach(() => bench.clock.advance(61 * minute));
  afterAll(() => bench.close());

  it('[I40] makes a browser known once, in every process, and an address with it', async () => {
    const { memberId } = await bench.memberNamed('Known1');
    expect([await count('device', memberId), await count('known_address', memberId)]).toEqual([1, 1]);
    const browser = testBrowser();
    answered(await login('Known1', browser));
    const input = { username: 'Known1', password: goodPassword };
    answered(await other.identity.login(input, browser.from()));
    answered(await other.identity.login(input, browser.from('198.51.100.3')));
    expect([await count('device', memberId), await count('known_address', memberId)]).toEqual([2, 2]);
  });

  it('[I40] says in the audit how and where', async () => {
    const { memberId } = await bench.memberNamed('Audited1');
    const browser = testBrowser();
    answered(await login('Audited1', browser));
    answered(await login('Audited1', browser));
    const { entries } = await bench.audit.find(
      { subject: `member:${memberId}`, action: 'member.logged_in' },
      { limit: 9, offset: 0 },
    );
    const acts = entries.map(({ after }) => JSON.parse(after ?? '{}') as Record<string, unknown>);
    expect(acts.map(({ method, isNewDevice, isUnverified }) => [method, isNewDevice, isUnverified])).toEqual([
      ['username', false, false],
      ['username', true, true],
      ['registration', true, false],
    ]);
    expect(acts[0]?.deviceId).toBe(acts[1]?.deviceId);
  });

  it('[I40] takes the /64 of an IPv6 home for one address', async () => {
    const { memberId } = await bench.memberNamed('Known2');
    const browser = testBrowser('2001:db8:1:2::1');
    answered(await login('Known2', browser));
    const input = { username: 'Known2', password: goodPassword };
    answered(await bench.identity.login(input, browser.from('2001:db8:1:2:aaaa::9')));
    expect(await count('known_address', memberId)).toBe(2);
  });

  it('[I40] knows one browser for several members', async () => {
    const first = await bench.memberNamed('Sister1');
    const second = await bench.memberNamed('Sister2');
    const browser = testBrowser();
    answered(await login('Sister1', browser));
    answered(await login('Sister2', browser));
    answered(await login('Sister1', browser));
    expect([await count('device', first.memberId), await count('device', second.memberId)]).toEqual([2, 2]);
    expect(browser.kept.get('device')?.split('.')).toHaveLength(2);
  });

  it('[I43] takes up no cookie that somebody planted', async () => {
    const { memberId } = await bench.memberNamed('Fixed1');
    await giveContacts(bench, memberId, { mobile: '+923005550001' });
    const planted = newToken();
    bench.switchedOff.add('LOGINIPVERF3');
    const victim = testBrowser();
    victim.kept.set('device', `~${planted}.${planted}`);
    victim.kept.set('remember', planted);
    answered(await login('Fixed1', victim));
    bench.switchedOff.delete('LOGINIPVERF3');
    const thief = testBrowser();
    thief.kept.set('device', planted);
    thief.kept.set('remember', planted);
    expect(refused(await login('Fixed1', thief))).toBe('login.verification_required');
    expect(refused(await bench.identity.browsers.loginRemembered(thief.from()))).toBe(
      'login.remembered_over',
    );
  });

  it('[I43] gives a new token each time, and none where something fails half-way', async () => {
    const { memberId } = await bench.memberNamed('Whole1');
    const tokens = new Set<string>();
    for (let turn = 0; turn < 3; turn++) tokens.add(answered(await login('Whole1')).token);
    expect(tokens.size).toBe(3);
    const before = await count('device', memberId);
    await bench.test.database.pool.query(
      'ALTER TABLE identity.login_event ADD CONSTRAINT full_disk CHECK (false) NOT VALID',
    );
    const browser = testBrowser();
    await expect(login('Whole1', browser)).rejects.toThrow();
    await bench.test.database.pool.query('ALTER TABLE identity.login_event DROP CONSTRAINT full_disk');
    expect(await count('device', memberId)).toBe(before);
    expect(browser.kept.size).toBe(0);
  });

  it('[I43] tells the member of a new device by mail, else by SMS, in his language', async () => {
    bench.switchedOff.add('LOGINIPVERF3');
    const { memberId } = await bench.memberNamed('Told1');
    const [email, mobile] = ['told1@mail.example', '+923005550002'];
    await giveContacts(bench, memberId, { email, mobile });
    await bench.test.database.pool.query("UPDATE identity.account SET language = 'UR' WHERE id = $1", [
      memberId.toString(),
    ]);
    const phone = testBrowser(
      visitor.ip,
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    );
    answered(await login('Told1', phone));
    expect(await bench.messagesTo(email)).toMatchObject([
      { template: 'new_device', language: 'UR', values: { device: 'Chrome, Android' } },
    ]);
    answered(await login('Told1', phone));
    expect(await bench.messagesTo(email)).toHaveLength(1);
    bench.ways.mail = null;
    answered(await login('Told1'));
    bench.ways.mail = 'outbox';
    expect(await bench.messagesTo(mobile)).toMatchObject([{ template: 'new_device' }]);
    bench.switchedOff.delete('LOGINIPVERF3');
  });

  it('[I54] does the same for an unknown name as for a wrong password, statement by statement', async () => {
    await bench.memberNamed('Equal1');
    const work = async (name: string, ip: string) => {
      const seen: string[][] = [];
      bench.verified.length = 0;
      const browser = testBrowser(ip);
      for (let failure = 0; failure < 6; failure++) {
        const done = await bench.statements(() => login(name, browser, 'wrong'));
        seen.push([refused(done.result), ...done.seen]);
      }
      return { seen, looks: bench.verified.length };
    };
    const ours = await work('Equal1', '198.51.100.31');
    const theirs = await work('unknown31', '198.51.100.32');
    expect(theirs).toEqual(ours);
    expect(ours.looks).toBe(5);
    expect(ours.seen.at(-1)?.[0]).toBe('login.locked');
  });

  it('[I56] insists on a new password only where it was weak, it is forced, and the password let in', async () => {
    const { memberId } = await bench.memberNamed('Forced1');
    await giveContacts(bench, memberId, { mobile: '+923005550003' });
    bench.switchedOff.add('LOGINIPVERF3');
    await bench.set('identity.weak_passwords', [goodPassword]);
    const { token, passwordExpired } = answered(await login('Forced1'));
    expect(passwordExpired).toBe(true);
    const insists = async (ofToken: string) =>
      (await bench.identity.memberInfo(await memberOf(ofToken))).mustChangePassword;
    expect(await insists(token)).toBe(false);
    await bench.set('identity.forced_password_change', true);
    expect(await insists(token)).toBe(true);

    await bench.set('identity.sms_login', true);
    answered(
      await bench.identity.proofs.smsCode(
        { mobileNum: '+923005550003', countryDialingCode: '92', purpose: 'login' },
        { ...visitor, language: 'EN' },
      ),
    );
    const [message] = await bench.messagesTo('+923005550003');
    const bySms = answered(
      await bench.identity.login(
        { type: 'sms', username: '+923005550003', password: message?.values.code ?? '' },
        testBrowser().from(),
      ),
    );
    expect(bySms.passwordExpired).toBe(false);
    expect(await insists(bySms.token)).toBe(false);

    bench.clock.advance(1);
    const changed = answered(
      await bench.identity.proofs.changePassword(
        await memberOf(token),
        {
          oldPassword: goodPassword,
          newPassword: 'chaand-raat-4417',
          confirmNewPassword: 'chaand-raat-4417',
        },
        { ...testBrowser().from(), language: 'EN' },
      ),
    );
    expect(await insists(changed.token)).toBe(false);
    await bench.set('identity.weak_passwords', []);
    await bench.set('identity.forced_password_change', false);
    await bench.set('identity.sms_login', false);
    bench.switchedOff.delete('LOGINIPVERF3');
  });
});
