import { isRefusal, type SportsBet } from '@ikka/contract';
import { type FieldFacts, noField } from '@ikka/sports/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSportsBench, type SportsBench } from '../sports-test-bench.ts';
import { resultAct } from '../trading/set-result.ts';

const runners = ['ana', 'bela', 'cora', 'dina', 'ella', 'fay', 'gita', 'hana'];
const name = (text: string) => ({ EN: text, UR: text });

describe('bets each way', () => {
  let bench: SportsBench;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());

  const race = async (field = runners) => {
    const fixture = await bench.announce('racing', {
      home: null,
      away: null,
      event: name('A race'),
      people: field.map((code) => ({ code, side: null, name: name(code) })),
    });
    await price(fixture, field);
    return fixture;
  };
  const price = (fixture: string, field: readonly string[]) =>
    bench.prices(fixture, [
      {
        type: 'outright',
        scope: '',
        line: null,
        state: 'open',
        outcomes: field.map((key) => ({ key, win: String(1 / field.length), back: '0' })),
      },
    ]);
  const facts = (of: Partial<FieldFacts>): FieldFacts => ({ ...noField('racing'), ...of });
  const finish = async (fixture: string, of: Partial<FieldFacts>) => {
    await bench.state(fixture, {
      stage: 'official',
      danger: null,
      facts: facts({ done: 10, of: 10, ...of }),
    });
    await bench.attend();
  };
  /** Who won, by the word of two traders. */
  const decideByHand = async (fixture: string, winners: string[]) => {
    const { parts } = bench.processes[0];
    const payload = { fixture, market: 'outright', winners, reason: 'the camera' };
    const done = await parts.database.transaction((tx) =>
      resultAct(parts).carryOut(tx, payload, { actor: 'trader', ip: '' } as never),
    );
    expect(isRefusal(done)).toBe(false);
  };
  const order = (...places: string[]): FieldFacts['order'] =>
    places.map((one) => ({ runners: one.split('='), mark: null }));

  const caller = (...of: Parameters<SportsBench['callerOf']>) => bench.callerOf(...of);
  const routes = () => bench.processes[0].routes;
  const place = async (
    memberId: bigint,
    picks: readonly (readonly [fixture: string, market: string, outcome: string])[],
    stake: string,
    isEachWay = true,
  ) => {
    await bench.hear();
    const selections = picks.map(([fixture, market, outcome]) => ({
      fixture,
      market,
      outcome,
      odds: '1.01',
      isBanker: false,
    }));
    const body = { selections, sizes: [picks.length], stake, accept: 'any', isEachWay };
    return routes().placeSportsBet({ body } as never, caller(memberId));
  };
  const placed = async (...of: Parameters<typeof place>): Promise<SportsBet> => {
    const answer = await place(...of);
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer.bet;
  };
  const betOf = async (memberId: bigint) => {
    const found = await routes().sportsBets(
      { query: { pageNo: 1, pageSize: 10 } } as never,
      caller(memberId),
    );
    const [bet] = isRefusal(found) ? [] : found.list;
    if (bet === undefined) throw new Error('no bet');
    return bet;
  };

  it('[SB22] stakes a half on the win and a half on a place, on the terms of the moment', async () => {
    const fixture = await race();
    const memberId = await bench.openMember(100_000n);
    const bet = await placed(memberId, [[fixture, 'outright', 'bela']], '20.00');
    const odds = Number(bet.legs[0]?.odds);
    expect(bet).toMatchObject({ lines: 2, stake: '20.00' });
    expect(bet.legs[0]).toMatchObject({ eachWay: { places: 3, share: '1/5' }, outcomeName: { EN: 'bela' } });
    expect(Number(bet.returnMost)).toBeCloseTo(10 * odds + 10 * (1 + (odds - 1) / 5), 1);
    await finish(fixture, { order: order('ana', 'bela', 'cora') });
    const ended = await betOf(memberId);
    expect(ended).toMatchObject({ state: 'won', legs: [{ result: 'lose', placeResult: 'win' }] });
    expect(Number(ended.payout)).toBeCloseTo(10 * (1 + (odds - 1) / 5), 1);
  });

  it('[SB22] keeps its terms where a runner is withdrawn later, and takes rule 4 off what it wins', async () => {
    const fixture = await race();
    const [before, after] = [await bench.openMember(100_000n), await bench.openMember(100_000n)];
    await placed(before, [[fixture, 'outright', 'ana']], '20.00');
    const withdrawn = [{ runner: 'hana', odds: '5.00' }];
    await bench.state(fixture, { stage: 'scheduled', danger: null, facts: facts({ withdrawn }) });
    await price(fixture, runners.slice(0, 7));
    const late = await placed(after, [[fixture, 'outright', 'ana']], '20.00');
    expect(late.legs[0]?.eachWay).toEqual({ places: 2, share: '1/4' });
    await finish(fixture, { withdrawn, order: order('bela', 'cora', 'ana') });
    // Third is a place of three, with 20 hundredths off; of two it is none.
    const first = await betOf(before);
    expect(first).toMatchObject({
      state: 'won',
      legs: [{ deductionPercent: 20, eachWay: { places: 3, share: '1/5' } }],
    });
    const odds = Number(first.legs[0]?.odds);
    expect(Number(first.payout)).toBeCloseTo(10 * (1 + ((odds - 1) / 5) * 0.8), 1);
    expect(await betOf(after)).toMatchObject({ state: 'lost', legs: [{ deductionPercent: 0 }] });
  });

  it('[SB22] gives a stake on a withdrawn runner back, and corrects a wrong order', async () => {
    const fixture = await race();
    const [gone, wrong] = [await bench.openMember(100_000n), await bench.openMember(100_000n)];
    await placed(gone, [[fixture, 'outright', 'hana']], '20.00');
    await placed(wrong, [[fixture, 'outright', 'cora']], '20.00', false);
    const withdrawn = [{ runner: 'hana', odds: '5.00' }];
    await finish(fixture, { withdrawn, order: order('ana', 'cora') });
    expect(await betOf(gone)).toMatchObject({ state: 'returned', payout: '20.00' });
    expect(await betOf(wrong)).toMatchObject({ state: 'lost' });
    await finish(fixture, { withdrawn, order: order('cora=ana', 'bela') });
    expect(await betOf(wrong)).toMatchObject({
      state: 'won',
      isCorrected: true,
      legs: [{ result: 'dead_heat' }],
    });
  });

  it('[SB22] is worth, changed or cashed out, what it is promised after a withdrawal, and no more', async () => {
    const fixture = await race();
    const memberId = await bench.openMember(100_000n);
    const bet = await placed(memberId, [[fixture, 'outright', 'ana']], '20.00', false);
    const { betId } = bet;
    const [odds] = bet.legs.map((leg) => Number(leg.odds));
    // The favourite is withdrawn: rule 4 takes 45 hundredths, and all others become more likely.
    const withdrawn = [{ runner: 'hana', odds: '2.00' }];
    await bench.state(fixture, { stage: 'scheduled', danger: null, facts: facts({ withdrawn }) });
    await price(fixture, runners.slice(0, 7));
    await bench.hear();
    const promised = 1 + ((odds ?? 0) - 1) * 0.55;
    expect(Number((await betOf(memberId)).returnMost)).toBeCloseTo(20 * promised, 1);
    const offer = await routes().offerCashOut(
      { params: { betId }, body: { stake: null } } as never,
      caller(memberId),
    );
    if (isRefusal(offer)) throw new Error(offer.code);
    // Of the fair worth of seven equal runners the house keeps a twentieth.
    expect(Number(offer.pays)).toBeCloseTo(((20 * promised) / 7) * 0.95, 1);
    const worth = await routes().sportsEditWorth({ params: { betId } } as never, caller(memberId));
    if (isRefusal(worth)) throw new Error(worth.code);
    const found = await routes().sportsFixture({ params: { fixture } } as never, caller(memberId));
    const now = isRefusal(found)
      ? undefined
      : found.markets.find(({ key }) => key === 'outright')?.outcomes.find(({ key }) => key === 'ana')?.odds;
    expect(Number(worth.countsFor)).toBeCloseTo((20 * promised) / Number(now), 1);
  });

  it('[SB22] waits for its place where traders say by hand who won', async () => {
    const fixture = await race();
    const memberId = await bench.openMember(100_000n);
    await placed(memberId, [[fixture, 'outright', 'bela']], '20.00');
    await bench.state(fixture, { stage: 'live', danger: null, facts: facts({ done: 5, of: 10 }) });
    bench.clock.advance(2 * 3_600_000);
    await decideByHand(fixture, ['ana']);
    await bench.attend();
    expect(await betOf(memberId)).toMatchObject({ state: 'open' });
    await finish(fixture, { order: order('cora', 'bela', 'ana') });
    expect(await betOf(memberId)).toMatchObject({
      state: 'won',
      legs: [{ result: 'lose', placeResult: 'win', why: { key: 'by_hand' } }],
    });
  });

  it('[SB22] pays on no fewer places than were shown', async () => {
    const fixture = await race();
    const memberId = await bench.openMember(100_000n);
    const withdrawn = [{ runner: 'hana', odds: '5.00' }];
    await bench.state(fixture, { stage: 'scheduled', danger: null, facts: facts({ withdrawn }) });
    await price(fixture, runners.slice(0, 7));
    await bench.hear();
    const on = (places: number) => ({ fixture, market: 'outright', outcome: 'ana', odds: '1.01', places });
    const tried = (places: number) => {
      const selections = [{ ...on(places), isBanker: false }];
      const body = { selections, sizes: [1], stake: '20.00', accept: 'any', isEachWay: true };
      return routes().placeSportsBet({ body } as never, caller(memberId));
    };
    expect(await tried(3)).toMatchObject({ code: 'sports.places_changed', value: { places: 2 } });
    expect(await tried(2)).toMatchObject({ bet: { legs: [{ eachWay: { places: 2 } }] } });
  });

  it('[SB22] refuses what has no places, and offers no cash-out and no change', async () => {
    const [fixture, few] = [await race(), await race(runners.slice(0, 4))];
    const match = await bench.announce('football');
    await bench.rates(match);
    const memberId = await bench.openMember(100_000n);
    for (const picks of [
      [[few, 'outright', 'ana']],
      [[match, '1x2', 'home']],
      [
        [fixture, 'outright', 'ana'],
        [match, '1x2', 'home'],
      ],
    ] as const)
      expect(await place(memberId, picks, '20.00')).toMatchObject({ code: 'sports.slip_invalid' });
    const bet = await placed(memberId, [[fixture, 'outright', 'ana']], '20.00');
    const { betId } = bet;
    const offer = routes().offerCashOut(
      { params: { betId }, body: { stake: null } } as never,
      caller(memberId),
    );
    expect(await offer).toMatchObject({ code: 'sports.cash_out_unavailable' });
    expect(await routes().sportsEditWorth({ params: { betId } } as never, caller(memberId))).toMatchObject({
      code: 'sports.edit_unavailable',
    });
  });

  it('[SB22] wins and costs no more than the house pays, of both halves together', async () => {
    const fixture = await race();
    const memberId = await bench.openMember(100_000n);
    const limits = async () => {
      await bench.hear();
      const selections = [{ fixture, market: 'outright', outcome: 'ana', odds: '1.01', isBanker: false }];
      const quote = await routes().sportsQuote(
        { body: { selections, sizes: [1], isEachWay: true } } as never,
        caller(memberId),
      );
      if (isRefusal(quote)) throw new Error(quote.code);
      return quote.slip?.stakeMax ?? '';
    };
    bench.house.winMax = 5_000n;
    const most = await limits();
    expect(
      await place(memberId, [[fixture, 'outright', 'ana']], (Number(most) + 0.05).toFixed(2)),
    ).toMatchObject({
      code: 'round.win_too_great',
    });
    bench.house.winMax = null;
    bench.house.liabilityMax = 5_000n;
    expect(await limits()).toBe(most);
    const bet = await placed(memberId, [[fixture, 'outright', 'ana']], most);
    expect(Number(bet.returnMost) - Number(bet.stake)).toBeLessThanOrEqual(50);
    expect(await place(memberId, [[fixture, 'outright', 'ana']], '10.00')).toMatchObject({
      code: 'sports.limit_reached',
    });
    bench.house.liabilityMax = null;
  });
});
