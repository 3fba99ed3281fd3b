import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, goodPassword, openBench, refused, visitor } from '../identity-test-bench.ts';

describe('free play', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  it('[I10] opens an account of its own with trial money, and logs in to it', async () => {
    const { token } = answered(await bench.identity.openTrial(visitor));
    const member = await bench.identity.session(token);
    expect(member).toMatchObject({ isTrial: true, currency: 'PKT' });
    const memberId = member?.memberId ?? 0n;
    expect(bench.ledger.opened).toEqual([{ memberId, currency: 'PKT' }]);
    expect(bench.ledger.granted).toEqual([memberId]);
    expect(await bench.identity.memberInfo({ memberId, sessionId: member?.sessionId ?? '' })).toMatchObject({
      isAgent: 4,
      type: 4,
      isTrial: true,
      currency: 'PKR',
    });
  });

  it('[I10] has no password: nobody logs in to it again', async () => {
    const { token } = answered(await bench.identity.openTrial(visitor));
    const member = await bench.identity.session(token);
    const input = { username: member?.account ?? '', password: goodPassword };
    expect(refused(await bench.identity.login(input, visitor))).toBe('login.wrong_credentials');
    expect(bench.verified.at(-1)).toBeNull();
  });

  it('[I10] gives many visitors at once an account each', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.identity.openTrial(visitor)));
    expect(new Set(answers.map((answer) => answered(answer).token)).size).toBe(20);
  });

  it('[I10] opens nothing while the setting is off', async () => {
    await bench.set('identity.free_play', false);
    expect(refused(await bench.identity.openTrial(visitor))).toBe('trial.disabled');
    await bench.set('identity.free_play', true);
  });
});
