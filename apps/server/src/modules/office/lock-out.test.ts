import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockMs, slowMs } from './attempts.ts';
import { type Bench, openBench, origin, outcome, value } from './office-test-bench.ts';

const minute = 60_000;

describe('the lock-out and the codes', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.test.drop());

  const tryPassword = async (username: string, password: string, ip = origin.ip) =>
    outcome(await bench.operators.logIn({ username, password }, { ...origin, ip }));
  const fail = async (username: string, times: number, ip = origin.ip) => {
    const outcomes: string[] = [];
    for (let i = 0; i < times; i += 1) outcomes.push(await tryPassword(username, 'wrong', ip));
    return outcomes;
  };

  it('[O7] five wrong passwords from an address lock it, the right one included, for 15 minutes', async () => {
    const who = await bench.operatorIn('passwordSet');
    expect(await fail(who.username, 5)).toEqual(Array(5).fill('operator.wrong_credentials'));
    const answer = await bench.operators.logIn(who, origin);
    expect(answer).toMatchObject({
      code: 'login.locked',
      value: { availableFrom: new Date(bench.clock.now().getTime() + 15 * minute).toISOString() },
    });
    expect((await bench.actions())[0]).toBe('operator.locked_out');
    bench.clock.advance(15 * minute - 1);
    expect(await tryPassword(who.username, who.password)).toBe('login.locked');
    bench.clock.advance(1);
    expect(await tryPassword(who.username, who.password)).toBe('answered');
  });

  it('[O7] a stranger locks his own addresses; the name is slower to hear from any other, and is heard', async () => {
    const who = await bench.operatorIn('passwordSet');
    await fail(who.username, 5);
    expect(await tryPassword(who.username, who.password, '198.51.100.1')).toBe('answered');
    for (let host = 10; host < 20; host += 1) await fail(who.username, 5, `198.51.100.${host}`);
    expect(await tryPassword(who.username, who.password, '198.51.100.19')).toBe('login.locked');
    bench.pauses.length = 0;
    expect(await tryPassword(who.username, who.password, '198.51.100.99')).toBe('answered');
    expect(bench.pauses).toEqual([4_000]);
    expect(await tryPassword(who.username, who.password, '198.51.100.98')).toBe('answered');
    expect(bench.pauses).toEqual([4_000]);
  });

  it('[O7] the pause begins with the thirty-first failure and doubles, up to 4 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 500].map(slowMs)).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });

  it('[O7] an IPv6 network is one address', async () => {
    const who = await bench.operatorIn('passwordSet');
    for (let host = 1; host <= 5; host += 1) await fail(who.username, 1, `2001:db8:5:6::${host}`);
    expect(await tryPassword(who.username, who.password, '2001:db8:5:6:ffff::1')).toBe('login.locked');
    expect(await tryPassword(who.username, who.password, '2001:db8:5:7::1')).toBe('answered');
  });

  it('[O7] an address that tries many names is locked; a success takes one attempt back', async () => {
    const who = await bench.operatorIn('passwordSet');
    const ip = '198.51.100.200';
    for (let guess = 0; guess < 49; guess += 1) await fail(`guessed${guess}`, 1, ip);
    expect(await tryPassword(who.username, who.password, ip)).toBe('answered');
    await fail('guessed49', 1, ip);
    expect(await tryPassword(who.username, who.password, ip)).toBe('login.locked');
  });

  it('[O7] a reset forgets what was counted under the name, from every address', async () => {
    const who = await bench.operatorIn('enrolled');
    await fail(who.username, 5);
    expect(await tryPassword(who.username, who.password)).toBe('login.locked');
    const by = { actorKind: 'operator', actor: 'admin', ip: null } as const;
    const { secret = '' } = value(await bench.carryOut('operator.reset', { username: who.username }, by));
    expect(await tryPassword(who.username, secret)).toBe('answered');
  });

  it('[O7] a success forgets the failures before it', async () => {
    const who = await bench.operatorIn('passwordSet');
    for (let round = 0; round < 3; round += 1) {
      await fail(who.username, 4);
      expect(await tryPassword(who.username, who.password)).toBe('answered');
    }
  });

  it('[O7] failures that lie 15 minutes back do not count', async () => {
    const who = await bench.operatorIn('passwordSet');
    await fail(who.username, 4);
    bench.clock.advance(15 * minute);
    await fail(who.username, 4);
    expect(await tryPassword(who.username, who.password)).toBe('answered');
  });

  it('[O7] a name that nobody has is locked like any other', async () => {
    expect(await fail('nobody', 6)).toEqual([...Array(5).fill('operator.wrong_credentials'), 'login.locked']);
  });

  it('[O7] a burst of parallel guesses gets five tries', async () => {
    const who = await bench.operatorIn('passwordSet');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryPassword(who.username, 'wrong')));
    expect(outcomes.filter((one) => one === 'operator.wrong_credentials')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'login.locked')).toHaveLength(15);
  });

  it('[O7] every further lock lasts twice as long, a day at most', () => {
    expect([0, 1, 2, 6, 7, 50].map((locks) => lockMs(locks) / minute)).toEqual([15, 30, 60, 960, 1440, 1440]);
  });

  it('[O8] a code is good once', async () => {
    const who = await bench.operatorIn('enrolled');
    const code = await bench.code(who.secret);
    const first = await bench.operators.verifySecondFactor(
      { ticket: await bench.ticketOf(who), code },
      origin,
    );
    expect(outcome(first)).toBe('answered');
    const replay = await bench.operators.verifySecondFactor(
      { ticket: await bench.ticketOf(who), code },
      origin,
    );
    expect(outcome(replay)).toBe('operator.second_factor_wrong');
  });

  it('[O8] of two uses of one code at once, one opens a session', async () => {
    const who = await bench.operatorIn('enrolled');
    const ticket = await bench.ticketOf(who);
    const code = await bench.code(who.secret);
    const both = await Promise.all(
      [1, 2, 3].map(() => bench.operators.verifySecondFactor({ ticket, code }, origin)),
    );
    expect(both.map(outcome).filter((one) => one === 'answered')).toHaveLength(1);
  });

  it.each([
    [-2, 'operator.second_factor_wrong'],
    [-1, 'answered'],
    [0, 'answered'],
    [1, 'answered'],
    [2, 'operator.second_factor_wrong'],
  ])('[O8] a code %i steps of 30 s away: %s', async (steps, expected) => {
    const who = await bench.operatorIn('enrolled');
    const ticket = await bench.ticketOf(who);
    const answer = await bench.operators.verifySecondFactor(
      { ticket, code: await bench.code(who.secret, steps) },
      origin,
    );
    expect(outcome(answer)).toBe(expected);
  });

  it('[O8] an older code than the one that was used is a replay too', async () => {
    const who = await bench.operatorIn('enrolled');
    const older = await bench.code(who.secret, -1);
    await bench.sessionOf(who);
    bench.clock.advance(-30_000);
    const answer = await bench.operators.verifySecondFactor(
      { ticket: await bench.ticketOf(who), code: older },
      origin,
    );
    expect(outcome(answer)).toBe('operator.second_factor_wrong');
  });

  it('[O8] five wrong codes lock the second factor from every address, over new tickets', async () => {
    const who = await bench.operatorIn('enrolled');
    const outcomes: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const ticket = await bench.ticketOf(who);
      const code = i === 5 ? await bench.code(who.secret) : '000000';
      outcomes.push(
        outcome(
          await bench.operators.verifySecondFactor({ ticket, code }, { ...origin, ip: `198.51.100.${i}` }),
        ),
      );
    }
    expect(outcomes).toEqual([...Array(5).fill('operator.second_factor_wrong'), 'login.locked']);
    bench.clock.advance(15 * minute);
    const ticket = await bench.ticketOf(who);
    const code = await bench.code(who.secret);
    expect(value(await bench.operators.verifySecondFactor({ ticket, code }, origin)).token).toHaveLength(43);
  });
});
