import { isRefusal, refuse } from '@ikka/contract';
import { seededRandom } from '@ikka/test-kit';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StandingBet } from './index.ts';
import { openStandingBench, type StandingBench } from './standing-test-bench.ts';

const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;

describe('standing bets over two processes on one database', () => {
  let bench: StandingBench;
  let memberId: bigint;
  let market: string;
  let n = 0;

  beforeAll(async () => {
    bench = await openStandingBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    memberId = await bench.openMember();
    n += 1;
    market = `TEST/${n}`;
    bench.facts.length = 0;
  });

  const standing = (at: 0 | 1 = 0) => bench.processes[at].standing;
  const newId = () => v7({ msecs: bench.clock.now().getTime() });
  const wish = (more: Partial<Parameters<StandingBench['processes'][0]['standing']['place']>[0]> = {}) => ({
    id: newId(),
    memberId,
    gameId: 'SSC1M',
    vendorCode: 'TCG_SEA',
    market,
    currency: 'PKR',
    stake: 1_000n,
    content: { lines: [1, 2], of: { a: '1', b: '2' } },
    ...more,
  });
  const open = async () => null;
  const place = async (bet = wish(), at: 0 | 1 = 0) => standing(at).place(bet, open);
  const money = () => bench.money(memberId);
  const pay = (payout: bigint) => (): { does: 'settle'; payout: bigint } => ({ does: 'settle', payout });
  const end = (payout: bigint, at: 0 | 1 = 0) =>
    standing(at).endMarket({ market, resultVersion: 1 }, pay(payout));
  /** Another market decides it from now on. */
  const amend = (betId: string, onto: string, at: 0 | 1 = 0, by = memberId) =>
    standing(at).amend({ betId, memberId: by }, async ({ content }) => ({
      amended: {
        market: onto,
        content,
        greatest: undefined,
        selection: undefined,
        furtherMarkets: undefined,
      },
    }));
  const stored = async (id: string) => (await standing().find(id)) as StandingBet;

  it('[SB1] holds the stake with its row, and settles it with its payout', async () => {
    const bet = wish();
    expect(await place(bet)).toMatchObject({ balance: 99_000n, bet: { state: 'open', payout: null } });
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 1_000n });
    expect(await end(2_500n)).toEqual({ ended: 1 });
    expect(await money()).toEqual({ cash: 101_500n, inPlay: 0n });
    expect(await stored(bet.id)).toMatchObject({ state: 'settled', payout: 2_500n, resultVersion: 1 });
    expect(bench.facts.filter(({ name }) => name === 'PlaySettled')).toMatchObject([
      { fact: { playId: bet.id, memberId, gameId: 'SSC1M', stake: 1_000n, payout: 2_500n, isTrial: false } },
    ]);
  });

  it('[SB1] knows on which markets a bet is open, as the first or as another one', async () => {
    const others = ['TEST/second', 'TEST/third'];
    const asked = [...others, market, 'TEST/none'];
    const openNow = async () => [...(await standing(1).openAmong(asked))].toSorted();
    expect(await openNow()).toEqual([]);
    await place();
    expect(await openNow()).toEqual([market]);
    await place(wish({ furtherMarkets: others }));
    expect(await openNow()).toEqual([market, ...others].toSorted());
    await end(0n);
    expect(await openNow()).toEqual([]);
    expect(await standing().openAmong([])).toEqual(new Set());
  });

  it('[SB1] a lost bet pays nothing, and trial money is bet like real money', async () => {
    memberId = await bench.openMember(5_000n, 'PKT');
    await place(wish({ currency: 'PKT' }));
    await end(0n);
    expect(await bench.money(memberId, 'PKT')).toEqual({ cash: 4_000n, inPlay: 0n });
  });

  it('[SB2] the same bet again is answered as it stands, from any process, also when nothing more is taken', async () => {
    const bet = wish();
    const first = await place(bet);
    await place(wish({ stake: 500n }));
    const shut = () => Promise.resolve(refuse('lottery.issue_closed'));
    expect(
      await standing(1).place({ ...bet, content: { of: { b: '2', a: '1' }, lines: [1, 2] } }, shut),
    ).toMatchObject(first);
    await end(0n);
    expect(await standing(1).place(bet, open)).toMatchObject({ balance: 99_000n, bet: { state: 'settled' } });
    expect(await money()).toEqual({ cash: 98_500n, inPlay: 0n });
  });

  it.each([
    ['stake', { stake: 1_001n }],
    ['market', { market: 'TEST/other' }],
    ['content', { content: { lines: [1, 3] } }],
  ])('[SB2] under the same id another %s is refused', async (_what, more) => {
    const bet = wish();
    await place(bet);
    expect(await place({ ...bet, ...more }, 1)).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 1_000n });
  });

  it('[SB2] the same bet at once in two processes is one', async () => {
    const bet = wish();
    const answers = await Promise.all([place(bet, 0), place(bet, 1), place(bet, 0)]);
    for (const answer of answers) expect(answer).toMatchObject({ balance: 99_000n });
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 1_000n });
  });

  it('[SB15] a refusal is final: an earlier request of the same id that is still in flight is not accepted after it', async () => {
    const bet = wish();
    const shut = async () => refuse('lottery.issue_closed');
    const again = () => standing(1).placeForGood(bet, () => standing(1).place(bet, shut));
    // The first request has looked at the market for the last time when the same one is refused in the other process.
    const overtaken = await standing(0).place(bet, async () => {
      expect(await again()).toMatchObject({ code: 'lottery.issue_closed' });
      return null;
    });
    expect(overtaken).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await again()).toMatchObject({ code: 'lottery.issue_closed' });
    expect(await money()).toEqual({ cash: 100_000n, inPlay: 0n });
    expect(await standing().find(bet.id)).toBeNull();
  });

  it('[SB15] a bet that was accepted just before its refusal is answered as it stands', async () => {
    const bet = wish();
    let attempts = 0;
    const answer = await standing(1).placeForGood(bet, async () => {
      attempts += 1;
      if (attempts > 1) return standing(1).place(bet, async () => refuse('lottery.issue_closed'));
      await place(bet, 0);
      return refuse('lottery.issue_closed');
    });
    expect(answer).toMatchObject({ balance: 99_000n, bet: { state: 'open' } });
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 1_000n });
  });

  it('[SB15] after `request.too_many` the same request can still be accepted', async () => {
    const bet = wish();
    const busy = async () => refuse('request.too_many', { retryAfterSeconds: 1 });
    expect(await standing().placeForGood(bet, busy)).toMatchObject({ code: 'request.too_many' });
    expect(await standing().placeForGood(bet, () => place(bet))).toMatchObject({ balance: 99_000n });
  });

  it('[SB3] takes no more than there is, from both processes at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => place(wish({ stake: 30_000n }), at % 2 === 0 ? 0 : 1)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    for (const refused of answers.filter(isRefusal)) expect(refused.code).toBe('wallet.insufficient_funds');
    expect(await money()).toEqual({ cash: 10_000n, inPlay: 90_000n });
  });

  it('[SB3] passes no limit and no exclusion; what came back makes room again', async () => {
    const who = { memberId, currency: 'PKR' };
    const { protection } = bench.processes[1];
    await protection.changeLimit(who, { kind: 'stake', period: 'day' }, { kind: 'set', value: 1_500n }, me);
    const bet = wish();
    await place(bet);
    expect(await place(wish())).toMatchObject({ code: 'wallet.limit_reached' });
    expect(await standing(1).takeBack(await stored(bet.id))).toBe(true);
    expect(await place(wish())).toMatchObject({ bet: { state: 'open' } });
    await protection.exclude(who, { kind: 'self_exclusion', months: 6 }, me);
    expect(await place(wish({ stake: 100n }))).toMatchObject({ code: 'protection.excluded' });
    await end(5_000n);
    expect(await money()).toEqual({ cash: 104_000n, inPlay: 0n });
  });

  it('[SB3] is asked whether the market is open just before it is posted', async () => {
    const shut = () => Promise.resolve(refuse('lottery.issue_closed'));
    expect(await standing().place(wish(), shut)).toMatchObject({ code: 'lottery.issue_closed' });
    expect(await money()).toEqual({ cash: 100_000n, inPlay: 0n });
  });

  it('[SB4] is settled or taken back, never both, whoever is first', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const bet = wish();
      await place(bet);
      const before = (await money()).cash;
      const [taken] = await Promise.all([standing(0).takeBack(await stored(bet.id)), end(700n, 1)]);
      const { state } = await stored(bet.id);
      expect(state).toBe(taken ? 'returned' : 'settled');
      expect(await money()).toEqual({ cash: before + (taken ? 1_000n : 700n), inPlay: 0n });
    }
  });

  it('[SB4] ends once, by two processes at once and again later', async () => {
    const bets = Array.from({ length: 40 }, () => wish({ stake: 100n }));
    for (const bet of bets) await place(bet);
    const [a, b] = await Promise.all([end(150n, 0), end(150n, 1)]);
    expect(a.ended + b.ended).toBe(40);
    expect(await end(150n)).toEqual({ ended: 0 });
    expect(await money()).toEqual({ cash: 100_000n + 40n * 50n, inPlay: 0n });
    expect(bench.facts.filter(({ name }) => name === 'PlaySettled')).toHaveLength(40);
  });

  it('[SB5] ends more than one batch, and what comes to stand meanwhile with the next call', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => bench.openMember()));
    await Promise.all(
      members.map(async (one) => {
        for (let at = 0; at < 85; at += 1)
          await place(wish({ memberId: one, stake: 10n }), at % 2 === 0 ? 0 : 1);
      }),
    );
    expect(await end(0n)).toEqual({ ended: 1_020 });
    await place(wish({ stake: 10n }));
    expect(await end(0n)).toEqual({ ended: 1 });
  });

  it('[SB4] a fault while bets are ended leaves them as they were', async () => {
    const bet = wish();
    await place(bet);
    const failing = standing().endMarket({ market, resultVersion: 1 }, () => {
      throw new Error('the rules failed');
    });
    await expect(failing).rejects.toThrow('the rules failed');
    expect(await stored(bet.id)).toMatchObject({ state: 'open' });
    await end(0n);
    expect(await money()).toEqual({ cash: 99_000n, inPlay: 0n });
  });

  it('[SB14] is not ended by what it was, where it became another one meanwhile', async () => {
    const bet = wish();
    await place(bet);
    const other = 'OTHER/1';
    let isChanged = false;
    const { ended } = await standing(0).endMarket({ market, resultVersion: 1 }, async () => {
      // It has been read, and is decided by what was read.
      if (!isChanged) await amend(bet.id, other, 1);
      isChanged = true;
      return { does: 'settle', payout: 5_000n };
    });
    expect(ended).toBe(0);
    expect(await stored(bet.id)).toMatchObject({ state: 'open', market: other, edition: 1, stake: 1_000n });
    expect(await end(5_000n)).toEqual({ ended: 0 });
    await standing(1).endMarket({ market: other, resultVersion: 1 }, () => ({
      does: 'settle',
      payout: 400n,
    }));
    expect(await money()).toEqual({ cash: 99_400n, inPlay: 0n });
  });

  it('[SB14] is changed while it is open, by its member alone, and keeps what a refused change wrote nothing of', async () => {
    const bet = wish();
    await place(bet);
    expect(await amend(bet.id, 'OTHER/1', 0, 7n)).toMatchObject({ code: 'bet.unknown' });
    const refused = await standing().amend({ betId: bet.id, memberId }, async () =>
      refuse('bet.stake_changed'),
    );
    expect(refused).toMatchObject({ code: 'bet.stake_changed' });
    expect(await stored(bet.id)).toMatchObject({ market, edition: 0 });
    await end(0n);
    expect(await amend(bet.id, 'OTHER/1')).toMatchObject({ code: 'bet.ended' });
  });

  it('[SB7] counts like a round once it is settled, and not before', async () => {
    const bet = wish();
    await place(bet);
    const counted = () => standing(1).totals({ memberIds: [memberId] });
    expect(await counted()).toEqual({ rounds: 0, stake: 0n, payout: 0n });
    expect(await standing().listOpen({ memberIds: [memberId] }, 10)).toMatchObject([
      { id: bet.id, stake: 1_000n },
    ]);
    expect(await standing().gamesOf([bet.id])).toEqual([
      { id: bet.id, gameId: 'SSC1M', vendorCode: 'TCG_SEA' },
    ]);
    expect(await standing().settledByIds([bet.id])).toEqual([]);
    await end(400n);
    expect(await counted()).toEqual({ rounds: 1, stake: 1_000n, payout: 400n });
    expect(await standing().settledByIds([bet.id])).toMatchObject([{ id: bet.id, payout: 400n }]);
    expect(await standing().listOpen({ memberIds: [memberId] }, 10)).toEqual([]);
  });

  it('[SB1, SB4] random lives of 120 bets over two processes keep to the books', async () => {
    const random = seededRandom(19);
    const members = await Promise.all(Array.from({ length: 4 }, () => bench.openMember()));
    const markets = ['RANDOM/1', 'RANDOM/2', 'RANDOM/3'];
    const payouts = new Map<string, bigint>();
    const bets: { id: string; member: bigint; stake: bigint }[] = [];
    const at = () => (random.int(2) === 0 ? 0 : 1);
    const payoutOf = ({ id, stake }: StandingBet) => {
      const payout = payouts.get(id) ?? (random.int(3) === 0 ? stake * BigInt(1 + random.int(4)) : 0n);
      payouts.set(id, payout);
      return { does: 'settle', payout } as const;
    };
    for (let turn = 0; turn < 120; turn += 1) {
      const act = random.int(6);
      if (act < 4) {
        const member = random.pick(members);
        const bet = wish({
          memberId: member,
          stake: BigInt(1 + random.int(900)),
          market: random.pick(markets),
        });
        const [first] = await Promise.all([place(bet, at()), random.int(3) === 0 ? place(bet, at()) : null]);
        if (!isRefusal(first)) bets.push({ id: bet.id, member, stake: bet.stake });
      } else if (act === 4 && bets.length > 0) {
        const { id, member } = random.pick(bets);
        if (random.int(2) === 0) await standing(at()).takeBack(await stored(id));
        else await amend(id, random.pick(markets), at(), member);
      } else await standing(at()).endMarket({ market: random.pick(markets), resultVersion: 1 }, payoutOf);
    }
    for (const one of markets) await standing().endMarket({ market: one, resultVersion: 1 }, payoutOf);
    const due = new Map(members.map((member) => [member, 100_000n]));
    for (const { id, member, stake } of bets) {
      const { state, payout } = await stored(id);
      expect(state).not.toBe('open');
      if (state === 'settled') due.set(member, (due.get(member) ?? 0n) - stake + (payout ?? 0n));
    }
    for (const member of members)
      expect(await bench.money(member)).toEqual({ cash: due.get(member), inPlay: 0n });
  });
});
