import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendorWallets } from './index.ts';
import { openWalletsBench, type WalletsBench } from './vendor-wallets-test-bench.ts';

/** Mulberry32: the same commands in every run. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const commands = 160;
const begun = 1_000_000n;

describe('a vendor who keeps purses, on a bad line', () => {
  let bench: WalletsBench;
  beforeAll(async () => {
    bench = await openWalletsBench({
      chaos: { seed: 11, lost: 8, cut: 10, doubled: 8, late: 8, failed: 8 },
    });
  });
  afterAll(() => bench.close());

  it('[VW3] [VW4] [VW6] ends with the same books on both sides, whatever was lost and whoever died', async () => {
    const random = seeded(5);
    const upTo = (most: number) => BigInt(Math.floor(random() * most) + 1);
    const { ledger } = bench;
    // Processes that die right after what they did was durable, or right before it.
    const died = new Error('the process died here');
    const whole = bench.startProcess();
    const mortals: VendorWallets[] = [
      bench.startProcess({
        hold: async (wanted) => {
          await ledger.hold(wanted);
          throw died;
        },
      }),
      bench.startProcess({ postHold: () => Promise.reject(died), voidHold: () => Promise.reject(died) }),
      bench.startProcess({
        postHold: async (ending) => {
          await ledger.postHold(ending);
          throw died;
        },
        voidHold: async (ending) => {
          await ledger.voidHold(ending);
          throw died;
        },
      }),
      bench.startProcess({
        post: async (post) => {
          await ledger.post(post);
          throw died;
        },
      }),
    ];
    const members = [await bench.openMember(begun), await bench.openMember(begun)];
    const survive = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (error !== died) throw error;
      });
    let deaths = 0;
    for (let step = 0; step < commands; step += 1) {
      const member = members[step % 2] ?? 0n;
      const isMortal = random() < 0.25;
      if (isMortal) deaths += 1;
      const process = isMortal ? (mortals[Math.floor(random() * mortals.length)] ?? whole) : whole;
      const kind = random();
      bench.clock.advance(7_000);
      if (kind < 0.35) await survive(process.transfer(bench.wish(member, 'in', upTo(40_000))));
      else if (kind < 0.6) {
        const amount = random() < 0.3 ? 'all' : upTo(30_000);
        await survive(process.transfer(bench.wish(member, 'out', amount)));
      } else if (kind < 0.85) bench.play(member, upTo(5_000), random() < 0.3 ? upTo(15_000) : 0n);
      else await survive(process.refreshFunds({ memberId: member, currency: 'PKR' }));
      await survive(process.askDue());
    }

    bench.purse.chaos?.flush();
    for (let asked = 0; asked < 60; asked += 1) {
      bench.clock.advance(61_000);
      await whole.askDue();
      for (const memberId of members) await whole.refreshFunds({ memberId, currency: 'PKR' });
    }
    expect(deaths).toBeGreaterThan(20);
    expect(Object.values(bench.purse.chaos?.happened ?? {}).every((times) => times >= 5)).toBe(true);

    const { list } = await whole.list({}, { limit: 1_000, offset: 0 });
    const states = new Set(list.map(({ state }) => state));
    expect(states).toEqual(new Set(['done', 'returned']));
    // What we call done the vendor carried out, and nothing else.
    for (const { id, state, direction } of list) {
      const theirs = bench.purse.store.movement(id)?.direction ?? 'buried';
      expect(theirs).toBe(state === 'done' ? direction : 'buried');
    }
    for (const memberId of members) {
      const theirs = bench.purse.store.books(bench.purseKey(memberId));
      const { cash, transit, wallet } = await bench.moneyOf(memberId);
      const [played] = theirs.games;
      expect(played?.rounds).toBeGreaterThan(5n);
      expect(wallet).toBe(theirs.balance);
      expect(transit).toBe(0n);
      expect(cash + wallet).toBe(begun - (played?.staked ?? 0n) + (played?.paid ?? 0n));
    }
    const [sums] = await whole.sums();
    expect(sums).toMatchObject({ wallets: 2, differing: 0 });
    expect(await ledger.health('recount')).toMatchObject({ isBalanced: true });
  });

  it('[VW7] lets everybody’s money come back when a vendor is recalled, and none go in', async () => {
    const wallets = bench.startProcess();
    const by = { username: 'root', ip: '203.0.113.1' };
    await wallets.recall({ vendorCode: 'PURSE', reason: 'the vendor closes' }, by);
    const before = await wallets.sums();
    expect(before).toHaveLength(1);
    const isEmpty = async () => {
      const [sums] = await wallets.sums();
      return sums !== undefined && sums.came - sums.went - sums.staked + sums.paid === 0n;
    };
    for (let tries = 0; tries < 60 && !(await isEmpty()); tries += 1) {
      bench.clock.advance(61_000);
      await wallets.askDue();
      await wallets.bringRecalledBack();
    }
    expect(await isEmpty()).toBe(true);
    const member = await bench.openMember();
    const refused = await wallets.transfer(bench.wish(member, 'in', 100n));
    expect(isRefusal(refused) && refused.code).toBe('wallet.vendor_closed');
    expect(await wallets.endRecall({ vendorCode: 'PURSE', reason: 'it opens again' }, by)).toBeNull();
    expect(await bench.audit.check()).toMatchObject({ intact: true });
  });
});
