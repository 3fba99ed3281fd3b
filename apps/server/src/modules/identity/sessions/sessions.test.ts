import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionMember } from '../../../platform/calls.ts';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  operator,
  type Process,
  visitor,
} from '../identity-test-bench.ts';
import type { SessionsEnded } from './session-news.ts';

const minute = 60_000;

describe('sessions', () => {
  let bench: Bench;
  let other: Process;
  const heard: SessionsEnded[] = [];
  let onHeard: () => void = () => undefined;

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    other.identity.onSessionsEnded((ended) => {
      heard.push(ended);
      onHeard();
    });
  });
  afterAll(() => bench.close());

  const heardOf = (memberId: bigint) =>
    new Promise<SessionsEnded>((resolve) => {
      onHeard = () => {
        const found = heard.find(({ sessions }) => sessions.some((session) => session.memberId === memberId));
        if (found) resolve(found);
      };
      onHeard();
    });
  const login = async (username: string) =>
    answered(await bench.identity.login({ username, password: goodPassword }, visitor)).token;
  const memberOf = async (token: string): Promise<SessionMember> => {
    const member = await bench.identity.session(token);
    if (member === null) throw new Error('no session');
    return member;
  };
  const lastSeen = async (member: SessionMember) => {
    const { rows } = await bench.test.database.pool.query(
      'SELECT last_seen_at FROM identity.session WHERE id = $1',
      [member.sessionId],
    );
    return rows[0].last_seen_at as Date;
  };

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}!`, 'a'.repeat(4_000)])(
    '[I9] nobody is behind the token %j',
    async (token) => {
      expect(await bench.identity.session(token)).toBeNull();
    },
  );

  it('[I11] end after thirty idle minutes, and not while they are used', async () => {
    const { token } = await bench.memberNamed('Idle1');
    for (let step = 0; step < 3; step++) {
      bench.clock.advance(29 * minute);
      expect(await bench.identity.session(token)).not.toBeNull();
    }
    bench.clock.advance(30 * minute - 1);
    expect(await bench.identity.session(token)).not.toBeNull();
    bench.clock.advance(30 * minute);
    expect(await bench.identity.session(token)).toBeNull();
    expect(await other.identity.session(token)).toBeNull();
  });

  it('[I11] follow the setting of the idle time at once', async () => {
    const { token } = await bench.memberNamed('Idle2');
    await bench.set('identity.session_idle_minutes', 5);
    bench.clock.advance(5 * minute);
    expect(await bench.identity.session(token)).toBeNull();
    await bench.set('identity.session_idle_minutes', 30);
    expect(await bench.identity.session(token)).not.toBeNull();
  });

  it('[I11] end after thirty days, however busy', async () => {
    const { token } = await bench.memberNamed('Busy1');
    await bench.set('identity.session_idle_minutes', 240);
    const steps = (30 * 24 * 60) / 180;
    for (let step = 1; step < steps; step++) {
      bench.clock.advance(180 * minute);
      if ((await bench.identity.session(token)) === null) throw new Error(`ended at step ${step}`);
    }
    bench.clock.advance(180 * minute);
    expect(await bench.identity.session(token)).toBeNull();
    await bench.set('identity.session_idle_minutes', 30);
  });

  it('[I11] write that they were seen at most once a minute, also from two processes', async () => {
    const { token } = await bench.memberNamed('Seen1');
    const member = await memberOf(token);
    const begun = await lastSeen(member);
    bench.clock.advance(59_000);
    await Promise.all([bench.identity.session(token), other.identity.session(token)]);
    expect(await lastSeen(member)).toEqual(begun);
    bench.clock.advance(6_000);
    await Promise.all([bench.identity.session(token), other.identity.session(token)]);
    expect((await lastSeen(member)).getTime() - begun.getTime()).toBe(65_000);
  });

  it('[I11] stay alive by their number too, for a game that is played in them', async () => {
    const { token } = await bench.memberNamed('Player1');
    const member = await memberOf(token);
    bench.clock.advance(29 * minute);
    expect(await other.identity.isSessionLive(member.sessionId)).toBe(true);
    bench.clock.advance(29 * minute);
    expect(await bench.identity.session(token)).not.toBeNull();
    bench.clock.advance(31 * minute);
    expect(await other.identity.isSessionLive(member.sessionId)).toBe(false);
    const again = await memberOf(await login('Player1'));
    await bench.identity.logout(again, visitor);
    expect(await other.identity.isSessionLive(again.sessionId)).toBe(false);
  });

  it('[I11] write no more often that a game is played in them', async () => {
    const { token } = await bench.memberNamed('Player2');
    const member = await memberOf(token);
    const begun = await lastSeen(member);
    bench.clock.advance(59_000);
    expect(await other.identity.isSessionLive(member.sessionId)).toBe(true);
    expect(await lastSeen(member)).toEqual(begun);
    bench.clock.advance(1_000);
    expect(await other.identity.isSessionLive(member.sessionId)).toBe(true);
    expect((await lastSeen(member)).getTime() - begun.getTime()).toBe(60_000);
  });

  it('[I12] are over in every process as soon as the member logs out', async () => {
    const { token, memberId } = await bench.memberNamed('Leaver1');
    const member = await memberOf(token);
    expect(await other.identity.session(token)).toEqual(member);
    await bench.identity.logout(member, visitor);
    expect(await bench.identity.session(token)).toBeNull();
    expect(await heardOf(memberId)).toEqual({
      reason: 'logout',
      sessions: [{ memberId, sessionId: member.sessionId }],
    });
    expect(await other.identity.session(token)).toBeNull();
    expect(await bench.actions(`member:${memberId}`)).toContain('member.logged_out');
  });

  it('[I12] end once: a second logout changes nothing and tells nobody', async () => {
    const { token, memberId } = await bench.memberNamed('Twice1');
    const member = await memberOf(token);
    await Promise.all([bench.identity.logout(member, visitor), other.identity.logout(member, visitor)]);
    const told = [...bench.facts, ...other.facts].filter(
      ({ name, fact }) =>
        name === 'SessionEnded' && fact && 'sessionId' in fact && fact.sessionId === member.sessionId,
    );
    expect(told).toHaveLength(1);
    expect(
      (await bench.actions(`member:${memberId}`)).filter((action) => action === 'member.logged_out'),
    ).toHaveLength(1);
  });

  it('[I12] that end while they are looked up are not remembered', async () => {
    const { token } = await bench.memberNamed('Racer1');
    const member = await memberOf(token);
    bench.clock.advance(6_000);
    const running = Array.from({ length: 20 }, () => bench.identity.session(token));
    await bench.identity.logout(member, visitor);
    await Promise.all(running);
    expect(await bench.identity.session(token)).toBeNull();
  });

  it('[I12] are over everywhere within five seconds even if no signal arrives', async () => {
    // Nothing of the tests before is still on its way: news of an end, whosever it is, lets a lookup be read again.
    const ended = await bench.memberNamed('Ended0');
    await bench.identity.logout(await memberOf(ended.token), visitor);
    await heardOf(ended.memberId);
    const { token } = await bench.memberNamed('Deaf1');
    expect(await other.identity.session(token)).not.toBeNull();
    await bench.test.database.pool.query(
      `UPDATE identity.session SET ended_at = now(), end_reason = 'logout' WHERE id = $1`,
      [(await memberOf(token)).sessionId],
    );
    expect(await other.identity.session(token)).not.toBeNull();
    bench.clock.advance(5_000);
    expect(await other.identity.session(token)).toBeNull();
  });

  it('[I13] are ten a member at most: one more ends the oldest, also when two log in at once', async () => {
    const { token, memberId } = await bench.memberNamed('Many1');
    bench.clock.advance(1_000);
    const tokens: string[] = [];
    for (let round = 0; round < 5; round++) {
      tokens.push(...(await Promise.all([login('Many1'), login('Many1')])));
    }
    expect(await bench.identity.session(token)).toBeNull();
    for (const each of tokens) expect(await bench.identity.session(each)).not.toBeNull();
    expect(await bench.identity.sessionsOf(memberId)).toHaveLength(10);
    expect(await heardOf(memberId)).toMatchObject({ reason: 'replaced' });
  });

  it('[I13] are ended together by an operator, on the record', async () => {
    const { token, memberId } = await bench.memberNamed('Ended1');
    const second = await login('Ended1');
    expect(
      await bench.identity.support.endSessions(memberId, { ...operator, reason: 'asked by phone' }),
    ).toEqual({ ended: 2 });
    expect(await bench.identity.session(token)).toBeNull();
    expect(await bench.identity.session(second)).toBeNull();
    expect(await bench.actions(`member:${memberId}`)).toContain('member.sessions_ended');
    expect(
      await bench.identity.support.endSessions(1n, { ...operator, reason: 'asked by phone' }),
    ).toMatchObject({ code: 'member.unknown' });
  });

  it('[I14] are shown with where they came from, newest first', async () => {
    const { memberId } = await bench.memberNamed('Shown1');
    bench.clock.advance(minute);
    await bench.identity.login(
      { username: 'Shown1', password: goodPassword },
      { ...visitor, ip: '192.0.2.77', userAgent: 'x'.repeat(900) },
    );
    const sessions = await bench.identity.sessionsOf(memberId);
    expect(sessions.map(({ ip }) => ip)).toEqual(['192.0.2.77', visitor.ip]);
    expect(sessions[0]?.userAgent).toHaveLength(400);
  });
});
