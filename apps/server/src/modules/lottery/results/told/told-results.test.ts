import { isRefusal } from '@ikka/contract';
import { type RunningSandbox, readConfig, startSandbox } from '@ikka/results-sandbox/testing';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LotteryBench, openLotteryBench } from '../../lottery-test-bench.ts';
import { findIssue, latestIssue, resultsOf } from '../../store.ts';
import { followResults } from './follow-results.ts';
import { httpProvider } from './http-provider.ts';
import type { ResultProvider, ToldResult } from './provider.ts';

const minute = 60_000;
const token = 'a token of this test alone';
const start = (now: () => number) =>
  startSandbox(readConfig({ TOKEN: token, CONTROL: 'yes', SEED: 'told' }), now);
const providerAt = (sandbox: RunningSandbox) =>
  httpProvider({ code: 'sandbox', url: sandbox.address, token, onMalformed: () => undefined });

describe('[LO13] results told by a provider', () => {
  let bench: LotteryBench;
  let sandbox: RunningSandbox;
  let warnings: string[];
  beforeEach(async () => {
    bench = await openLotteryBench();
    warnings = [];
    sandbox = await start(() => bench.clock.now().getTime());
    await bench.processes[0].lottery.attend();
  });
  afterEach(async () => {
    await sandbox.stop();
    await bench.close();
  });

  const follower = (provider: ResultProvider = providerAt(sandbox)) =>
    followResults(
      {
        database: bench.processes[0].database,
        clock: bench.clock,
        audit: bench.audit,
        log: { warn: (_detail, message) => void warnings.push(message) },
      },
      [provider],
    );
  const firstIssue = async () => {
    const { db } = bench.processes[0].database;
    const sheet = await bench.processes[0].routes.lotterySheet(
      { params: { game: 'XSMB' }, query: {} } as never,
      caller(1n),
    );
    if (isRefusal(sheet)) throw new Error(sheet.code);
    const issue = await findIssue(db, 'XSMB', sheet.issues[0]?.number ?? '');
    if (issue === null) throw new Error('nothing is sold');
    return { issue, odds: sheet.plays.find(({ play }) => play === 'DE_DB')?.odds };
  };
  const caller = (memberId: bigint) =>
    ({
      play: { memberId, currency: 'PKR', vassalage: 'TCG_SEA', gameId: 'XSMB' },
      idempotencyKey: v7({ msecs: bench.clock.now().getTime() }),
      ip: '',
      language: 'EN',
    }) as never;
  const dateOf = (number: string) => `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
  const order = (number: string, what: string) =>
    fetch(`${sandbox.address}/control/results`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lottery: 'xsmb', date: dateOf(number), order: what }),
    });
  const stands = async (number: string) => findIssue(bench.processes[0].database.db, 'XSMB', number);
  /** What the provider will draw, from a run of it that is further on. */
  const futureBoard = async (number: string, at: number): Promise<ToldResult> => {
    const later = await start(() => at + 60 * minute);
    const { results } = await providerAt(later).since(new Date(at - minute), AbortSignal.timeout(5_000));
    await later.stop();
    const found = results.find((told) => told.game === 'XSMB' && told.number === number);
    if (found === undefined) throw new Error('nothing is drawn');
    return found;
  };

  it('counts once it is told, and its correction settles the slips again', async () => {
    const { issue, odds } = await firstIssue();
    const { number } = issue;
    const drawsAt = issue.drawsAt.getTime();
    const special = (await futureBoard(number, drawsAt)).board.split('|')[0] ?? '';
    const memberId = await bench.openMember(1_000_000n);
    const line = { play: 'DE_DB', selection: special.slice(-2), price: { unitStake: '100.00' }, odds };
    const body = { game: 'XSMB', issue: number, lines: [line] };
    expect(await bench.processes[0].routes.placeSlip({ body } as never, caller(memberId))).not.toHaveProperty(
      'code',
    );
    await order(number, 'wrong');
    const { follow } = follower();
    await follow();
    expect(await stands(number)).toMatchObject({ state: 'open', board: null });
    bench.clock.advance(drawsAt + 45 * minute - bench.clock.now().getTime());
    await follow();
    expect(await stands(number)).toMatchObject({ state: 'drawn', version: 1, source: 'provider:sandbox' });
    await bench.processes[0].lottery.attend();
    expect(await bench.money(memberId)).toEqual({ cash: 990_000n, inPlay: 0n });
    await order(number, 'correct');
    await follow();
    expect(await stands(number)).toMatchObject({ version: 1 });
    bench.clock.advance(3 * minute);
    await Promise.all([follow(), follower().follow()]);
    expect(await stands(number)).toMatchObject({ state: 'drawn', version: 2 });
    await bench.processes[1].lottery.attend();
    expect(await bench.money(memberId)).toEqual({ cash: 990_000n + 990_000n, inPlay: 0n });
    const kept = await resultsOf(bench.processes[0].database.db, 'XSMB', number);
    expect(kept.map(({ source, version }) => [source, version])).toEqual([
      ['provider:sandbox', 1],
      ['provider:sandbox', 2],
    ]);
    expect(warnings).toEqual([]);
  });

  it('never overturns what operators entered, and says so once', async () => {
    const { issue } = await firstIssue();
    const { number } = issue;
    const right = await futureBoard(number, issue.drawsAt.getTime());
    const [special = '', ...rest] = right.board.split('|');
    const entered = [special.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), ...rest].join('|');
    bench.clock.advance(issue.drawsAt.getTime() - bench.clock.now().getTime());
    for (const username of ['hina', 'omar']) {
      await bench.processes[0].office.officeEnterResult(
        { params: { game: 'XSMB', issue: number }, body: { board: entered } } as never,
        { operator: { username }, ip: '203.0.113.7' } as never,
      );
    }
    bench.clock.advance(45 * minute);
    await bench.processes[0].lottery.attend();
    const { follow } = follower();
    await follow();
    await follow();
    expect(await stands(number)).toMatchObject({ board: entered, version: 1, source: 'operators' });
    expect(warnings).toEqual(['a told result is not the one that counts']);
  });

  it('passes over what is malformed, unknown or told too early, and asks again where nobody answers', async () => {
    const { issue } = await firstIssue();
    const right = await futureBoard(issue.number, issue.drawsAt.getTime());
    const tell = (...results: ToldResult[]): ResultProvider => ({
      code: 'test',
      since: async () => ({ results, at: bench.clock.now() }),
    });
    await follower(tell(right)).follow();
    bench.clock.advance(issue.drawsAt.getTime() + minute - bench.clock.now().getTime());
    await follower(
      tell(
        { ...right, board: right.board.replace('|', ',') },
        { ...right, game: 'SSC1M' },
        { ...right, number: '200001010001' },
        { ...right, publishedAt: new Date(issue.drawsAt.getTime() - 1) },
      ),
    ).follow();
    expect(await stands(issue.number)).toMatchObject({ state: 'open' });
    const silent: ResultProvider = { code: 'test', since: () => Promise.reject(new Error('away')) };
    await follower(silent).follow();
    expect(warnings).toEqual(['results could not be asked for; they will be again']);
    expect(await latestIssue(bench.processes[0].database.db, 'XSMB')).not.toBeNull();
  });
});
