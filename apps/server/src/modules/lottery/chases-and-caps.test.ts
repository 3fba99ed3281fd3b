import { isRefusal, type LotteryChase, type Refusal, type SlipLine } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import { deleteChase } from './chases/store.ts';
import { type LotteryBench, openLotteryBench } from './lottery-test-bench.ts';

const minute = 60_000;
const game = 'SSC1M';
const numbers = { numberMax: '1000.00', memberMax: '' };
const liability = (bounds: { numberMax: string; memberMax: string }) => ({
  'lottery.liability': [{ game: '*', currency: 'PKR', ...bounds }],
});

describe('chases, caps and prize groups over two processes on one database', () => {
  let bench: LotteryBench;
  let processes: LotteryBench['processes'];
  let memberId: bigint;

  beforeAll(async () => {
    bench = await openLotteryBench();
    ({ processes } = bench);
    await processes[0].lottery.attend();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    memberId = await bench.openMember(10_000_000n);
  });
  afterEach(async () => {
    bench.house.terms = {};
    await passMinute();
  });

  const caller = (key = v7({ msecs: bench.clock.now().getTime() }), member = memberId) => {
    const play = { memberId: member, currency: 'PKR', vassalage: 'TCG_SEA', gameId: game } as PlaySession;
    return { play, idempotencyKey: key, ip: '', language: 'EN' } as never;
  };
  const attendBoth = async () => void (await Promise.all(processes.map(({ lottery }) => lottery.attend())));
  const passMinute = async () => {
    bench.clock.advance(minute);
    await attendBoth();
    await attendBoth();
  };
  const must = <T>(answer: T): Exclude<T, Refusal> => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer as Exclude<T, Refusal>;
  };
  const sheet = async (group?: number) =>
    must(await processes[0].routes.lotterySheet({ params: { game }, query: { group } } as never, caller()));
  const line = async (selection = '1||||', group?: number): Promise<SlipLine> => ({
    play: 'DWD',
    selection,
    price: { mode: 'YUAN', multiple: 5 },
    odds: (await sheet(group)).plays.find(({ play }) => play === 'DWD')?.odds ?? {},
  });
  const issueNow = async () => (await sheet()).issues[0]?.number ?? '';
  const place = async (
    more: { at?: 0 | 1; lines?: SlipLine[]; group?: number; key?: string; member?: bigint } = {},
  ) =>
    processes[more.at ?? 0].routes.placeSlip(
      {
        body: { game, issue: await issueNow(), lines: more.lines ?? [await line()], group: more.group },
      } as never,
      caller(more.key, more.member),
    );
  const following = async (count: number) =>
    must(
      await processes[1].routes.lotteryFollowing({ params: { game }, query: { count } } as never, caller()),
    ).list;
  const chaseOf = async (multiples: readonly number[], more: Record<string, unknown> = {}) => ({
    game,
    lines: [await line()],
    steps: (await following(multiples.length)).map(({ number }, at) => ({
      issue: number,
      multiple: multiples[at],
    })),
    stopsAfterWin: false,
    ...more,
  });
  const chase = async (body: unknown, { at = 0 as 0 | 1, key = undefined as string | undefined } = {}) =>
    processes[at].routes.placeChase({ body } as never, caller(key));
  const chases = async () => {
    const query = { pageNo: 1, pageSize: 10 };
    return must(await processes[1].routes.chases({ query } as never, caller())).list;
  };
  const states = ({ steps }: LotteryChase) => steps.map(({ state }) => state);
  const money = () => bench.money(memberId);

  it('[LO8] a lower prize group pays less, and its rebate comes back when the slip is settled, won or lost', async () => {
    const { group } = await sheet();
    expect(group).toMatchObject({ least: 1700, most: 1940, chosen: 1940, rebate: '0' });
    expect((await sheet(1800)).group).toMatchObject({ chosen: 1800, rebate: '0.07' });
    expect(await place({ group: 1800 })).toMatchObject({ code: 'lottery.odds_changed' });
    expect(await place({ group: 1950 })).toMatchObject({ code: 'lottery.group_invalid' });
    const { slip } = must(await place({ group: 1800, lines: [await line('0,1,2,3,4,5,6,7,8,9||||', 1800)] }));
    expect(slip).toMatchObject({ group: 1800, stake: '100.00', rebate: '7.00', state: 'open' });
    await passMinute();
    // One of ten units wins nine times its ten rupees, and seven of the hundred come back.
    expect(await money()).toEqual({ cash: 10_000_000n - 10_000n + 9_000n + 700n, inPlay: 0n });
  });

  it('[LO8] a slip that is taken back has no rebate', async () => {
    const { slip } = must(await place({ group: 1800, lines: [await line('1||||', 1800)] }));
    await processes[1].routes.cancelSlip({ params: { slipId: slip.slipId } } as never, caller());
    await passMinute();
    expect(await money()).toEqual({ cash: 10_000_000n, inPlay: 0n });
  });

  it('[LO9] sells no more of a number than the house pays, whoever bets at once in whichever process', async () => {
    bench.house.terms = liability(numbers);
    const members = await Promise.all(Array.from({ length: 16 }, () => bench.openMember(100_000n)));
    const lines = [await line()];
    // Each wins 97 rupees: ten of them are below a thousand.
    const answers = await Promise.all(
      members.map((member, at) => place({ at: at % 2 === 0 ? 0 : 1, lines, member })),
    );
    const refused = answers.filter(isRefusal);
    expect(answers).toHaveLength(16);
    expect(refused).toHaveLength(6);
    for (const one of refused)
      expect(one).toMatchObject({
        code: 'lottery.number_full',
        value: { fact: 'ssc DWD p1 1', left: '30.00' },
      });
    expect(await place({ lines: [await line('2||||')] })).toMatchObject({ slip: { state: 'open' } });
    bench.clock.advance(1_100);
    expect(await sheet()).toMatchObject({
      cap: '1000.00',
      hot: [{ fact: 'ssc DWD p1 1', left: '30.00' }],
    });
    const [first] = answers;
    if (first === undefined || isRefusal(first)) return;
    await processes[0].routes.cancelSlip(
      { params: { slipId: first.slip.slipId } } as never,
      caller(undefined, members[0]),
    );
    bench.clock.advance(1_100);
    expect(await place({ lines })).toMatchObject({ slip: { state: 'open' } });
  });

  it('[LO9] counts slips on two lotteries that are written together, each for its own issue and number', async () => {
    bench.house.terms = liability(numbers);
    const sell = async (gameId: string, count: number) => {
      const { issues, plays } = must(
        await processes[0].routes.lotterySheet({ params: { game: gameId }, query: {} } as never, caller()),
      );
      const members = await Promise.all(Array.from({ length: count }, () => bench.openMember(100_000n)));
      const odds = plays.find(({ play }) => play === 'DWD')?.odds ?? {};
      const lines = await Promise.all(
        ['|||7|', '||||8'].map(async (selection) => ({ ...(await line(selection)), odds })),
      );
      const body = { game: gameId, issue: issues[0]?.number, lines };
      return members.map((member) => () => {
        const play = { memberId: member, currency: 'PKR', vassalage: 'TCG_SEA', gameId } as PlaySession;
        const by = { ...(caller() as object), play };
        return processes[0].routes.placeSlip({ body } as never, by as never);
      });
    };
    // Two of the one at 9.7, three of the other at 9.8.
    const [few, many] = [await sell('SSC1M', 2), await sell('SSC5M', 3)];
    for (const answer of await Promise.all([...many, ...few].map((place) => place()))) must(answer);
    const { rows } = await processes[0].database.pool.query(
      `SELECT game, fact, payout FROM lottery.exposure WHERE fact IN ('ssc DWD p4 7', 'ssc DWD p5 8') ORDER BY game, fact`,
    );
    expect(rows).toEqual([
      { game: 'SSC1M', fact: 'ssc DWD p4 7', payout: 19_400n },
      { game: 'SSC1M', fact: 'ssc DWD p5 8', payout: 19_400n },
      { game: 'SSC5M', fact: 'ssc DWD p4 7', payout: 29_400n },
      { game: 'SSC5M', fact: 'ssc DWD p5 8', payout: 29_400n },
    ]);
  });

  it('[LO9] counts the same slip once, and bounds what one member may win on a draw', async () => {
    bench.house.terms = liability({ numberMax: '', memberMax: '200.00' });
    const key = v7({ msecs: bench.clock.now().getTime() });
    const lines = [await line('3||||')];
    await Promise.all([place({ key, lines }), place({ key, lines, at: 1 }), place({ key, lines })]);
    expect(await place({ lines })).toMatchObject({ slip: { state: 'open' } });
    expect(await place({ lines, at: 1 })).toMatchObject({
      code: 'lottery.member_max',
      value: { left: '6.00' },
    });
    expect(await place({ lines, member: await bench.openMember(100_000n) })).toMatchObject({
      slip: { state: 'open' },
    });
  });

  it('[LO10] charges each issue at its opening, by its multiple, once over two processes', async () => {
    const key = v7({ msecs: bench.clock.now().getTime() });
    const body = await chaseOf([1, 2, 4]);
    const [first, again] = await Promise.all([chase(body, { key }), chase(body, { key, at: 1 })]);
    expect(must(first).chase).toMatchObject({ stake: '10.00', total: '70.00', charged: '10.00' });
    expect(must(again).chase.chaseId).toBe(must(first).chase.chaseId);
    expect(await chase({ ...body, stopsAfterWin: true }, { key })).toMatchObject({
      code: 'idempotency.mismatch',
    });
    expect(await money()).toEqual({ cash: 10_000_000n - 1_000n, inPlay: 1_000n });
    await passMinute();
    expect((await money()).inPlay).toBe(2_000n);
    await passMinute();
    expect((await money()).inPlay).toBe(4_000n);
    await passMinute();
    const [ended] = await chases();
    expect(ended).toMatchObject({ state: 'ended', charged: '70.00' });
    for (const { state, slipId } of ended?.steps ?? []) {
      expect(['won', 'lost']).toContain(state);
      expect(slipId).not.toBeNull();
    }
    expect((await money()).inPlay).toBe(0n);
  });

  it('[LO10] is answered as it stands when it comes again, and refused where it is another one', async () => {
    const key = v7({ msecs: bench.clock.now().getTime() });
    // Kept as `1`: how its player writes it makes no other chase of it.
    const body = await chaseOf([1, 2], { lines: [await line('1||||')] });
    const { chase: first } = must(await chase(body, { key }));
    for (const at of [0, 1] as const) expect(must(await chase(body, { key, at })).chase).toEqual(first);
    const [only] = body.lines;
    for (const other of [
      { lines: [{ ...only, selection: '2||||' }] },
      { lines: [{ ...only, price: { mode: 'YUAN', multiple: 6 } }] },
      { steps: body.steps.slice(0, 1) },
      { group: 1800 },
    ])
      expect(await chase({ ...body, ...other }, { key })).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await chases()).toHaveLength(1);
    expect(await money()).toEqual({ cash: 10_000_000n - 1_000n, inPlay: 1_000n });
  });

  it('[LO10] stops after a win, and goes on after a loss', async () => {
    const all = '0,1,2,3,4,5,6,7,8,9||||';
    const stops = must(
      await chase(await chaseOf([1, 1, 1], { lines: [await line(all)], stopsAfterWin: true })),
    );
    await passMinute();
    await passMinute();
    const [won] = await chases();
    expect(won).toMatchObject({ chaseId: stops.chase.chaseId, state: 'ended' });
    expect(states(won as LotteryChase)).toEqual(['won', 'stopped', 'stopped']);
    expect((await money()).inPlay).toBe(0n);
  });

  it('[LO10] is stopped by its member, and by what forbids him to bet further', async () => {
    const { chase: running } = must(await chase(await chaseOf([1, 1])));
    const stop = (id: string, who = caller()) =>
      processes[1].routes.stopChase({ params: { chaseId: id } } as never, who);
    expect(await stop(running.chaseId, caller(undefined, memberId + 1n))).toMatchObject({
      code: 'lottery.chase_unknown',
    });
    expect(must(await stop(running.chaseId)).chase).toMatchObject({ state: 'stopped' });
    memberId = await bench.openMember(1_500n);
    must(await chase(await chaseOf([1, 1, 1])));
    await passMinute();
    const [broke] = await chases();
    if (broke?.steps[0]?.state === 'won') return;
    expect(broke).toMatchObject({ state: 'stopped', why: 'wallet.insufficient_funds' });
    expect(states(broke as LotteryChase)).toEqual(['lost', 'missed', 'stopped']);
  });

  it('[LO10] misses an issue that was over while nobody attended', async () => {
    must(await chase(await chaseOf([1, 1, 1])));
    bench.clock.advance(2 * minute);
    await attendBoth();
    await attendBoth();
    const [late] = await chases();
    expect(late?.steps.map(({ state }) => state).slice(1)).toEqual(['missed', 'charged']);
  });

  it.each([
    ['no issue of the game', [{ issue: '202601019999', multiple: 1 }], 'lottery.chase_invalid'],
    ['one that is over', [{ issue: '202601010001', multiple: 1 }], 'lottery.chase_invalid'],
  ])('[LO10] refuses %s', async (_what, steps, code) => {
    expect(await chase(await chaseOf([1], { steps }))).toMatchObject({ code });
  });

  it('[LO10] is refused as a whole where its first issue cannot be charged', async () => {
    memberId = await bench.openMember(500n);
    expect(await chase(await chaseOf([1, 1]))).toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await chases()).toEqual([]);
    // Asked for twice at once it is refused twice, and leaves nothing behind.
    const key = v7({ msecs: bench.clock.now().getTime() });
    const body = await chaseOf([1, 1]);
    const answers = await Promise.all([chase(body, { key }), chase(body, { key, at: 1 })]);
    for (const answer of answers)
      expect(['wallet.insufficient_funds', 'request.too_many']).toContain(
        isRefusal(answer) ? answer.code : null,
      );
    expect(await chases()).toEqual([]);
  });

  it('[LO10] is forgotten by the next request where whoever was to refuse it died', async () => {
    const key = v7({ msecs: bench.clock.now().getTime() });
    const body = await chaseOf([1, 1]);
    const { chase: left } = must(await chase(body, { key }));
    const refused = 'wallet.insufficient_funds';
    const { pool } = processes[0].database;
    await pool.query(`UPDATE lottery.chase SET state = 'stopped', why = $2 WHERE id = $1`, [
      left.chaseId,
      refused,
    ]);
    await pool.query(
      `UPDATE lottery.chase_step SET state = CASE at WHEN 0 THEN 'missed' ELSE 'stopped' END,
         why = CASE at WHEN 0 THEN $2 END, slip_id = NULL WHERE chase_id = $1`,
      [left.chaseId, refused],
    );
    expect(await chase(body, { key })).toMatchObject({ code: 'request.too_many' });
    expect(await chases()).toEqual([]);
    expect(must(await chase(body, { key })).chase).toMatchObject({ state: 'running' });
    // A slower request that still knew the refused one does not delete the new one.
    await processes[1].database.transaction((tx) => deleteChase(tx, left.chaseId));
    expect(await chases()).toMatchObject([{ chaseId: left.chaseId, state: 'running' }]);
  });

  it('[LO11] sells what an operator opens, not what he closes, and never at odds above the stake', async () => {
    const north = async () =>
      must(await processes[0].routes.lotterySheet({ params: { game: 'XSMB' }, query: {} } as never, caller()))
        .plays;
    const of = async (play: string) => (await north()).find((one) => one.play === play);
    expect(await of('XIEN4')).toBeUndefined();
    bench.house.terms = {
      'lottery.opened_plays': [{ game: 'XSMB', play: 'XIEN4' }],
      'lottery.closed_plays': [{ game: 'XSMB', play: 'LO2' }],
      'lottery.odds': [
        { game: 'XSMB', play: 'DE_DB', tier: 'win', odds: '95' },
        { game: 'XSMB', play: 'LO3', tier: 'win', odds: '1001' },
      ],
    };
    expect(await of('XIEN4')).toMatchObject({ returned: '0.6674' });
    expect(await of('LO2')).toBeUndefined();
    expect(await of('DE_DB')).toMatchObject({ odds: { win: '95' }, returned: '0.95' });
    expect(await of('LO3')).toMatchObject({ odds: { win: '960' } });
  });
});
