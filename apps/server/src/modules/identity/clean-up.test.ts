import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  giveContacts,
  goodPassword,
  openBench,
  operator,
  refused,
  testBrowser,
  visitor,
} from './identity-test-bench.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the clean-up', () => {
  let bench: Bench;
  const countOf = async (table: string) =>
    (await bench.test.database.pool.query(`SELECT count(*) FROM identity.${table}`)).rows[0].count as bigint;

  beforeAll(async () => {
    bench = await openBench(async () => ({ background: '', piece: '', pieceX: 100, pieceTop: 0 }));
    await bench.set('identity.captcha_refresh_seconds', 0);
  });
  afterAll(() => bench.close());

  it('[I19] ends what has expired and tells everybody, once over two processes', async () => {
    const other = await bench.another();
    const { token } = await bench.memberNamed('Sleeper1');
    bench.clock.advance(20 * minute);
    const fresh = await bench.memberNamed('Waker1');
    bench.clock.advance(15 * minute);
    const reports = await Promise.all([bench.identity.cleanUp(), other.identity.cleanUp()]);
    expect(reports[0].sessionsExpired + reports[1].sessionsExpired).toBe(1);
    expect(await bench.identity.session(token)).toBeNull();
    expect(await bench.identity.session(fresh.token)).not.toBeNull();
    const ended = [...bench.facts, ...other.facts].filter(({ name }) => name === 'SessionEnded');
    expect(ended).toMatchObject([{ fact: { reason: 'expired' } }]);
    const { rows } = await bench.test.database.pool.query(
      'SELECT end_reason, count(*) FROM identity.session WHERE ended_at IS NOT NULL GROUP BY 1',
    );
    expect(rows).toEqual([{ end_reason: 'expired', count: 1n }]);
  });

  it('[I19] ends more than fit into one signal', async () => {
    const { memberId } = await bench.memberNamed('Crowd1');
    await bench.test.database.pool.query(
      `INSERT INTO identity.session (id, token_hash, member_id, created_at, last_seen_at, ip, user_agent)
       SELECT gen_random_uuid(), sha256(i::text::bytea), $1, $2, $2, '192.0.2.1', '' FROM generate_series(1, 1234) i`,
      [memberId, bench.clock.now()],
    );
    bench.clock.advance(31 * minute);
    const { sessionsExpired } = await bench.identity.cleanUp();
    expect(sessionsExpired).toBeGreaterThanOrEqual(1_234);
    expect(await bench.identity.sessionsOf(memberId)).toEqual([]);
  });

  it('[I19] forgets ended sessions of trial accounts after a day and of others after half a year', async () => {
    const { token } = answered(await bench.identity.openTrial(visitor));
    const trial = await bench.identity.session(token);
    await bench.identity.support.endSessions(trial?.memberId ?? 0n, {
      ...operator,
      reason: 'asked by phone',
    });
    bench.clock.advance(2 * day);
    expect((await bench.identity.cleanUp()).sessionsDeleted).toBe(1);
    expect(await countOf('session')).toBeGreaterThan(1_234n);
    bench.clock.advance(180 * day);
    await bench.identity.cleanUp();
    expect(await countOf('session')).toBe(0n);
  });

  it('[I19] forgets puzzles and image codes that are over and attempts long ago', async () => {
    await bench.identity.sliderChallenge();
    for (const _ of [1, 2]) answered(await bench.identity.imageCaptcha(visitor));
    await bench.identity.login({ username: 'whoever', password: 'x' }, visitor);
    expect(await bench.identity.cleanUp()).toMatchObject({
      puzzlesDeleted: 0,
      imagesDeleted: 0,
      attemptsDeleted: 0,
    });
    bench.clock.advance(26 * 60 * minute);
    expect(await bench.identity.cleanUp()).toMatchObject({
      puzzlesDeleted: 1,
      imagesDeleted: 2,
      attemptsDeleted: 3,
    });
  });

  it('[I19] forgets codes and links that are over', async () => {
    const ask = { mobileNum: '3001234567', purpose: 'recover' } as const;
    answered(await bench.identity.proofs.smsCode(ask, visitor));
    const { memberId } = await bench.memberNamed('Linked1');
    await bench.test.database.pool.query(
      "UPDATE identity.account SET email = 'l@mail.pk', email_key = 'l@mail.pk' WHERE id = $1",
      [memberId],
    );
    answered(
      await bench.identity.proofs.forgotPassword({ username: 'Linked1', email: 'l@mail.pk' }, visitor),
    );
    expect(await bench.identity.cleanUp()).toMatchObject({ codesDeleted: 0, linksDeleted: 0 });
    bench.clock.advance(31 * minute);
    expect(await bench.identity.cleanUp()).toMatchObject({ codesDeleted: 1, linksDeleted: 1 });
  });

  it('[I55] forgets browsers, tickets and events when their time is over, once over two processes', async () => {
    const other = await bench.another();
    const { memberId } = await bench.memberNamed('Browsed1');
    const browser = testBrowser();
    const input = { username: 'Browsed1', password: goodPassword, remember: true };
    answered(await bench.identity.login(input, browser.from()));
    await giveContacts(bench, memberId, { mobile: '+923004445556' });
    expect(refused(await bench.identity.login(input, testBrowser().from()))).toBe(
      'login.verification_required',
    );
    await bench.identity.login({ ...input, username: 'nobody55' }, browser.from());
    const forgotten = async () => {
      const reports = await Promise.all([bench.identity.cleanUp(), other.identity.cleanUp()]);
      const sum = (key: keyof (typeof reports)[0]) => reports[0][key] + reports[1][key];
      return [
        sum('ticketsDeleted'),
        sum('rememberedDeleted'),
        sum('devicesDeleted'),
        sum('addressesDeleted'),
        sum('eventsDeleted'),
      ];
    };
    // What the tests above left behind.
    await bench.test.database.pool.query('DELETE FROM identity.login_event WHERE at < $1', [
      bench.clock.now(),
    ]);
    await bench.test.database.pool.query('DELETE FROM identity.device WHERE member_id <> $1', [memberId]);
    await bench.test.database.pool.query('DELETE FROM identity.known_address WHERE member_id <> $1', [
      memberId,
    ]);
    expect(await forgotten()).toEqual([0, 0, 0, 0, 0]);
    bench.clock.advance(11 * minute);
    expect(await forgotten()).toEqual([1, 0, 0, 0, 0]);
    bench.clock.advance(day);
    expect(await forgotten()).toEqual([0, 1, 0, 0, 1]);
    bench.clock.advance(179 * day);
    expect(await forgotten()).toEqual([0, 0, 2, 1, 0]);
    bench.clock.advance(185 * day);
    expect(await forgotten()).toEqual([0, 0, 0, 0, 3]);
  });
});
