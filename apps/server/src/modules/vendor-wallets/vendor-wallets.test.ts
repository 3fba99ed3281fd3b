import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendorWallets } from './index.ts';
import { game, openWalletsBench, type WalletsBench } from './vendor-wallets-test-bench.ts';

describe('wallets at a vendor', () => {
  let bench: WalletsBench;
  let wallets: VendorWallets;
  beforeAll(async () => {
    bench = await openWalletsBench();
    wallets = bench.startProcess();
  });
  afterAll(() => bench.close());

  const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : answer);
  const move = (...wish: Parameters<WalletsBench['wish']>) => wallets.transfer(bench.wish(...wish));
  const own = { by: 'member', account: 'm', ip: '203.0.113.1' } as const;
  /** Nobody answers at the vendor's address meanwhile. */
  const whileDead = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { url } = bench.state;
    bench.state.url = 'http://127.0.0.1:1';
    try {
      return await work();
    } finally {
      bench.state.url = url;
    }
  };

  it('[VW1] [VW2] brings money in and back, each wish once', async () => {
    const member = await bench.openMember();
    const wish = bench.wish(member, 'in', 60_000n);
    const answers = await Promise.all([1, 2, 3].map(() => wallets.transfer(wish)));
    expect(answers.filter((one) => !isRefusal(one) && one.state === 'done').length).toBeGreaterThan(0);
    for (const one of answers)
      if (isRefusal(one)) expect(['wallet.transfer_pending', 'idempotency.mismatch']).toContain(one.code);
    expect(await wallets.transfer(wish)).toMatchObject({ state: 'done', amount: 60_000n });
    expect(codeOf(await wallets.transfer({ ...wish, amount: 1n }))).toBe('idempotency.mismatch');
    expect(await bench.moneyOf(member)).toEqual({ cash: 40_000n, transit: 0n, wallet: 60_000n });
    expect(await move(member, 'out', 10_000n)).toMatchObject({ state: 'done' });
    expect(await move(member, 'out', 'all')).toMatchObject({ state: 'done', amount: 50_000n });
    expect(await bench.moneyOf(member)).toEqual({ cash: 100_000n, transit: 0n, wallet: 0n });
  });

  it('[VW2] refuses more than there is, on either side', async () => {
    const member = await bench.openMember(5_000n);
    expect(codeOf(await move(member, 'in', 5_001n))).toBe('wallet.insufficient_funds');
    expect(codeOf(await move(member, 'out', 1n))).toBe('wallet.insufficient_funds');
    expect(codeOf(await move(member, 'in', 'all'))).toMatchObject({ amount: 5_000n });
    expect(codeOf(await move(member, 'in', 'all'))).toBe('wallet.insufficient_funds');
  });

  it('[VW5] books what was played when the wallet is read, as a round of its game, and brings back what was won', async () => {
    const member = await bench.openMember();
    await move(member, 'in', 10_000n);
    // Everything is staked twice over: the second stake is made of what the first one paid.
    bench.play(member, 10_000n, 29_100n);
    bench.play(member, 20_000n, 0n);
    const funds = await wallets.refreshFunds({ memberId: member, currency: 'PKR' });
    expect(funds.wallets[0]).toMatchObject({ available: '91.00', inTransit: '0.00' });
    expect(funds.sumBalance).toBe('991.00');
    const { rows } = await bench.database.pool.query(
      'SELECT game_id, stake, payout, ended_at IS NOT NULL AS ended FROM vendors.round WHERE member_id = $1',
      [member],
    );
    expect(rows).toEqual([{ game_id: game, stake: 30_000n, payout: 29_100n, ended: true }]);
    await wallets.refreshFunds({ memberId: member, currency: 'PKR' });
    expect(await move(member, 'out', 'all')).toMatchObject({ amount: 9_100n });
    expect(bench.facts.filter(({ name }) => name === 'PlaySettled')).toHaveLength(1);
    expect((await bench.ledger.health('recount')).isBalanced).toBe(true);
  });

  it('[VW4] leaves a transfer in doubt while the vendor is dead, and ends it when it is known', async () => {
    const member = await bench.openMember();
    await move(member, 'in', 2_000n);
    await whileDead(async () => {
      expect(codeOf(await move(member, 'out', 1_000n))).toBe('wallet.vendor_unreachable');
      expect(await move(member, 'in', 1_000n)).toMatchObject({ state: 'in_doubt' });
      expect(codeOf(await move(member, 'in', 1_000n))).toBe('wallet.transfer_pending');
      const funds = await wallets.funds({ memberId: member, currency: 'PKR' });
      expect(funds.wallets[0]).toMatchObject({ inTransit: '10.00', pending: { state: 'in_doubt' } });
      expect(funds.sumBalance).toBe('1000.00');
      bench.clock.advance(60_000);
      await wallets.askDue();
      expect(await wallets.openSince(bench.clock.now())).toMatchObject({ count: 1 });
    });
    bench.clock.advance(120_000);
    await wallets.askDue();
    expect(await bench.moneyOf(member)).toEqual({ cash: 98_000n, transit: 0n, wallet: 2_000n });
    expect(await wallets.openSince(bench.clock.now())).toEqual({ count: 0, oldest: null });
  });

  it('[VW4] lets an operator ask, and writes down what came of it', async () => {
    const member = await bench.openMember();
    const wish = bench.wish(member, 'in', 1_000n);
    await whileDead(() => wallets.transfer(wish));
    const by = { username: 'root', ip: '203.0.113.1' };
    expect(await wallets.ask(wish.id, by)).toMatchObject({
      state: 'returned',
      reason: 'wallet.transfer_absent',
    });
    expect(codeOf(await wallets.ask(wish.id, by))).toBe('wallet.transfer_over');
    expect(codeOf(await wallets.ask(bench.ledger.newId(), by))).toBe('wallet.transfer_unknown');
  });

  it('[VW6] books nothing where the vendor tells other books, and says so', async () => {
    const member = await bench.openMember();
    await move(member, 'in', 10_000n);
    // Money that nobody of ours brought.
    const forged = { id: 'forged', direction: 'in', content: '', amount: 500n, at: '' } as const;
    bench.purse.store.move(bench.purseKey(member), forged);
    await wallets.refreshFunds({ memberId: member, currency: 'PKR' });
    expect(await wallets.differing()).toMatchObject([{ memberId: member, toldBalance: 10_500n }]);
    bench.clock.advance(1_000);
    const by = { username: 'root', ip: '203.0.113.1' };
    expect(await wallets.compareNow('PURSE', by)).toMatchObject({ differing: 1, unanswered: 0 });
    expect(await bench.moneyOf(member)).toMatchObject({ wallet: 10_000n });
    // What is his by our books he may have all the same.
    expect(await move(member, 'out', 'all')).toMatchObject({ state: 'done', amount: 10_000n });
  });

  it('[VW7] takes nothing in at a vendor that is closed, and lets it come back', async () => {
    const member = await bench.openMember();
    await move(member, 'in', 10_000n);
    bench.state.isOpen = false;
    expect(codeOf(await move(member, 'in', 1n))).toBe('wallet.vendor_closed');
    expect(await move(member, 'out', 'all')).toMatchObject({ state: 'done' });
    bench.state.isOpen = true;
  });

  it('[VW8] lets an excluded member bring money back, never in', async () => {
    const member = await bench.openMember();
    const who = { memberId: member, currency: 'PKR' };
    await move(member, 'in', 10_000n);
    await bench.protection.exclude(who, { kind: 'cool_off', days: 1 }, own);
    expect(codeOf(await move(member, 'in', 1n))).toBe('protection.excluded');
    expect(await move(member, 'out', 'all')).toMatchObject({ state: 'done' });
  });

  it('[VW8] counts what goes in for limits, gives back what is returned, and what comes back makes room', async () => {
    const member = await bench.openMember();
    const who = { memberId: member, currency: 'PKR' };
    const limit = { kind: 'loss', period: 'day' } as const;
    await bench.protection.changeLimit(who, limit, { kind: 'set', value: 5_000n }, own);
    expect(await move(member, 'in', 4_000n)).toMatchObject({ state: 'done' });
    expect(codeOf(await move(member, 'in', 1_001n))).toBe('wallet.limit_reached');
    const doubted = bench.wish(member, 'in', 1_000n);
    expect(await whileDead(() => wallets.transfer(doubted))).toMatchObject({ state: 'in_doubt' });
    await wallets.ask(doubted.id, { username: 'root', ip: '203.0.113.1' });
    expect(await move(member, 'in', 1_000n)).toMatchObject({ state: 'done' });
    expect(await move(member, 'out', 2_000n)).toMatchObject({ state: 'done' });
    expect(await move(member, 'in', 2_000n)).toMatchObject({ state: 'done' });
    expect(codeOf(await move(member, 'in', 1n))).toBe('wallet.limit_reached');
  });

  it('[VW9] brings everything back at one press, the same transfers for the same key', async () => {
    const member = await bench.openMember();
    await move(member, 'in', 7_000n);
    const wish = { id: bench.ledger.newId(), owner: { memberId: member, currency: 'PKR' } };
    const first = await wallets.bringBack(wish);
    expect(first).toMatchObject({ transfers: [{ row: { state: 'done', amount: 7_000n } }], failed: [] });
    expect((await wallets.bringBack(wish)).transfers[0]?.row.id).toBe(first.transfers[0]?.row.id);
    expect(await wallets.bringBack({ ...wish, id: bench.ledger.newId() })).toEqual({
      transfers: [],
      failed: [],
    });
  });

  it('[VW9] gives each wallet its turn, also where one of them cannot be read', async () => {
    const [broken, sound] = [await bench.openMember(), await bench.openMember()];
    for (const member of [broken, sound]) await move(member, 'in', 2_000n);
    const failing = bench.startProcess({
      memberAccount: (memberId, ...rest) =>
        memberId === broken
          ? Promise.reject(new Error('cannot be read'))
          : bench.ledger.memberAccount(memberId, ...rest),
    });
    const by = { username: 'root', ip: '203.0.113.1' };
    await failing.recall({ vendorCode: 'PURSE', reason: 'its licence ended' }, by);
    await failing.bringRecalledBack();
    expect(await bench.moneyOf(sound)).toMatchObject({ wallet: 0n });
    expect(await bench.moneyOf(broken)).toMatchObject({ wallet: 2_000n });
    await wallets.bringRecalledBack();
    expect(await bench.moneyOf(broken)).toMatchObject({ wallet: 0n });
    await wallets.endRecall({ vendorCode: 'PURSE', reason: 'it has a licence again' }, by);
  });

  it('[VW10] follows the player to the vendor where he chose it, and always with trial money', async () => {
    const member = await bench.openMember();
    const who = { memberId: member, currency: 'PKR', isTrial: false };
    await wallets.followPlayer(who, 'PURSE');
    expect(await bench.moneyOf(member)).toMatchObject({ cash: 100_000n });
    await wallets.setAutoTransfer(member, true);
    await wallets.followPlayer(who, 'PURSE');
    await wallets.followPlayer(who, 'ANOTHER');
    expect(await bench.moneyOf(member)).toMatchObject({ cash: 0n, wallet: 100_000n });
  });

  it('[VW10] refuses the game of a vendor that does not answer, and asks on by the clock', async () => {
    const member = await bench.openMember();
    const who = { memberId: member, currency: 'PKR', isTrial: false };
    await wallets.setAutoTransfer(member, true);
    const silent = await openSilentVendor();
    const { url } = bench.state;
    bench.state.url = silent.url;
    const waited: number[] = [];
    const impatient = bench.startProcess({}, { wait: async (ms) => void waited.push(ms) });
    try {
      expect(codeOf(await impatient.followPlayer(who, 'PURSE'))).toBe('vendor.unreachable');
      expect(waited).toEqual([3_000]);
      await silent.close();
      // Told once and asked once in vain: what else happens to it, the clock does.
      await expect
        .poll(() => lastTransfer(member), { timeout: 20_000 })
        .toMatchObject({ state: 'in_doubt', asks: 2 });
      expect(codeOf(await wallets.followPlayer(who, 'PURSE'))).toBe('vendor.unreachable');
    } finally {
      await silent.close();
      bench.state.url = url;
    }
    expect(await bench.moneyOf(member)).toEqual({ cash: 0n, transit: 100_000n, wallet: 0n });
    bench.clock.advance(60_000);
    await wallets.askDue();
    expect(await bench.moneyOf(member)).toEqual({ cash: 100_000n, transit: 0n, wallet: 0n });
    expect(await wallets.followPlayer(who, 'PURSE')).toBeNull();
    expect(await bench.moneyOf(member)).toMatchObject({ cash: 0n, wallet: 100_000n });
  });

  it('[VW10] opens the game where something stops the money alone', async () => {
    const member = await bench.openMember(1n);
    await wallets.setAutoTransfer(member, true);
    bench.state.isOpen = false;
    try {
      expect(
        await wallets.followPlayer({ memberId: member, currency: 'PKR', isTrial: false }, 'PURSE'),
      ).toBeNull();
    } finally {
      bench.state.isOpen = true;
    }
    expect(await bench.moneyOf(member)).toMatchObject({ cash: 1n });
  });

  const lastTransfer = async (memberId: bigint) =>
    (await wallets.list({ memberIds: [memberId] }, { limit: 1, offset: 0 })).list[0];
});

/** A vendor that takes every question and answers none. */
async function openSilentVendor() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
