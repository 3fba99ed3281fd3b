import { refuse } from '@ikka/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CashedOut, StandingBet } from './index.ts';
import { openStandingBench, type StandingBench } from './standing-test-bench.ts';

const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;

describe('cashing out over two processes on one database', () => {
  let bench: StandingBench;
  let memberId: bigint;
  let bet: string;
  const market = () => `CASH/${memberId}`;

  beforeAll(async () => {
    bench = await openStandingBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    memberId = await bench.openMember();
    bench.facts.length = 0;
    bet = await place();
  });

  const standing = (at: 0 | 1 = 0) => bench.processes[at].standing;
  const newId = () => v7({ msecs: bench.clock.now().getTime() });
  const place = async (stake = 1_000n) => {
    const id = newId();
    await standing().place(
      {
        id,
        memberId,
        gameId: 'FOOTBALL',
        vendorCode: 'TCG_SPORT',
        market: market(),
        currency: 'PKR',
        stake,
        content: {},
      },
      async () => null,
    );
    return id;
  };
  const offered = () => null;
  const wish = (stake: bigint, pays: bigint) => ({ betId: bet, memberId, key: newId(), stake, pays });
  const money = () => bench.money(memberId);
  const stored = async () => (await standing().find(bet)) as StandingBet;
  const settle = (payout: bigint, at: 0 | 1 = 0) =>
    standing(at).endMarket({ market: market(), resultVersion: 1 }, () => ({ does: 'settle', payout }));

  it('[SB8] pays for a part, and settles what stands', async () => {
    expect(await standing().cashOut(wish(400n, 700n), offered)).toMatchObject({
      balance: 99_700n,
      bet: { state: 'open', standingStake: 600n, cashedOut: 700n, payout: null },
      cashOut: { stake: 400n, payout: 700n },
    });
    expect(await money()).toEqual({ cash: 99_700n, inPlay: 600n });
    expect(bench.facts.map(({ name }) => name)).not.toContain('PlaySettled');
    await settle(1_800n);
    expect(await money()).toEqual({ cash: 101_500n, inPlay: 0n });
    expect(await stored()).toMatchObject({ state: 'settled', payout: 2_500n, standingStake: 600n });
    expect(bench.facts.filter(({ name }) => name === 'PlaySettled')).toMatchObject([
      { fact: { playId: bet, stake: 1_000n, payout: 2_500n } },
    ]);
  });

  it('[SB8] ends a bet whose whole stake is given up', async () => {
    await standing().cashOut(wish(400n, 700n), offered);
    expect(await standing(1).cashOut(wish(600n, 300n), offered)).toMatchObject({
      bet: { state: 'cashed_out', standingStake: 0n, payout: 1_000n },
    });
    expect(await settle(9_000n)).toEqual({ ended: 0 });
    expect(await standing().takeBack({ id: bet })).toBe(false);
    expect(await money()).toEqual({ cash: 100_000n, inPlay: 0n });
    expect(await standing().totals({ memberIds: [memberId] })).toEqual({
      rounds: 1,
      stake: 1_000n,
      payout: 1_000n,
    });
    const story = await standing().story(bet);
    expect(story?.cashOuts).toMatchObject([
      { stake: 400n, payout: 700n },
      { stake: 600n, payout: 300n },
    ]);
    expect(story?.postings.map(({ kind }) => kind)).toEqual([
      'stake_held',
      'stake_settled',
      'cash_out',
      'stake_settled',
      'cash_out',
    ]);
  });

  it('[SB8] returns what stands where its market is void, and counts the rest as play', async () => {
    await standing().cashOut(wish(250n, 100n), offered);
    await standing().endMarket({ market: market(), resultVersion: 1 }, () => ({ does: 'return' }));
    expect(await stored()).toMatchObject({ state: 'cashed_out', payout: 100n, standingStake: 750n });
    expect(await money()).toEqual({ cash: 99_850n, inPlay: 0n });
    expect(await standing().settledByIds([bet])).toMatchObject([{ stake: 250n, payout: 100n }]);
    expect(await standing().totals({ memberIds: [memberId] })).toEqual({
      rounds: 1,
      stake: 250n,
      payout: 100n,
    });
  });

  it('[SB9] the same again is answered as it stands, another one under its key is refused', async () => {
    const once = wish(400n, 700n);
    const first = await standing(0).cashOut(once, offered);
    await place(5_000n);
    expect(await standing(1).cashOut(once, () => refuse('game.unavailable'))).toMatchObject({
      balance: 99_700n,
      cashOut: (first as CashedOut).cashOut,
    });
    expect(await standing(1).cashOut({ ...once, pays: 701n }, offered)).toMatchObject({
      code: 'idempotency.mismatch',
    });
    expect(await money()).toEqual({ cash: 94_700n, inPlay: 5_600n });
  });

  it('[SB9] one key at once in two processes pays once', async () => {
    const once = wish(400n, 700n);
    await Promise.all([standing(0).cashOut(once, offered), standing(1).cashOut(once, offered)]);
    expect(await money()).toEqual({ cash: 99_700n, inPlay: 600n });
  });

  it('[SB9] gives up no more than stands, whoever is first', async () => {
    const answers = await Promise.all(
      [0, 1, 0, 1].map((at) => standing(at as 0 | 1).cashOut(wish(300n, 200n), offered)),
    );
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'bet.stake_changed' }]);
    expect(await money()).toEqual({ cash: 99_600n, inPlay: 100n });
  });

  it('[SB8] a bet is settled or cashed out, never both, whoever is first', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      bet = await place();
      const { cash } = await money();
      const part = turn % 2 === 0 ? 1_000n : 400n;
      const [answer] = await Promise.all([
        standing(0).cashOut(wish(part, 90n), offered),
        standing(1).endMarket({ market: market(), resultVersion: 1 }, ({ standingStake }) => ({
          does: 'settle',
          payout: standingStake * 3n,
        })),
      ]);
      await standing(1).endMarket({ market: market(), resultVersion: 1 }, ({ standingStake }) => ({
        does: 'settle',
        payout: standingStake * 3n,
      }));
      const isFirst = !('code' in answer);
      const won = isFirst ? 90n + (1_000n - part) * 3n : 3_000n;
      expect(await stored()).toMatchObject({ payout: won });
      // The bet of `beforeEach` is settled in the first turn.
      expect(await money()).toEqual({ cash: cash + won + (turn === 0 ? 3_000n : 0n), inPlay: 0n });
    }
  });

  it('[SB9] is asked whether it is offered still, with the bet as it stands', async () => {
    const seen: bigint[] = [];
    const answer = await standing().cashOut(wish(100n, 90n), ({ standingStake }) => {
      seen.push(standingStake);
      return refuse('game.unavailable');
    });
    expect(answer).toMatchObject({ code: 'game.unavailable' });
    expect(seen).toEqual([1_000n]);
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 1_000n });
  });

  it.each([
    ['another member’s', { memberId: 1n }, 'bet.unknown'],
    ['an unknown', { betId: '0193a5e6-7f00-7000-8000-000000000000' }, 'bet.unknown'],
  ])('[SB9] refuses %s bet', async (_whose, more, code) => {
    expect(await standing().cashOut({ ...wish(1n, 1n), ...more }, offered)).toMatchObject({ code });
  });

  it('[SB9] refuses a bet that has ended, and a member who is suspended', async () => {
    await bench.processes[0].database.transaction((tx) => bench.processes[0].ledger.suspend(tx, memberId));
    expect(await standing().cashOut(wish(1n, 1n), offered)).toMatchObject({ code: 'member.suspended' });
    await settle(0n);
    expect(await standing().cashOut(wish(1n, 1n), offered)).toMatchObject({ code: 'bet.ended' });
  });

  it('[SB3] makes room again in what may be lost, for each part', async () => {
    const who = { memberId, currency: 'PKR' };
    const { protection } = bench.processes[1];
    await protection.changeLimit(who, { kind: 'loss', period: 'day' }, { kind: 'set', value: 2_000n }, me);
    bet = await place(2_000n);
    expect(await standing().find(await place(1n))).toBeNull();
    await standing().cashOut(wish(500n, 300n), offered);
    await standing(1).cashOut(wish(500n, 200n), offered);
    expect(await standing().find(await place(501n))).toBeNull();
    expect(await standing().find(await place(500n))).not.toBeNull();
  });
});
