import { isRefusal, type SportsBet } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { football, goal, openSportsBench, type SportsBench } from '../sports-test-bench.ts';

describe('bets that are cashed out by themselves', () => {
  let bench: SportsBench;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());

  const caller = (...of: Parameters<SportsBench['callerOf']>) => bench.callerOf(...of);
  const set = async (memberId: bigint, { betId }: SportsBet, atLeast: string | null) => {
    const [, { routes }] = bench.processes;
    const done = await routes.setAutoCashOut(
      { params: { betId }, body: { atLeast } } as never,
      caller(memberId),
    );
    return isRefusal(done) ? done.code : done.bet.autoCashOut;
  };
  const betOf = async (memberId: bigint) => {
    const query = { pageNo: 1, pageSize: 10 };
    const found = await bench.processes[0].routes.sportsBets({ query } as never, caller(memberId));
    const [bet] = isRefusal(found) ? [] : found.list;
    if (bet === undefined) throw new Error('no bet');
    return bet;
  };
  const placed = async (fixture: string) => {
    const memberId = await bench.openMember(10_000_000n);
    const bet = await bench.bet(memberId, [[fixture, '1x2', 'home']], '100.00');
    if (isRefusal(bet)) throw new Error(bet.code);
    return { memberId, bet: bet.bet };
  };
  const match = async () => {
    const fixture = await bench.announce('football');
    await bench.rates(fixture);
    return fixture;
  };
  /** As the jobs of both processes do it, at once. */
  const attend = async () => {
    await bench.processes[0].sports.intake.alive('test');
    await Promise.all(bench.processes.map(({ sports }) => sports.attendAutoCashOuts()));
  };
  /** Home leads, and its victory is worth more. */
  const lead = async (fixture: string) => {
    await bench.state(fixture, football('live', { period: 'first', minute: 30, goals: [goal('home')] }));
    await bench.rates(fixture);
  };

  it('[SB18] stands until the house pays as much, and then is cashed out once, whole', async () => {
    const fixture = await match();
    const [first, second] = [await placed(fixture), await placed(fixture)];
    expect(await set(first.memberId, first.bet, '130.00')).toBe('130.00');
    expect(await set(second.memberId, second.bet, '190.00')).toBe('190.00');
    await attend();
    expect(await betOf(first.memberId)).toMatchObject({ state: 'open', autoCashOut: '130.00' });
    await lead(fixture);
    await attend();
    await attend();
    const cashed = await betOf(first.memberId);
    expect(cashed).toMatchObject({ state: 'cashed_out', autoCashOut: null, standing: '0.00' });
    expect(Number(cashed.payout)).toBeGreaterThanOrEqual(130);
    const { cash, inPlay } = await bench.money(first.memberId);
    expect([cash, inPlay]).toEqual([9_990_000n + BigInt((cashed.payout ?? '').replace('.', '')), 0n]);
    // The other asks for more than is paid.
    expect(await betOf(second.memberId)).toMatchObject({ state: 'open', autoCashOut: '190.00' });
    await bench.state(fixture, football('official', { period: 'over', goals: [goal('home')] }));
    await bench.attend();
    expect(await betOf(second.memberId)).toMatchObject({
      state: 'won',
      autoCashOut: null,
      cashedOut: '0.00',
    });
  });

  it('[SB18] is cashed out once where its player does it by hand at the same moment', async () => {
    const fixture = await match();
    const all = await Promise.all(Array.from({ length: 6 }, () => placed(fixture)));
    for (const { memberId, bet } of all) await set(memberId, bet, '130.00');
    await lead(fixture);
    await bench.processes[0].sports.intake.alive('test');
    const byHand = async ({ memberId, bet: { betId } }: (typeof all)[number], no: number) => {
      const { routes } = bench.processes[no % 2 === 0 ? 0 : 1];
      const params = { betId };
      const offer = await routes.offerCashOut({ params, body: { stake: null } } as never, caller(memberId));
      if (isRefusal(offer)) return offer.code;
      const own = {
        ...(caller(memberId) as object),
        idempotencyKey: v7({ msecs: bench.clock.now().getTime() }),
      };
      const done = await routes.takeCashOut({ params, body: offer } as never, own as never);
      return isRefusal(done) ? done.code : 'paid';
    };
    const [codes] = await Promise.all([Promise.all(all.map(byHand)), attend()]);
    for (const code of codes) expect(['paid', 'bet.ended', 'sports.cash_out_unavailable']).toContain(code);
    for (const { memberId } of all) {
      const bet = await betOf(memberId);
      expect(bet.state).toBe('cashed_out');
      const paid = BigInt((bet.payout ?? '').replace('.', ''));
      expect(await bench.money(memberId)).toEqual({ cash: 9_990_000n + paid, inPlay: 0n });
    }
  });

  it('[SB18] is looked at again where nobody could say what it is worth', async () => {
    const fixture = await match();
    const { memberId, bet } = await placed(fixture);
    await set(memberId, bet, '130.00');
    await lead(fixture);
    // Its provider is silent: no match changes when it is heard again.
    bench.clock.advance(10_000);
    await Promise.all(bench.processes.map(({ sports }) => sports.attendAutoCashOuts()));
    expect(await betOf(memberId)).toMatchObject({ state: 'open' });
    await attend();
    expect(await betOf(memberId)).toMatchObject({ state: 'cashed_out' });
  });

  it('[SB18] is forgotten with its matches', async () => {
    const fixture = await match();
    const { memberId, bet } = await placed(fixture);
    await set(memberId, bet, '190.00');
    const { database, sports } = bench.processes[0];
    const kept = async () => {
      const of = [bet.betId];
      return (await database.pool.query('SELECT FROM sports.auto_cash_out WHERE bet_id = $1', of)).rowCount;
    };
    await sports.forgetOld();
    expect(await kept()).toBe(1);
    bench.clock.advance(9 * 24 * 3_600_000);
    await sports.forgetOld();
    expect(await kept()).toBe(0);
  });

  it('[SB18] is not cashed out in danger, nor after its player took it back', async () => {
    const fixture = await match();
    const [first, second] = [await placed(fixture), await placed(fixture)];
    await set(first.memberId, first.bet, '120.00');
    await set(second.memberId, second.bet, '120.00');
    expect(await set(second.memberId, second.bet, null)).toBeNull();
    await lead(fixture);
    const state = football('live', { period: 'first', minute: 31, goals: [goal('home')] });
    await bench.state(fixture, { ...state, danger: 'var' });
    await attend();
    expect(await betOf(first.memberId)).toMatchObject({ state: 'open' });
    await bench.state(fixture, state);
    await bench.rates(fixture);
    await attend();
    expect(await betOf(first.memberId)).toMatchObject({ state: 'cashed_out' });
    expect(await betOf(second.memberId)).toMatchObject({ state: 'open', autoCashOut: null });
  });

  it('[SB18] is set on an open bet of one’s own, above nothing', async () => {
    const fixture = await match();
    const { memberId, bet } = await placed(fixture);
    const stranger = await bench.openMember(1_000n);
    expect(await set(stranger, bet, '120.00')).toBe('bet.unknown');
    expect(await set(memberId, bet, '0.00')).toBe('sports.auto_invalid');
    // What is due already is done at once.
    expect(await set(memberId, bet, '0.01')).toBeNull();
    expect(await betOf(memberId)).toMatchObject({ state: 'cashed_out' });
    expect(await set(memberId, bet, '120.00')).toBe('bet.ended');
  });
});
