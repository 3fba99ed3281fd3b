import { isRefusal, type SlipLine } from '@ikka/contract';
import { commit, openStream } from '@ikka/fair';
import { drawBoard, gameOf, numbersOf, printBoard, readBoard } from '@ikka/lottery/rules';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import type { StandingBet } from '../standing-bets/index.ts';
import { type LotteryBench, openLotteryBench } from './lottery-test-bench.ts';
import { offered } from './offered.ts';
import { findIssue, latestIssue, noteSettled } from './store.ts';

const minute = 60_000;

describe('lotteries over two processes on one database', () => {
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
  afterEach(() => {
    bench.closed.clear();
    bench.house.winMax = null;
  });

  const caller = (key = v7({ msecs: bench.clock.now().getTime() }), member = memberId) => {
    const play = { memberId: member, currency: 'PKR', vassalage: 'TCG_SEA', gameId: 'SSC1M' } as PlaySession;
    return { play, idempotencyKey: key, ip: '', language: 'EN' } as never;
  };
  const operator = (username: string) => ({ operator: { username }, ip: '203.0.113.7' }) as never;
  const sheet = async (game: string) => {
    const found = await processes[0].routes.lotterySheet({ params: { game }, query: {} } as never, caller());
    if (isRefusal(found)) throw new Error(found.code);
    return found;
  };
  const issueNow = async (game: string) => {
    const [issue] = (await sheet(game)).issues;
    if (issue === undefined) throw new Error(`${game} sells nothing now`);
    return issue;
  };
  const oddsOf = async (game: string, play: string) => {
    const found = (await sheet(game)).plays.find((one) => one.play === play);
    if (found === undefined) throw new Error(`${game} has no ${play}`);
    return found.odds;
  };
  const place = async (
    game: string,
    lines: readonly SlipLine[],
    { at = 0 as 0 | 1, issue = '', key = undefined as string | undefined } = {},
  ) => {
    const number = issue === '' ? (await issueNow(game)).number : issue;
    const body = { game, issue: number, lines: [...lines] };
    return processes[at].routes.placeSlip({ body } as never, caller(key));
  };
  const taken = async (...args: Parameters<typeof place>) => {
    const answer = await place(...args);
    if (isRefusal(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.value)}`);
    return answer;
  };
  const slips = async () => {
    const query = { pageNo: 1, pageSize: 50 };
    const found = await processes[1].routes.slips({ query } as never, caller());
    if (isRefusal(found)) throw new Error('no slips');
    return found.list;
  };
  const attendBoth = async () => void (await Promise.all(processes.map(({ lottery }) => lottery.attend())));
  const passMinute = async () => {
    bench.clock.advance(minute);
    await attendBoth();
  };
  const ssc = async (selection = '1||||', play = 'DWD'): Promise<SlipLine> => ({
    play,
    selection,
    price: { mode: 'YUAN', multiple: 5 },
    odds: await oddsOf('SSC1M', play),
  });

  it('[LO1] sells one issue of each draw of the house, with its commitment before the first bet', async () => {
    for (const { code } of offered.filter(({ code: one }) => gameOf(one)?.draw === 'house')) {
      const issue = await issueNow(code);
      const proof = await processes[1].routes.drawProof(
        { params: { game: code, issue: issue.number } } as never,
        {} as never,
      );
      expect(proof).toMatchObject({
        state: 'open',
        serverSeed: null,
        board: null,
        commitment: expect.any(String),
      });
    }
  });

  it('[LO1, LO2, LO5] draws by the committed seed, settles every line, and anybody can recompute it', async () => {
    const issue = await issueNow('SSC1M');
    const proofOf = async () => {
      const proof = await processes[0].routes.drawProof(
        { params: { game: 'SSC1M', issue: issue.number } } as never,
        {} as never,
      );
      if (isRefusal(proof)) throw new Error(proof.code);
      return proof;
    };
    const before = await proofOf();
    // Each digit of the first place, so that exactly one of ten wins: nine lose.
    const line = await ssc('0,1,2,3,4,5,6,7,8,9||||');
    const { slip, balance } = await taken('SSC1M', [line]);
    expect(slip).toMatchObject({ stake: '100.00', state: 'open', payout: null, board: null });
    expect(balance).toBe('99900.00');
    await passMinute();
    const after = await proofOf();
    expect(after).toMatchObject({
      state: 'settled',
      commitment: before.commitment,
      clientSeed: before.clientSeed,
    });
    expect(commit(after.serverSeed ?? '')).toBe(before.commitment);
    const seeds = { serverSeed: after.serverSeed ?? '', clientSeed: before.clientSeed, nonce: 0 };
    expect(printBoard(drawBoard('ssc', openStream(seeds)))).toBe(after.board);
    const [settled] = await slips();
    // One unit of ten coins at odds of 9.7 or so.
    const won = Number(line.odds.WIN ?? Object.values(line.odds)[0]) * 10;
    expect(settled).toMatchObject({
      slipId: slip.slipId,
      state: 'won',
      board: after.board,
      payout: won.toFixed(2),
    });
    expect(settled?.lines).toMatchObject([{ payout: won.toFixed(2) }]);
    expect(await bench.money(memberId)).toEqual({
      cash: 9_990_000n + BigInt(Math.round(won * 100)),
      inPlay: 0n,
    });
  });

  it('[LO1] draws each issue once in two processes, and opens one after it', async () => {
    const { database } = bench.processes[0];
    const rounds: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await passMinute();
      rounds.push((await latestIssue(database.db, 'K3_1M'))?.round ?? 0);
    }
    expect(rounds).toEqual([rounds[0], (rounds[0] ?? 0) + 1, (rounds[0] ?? 0) + 2]);
  });

  it('[LO1] after an outage draws what was open by its seed, and sells the issue that is on', async () => {
    const issue = await issueNow('PK10_1M');
    bench.clock.advance(17 * minute);
    await attendBoth();
    const drawn = await processes[0].routes.openedNumbers(
      { query: { gameCode: 'PK10_1M', count: 1 } } as never,
      {} as never,
    );
    expect(drawn).toMatchObject({ list: [{ number: issue.number }] });
    const next = await issueNow('PK10_1M');
    expect(Date.parse(next.closesAt)).toBeGreaterThan(bench.clock.now().getTime());
  });

  it('[LO2] ends a bet that comes to stand only after its issue was settled', async () => {
    const { slip } = await taken('SSC1M', [await ssc('0,1,2,3,4,5,6,7,8,9||||')]);
    const [first, second] = processes;
    const bet = await first.standing.find(slip.slipId);
    await passMinute();
    const late = { ...(bet as StandingBet), id: v7({ msecs: bench.clock.now().getTime() }) };
    const wish = { ...late, greatest: undefined, selection: undefined };
    expect(isRefusal(await second.standing.place(wish, async () => null))).toBe(false);
    expect(await bench.money(memberId)).toMatchObject({ inPlay: 10_000n });
    bench.clock.advance(1_000);
    await attendBoth();
    expect(await first.standing.find(late.id)).toMatchObject({ state: 'settled', resultVersion: 1 });
    expect(await bench.money(memberId)).toMatchObject({ inPlay: 0n });
  });

  it('[LO3] takes nothing after the close, by the clock of the server, and not later under the key that was refused', async () => {
    const issue = await issueNow('SSC1M');
    const key = v7({ msecs: bench.clock.now().getTime() });
    const line = await ssc();
    bench.clock.advance(Date.parse(issue.closesAt) - bench.clock.now().getTime() - 1);
    await taken('SSC1M', [line], { issue: issue.number });
    bench.clock.advance(1);
    expect(await place('SSC1M', [line], { key, issue: issue.number })).toMatchObject({
      code: 'lottery.issue_closed',
    });
    expect(await bench.money(memberId)).toMatchObject({ inPlay: 1_000n });
    bench.clock.advance(6_000);
    await attendBoth();
    expect(await bench.money(memberId)).toMatchObject({ inPlay: 0n });
    expect(await place('SSC1M', [line], { key, at: 1 })).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await bench.money(memberId)).toMatchObject({ inPlay: 0n });
  });

  it.each([
    ['an unknown lottery', 'NOPE', {}, 'lottery.game_unknown'],
    ['an unknown play', 'SSC1M', { play: 'NOPE' }, 'lottery.line_invalid'],
    ['numbers that are none', 'SSC1M', { selection: '12||||' }, 'lottery.line_invalid'],
    ['nothing selected', 'SSC1M', { selection: '||||' }, 'lottery.line_invalid'],
    ['a price of another kind', 'SSC1M', { price: { unitStake: '10.00' } }, 'lottery.line_invalid'],
    ['other odds', 'SSC1M', { odds: { WIN: '99' } }, 'lottery.odds_changed'],
    ['too little', 'SSC1M', { price: { mode: 'FEN', multiple: 1 } }, 'round.stake_invalid'],
    [
      'too much',
      'SSC1M',
      { price: { mode: 'YUAN', multiple: 10_000 }, selection: '1,2,3,4,5||||' },
      'round.stake_invalid',
    ],
  ] as const)('[LO3] refuses %s, and takes nothing', async (_what, game, more, code) => {
    const issue = (await issueNow('SSC1M')).number;
    const line = { ...(await ssc()), ...more } as SlipLine;
    expect(await place(game, [line], { issue })).toMatchObject({ code });
    expect(await bench.money(memberId)).toEqual({ cash: 10_000_000n, inPlay: 0n });
  });

  it('[LO3, LO7] refuses a slip that could win more than the house pays, and a closed game', async () => {
    bench.house.winMax = 9_000n;
    const refused = await place('SSC1M', [await ssc()]);
    expect(refused).toMatchObject({ code: 'round.win_too_great', value: { winMax: '90.00' } });
    bench.house.winMax = 1_000_000n;
    bench.closed.add('SSC1M');
    expect(await place('SSC1M', [await ssc()])).toMatchObject({ code: 'game.unavailable' });
    expect(await bench.money(memberId)).toEqual({ cash: 10_000_000n, inPlay: 0n });
  });

  it('[LO4] answers the same slip again as it stands, and takes one back until its issue closes', async () => {
    const key = v7({ msecs: bench.clock.now().getTime() });
    const line = await ssc();
    const issue = (await issueNow('SSC1M')).number;
    const first = await taken('SSC1M', [line], { key, issue });
    expect(await taken('SSC1M', [line], { key, issue, at: 1 })).toEqual(first);
    expect(await place('SSC1M', [await ssc('2||||')], { key, issue })).toMatchObject({
      code: 'idempotency.mismatch',
    });
    const cancel = (at: 0 | 1, id = first.slip.slipId, who = caller()) =>
      processes[at].routes.cancelSlip({ params: { slipId: id } } as never, who);
    expect(await cancel(0, first.slip.slipId, caller(undefined, memberId + 1n))).toMatchObject({
      code: 'lottery.slip_unknown',
    });
    const both = await Promise.all([cancel(0), cancel(1)]);
    for (const answer of both)
      expect(answer).toMatchObject({ slip: { state: 'returned' }, balance: '100000.00' });
    const second = await taken('SSC1M', [line], { issue });
    await passMinute();
    expect(await cancel(0, second.slip.slipId)).toMatchObject({ code: 'lottery.issue_closed' });
  });

  it('[LO1] notes no issue as settled that takes bets, or has another result than the one that was read', async () => {
    const { db, pool } = processes[0].database;
    const issue = await latestIssue(db, 'SSC1M');
    if (issue === null) throw new Error('no issue is open');
    const note = (version: number) => noteSettled(db, [{ ...issue, version }], bench.clock.now());
    await note(issue.version);
    expect(await findIssue(db, issue.game, issue.number)).toMatchObject({ state: 'open', settledAt: null });
    bench.clock.advance(minute);
    await attendBoth();
    await pool.query(
      `UPDATE lottery.issue SET state = 'drawn', settled_at = NULL, version = 2 WHERE game = $1 AND number = $2`,
      [issue.game, issue.number],
    );
    await note(1);
    expect(await findIssue(db, issue.game, issue.number)).toMatchObject({ state: 'drawn', settledAt: null });
    await note(2);
    expect(await findIssue(db, issue.game, issue.number)).toMatchObject({
      state: 'settled',
      settledAt: bench.clock.now(),
    });
  });

  describe('the North, whose result comes from outside', () => {
    const board =
      '12345|23456|34567,45678|10000,20000,30000,40000,50000,60037|1111,2222,3333,4437|5555,6666,7777,8888,9999,0000|123,456,789|37,11,22,33';
    const lo = async (selection: string): Promise<SlipLine> => ({
      play: 'LO2',
      selection,
      price: { unitStake: '10.00' },
      odds: await oddsOf('XSMB', 'LO2'),
    });
    const enter = (issue: string, username: string, text = board, at: 0 | 1 = 0) =>
      processes[at].office.officeEnterResult(
        { params: { game: 'XSMB', issue }, body: { board: text } } as never,
        operator(username),
      );

    it('[LO5, LO6] counts once two operators have entered the same, and pays each place where a number stands', async () => {
      const issue = await issueNow('XSMB');
      const { slip } = await taken('XSMB', [await lo('37'), await lo('98')]);
      // 27 places of ten rupees for each number.
      expect(slip).toMatchObject({ stake: '540.00', lines: [{ units: 27 }, { units: 27 }] });
      expect(await enter(issue.number, 'hina')).toMatchObject({ code: 'lottery.result_not_now' });
      bench.clock.advance(Date.parse(issue.drawsAt) - bench.clock.now().getTime());
      expect(await enter(issue.number, 'hina', 'nonsense')).toMatchObject({ code: 'lottery.result_invalid' });
      expect(await enter(issue.number, 'hina')).toMatchObject({
        state: 'closed',
        entry: { by: 'hina' },
      });
      await attendBoth();
      expect(await bench.money(memberId)).toMatchObject({ inPlay: 54_000n });
      expect(await enter(issue.number, 'hina', board, 1)).toMatchObject({ code: 'lottery.result_own' });
      expect(await enter(issue.number, 'omar', board, 1)).toMatchObject({
        state: 'drawn',
        board,
        entry: null,
      });
      await attendBoth();
      const [settled] = await slips();
      // 37 stands at 60037, 4437 and 37: three places at 99.
      expect(settled).toMatchObject({
        state: 'won',
        payout: '2970.00',
        lines: [{ payout: '2970.00' }, { payout: '0.00' }],
      });
      expect(await bench.money(memberId)).toEqual({ cash: 10_000_000n - 54_000n + 297_000n, inPlay: 0n });
      expect(await enter(issue.number, 'omar')).toMatchObject({ code: 'lottery.result_not_now' });
      const corrected = board.replace('4437', '4438').replace('37,11', '98,11');
      expect(await enter(issue.number, 'hina', corrected)).toMatchObject({ code: 'lottery.result_not_now' });
      bench.clock.advance(3 * minute);
      await attendBoth();
      expect(await enter(issue.number, 'hina')).toMatchObject({ code: 'lottery.result_not_now' });
      await enter(issue.number, 'hina', corrected);
      await attendBoth();
      expect(await slips()).toMatchObject([{ payout: '2970.00', revision: 0 }]);
      expect(await enter(issue.number, 'omar', corrected, 1)).toMatchObject({ state: 'drawn', version: 2 });
      await attendBoth();
      // One place for 37 is left, and one for 98 has come.
      expect(await slips()).toMatchObject([
        {
          state: 'won',
          payout: '1980.00',
          revision: 1,
          lines: [{ payout: '990.00', hits: [{ at: [{ group: 'g3' }] }] }, { payout: '990.00' }],
        },
      ]);
      expect(await bench.money(memberId)).toEqual({ cash: 10_000_000n - 54_000n + 198_000n, inPlay: 0n });
      expect(bench.letters.filter(({ to }) => to === memberId)).toHaveLength(1);
      expect(numbersOf(readBoard('vn-north', board) ?? never(), 'special')).toEqual(['12345']);
    });

    it('[LO6] begins anew where the two differ; of two at once one is first', async () => {
      bench.clock.advance(60 * minute);
      await attendBoth();
      const issue = await issueNow('XSMB');
      bench.clock.advance(Date.parse(issue.drawsAt) - bench.clock.now().getTime());
      const other = board.replace('12345', '54321');
      await enter(issue.number, 'hina');
      expect(await enter(issue.number, 'omar', other)).toMatchObject({ code: 'lottery.result_differs' });
      const both = await Promise.all([
        enter(issue.number, 'hina', other, 0),
        enter(issue.number, 'omar', other, 1),
      ]);
      expect(both.map((answer) => (isRefusal(answer) ? answer.code : answer.state)).sort()).toEqual([
        'closed',
        'drawn',
      ]);
      const { entries } = await bench.audit.find(
        { subject: `lottery:XSMB/${issue.number}` },
        { limit: 10, offset: 0 },
      );
      expect(entries.map(({ action }) => action).reverse()).toEqual([
        'lottery.result_entered',
        'lottery.results_differed',
        'lottery.result_entered',
        'lottery.result_confirmed',
      ]);
    });

    it('[LO6] a draw that does not come is void, and its slips go back', async () => {
      bench.clock.advance(60 * minute);
      await attendBoth();
      const issue = await issueNow('XSMB');
      await taken('XSMB', [await lo('37')]);
      const gone = await processes[0].office.officeVoidIssue(
        { params: { game: 'XSMB', issue: issue.number }, body: { reason: 'no draw today' } } as never,
        operator('hina'),
      );
      expect(gone).toMatchObject({ state: 'void' });
      await attendBoth();
      // What a process sells in the second in which it has not heard of it goes back too.
      const late = await place('XSMB', [await lo('38')], { issue: issue.number });
      expect(late).toMatchObject({ slip: { state: 'open' } });
      bench.clock.advance(1_000);
      expect(await place('XSMB', [await lo('38')], { issue: issue.number })).toMatchObject({
        code: 'lottery.issue_closed',
      });
      await attendBoth();
      expect(await bench.money(memberId)).toEqual({ cash: 10_000_000n, inPlay: 0n });
      expect(await slips()).toMatchObject([{ state: 'returned' }, { state: 'returned' }]);
    });
  });
});

function never(): never {
  throw new Error('the board was not read');
}
