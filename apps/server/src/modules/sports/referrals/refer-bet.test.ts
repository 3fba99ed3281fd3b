import { isRefusal } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSportsBench, type SportsBench } from '../sports-test-bench.ts';
import { answerReferral } from './refer-bet.ts';

describe('stakes asked of a trader', () => {
  let bench: SportsBench;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());

  const caller = (...of: Parameters<SportsBench['callerOf']>) => bench.callerOf(...of);
  const routes = (at: 0 | 1 = 0) => bench.processes[at].routes;
  const match = async () => {
    const fixture = await bench.announce('football');
    await bench.rates(fixture);
    return fixture;
  };
  const slip = (fixture: string) => ({
    selections: [{ fixture, market: '1x2', outcome: 'home', odds: '1.01', isBanker: false }],
    sizes: [1],
    isEachWay: false,
  });
  const ask = async (memberId: bigint, fixture: string, stake: string, key = bench.newKey()) => {
    await bench.hear();
    const answer = await routes().askReferral(
      { body: { ...slip(fixture), stake } } as never,
      caller(memberId, key),
    );
    return isRefusal(answer) ? answer.code : answer;
  };
  const asked = async (...of: Parameters<typeof ask>) => {
    const answer = await ask(...of);
    if (typeof answer === 'string') throw new Error(answer);
    return answer.referralId;
  };
  const answer = async (id: string, offer: string | null) => {
    const done = await answerReferral(bench.processes[1].parts, {
      id,
      offer,
      by: { username: 'trader', ip: '' },
    });
    return isRefusal(done) ? done.code : 'answered';
  };
  const take = async (memberId: bigint, referralId: string, at: 0 | 1 = 0) => {
    await bench.hear();
    const body = { accept: 'any' };
    const done = await routes(at).takeReferral({ params: { referralId }, body } as never, caller(memberId));
    return isRefusal(done) ? done.code : done.bet;
  };
  const stateOf = async (memberId: bigint, referralId: string) => {
    const found = await routes(1).sportsReferral({ params: { referralId } } as never, caller(memberId));
    return isRefusal(found) ? found.code : found.state;
  };
  const limited = async (most: bigint, work: () => Promise<void>) => {
    bench.house.liabilityMax = most;
    await work();
    bench.house.liabilityMax = null;
  };

  it('[SB23] places what a trader takes, once, from two processes at once, beyond what the outcome may cost', () =>
    limited(1_000n, async () => {
      const [fixture, memberId] = [await match(), await bench.openMember(10_000_000n)];
      const id = await asked(memberId, fixture, '1000.00');
      expect(await stateOf(memberId, id)).toBe('waiting');
      expect(await take(memberId, id)).toBe('sports.referral_over');
      expect(await answer(id, '600.00')).toBe('answered');
      expect(await stateOf(memberId, id)).toBe('offered');
      const both = await Promise.all([take(memberId, id, 0), take(memberId, id, 1)]);
      expect(both).toMatchObject([{ stake: '600.00' }, { stake: '600.00' }]);
      const { cash, inPlay } = await bench.money(memberId);
      expect([cash, inPlay]).toEqual([9_940_000n, 60_000n]);
      // Nobody finds room on it by himself after that.
      const other = await bench.openMember(10_000_000n);
      expect(await bench.bet(other, [[fixture, '1x2', 'home']], '10.00')).toMatchObject({
        code: 'sports.limit_reached',
      });
      // Long after its time it is answered as it stands.
      bench.clock.advance(120_000);
      expect(await take(memberId, id)).toMatchObject({ stake: '600.00' });
    }));

  it('[SB23] takes a stake above the greatest of the game, and never one that wins more than the house pays', async () => {
    const [fixture, memberId] = [await match(), await bench.openMember(100_000_000n)];
    expect(await ask(memberId, fixture, '40000.00')).toBe('sports.referral_needless');
    const id = await asked(memberId, fixture, '80000.00');
    expect(await answer(id, '80000.00')).toBe('answered');
    bench.house.winMax = 100_000n;
    expect(await take(memberId, id)).toBe('round.win_too_great');
    const other = await bench.openMember(100_000_000n);
    expect(await ask(other, fixture, '80000.00')).toBe('round.win_too_great');
    bench.house.winMax = null;
    expect(await take(memberId, id)).toMatchObject({ stake: '80000.00' });
  });

  it('[SB23] costs no more than it did at the odds that the trader saw', async () => {
    const fixture = await bench.announce('football');
    await bench.rates(fixture, { home: '1.6', away: '1.1', rho: '0' });
    const memberId = await bench.openMember(100_000_000n);
    const id = await asked(memberId, fixture, '80000.00');
    expect(await answer(id, '80000.00')).toBe('answered');
    // Home has become much less likely: at its odds of now the house would lose more than the trader accepted.
    await bench.rates(fixture, { home: '0.8', away: '1.8', rho: '0' });
    expect(await take(memberId, id)).toBe('sports.odds_changed');
    await bench.rates(fixture, { home: '2', away: '0.9', rho: '0' });
    expect(await take(memberId, id)).toMatchObject({ stake: '80000.00' });
  });

  it('[SB23] is asked for one at a time, answered once, and over in time', async () => {
    const [fixture, memberId] = [await match(), await bench.openMember(100_000_000n)];
    const key = bench.newKey();
    const id = await asked(memberId, fixture, '80000.00', key);
    expect(await asked(memberId, fixture, '80000.00', key)).toBe(id);
    expect(await ask(memberId, fixture, '80000.01', key)).toBe('idempotency.mismatch');
    expect(await ask(memberId, await match(), '80000.00', key)).toBe('idempotency.mismatch');
    expect(await ask(memberId, fixture, '90000.00')).toBe('sports.referral_open');
    expect(await answer(id, '80000.01')).toBe('round.stake_invalid');
    const both = await Promise.all([answer(id, null), answer(id, null)]);
    expect(both.toSorted()).toEqual(['answered', 'sports.referral_over']);
    expect(await stateOf(memberId, id)).toBe('refused');
    expect(await take(memberId, id)).toBe('sports.referral_over');

    const slow = await asked(memberId, fixture, '80000.00');
    bench.clock.advance(91_000);
    expect(await stateOf(memberId, slow)).toBe('expired');
    expect(await answer(slow, '80000.00')).toBe('sports.referral_over');

    const late = await asked(memberId, fixture, '80000.00');
    expect(await answer(late, '80000.00')).toBe('answered');
    bench.clock.advance(61_000);
    expect(await take(memberId, late)).toBe('sports.referral_over');
    const stranger = await bench.openMember(100_000_000n);
    expect(await stateOf(stranger, late)).toBe('sports.referral_unknown');
    expect(await take(stranger, late)).toBe('sports.referral_unknown');
    expect(await answer(v7(), '1.00')).toBe('sports.referral_unknown');
  });
});
