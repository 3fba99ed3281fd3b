import { isRefusal, type SportsBet } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { football, goal, openSportsBench, type SportsBench } from '../sports-test-bench.ts';
import { insertOffer } from '../store.ts';

type Pick = readonly [fixture: string, market: string, outcome: string];

describe('bets that are changed', () => {
  let bench: SportsBench;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());

  const caller = (...of: Parameters<SportsBench['callerOf']>) => bench.callerOf(...of);
  const worthOf = async (memberId: bigint, { betId }: SportsBet) => {
    await bench.hear();
    const answer = await bench.processes[1].routes.sportsEditWorth(
      { params: { betId } } as never,
      caller(memberId),
    );
    return isRefusal(answer) ? answer.code : answer.countsFor;
  };
  const oddsOf = async (memberId: bigint, [fixture, market, outcome]: Pick) => {
    const found = await bench.processes[0].routes.sportsFixture(
      { params: { fixture } } as never,
      caller(memberId),
    );
    const markets = isRefusal(found) ? [] : found.markets;
    return (
      markets.find(({ key }) => key === market)?.outcomes.find(({ key }) => key === outcome)?.odds ?? '1.00'
    );
  };
  const edit = async (
    memberId: bigint,
    { betId }: SportsBet,
    picks: readonly Pick[],
    countsFor: string,
    { key = bench.newKey(), accept = 'none' as 'any' | 'none', at = 0 as 0 | 1 } = {},
  ) => {
    await bench.hear();
    const selections = await Promise.all(
      picks.map(async (pick) => {
        const [fixture, market, outcome] = pick;
        return { fixture, market, outcome, odds: await oddsOf(memberId, pick), isBanker: false };
      }),
    );
    const body = { selections, sizes: [picks.length], countsFor, accept };
    const { routes } = bench.processes[at];
    const answer = await routes.editSportsBet({ params: { betId }, body } as never, caller(memberId, key));
    return isRefusal(answer) ? answer.code : answer.bet;
  };
  const bets = async (memberId: bigint) => {
    const query = { pageNo: 1, pageSize: 10 };
    const found = await bench.processes[0].routes.sportsBets({ query } as never, caller(memberId));
    if (isRefusal(found)) throw new Error('no bets');
    return found.list;
  };
  const match = async (rates?: { home: string; away: string; rho: string }) => {
    const fixture = await bench.announce('football');
    await bench.rates(fixture, rates);
    return fixture;
  };
  const placed = async (picks: readonly Pick[], stake = '100.00') => {
    const memberId = await bench.openMember(10_000_000n);
    const bet = await bench.bet(memberId, picks, stake);
    if (isRefusal(bet)) throw new Error(bet.code);
    return { memberId, bet: bet.bet };
  };
  const end = async (fixture: string, ...sides: ('home' | 'away')[]) => {
    await bench.state(
      fixture,
      football('official', { period: 'over', goals: sides.map((side) => goal(side)) }),
    );
    await bench.attend();
  };
  const home = (fixture: string): Pick => [fixture, '1x2', 'home'];

  it('[SB21] counts for its whole stake while nothing has moved, and is settled by what it has become', async () => {
    const [first, second, third] = [await match(), await match(), await match()];
    const { memberId, bet } = await placed([home(first), home(second)]);
    expect(await worthOf(memberId, bet)).toBe('100.00');
    const changed = await edit(memberId, bet, [home(first), [third, '1x2', 'away']], '100.00');
    if (typeof changed === 'string') throw new Error(changed);
    expect(changed).toMatchObject({ state: 'open', stake: '100.00', countsFor: '100.00' });
    expect(changed.legs.map(({ fixture }) => fixture.id)).toEqual([first, third]);
    expect(changed.before).toMatchObject([{ countsFor: '100.00', legs: [{}, { fixture: { id: second } }] }]);
    const before = await bench.money(memberId);
    // What it was on decides nothing any more.
    await end(second, 'away');
    expect(await bets(memberId)).toMatchObject([{ state: 'open' }]);
    await end(first, 'home');
    await end(third, 'away');
    const [won] = await bets(memberId);
    expect(won).toMatchObject({ state: 'won', payout: changed.returnMost });
    const { cash, inPlay } = await bench.money(memberId);
    expect([cash - before.cash, inPlay]).toEqual([BigInt(changed.returnMost.replace('.', '')), 0n]);
  });

  it('[SB21] promises at other odds what it promised before', async () => {
    const fixture = await match({ home: '1.2', away: '1.2', rho: '0' });
    const { memberId, bet } = await placed([home(fixture)]);
    await bench.rates(fixture, { home: '2.4', away: '0.9', rho: '0' });
    const counts = await worthOf(memberId, bet);
    expect(Number(counts)).toBeGreaterThan(100);
    const other = await match();
    expect(await edit(memberId, bet, [home(other)], '999.00')).toBe('sports.edit_moved');
    const changed = await edit(memberId, bet, [home(fixture)], counts);
    if (typeof changed === 'string') throw new Error(changed);
    // Rounded down to a coin on both ways.
    expect(Number(bet.returnMost) - Number(changed.returnMost)).toBeLessThan(0.03);
    expect(Number(bet.returnMost)).toBeGreaterThanOrEqual(Number(changed.returnMost));
    // Where its match is void, what it counts for comes back.
    const money = await bench.money(memberId);
    await bench.state(fixture, football('cancelled'));
    await bench.attend();
    expect((await bench.money(memberId)).cash - money.cash).toBe(BigInt(counts.replace('.', '')));
  });

  it('[SB21] is changed once for its key, from two processes at once, and refuses another change under it', async () => {
    const [first, second] = [await match(), await match()];
    const { memberId, bet } = await placed([home(first)]);
    const key = bench.newKey();
    const both = await Promise.all(
      [0, 1].map((at) => edit(memberId, bet, [home(second)], '100.00', { key, at: at as 0 | 1 })),
    );
    expect(both).toMatchObject([{ betId: bet.betId }, { betId: bet.betId }]);
    const [after] = await bets(memberId);
    expect(after?.before).toHaveLength(1);
    expect(await edit(memberId, bet, [home(first)], '100.00', { key })).toBe('idempotency.mismatch');
  });

  it('[SB21] is changed by one of two who try at once, and never by what was offered or set for what it was', async () => {
    const [first, second, third] = [await match(), await match(), await match()];
    const { memberId, bet } = await placed([home(first)]);
    const { betId } = bet;
    const { routes } = bench.processes[0];
    const offer = await routes.offerCashOut(
      { params: { betId }, body: { stake: null } } as never,
      caller(memberId),
    );
    if (isRefusal(offer)) throw new Error(offer.code);
    await routes.setAutoCashOut(
      { params: { betId }, body: { atLeast: '500.00' } } as never,
      caller(memberId),
    );
    const two = await Promise.all([
      edit(memberId, bet, [home(second)], '100.00', { at: 0 }),
      edit(memberId, bet, [home(third)], '100.00', { at: 1 }),
    ]);
    expect(two.filter((one) => one === 'sports.edit_unavailable')).toHaveLength(1);
    const [after] = await bets(memberId);
    expect(after).toMatchObject({ autoCashOut: null, before: [{ legs: [{ fixture: { id: first } }] }] });
    const taken = await routes.takeCashOut(
      { params: { betId }, body: { offerId: offer.offerId } } as never,
      caller(memberId),
    );
    expect(taken).toMatchObject({ code: 'sports.offer_expired' });
  });

  it('[SB21] is not paid by an offer that was made for what it was, though the offer came after the change', async () => {
    const [first, second] = [await match(), await match()];
    const { memberId, bet } = await placed([home(first)]);
    const { betId } = bet;
    const { parts, routes } = bench.processes[0];
    const before = await parts.standing.find(betId);
    expect(await edit(memberId, bet, [home(second)], '100.00')).toMatchObject({ state: 'open' });
    // As a process makes it that read the bet a moment before it was changed.
    const offerId = v7();
    await insertOffer(parts.database.db, {
      id: offerId,
      betId,
      edition: before?.edition ?? -1,
      memberId,
      stake: 10_000n,
      pays: 99_999n,
      events: {},
      until: new Date(bench.clock.now().getTime() + 5_000),
    });
    const taken = await routes.takeCashOut(
      { params: { betId }, body: { offerId } } as never,
      caller(memberId),
    );
    expect(taken).toMatchObject({ code: 'sports.offer_expired' });
  });

  it('[SB21] stays as it is while its member is suspended', async () => {
    const [first, second] = [await match(), await match()];
    const { memberId, bet } = await placed([home(first)]);
    const [{ database, ledger }] = bench.processes;
    await database.transaction((tx) => ledger.suspend(tx, memberId));
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('member.suspended');
  });

  it('[SB21] stays as it is once a match of it has begun, on one that has begun, in part cashed out, ended, or another’s', async () => {
    const [first, second, begun] = [await match(), await match(), await match()];
    await bench.state(begun, football('live', { period: 'first', minute: 3 }));
    await bench.rates(begun);
    const { memberId, bet } = await placed([home(first)]);
    expect(await edit(memberId, bet, [home(begun)], '100.00')).toBe('sports.edit_unavailable');
    expect(await edit(await bench.openMember(1_000n), bet, [home(second)], '100.00')).toBe('bet.unknown');
    expect(await edit(memberId, bet, [home(second), home(second)], '100.00')).toBe('sports.related');
    bench.house.winMax = 1_000n;
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('round.win_too_great');
    bench.house.winMax = null;
    bench.house.isClosed = true;
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('game.unavailable');
    bench.house.isClosed = false;
    await bench.state(first, football('live', { period: 'first', minute: 3 }));
    await bench.rates(first);
    expect(await worthOf(memberId, bet)).toBe('sports.edit_unavailable');
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('sports.edit_unavailable');
    await end(first, 'away');
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('bet.ended');
  });

  it('[SB21] makes its new outcome cost the house no more than it may', async () => {
    const [first, second] = [await match(), await match()];
    const { memberId, bet } = await placed([home(first)]);
    bench.house.liabilityMax = 1_000n;
    expect(await edit(memberId, bet, [home(second)], '100.00')).toBe('sports.limit_reached');
    bench.house.liabilityMax = 20_000n;
    expect(await edit(memberId, bet, [home(second)], '100.00')).toMatchObject({ state: 'open' });
    const other = await placed([home(first)]);
    expect(await edit(other.memberId, other.bet, [home(second)], '100.00')).toMatchObject({ state: 'open' });
    const last = await placed([home(first)]);
    expect(await edit(last.memberId, last.bet, [home(second)], '100.00')).toBe('sports.limit_reached');
    bench.house.liabilityMax = null;
  });
});
