import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  operator,
  refused,
  visitor,
} from '../identity-test-bench.ts';

describe('a suspension', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  const suspend = (memberId: bigint) => bench.identity.suspendMember(memberId, 'a chargeback', operator);
  const release = (memberId: bigint) => bench.identity.releaseMember(memberId, 'settled', operator);

  it('[I15] ends every session and stops the money before it answers', async () => {
    const { memberId, token } = await bench.memberNamed('Halted1');
    const answer = answered(await suspend(memberId));
    expect(answer).toMatchObject({ state: 'suspended', suspendedReason: 'a chargeback' });
    expect(await bench.identity.session(token)).toBeNull();
    expect(bench.ledger.suspended.get(memberId)).toBe(true);
    expect(bench.facts.map(({ name }) => name)).toContain('MemberSuspended');
  });

  it('[I15] is lifted with its reason forgotten, and the sessions stay ended', async () => {
    const { memberId, token } = await bench.memberNamed('Halted2');
    await suspend(memberId);
    expect(answered(await release(memberId))).toMatchObject({ state: 'active', suspendedReason: null });
    expect(bench.ledger.suspended.get(memberId)).toBe(false);
    expect(await bench.identity.session(token)).toBeNull();
    expect(await bench.actions(`member:${memberId}`)).toEqual([
      'member.registered',
      'member.logged_in',
      'member.suspended',
      'member.released',
    ]);
  });

  it.each([
    ['active', 'suspend', 'suspended'],
    ['active', 'release', 'member.state_unchanged'],
    ['suspended', 'suspend', 'member.state_unchanged'],
    ['suspended', 'release', 'active'],
  ])('[I15] of a member who is %s: %s gives %s', async (before, act, result) => {
    const { memberId } = await bench.memberNamed(`State${before.length}${act}`.slice(0, 16));
    if (before === 'suspended') await suspend(memberId);
    const answer = await (act === 'suspend' ? suspend(memberId) : release(memberId));
    expect('state' in answer ? answer.state : refused(answer)).toBe(result);
  });

  it('[I15] of nobody is refused', async () => {
    expect(refused(await suspend(1n))).toBe('member.unknown');
    expect(refused(await release(1n))).toBe('member.unknown');
  });

  it('[I15] by two operators at once is one suspension', async () => {
    const { memberId } = await bench.memberNamed('Halted3');
    const answers = await Promise.all([suspend(memberId), suspend(memberId)]);
    expect(answers.filter((answer) => 'state' in answer)).toHaveLength(1);
  });

  it('[I15] whose money cannot be stopped is not half done', async () => {
    const { memberId, token } = await bench.memberNamed('Halted4');
    bench.ledger.isDown = true;
    await expect(suspend(memberId)).rejects.toThrow('ledger');
    bench.ledger.isDown = false;
    expect(await bench.identity.member(memberId)).toMatchObject({ state: 'active' });
    expect(await bench.identity.session(token)).not.toBeNull();
  });

  it('[I15] leaves no session to a login that runs at the same time', async () => {
    const { memberId } = await bench.memberNamed('Halted5');
    const logins = Array.from({ length: 6 }, () =>
      bench.identity.login({ username: 'Halted5', password: goodPassword }, visitor),
    );
    answered(await suspend(memberId));
    for (const answer of await Promise.all(logins)) {
      if ('token' in answer) expect(await bench.identity.session(answer.token)).toBeNull();
    }
    expect(await bench.identity.sessionsOf(memberId)).toEqual([]);
  });
});
