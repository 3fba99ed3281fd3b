import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, rupees } from './cashback-test-bench.ts';
import { percents } from './cashback-test-terms.ts';
import type { Holder } from './parts.ts';
import type { Claim } from './store.ts';

const hourMs = 3_600_000;

describe('cashback', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  const claimed = async (holder: Holder, key = bench.key()): Promise<Claim> => {
    const claim = await bench.cashback.claim(holder, key);
    if (isRefusal(claim)) throw new Error(claim.code);
    return claim;
  };
  /** Every bet, page by page, and the sum of what they bring, in ten-thousandths of a paisa. */
  const explained = async (holder: Holder, claimId?: string) => {
    const list = [];
    for (let offset = 0; ; offset += 3) {
      const page = await bench.cashback.bets(holder, claimId, { limit: 3, offset });
      if (isRefusal(page)) throw new Error(page.code);
      list.push(...page.list);
      if (list.length >= page.total)
        return { list, sum: list.reduce((sum, { cashback }) => sum + exact(cashback), 0n) };
    }
  };
  const exact = (text: string) => {
    const [whole = '', digits = ''] = text.split('.');
    return BigInt(whole + digits.padEnd(6, '0'));
  };

  it('[CB1] [CB2] [CB8] counts bet by bet on the terms and the level of each, exactly', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '100.01');
    await bench.play(holder, '50.00', 'fish');
    bench.clock.advance(hourMs);
    bench.reach(holder, 3);
    await bench.play(holder, '33.33');
    bench.clock.advance(1000);
    const counted = await bench.cashback.count(holder);
    // 100.01 × 0.50 % + 50.00 × 0.20 % + 33.33 × 1.00 %
    expect(counted.earned).toBe(500_050n + 100_000n + 333_300n);
    expect(counted).toMatchObject({ amount: 93n, carriedOn: 3_350n, withheld: 0n, carriedIn: 0n });
    const { list, sum } = await explained(holder);
    expect(sum).toBe(counted.earned);
    expect(
      list.map(({ turnover, percent, cashback, rankLevel }) => [turnover, percent, cashback, rankLevel]),
    ).toEqual([
      ['33.33', '1.00', '0.3333', 3],
      ['50.00', '0.20', '0.10', 0],
      ['100.01', '0.50', '0.50005', 0],
    ]);
  });

  it('[CB1] other terms hold for later bets alone', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    bench.clock.advance(5_000);
    const before = {
      levels: [{ fromLevel: 0, percents: percents('0.50', '0.20') }],
      excludedGames: ['barred'],
    };
    bench.setTerms({ levels: [{ fromLevel: 0, percents: percents('0.10', '0.00') }], excludedGames: [] });
    await bench.play(holder, '1000.00');
    bench.clock.advance(5_000);
    bench.setTerms(before);
    expect((await bench.cashback.count(holder)).amount).toBe(500n + 100n);
  });

  it('[CB2] [CB5] [CB7] [CB8] pays once, leaves nothing out between claims, and each explains itself for ever', async () => {
    const holder = await bench.newMember();
    const keys: string[] = [];
    let paid = 0n;
    let carried = 0n;
    for (let n = 0; n < 4; n += 1) {
      await bench.play(holder, `${100 + n}.0${n}`);
      // The second stake is of the same instant, and so are the claim and the next stake.
      await bench.play(holder, '77.77', 'fish');
      if (n === 2) bench.clock.advance(20 * 60_000);
      const cash = await bench.cash(holder);
      const claim = await claimed(holder);
      expect(claim).toMatchObject({ number: n + 1, bets: 2, carriedIn: carried });
      expect((await bench.cash(holder)) - cash).toBe(claim.amount);
      expect(await claimed(holder, claim.id)).toEqual(claim);
      keys.push(claim.id);
      paid += claim.amount;
      carried = claim.carriedOn;
    }
    let sum = 0n;
    for (const key of keys) {
      const { list, sum: one } = await explained(holder, key);
      expect(list).toHaveLength(2);
      sum += one;
    }
    expect(sum).toBe(paid * 10_000n + carried);
    expect((await bench.cashback.count(holder)).lines).toEqual([]);
    expect((await explained(holder)).list).toEqual([]);
    const history = await bench.cashback.claims(holder.memberId, { limit: 2, offset: 0 });
    expect(history).toMatchObject({ total: 4, list: [{ number: 4 }, { number: 3 }] });
  });

  it('[CB3] excluded games and games that nobody knows bring nothing, and say so', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00', 'barred');
    await bench.play(holder, '1000.00', 'gone');
    expect(await bench.cashback.count(holder)).toMatchObject({ amount: 0n, earned: 0n });
    expect((await explained(holder)).list.map(({ cashback }) => cashback)).toEqual(['0.00', '0.00']);
    expect(await bench.cashback.claim(holder, bench.key())).toMatchObject({ code: 'cashback.too_little' });
  });

  it('[CB4] withholds for a stake in play; settled it counts, given back it does not', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    const round = await bench.hold(holder, '400.00');
    // One percent is the most that the terms of level 0 know of: a half.
    expect(await bench.cashback.count(holder)).toMatchObject({ amount: 500n, withheld: 40_000n * 50n });
    const other = await bench.hold(holder, '600.00');
    await bench.settle(holder, round, '400.00');
    expect(await bench.cashback.count(holder)).toMatchObject({ amount: 700n });
    await bench.giveBack(holder, other, '600.00');
    expect(await bench.cashback.count(holder)).toMatchObject({ amount: 700n, withheld: 0n });
    expect((await explained(holder)).list[0]).toMatchObject({ isReturned: true, turnover: '-600.00' });
    expect((await claimed(holder)).amount).toBe(700n);
  });

  it('[CB4] what comes back after its claim is taken off the next one, and nothing is asked back', async () => {
    const holder = await bench.newMember();
    const round = await bench.hold(holder, '1000.00');
    await bench.settle(holder, round, '1000.00');
    await claimed(holder);
    const again = await bench.hold(holder, '1000.00');
    await bench.play(holder, '200.00');
    await claimed(holder);
    await bench.giveBack(holder, again, '1000.00');
    expect(await bench.cashback.count(holder)).toMatchObject({ amount: 0n });
    await bench.play(holder, '200.00');
    expect((await claimed(holder)).amount).toBe(100n);
  });

  it('[CB6] of many claims at once, with keys of their own or one, in two processes, one is paid', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    const cash = await bench.cash(holder);
    const shared = bench.key();
    const all = await Promise.all(
      [shared, shared, bench.key(), bench.key(), bench.key(), shared].map((key, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].cashback.claim(holder, key),
      ),
    );
    expect((await bench.cash(holder)) - cash).toBe(500n);
    const made = all.filter((one) => !isRefusal(one));
    expect(new Set(made.map((one) => (isRefusal(one) ? '' : one.id))).size).toBe(1);
    for (const one of all) if (isRefusal(one)) expect(one.code).toBe('cashback.too_little');
    expect((await bench.cashback.claims(holder.memberId, { limit: 9, offset: 0 })).total).toBe(1);
    expect((await bench.ledger.health('recount')).isBalanced).toBe(true);
  });

  it('[CB6] a key of another member is refused', async () => {
    const [one, other] = [await bench.newMember(), await bench.newMember()];
    await bench.play(one, '1000.00');
    await bench.play(other, '1000.00');
    const { id } = await claimed(one);
    expect(await bench.cashback.claim(other, id)).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await bench.cashback.bets(other, id, { limit: 3, offset: 0 })).toMatchObject({
      code: 'cashback.claim_unknown',
    });
  });

  it('[CB9] a bet lapses, and less than the least waits', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    bench.clock.advance(31 * 24 * hourMs);
    expect((await bench.cashback.count(holder)).amount).toBe(0n);
    await bench.play(holder, '99.00');
    expect(await bench.cashback.claim(holder, bench.key())).toMatchObject({
      code: 'cashback.too_little',
      value: { least: '0.50', claimable: '0.49' },
    });
    await bench.play(holder, '1.00');
    expect((await claimed(holder)).amount).toBe(50n);
  });

  it('[CB9] [CB10] time in which a member is excluded from play does not count', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    bench.clock.advance(20 * 24 * hourMs);
    await bench.exclude(holder, 42);
    bench.clock.advance(43 * 24 * hourMs);
    await bench.exclude(holder, 42);
    bench.clock.advance(43 * 24 * hourMs);
    // Of a hundred and six days twenty-two were open to play: the bet is as old as that.
    expect((await bench.cashback.count(holder)).amount).toBe(500n);
    expect(await bench.cashback.bets(holder, undefined, { limit: 5, offset: 0 })).toMatchObject({ total: 1 });
    bench.clock.advance(9 * 24 * hourMs);
    await bench.ledger.ensurePartitions();
    expect((await bench.cashback.count(holder)).amount).toBe(0n);
    expect(await bench.cashback.bets(holder, undefined, { limit: 5, offset: 0 })).toMatchObject({ total: 0 });
  });

  it('[CB10] who is excluded claims what he earned before, however little, once', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '20.00');
    expect(await bench.cashback.claim(holder, bench.key())).toMatchObject({ code: 'cashback.too_little' });
    await bench.exclude(holder, 1);
    const before = await bench.cash(holder);
    expect((await claimed(holder)).amount).toBe(10n);
    expect((await bench.cash(holder)) - before).toBe(10n);
    expect(await bench.cashback.claim(holder, bench.key())).toMatchObject({
      code: 'cashback.too_little',
      value: { least: '0.01', claimable: '0.00' },
    });
  });

  it('[CB10] nothing is paid to who is suspended; it waits', async () => {
    const holder = await bench.newMember();
    await bench.play(holder, '1000.00');
    await bench.test.database.transaction((tx) => bench.ledger.suspend(tx, holder.memberId));
    expect(await bench.cashback.claim(holder, bench.key())).toMatchObject({ code: 'member.suspended' });
    await bench.test.database.transaction((tx) => bench.ledger.unsuspend(tx, holder.memberId));
    expect((await claimed(holder)).amount).toBe(500n);
  });

  it('[CB11] operators see who claimed what in a range, and its sums', async () => {
    bench.clock.advance(48 * hourMs);
    const from = bench.clock.now();
    const [one, other] = [await bench.newMember(), await bench.newMember()];
    for (const holder of [one, other, one]) {
      await bench.play(holder, '1000.00');
      await claimed(holder);
      bench.clock.advance(1000);
    }
    const found = await bench.cashback.found({ from, to: bench.clock.now() }, { limit: 2, offset: 0 });
    expect(found.totals).toEqual({ claims: 3, amount: 1_500n });
    expect(found.list.map(({ memberId }) => found.names.get(memberId))).toEqual([
      `member${one.memberId}`,
      `member${other.memberId}`,
    ]);
    const range = { from, to: bench.clock.now() };
    bench.clock.advance(3 * hourMs);
    await bench.cashback.sumHours();
    expect((await bench.cashback.found(range, { limit: 1, offset: 0 })).totals).toEqual(found.totals);
    const ofOne = await bench.cashback.found({ memberIds: [one.memberId] }, { limit: 9, offset: 0 });
    expect(ofOne.totals).toMatchObject({ claims: 2, amount: rupees('10.00') });
  });
});
