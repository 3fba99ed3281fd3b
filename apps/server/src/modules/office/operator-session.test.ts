import { type Call, calls, type Permission } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, origin } from './office-test-bench.ts';

const minute = 60_000;

describe('an operator’s session', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.test.drop());

  it('[O9] lives as long as something is done within every 30 minutes', async () => {
    const token = await bench.sessionOf(await bench.operatorIn('enrolled'));
    await bench.operators.session(token);
    for (let i = 0; i < 5; i += 1) {
      bench.clock.advance(30 * minute - 1);
      expect(await bench.operators.session(token)).not.toBeNull();
    }
    bench.clock.advance(30 * minute);
    expect(await bench.operators.session(token)).toBeNull();
  });

  it('[O9] ends after 12 hours however busy it was, and says so beforehand', async () => {
    const token = await bench.sessionOf(await bench.operatorIn('enrolled'));
    const endsAt = bench.clock.now().getTime() - 30_000 + 12 * 60 * minute;
    for (let i = 0; i < 35; i += 1) {
      bench.clock.advance(20 * minute);
      const session = await bench.operators.session(token);
      const idleEnd = bench.clock.now().getTime() + 30 * minute;
      expect(session?.expiresAt.getTime()).toBe(Math.min(idleEnd, endsAt));
    }
    bench.clock.set(new Date(endsAt));
    expect(await bench.operators.session(token)).toBeNull();
  });

  it('[O9] a look that follows another closely is not written, and the session says when it will really end', async () => {
    const token = await bench.sessionOf(await bench.operatorIn('enrolled'));
    await bench.operators.session(token);
    const writtenAt = bench.clock.now().getTime();
    bench.clock.advance(29_999);
    const session = await bench.operators.session(token);
    expect(session?.expiresAt.getTime()).toBe(writtenAt + 30 * minute);
    bench.clock.set(new Date(writtenAt + 30 * minute - 1));
    expect(await bench.operators.session(token)).not.toBeNull();
  });

  it('[O9] ends with the logout, that one alone', async () => {
    const who = await bench.operatorIn('enrolled');
    const one = await bench.sessionOf(who);
    const other = await bench.sessionOf(who);
    const session = await bench.operators.session(one);
    if (session) await bench.operators.logOut(session, origin);
    expect(await bench.operators.session(one)).toBeNull();
    expect(await bench.operators.session(other)).not.toBeNull();
    expect((await bench.actions())[0]).toBe('operator.logged_out');
  });

  it('[O9] ends at once for an operator who is disabled', async () => {
    const who = await bench.operatorIn('enrolled');
    const token = await bench.sessionOf(who);
    await bench.test.database.pool.query(
      'UPDATE office.operator SET disabled_at = now() WHERE username = $1',
      [who.username],
    );
    expect(await bench.operators.session(token)).toBeNull();
  });

  it('[O9] knows no token that it did not give', async () => {
    for (const token of ['', 'x'.repeat(43), "' OR true --"])
      expect(await bench.operators.session(token)).toBeNull();
  });

  const matrix: [Permission, string][] = [
    ['members.read', 'admin support finance auditor'],
    ['members.write', 'admin support'],
    ['agents.write', 'admin'],
    ['documents.review', 'admin support'],
    ['rounds.read', 'admin support finance auditor'],
    ['integrity.read', 'admin support finance auditor'],
    ['integrity.write', 'admin support'],
    ['books.read', 'admin finance auditor'],
    ['content.read', 'admin support auditor'],
    ['content.write', 'admin'],
    ['settings.read', 'admin auditor'],
    ['settings.write', 'admin'],
    ['audit.read', 'admin auditor'],
    ['outbox.read', 'admin'],
    ['operators.read', 'admin auditor'],
    ['operators.write', 'admin'],
  ];
  describe.each(['admin', 'support', 'finance', 'auditor'])('of a role: %s', (role) => {
    let may: readonly string[] | undefined;
    beforeAll(async () => {
      const token = await bench.sessionOf(await bench.operatorIn('enrolled', role));
      may = (await bench.operators.session(token))?.permissions;
    });

    it.each(matrix)('[O10] %s belongs to %s', (permission, roles) => {
      expect(may?.includes(permission)).toBe(roles.split(' ').includes(role));
    });
  });

  it('[O10] a role’s change counts with the next call, and a permission unknown to this version grants nothing', async () => {
    const token = await bench.sessionOf(await bench.operatorIn('enrolled', 'finance'));
    await bench.test.database.pool.query(
      `UPDATE office.role SET permissions = '{audit.read,members.delete}' WHERE name = 'finance'`,
    );
    expect((await bench.operators.session(token))?.permissions).toEqual(['audit.read']);
  });

  it('[O10] every office call behind a session names its permission, the session’s own calls apart', () => {
    const open = (Object.entries(calls.office) as [string, Call][])
      .filter(([, call]) => call.token === 'operator' && call.permission === undefined)
      .map(([name]) => name);
    expect(open).toEqual(['officeLogout', 'officeMe']);
  });

  it('[O11] purging removes what is over and nothing that lives', async () => {
    const who = await bench.operatorIn('enrolled');
    const token = await bench.sessionOf(who);
    await bench.operators.logIn({ username: 'nobody', password: 'wrong' }, origin);
    await bench.operators.purgeStale();
    expect(await bench.operators.session(token)).not.toBeNull();
    bench.clock.advance(25 * 60 * minute);
    await bench.operators.purgeStale();
    const left = await bench.test.database.pool.query(
      'SELECT (SELECT count(*) FROM office.operator_session) + (SELECT count(*) FROM office.attempt) + (SELECT count(*) FROM office.login_ticket) AS n',
    );
    expect(String(left.rows[0].n)).toBe('0');
  });
});
