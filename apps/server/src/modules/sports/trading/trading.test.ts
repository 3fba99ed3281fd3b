import { isRefusal, type Refusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/log.ts';
import { createVault } from '../../../platform/vault.ts';
import { createApprovals } from '../../approvals/index.ts';
import { sportsOfficeRoutes, tradingActs } from '../index.ts';
import { football, goal, openSportsBench, type SportsBench } from '../sports-test-bench.ts';

const holders = ['zara', 'amir'];
const all = ['trading.read', 'trading.write'] as const;

describe('the trading room', () => {
  let bench: SportsBench;
  let office: ReturnType<typeof sportsOfficeRoutes>;
  let approvals: ReturnType<typeof createApprovals>;
  beforeAll(async () => {
    bench = await openSportsBench();
    const [{ parts, database }] = bench.processes;
    const settings = { get: (key: string) => terms[key as keyof typeof terms] } as never;
    approvals = createApprovals({
      database,
      clock: bench.clock,
      log: createLogger('silent'),
      audit: parts.audit,
      vault: createVault('a master key for tests, long enough for anybody'),
      settings,
      acts: tradingActs(parts, (settings as { get: never }).get) as never,
      holdersOf: async () => holders,
    });
    office = sportsOfficeRoutes({
      ...parts,
      wishFor: approvals.wishFor,
      namesOf: async (ids) => new Map(ids.map((id) => [id, `member ${id}`])),
    });
  });
  afterAll(() => bench.close());

  const terms = {
    'approvals.delay_hours': 24,
    'approvals.expiry_hours': 72,
    'sports.void_four_eyes_from': '1000.00',
    'sports.move_four_eyes_from': 15,
  };
  const caller = (username = 'zara') =>
    ({ operator: { username, permissions: all }, ip: '203.0.113.7' }) as never;
  const must = <Answer>(answer: Answer): Exclude<Answer, Refusal> => {
    if (isRefusal(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.value)}`);
    return answer as Exclude<Answer, Refusal>;
  };
  const code = (answer: unknown) => (isRefusal(answer) ? answer.code : 'done');
  const sheet = async (fixture: string) =>
    must(await office.officeMatch({ params: { fixture } } as never, caller()));
  const marketOf = async (fixture: string, key: string) => {
    const found = (await sheet(fixture)).markets.find((market) => market.key === key);
    if (found === undefined) throw new Error(`${key} is not shown`);
    return found;
  };
  const oddsOf = async (fixture: string, market: string, outcome: string) =>
    (await marketOf(fixture, market)).outcomes.find(({ key }) => key === outcome)?.odds ?? '';
  type Pick = readonly [fixture: string, market: string, outcome: string];
  const bet: SportsBench['bet'] = (...of) => bench.bet(...of);
  const match = async () => {
    const fixture = await bench.announce('football');
    await bench.rates(fixture);
    return fixture;
  };
  const watch = () => bench.processes[1].sports.watch({ isWide: false });
  const attend = async () => {
    await approvals.attend();
    await bench.attend();
  };
  const approve = async (proposalId: string | null) => {
    if (proposalId === null) throw new Error('it was done at once');
    must(
      await approvals.say(proposalId, { kind: 'approve' }, { username: 'amir', permissions: all, ip: '' }),
    );
    await attend();
  };

  it('[SB14] shows what stands on each outcome, what it could pay, and what became of it', async () => {
    const [fixture, other] = [await match(), await match()];
    const [one, two] = [await bench.openMember(10_000_000n), await bench.openMember(10_000_000n)];
    must(await bet(one, [[fixture, '1x2', 'home']], '100.00'));
    must(await bet(two, [[fixture, '1x2', 'home']], '50.00'));
    must(await bet(two, [[fixture, '1x2', 'draw']], '20.00'));
    must(
      await bet(
        one,
        [
          [other, 'btts', 'yes'],
          [fixture, '1x2', 'away'],
        ],
        '10.00',
      ),
    );
    const before = await marketOf(fixture, '1x2');
    expect(before).toMatchObject({ state: 'open', hold: null, voided: null });
    const [home, draw, away] = before.outcomes;
    expect(home).toMatchObject({
      odds: '1.96',
      stakes: [
        { currency: 'PKR', bets: 2, stake: '150.00', standing: '150.00', couldPay: '294.00', paid: '0.00' },
      ],
      result: null,
    });
    expect(draw?.stakes).toMatchObject([{ bets: 1, stake: '20.00', couldPay: '74.00' }]);
    expect(away?.stakes).toEqual([]);
    expect(before.multiples).toMatchObject([{ bets: 1, stake: '10.00' }]);
    await watch();
    // The worst for the house: home wins, and pays 294.00 against 170.00 that stand on the market.
    expect((await sheet(fixture)).match.taken).toEqual([
      {
        currency: 'PKR',
        isTrial: false,
        bets: 3,
        stake: '170.00',
        standing: '170.00',
        risk: '124.00',
        paid: '0.00',
      },
    ]);
    expect((await sheet(other)).match.taken).toMatchObject([{ bets: 1, stake: '10.00' }]);
    await bench.state(fixture, football('official', { period: 'over', goals: [goal('home')] }));
    await bench.attend();
    await watch();
    const after = await marketOf(fixture, '1x2');
    expect(after.state).toBe('closed');
    expect(after.outcomes.map(({ result }) => result)).toEqual(['win', 'lose', 'lose']);
    expect(after.outcomes[0]?.stakes).toMatchObject([{ standing: '0.00', couldPay: '0.00', paid: '294.00' }]);
    const query = { pageNo: 1, pageSize: 20 };
    const listed = must(await office.officeMatchBets({ params: { fixture }, query } as never, caller()));
    expect(listed.list.map(({ state, account, stake }) => [state, account, stake])).toEqual([
      ['lost', `member ${one}`, '10.00'],
      ['lost', `member ${two}`, '20.00'],
      ['won', `member ${two}`, '50.00'],
      ['won', `member ${one}`, '100.00'],
    ]);
    const margins = must(
      await office.officeMargins({ query: { by: 'kind', sport: 'football' } } as never, caller()),
    );
    expect(margins.rows.find(({ part }) => part === '1x2')).toMatchObject({
      stake: '170.00',
      paid: '294.00',
      kept: '-124.00',
      keptPercent: '-72.94',
    });
    const bySport = must(await office.officeMargins({ query: { by: 'sport' } } as never, caller()));
    expect(bySport.rows).toMatchObject([{ part: 'football', bets: 4, stake: '180.00', standing: '0.00' }]);
    const byLeague = must(await office.officeMargins({ query: { by: 'league' } } as never, caller()));
    expect(byLeague.rows[0]).toMatchObject({ part: 'pk-football', name: { EN: 'League' } });
  });

  it('[SB15] holds a market or a match, and lets it go on, on record', async () => {
    const fixture = await match();
    const member = await bench.openMember(10_000_000n);
    const hold = (market: string | null, to: 'suspended' | 'closed' | null) =>
      office.officeHoldMarket(
        { params: { fixture }, body: { market, hold: to, reason: 'a test of the room' } } as never,
        caller(),
      );
    const odds = await oddsOf(fixture, '1x2', 'home');
    const home: Pick = [fixture, '1x2', 'home'];
    expect(must(await hold('1x2', 'suspended'))).toMatchObject({ heldMarkets: 1, hold: null });
    expect(code(await bet(member, [home], '10.00', { odds }))).toBe('sports.suspended');
    expect(must(await hold('1x2', null))).toMatchObject({ heldMarkets: 0 });
    expect(must(await hold(null, 'closed'))).toMatchObject({ hold: 'closed', openMarkets: 0 });
    expect(code(await bet(member, [home], '10.00', { odds }))).toBe('sports.market_closed');
    must(await hold(null, null));
    must(await bet(member, [home], '10.00', { odds }));
    expect(code(await hold('ou/99', 'closed'))).toBe('sports.market_unknown');
    const stranger = { params: { fixture: 'test-none' }, body: { market: null, hold: null, reason: 'none' } };
    expect(code(await office.officeHoldMarket(stranger as never, caller()))).toBe('sports.fixture_unknown');
    const { rows } = await bench.processes[0].database.pool.query(
      'SELECT action, actor FROM audit.entry WHERE subject = $1 ORDER BY id',
      [`sports:${fixture}`],
    );
    expect(rows.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'sports.suspended zara',
      'sports.reopened zara',
      'sports.closed zara',
      'sports.reopened zara',
    ]);
    const query = { choice: 'coming', search: fixture, pageNo: 1, pageSize: 20 };
    const found = must(await office.officeMatches({ query } as never, caller()));
    expect(found.list.map(({ id }) => id)).toEqual([fixture]);
  });

  it('[SB15] moves odds a short way alone and a long way by two, whatever the provider says', async () => {
    const fixture = await match();
    const move = (percent: number, outcome = 'home', market = '1x2') =>
      office.officeMoveMarket(
        { params: { fixture }, body: { market, outcome, percent, reason: 'a striker is hurt' } } as never,
        caller(),
      );
    const odds = async () => (await marketOf(fixture, '1x2')).outcomes.map((outcome) => Number(outcome.odds));
    const before = await odds();
    expect(must(await move(-10))).toEqual({ proposalId: null });
    const short = await odds();
    expect(short[0]).toBeGreaterThan(before[0] ?? 0);
    expect([short[1], short[2]].every((odd, at) => (odd ?? 0) < (before[at + 1] ?? 0))).toBe(true);
    // New prices of the provider keep it.
    await bench.rates(fixture);
    expect(await odds()).toEqual(short);
    const { proposalId } = must(await move(-30));
    expect(await odds()).toEqual(short);
    expect(code(await move(-40))).toBe('approval.already_open');
    await approve(proposalId);
    expect((await odds())[0]).toBeGreaterThan(short[0] ?? 0);
    expect((await marketOf(fixture, '1x2')).outcomes[0]?.movedPercent).toBe(-30);
    expect(must(await move(0))).toEqual({ proposalId: null });
    expect(await odds()).toEqual(before);
    expect(code(await move(0))).toBe('sports.move_invalid');
    expect(code(await move(5, 'nobody'))).toBe('sports.market_unknown');
  });

  it('[SB15] gives stakes back, where much stands by the word of two', async () => {
    const fixture = await match();
    const [one, two] = [await bench.openMember(10_000_000n), await bench.openMember(10_000_000n)];
    must(await bet(one, [[fixture, 'btts', 'yes']], '100.00'));
    must(await bet(two, [[fixture, '1x2', 'home']], '999.99'));
    must(await bet(two, [[fixture, '1x2', 'away']], '10.01'));
    const gone = (market: string | null) =>
      office.officeVoidMarket(
        { params: { fixture }, body: { market, reason: 'wrong line-up' } } as never,
        caller(),
      );
    expect(must(await gone('btts'))).toEqual({ proposalId: null });
    await attend();
    expect(await bench.money(one)).toEqual({ cash: 10_000_000n, inPlay: 0n });
    expect(code(await gone('btts'))).toBe('sports.already_void');
    const { proposalId } = must(await gone('1x2'));
    await attend();
    expect(await bench.money(two)).toEqual({ cash: 9_899_000n, inPlay: 101_000n });
    await approve(proposalId);
    expect(await bench.money(two)).toEqual({ cash: 10_000_000n, inPlay: 0n });
    expect(await marketOf(fixture, '1x2')).toMatchObject({ state: 'closed', voided: 'wrong line-up' });
    // Little by little is much as well.
    must(await bet(one, [[fixture, 'dnb', 'home']], '10.00'));
    const little = must(await gone('dnb'));
    expect(little.proposalId).not.toBeNull();
    await approve(little.proposalId);
    expect(must(await gone(null))).toEqual({ proposalId: null });
    expect(await sheet(fixture)).toMatchObject({ match: { voided: 'wrong line-up', openMarkets: 0 } });
  });

  it('[SB20] decides a market by the word of two where the feed did not, and keeps to it', async () => {
    const fixture = await match();
    const [right, wrong] = [await bench.openMember(10_000_000n), await bench.openMember(10_000_000n)];
    must(await bet(right, [[fixture, '1x2', 'home']], '10.00'));
    const odds = Number(await oddsOf(fixture, '1x2', 'home'));
    must(await bet(wrong, [[fixture, '1x2', 'away']], '10.00'));
    const decide = (winners: readonly string[], market = '1x2', reason = 'the line was cut') =>
      office.officeDecideMarket(
        { params: { fixture }, body: { market, winners, reason } } as never,
        caller(),
      );
    expect(code(await decide(['home']))).toBe('sports.result_early');
    // It begins, and then nothing more is heard of it.
    bench.clock.advance(3 * 3_600_000);
    expect(code(await decide(['nobody']))).toBe('sports.result_invalid');
    expect(code(await decide(['home', 'draw', 'away']))).toBe('sports.result_invalid');
    expect(code(await decide(['home', 'home']))).toBe('sports.result_invalid');
    expect(code(await decide(['home'], 'no_such'))).toBe('sports.market_unknown');
    const { proposalId } = must(await decide(['home']));
    expect(proposalId).not.toBeNull();
    await attend();
    expect(await bench.money(right)).toEqual({ cash: 9_999_000n, inPlay: 1_000n });
    await approve(proposalId);
    const won = 9_999_000n + BigInt(Math.round(1_000 * odds));
    expect(await bench.money(right)).toEqual({ cash: won, inPlay: 0n });
    expect(await bench.money(wrong)).toEqual({ cash: 9_999_000n, inPlay: 0n });
    expect(await marketOf(fixture, '1x2')).toMatchObject({ state: 'closed', decided: 'the line was cut' });
    // What the feed says after all changes nothing; the traders themselves may.
    await bench.state(fixture, football('official', { period: 'over', goals: [goal('away', 'second')] }));
    await attend();
    expect(await bench.money(right)).toEqual({ cash: won, inPlay: 0n });
    const again = must(await decide(['away'], '1x2', 'the referee’s report'));
    await approve(again.proposalId);
    expect(await bench.money(right)).toEqual({ cash: 9_999_000n, inPlay: 0n });
    expect((await bench.money(wrong)).cash).toBeGreaterThan(10_000_000n);
  });

  it('[SB16] marks bets on both sides, cut up, and placed before the house had heard', async () => {
    const fixture = await match();
    const [both, cut, late, plain] = [
      await bench.openMember(10_000_000n),
      await bench.openMember(10_000_000n),
      await bench.openMember(10_000_000n),
      await bench.openMember(10_000_000n),
    ];
    must(await bet(both, [[fixture, '1x2', 'home']], '10.00'));
    must(await bet(both, [[fixture, '1x2', 'away']], '20.00'));
    for (let n = 0; n < 3; n += 1) must(await bet(cut, [[fixture, 'btts', 'yes']], '50.00'));
    must(await bet(plain, [[fixture, 'btts', 'no']], '10.00'));
    must(await bet(plain, [[fixture, '1x2', 'home']], '10.00'));
    await bench.state(fixture, football('live', { period: 'first', minute: 9 }));
    await bench.rates(fixture);
    const happenedAt = bench.clock.now();
    must(await bet(late, [[fixture, '1x2', 'home']], '70.00'));
    bench.clock.advance(2_000);
    // The goal was scored before that bet, and is heard of after it.
    await bench.stateAt(
      fixture,
      happenedAt,
      football('live', { period: 'first', minute: 10, goals: [goal('home')] }),
    );
    await watch();
    const query = { fixture, pageNo: 1, pageSize: 20 };
    const { list } = must(await office.officeBetSigns({ query } as never, caller()));
    expect(
      list
        .map(({ sign, memberId, market, bets, stake }) => [sign, memberId, market, bets, stake])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual([
      ['late', String(late), '1x2', 1, '70.00'],
      ['opposing', String(both), '1x2', 2, '30.00'],
      ['repeated', String(cut), 'btts', 3, '150.00'],
    ]);
  });
});
