import { seededRandom } from '@ikka/test-kit';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, OutcomeOf, StandingBet } from './index.ts';
import { openStandingBench, type StandingBench } from './standing-test-bench.ts';

describe('corrections over two processes on one database', () => {
  let bench: StandingBench;
  let memberId: bigint;
  let market: string;
  let n = 0;

  beforeAll(async () => {
    bench = await openStandingBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    memberId = await bench.openMember(10_000n);
    n += 1;
    market = `MATCH/${n}`;
    bench.facts.length = 0;
    bench.letters.length = 0;
  });

  const standing = (at: 0 | 1 = 0) => bench.processes[at].standing;
  const newId = () => v7({ msecs: bench.clock.now().getTime() });
  const place = async (more: { stake?: bigint; member?: bigint; furtherMarkets?: string[] } = {}) => {
    const id = newId();
    const { stake = 1_000n, member = memberId, furtherMarkets } = more;
    await standing().place(
      {
        id,
        memberId: member,
        gameId: 'FOOTBALL',
        vendorCode: 'TCG_SPORT',
        market,
        furtherMarkets,
        currency: 'PKR',
        stake,
        content: {},
      },
      async () => null,
    );
    return id;
  };
  const pays =
    (payout: bigint, rebate = 0n) =>
    (): Outcome => ({ does: 'settle', payout, rebate });
  const returns = (): Outcome => ({ does: 'return' });
  const end = (outcome: OutcomeOf, resultVersion = 1) =>
    standing().endMarket({ market, resultVersion }, outcome);
  const correct = (outcome: OutcomeOf, resultVersion = 2, at: 0 | 1 = 0) =>
    standing(at).correctMarket({ market, resultVersion, reason: 'the source corrected it' }, outcome);
  const spend = async (amount: bigint) => {
    const { ledger } = bench.processes[0];
    const debit = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const credit = await ledger.houseAccount('provider', 'PKR', 'test');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit, credit, amount, kind: 'withdrawal_paid' }],
    });
  };
  const money = () => bench.money(memberId);
  const stored = async (id: string) => (await standing().find(id)) as StandingBet;

  it.each<[string, OutcomeOf, OutcomeOf, bigint, string[]]>([
    ['won, then lost', pays(3_000n), pays(0n), 9_000n, ['payout_reversed']],
    ['lost, then won', pays(0n), pays(3_000n), 12_000n, ['payout']],
    ['won, then more', pays(2_000n), pays(3_000n), 12_000n, ['payout', 'payout_reversed']],
    ['won, then void', pays(3_000n), returns, 10_000n, ['stake_reversed', 'payout_reversed']],
    ['void, then lost', returns, pays(0n), 9_000n, ['stake_retaken']],
    ['void, then won', returns, pays(2_500n), 11_500n, ['payout', 'stake_retaken']],
    [
      'lost with a rebate, then won',
      pays(0n, 20n),
      pays(500n, 20n),
      9_520n,
      ['payout', 'stake_rebate', 'payout_reversed'],
    ],
  ])(
    '[SB10] %s: as if it had been so at once, with both on record',
    async (_what, before, after, cash, kinds) => {
      const id = await place();
      await end(before);
      const first = await stored(id);
      expect(await correct(after)).toEqual({ corrected: 1 });
      expect(await money()).toEqual({ cash, inPlay: 0n });
      const second = await stored(id);
      expect(second).toMatchObject({ revision: 1, resultVersion: 2 });
      const story = await standing().story(id);
      expect(story?.corrections).toMatchObject([
        {
          revision: 1,
          stateBefore: first.state,
          payoutBefore: first.payout,
          versionBefore: 1,
          stateAfter: second.state,
          payoutAfter: second.payout,
          versionAfter: 2,
          unrecovered: 0n,
          reason: 'the source corrected it',
        },
      ]);
      expect(
        story?.postings
          .slice(-kinds.length)
          .map(({ kind }) => kind)
          .toSorted(),
      ).toEqual(kinds.toSorted());
      expect(bench.letters).toHaveLength(1);
    },
  );

  it('[SB10] the same outcome changes nothing, nor does the same correction again or an older one', async () => {
    const id = await place();
    await end(pays(3_000n));
    expect(await correct(pays(3_000n))).toEqual({ corrected: 0 });
    expect(await correct(pays(0n), 3)).toEqual({ corrected: 1 });
    expect(await correct(pays(0n), 3, 1)).toEqual({ corrected: 0 });
    expect(await correct(pays(3_000n), 2)).toEqual({ corrected: 0 });
    expect(await money()).toEqual({ cash: 9_000n, inPlay: 0n });
    expect(await stored(id)).toMatchObject({ revision: 1, resultVersion: 3, payout: 0n });
  });

  it('[SB10] by two processes at once is made once', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, () => place({ stake: 100n })));
    await end(pays(150n));
    const [a, b] = await Promise.all([correct(pays(400n), 2, 0), correct(pays(400n), 2, 1)]);
    expect(a.corrected + b.corrected).toBe(ids.length);
    expect(await money()).toEqual({ cash: 10_000n + 9n * 300n, inPlay: 0n });
  });

  it('[SB11] takes back what there is, and the house bears the rest', async () => {
    const id = await place();
    await end(pays(5_000n));
    await spend(13_200n);
    expect(await correct(pays(0n))).toEqual({ corrected: 1 });
    expect(await money()).toEqual({ cash: 0n, inPlay: 0n });
    expect((await standing().story(id))?.corrections).toMatchObject([{ unrecovered: 4_200n }]);
    expect(bench.letters).toHaveLength(1);
    expect(bench.letters[0]?.letter.text.EN).toContain('42.00');
    const since = new Date(bench.clock.now().getTime() - 1_000);
    const [found] = await standing().unrecoveredSince(since);
    expect(found).toMatchObject({ currency: 'PKR', bets: 1, amount: 4_200n });
  });

  it('[SB11] pays what is due first, so that only the difference is taken', async () => {
    await place();
    await end(pays(5_000n));
    await spend(13_999n);
    await correct(pays(4_999n));
    expect(await money()).toEqual({ cash: 0n, inPlay: 0n });
    expect(bench.letters[0]?.letter.text.EN).not.toContain('we bear');
  });

  it('[SB10] leaves what was cashed out or taken back, and corrects what stood beside a cash-out', async () => {
    const [part, whole, taken] = [await place(), await place(), await place()];
    const cashOut = (betId: string, stake: bigint) =>
      standing().cashOut({ betId, memberId, key: newId(), stake, pays: 200n }, () => null);
    await cashOut(part, 400n);
    await cashOut(whole, 1_000n);
    await standing().takeBack({ id: taken });
    await end(({ standingStake }) => ({ does: 'settle', payout: standingStake * 2n }));
    expect(await correct(pays(0n))).toEqual({ corrected: 1 });
    expect(await stored(part)).toMatchObject({ state: 'settled', payout: 200n, revision: 1 });
    expect(await stored(whole)).toMatchObject({ state: 'cashed_out', revision: 0 });
    expect(await stored(taken)).toMatchObject({ state: 'returned', revision: 0 });
    expect(await money()).toEqual({ cash: 10_000n - 2_000n + 400n, inPlay: 0n });
    await correct(returns, 3);
    expect(await stored(part)).toMatchObject({ state: 'cashed_out', payout: 200n, standingStake: 600n });
    expect(await money()).toEqual({ cash: 10_000n - 1_400n + 400n, inPlay: 0n });
  });

  it('[SB12] several markets decide one bet: it waits for those without a result', async () => {
    const other = `${market}/other`;
    const double = await place({ furtherMarkets: [other] });
    const single = await place();
    const results = new Map<string, bigint>();
    const outcome: OutcomeOf = async (bet) => {
      const all = [bet.market, ...bet.furtherMarkets].map((one) => results.get(one));
      if (all.includes(0n)) return { does: 'settle', payout: 0n };
      if (all.includes(undefined)) return { does: 'wait' };
      return { does: 'settle', payout: all.reduce<bigint>((sum, by) => sum * (by ?? 0n), bet.stake) };
    };
    results.set(market, 2n);
    expect(await end(outcome)).toEqual({ ended: 1 });
    expect(await stored(single)).toMatchObject({ state: 'settled', payout: 2_000n });
    expect(await stored(double)).toMatchObject({ state: 'open' });
    results.set(other, 3n);
    expect(await standing(1).endMarket({ market: other, resultVersion: 2 }, outcome)).toEqual({ ended: 1 });
    expect(await stored(double)).toMatchObject({ payout: 6_000n, resultVersion: 2 });
    results.set(other, 0n);
    await standing(1).correctMarket({ market: other, resultVersion: 3, reason: 'goal annulled' }, outcome);
    expect(await stored(double)).toMatchObject({ payout: 0n, revision: 1 });
    results.set(market, 0n);
    expect(await correct(outcome, 4)).toEqual({ corrected: 1 });
    expect(await stored(single)).toMatchObject({ payout: 0n });
    expect(await money()).toEqual({ cash: 8_000n, inPlay: 0n });
  });

  it('[SB2] other markets under the same id are another bet', async () => {
    const id = newId();
    const bet = {
      id,
      memberId,
      gameId: 'FOOTBALL',
      vendorCode: 'TCG_SPORT',
      market,
      currency: 'PKR',
      stake: 10n,
      content: {},
    };
    const open = async () => null;
    await standing().place({ ...bet, furtherMarkets: ['X'] }, open);
    expect(await standing(1).place({ ...bet, furtherMarkets: ['X'] }, open)).toMatchObject({ bet: { id } });
    expect(await standing(1).place(bet, open)).toMatchObject({ code: 'idempotency.mismatch' });
  });

  it('[SB8, SB10, SB11, SB12] random lives over two processes keep to the books', async () => {
    const random = seededRandom(27);
    const members = await Promise.all(Array.from({ length: 4 }, () => bench.openMember(5_000n)));
    const due = new Map(members.map((member) => [member, 5_000n]));
    const markets = [market, `${market}/b`, `${market}/c`];
    const bets: string[] = [];
    const results = new Map<string, bigint>();
    let version = 0;
    const at = (): 0 | 1 => (random.int(2) === 0 ? 0 : 1);
    const outcome: OutcomeOf = (bet) => {
      const all = [bet.market, ...bet.furtherMarkets].map((one) => results.get(one));
      if (all.includes(undefined)) return { does: 'wait' };
      if (all.includes(-1n)) return { does: 'return' };
      const payout = all.reduce<bigint>((product, by) => product * (by ?? 0n), bet.standingStake);
      return { does: 'settle', payout, rebate: bet.standingStake / 50n };
    };
    for (let turn = 0; turn < 150; turn += 1) {
      const act = random.int(10);
      const own = random.pick(markets);
      if (act < 4) {
        const [first = own, ...further] = markets.filter(() => random.int(2) === 0);
        market = first;
        const member = random.pick(members);
        bets.push(await place({ member, stake: BigInt(1 + random.int(400)), furtherMarkets: further }));
      } else if (act < 6 && bets.length > 0) {
        const bet = await standing().find(random.pick(bets));
        if (bet?.state !== 'open') continue;
        const stake = BigInt(1 + random.int(Number(bet.standingStake)));
        const make = () =>
          standing(at()).cashOut(
            { betId: bet.id, memberId: bet.memberId, key: newId(), stake, pays: stake + 1n },
            () => null,
          );
        await Promise.all([make(), make()]);
      } else if (act === 6 && bets.length > 0) await standing(at()).takeBack({ id: random.pick(bets) });
      else {
        const isNew = !results.has(own);
        results.set(own, BigInt(random.int(4)) - 1n);
        version += 1;
        const of = { market: own, resultVersion: version, reason: 'random' };
        await Promise.all([standing(at()).endMarket(of, outcome), standing(at()).endMarket(of, outcome)]);
        if (isNew) continue;
        await Promise.all([standing(0).correctMarket(of, outcome), standing(1).correctMarket(of, outcome)]);
        // A bet that is open for other markets may begin to be decided by this one, and is ended by the next call.
        await standing(0).endMarket(of, outcome);
      }
    }
    for (const member of members) {
      let inPlay = 0n;
      for (const id of bets) {
        const bet = await standing().find(id);
        if (bet === null || bet.memberId !== member) continue;
        const unrecovered = (await standing().story(id))?.corrections.reduce(
          (sum, one) => sum + one.unrecovered,
          0n,
        );
        if (bet.state === 'open') inPlay += bet.standingStake;
        const paid = bet.state === 'open' ? bet.cashedOut : (bet.payout ?? 0n);
        const back = bet.state === 'cashed_out' ? bet.standingStake : 0n;
        const now = (due.get(member) ?? 0n) - bet.stake + paid + back + bet.rebate + (unrecovered ?? 0n);
        due.set(member, now);
      }
      expect(await bench.money(member)).toEqual({ cash: due.get(member), inPlay });
    }
  });
});
