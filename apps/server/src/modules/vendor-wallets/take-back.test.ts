import { isRefusal } from '@ikka/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { VendorWallets } from './index.ts';
import { openWalletsBench, type WalletsBench } from './vendor-wallets-test-bench.ts';

const own = { by: 'member', account: 'm', ip: '203.0.113.1' } as const;

describe('what lies at vendors of members to whom play is closed', () => {
  let bench: WalletsBench;
  let wallets: VendorWallets;
  let vendorUrl: string;
  beforeAll(async () => {
    bench = await openWalletsBench();
    wallets = bench.startProcess();
    vendorUrl = bench.state.url;
  });
  afterEach(() => {
    bench.state.url = vendorUrl;
  });
  afterAll(() => bench.close());

  const move = (...wish: Parameters<WalletsBench['wish']>) => wallets.transfer(bench.wish(...wish));
  /** Nobody hears of it: as if the process had ended after the commit. */
  const excludeUnheard = (memberId: bigint, currency = 'PKR') =>
    bench.protection.exclude({ memberId, currency }, { kind: 'cool_off', days: 7 }, own);
  const takenOf = async (memberId: bigint) =>
    (await wallets.list({ memberIds: [memberId] }, { limit: 10, offset: 0 })).list.filter(
      ({ direction }) => direction === 'out',
    );
  const filled = async (amount = 10_000n) => {
    const member = await bench.openMember();
    await move(member, 'in', amount);
    return member;
  };

  it('[VW11] comes back by the clock where the process died before the exclusion was heard of', async () => {
    const [member, other] = [await filled(), await filled()];
    bench.play(member, 10_000n, 12_000n);
    await excludeUnheard(member);
    await bench.startProcess().attend();
    expect(await bench.moneyOf(member)).toEqual({ cash: 102_000n, transit: 0n, wallet: 0n });
    expect(await bench.moneyOf(other)).toMatchObject({ wallet: 10_000n });
    await wallets.attend();
    expect(await takenOf(member)).toHaveLength(1);
  });

  it('[VW11] comes back once, whatever looks at once: two processes by the clock, and one that heard', async () => {
    const members = [await filled(), await filled(), await filled()];
    for (const member of members) await excludeUnheard(member);
    const another = bench.startProcess();
    await Promise.all([
      wallets.attend(),
      another.attend(),
      ...members.map((member) => another.bringMemberBack(member)),
    ]);
    // Whoever found a transfer of another one under way left it to the next turn.
    await wallets.attend();
    for (const member of members) {
      expect(await bench.moneyOf(member)).toEqual({ cash: 100_000n, transit: 0n, wallet: 0n });
      expect(await takenOf(member)).toMatchObject([{ state: 'done', amount: 10_000n, cause: 'recall' }]);
    }
  });

  it('[VW11] comes back once the vendor is there again, or suspended though its member is', async () => {
    const member = await filled();
    await excludeUnheard(member);
    await bench.database.transaction((tx) => bench.ledger.suspend(tx, member));
    bench.state.url = 'http://127.0.0.1:1';
    await wallets.bringMemberBack(member);
    await wallets.attend();
    expect(await bench.moneyOf(member)).toMatchObject({ wallet: 10_000n });
    bench.state.url = vendorUrl;
    await wallets.attend();
    expect(await bench.moneyOf(member)).toEqual({ cash: 100_000n, transit: 0n, wallet: 0n });
  });

  it('[VW11] comes back where it arrived after the exclusion had been heard of', async () => {
    const member = await bench.openMember();
    bench.state.url = 'http://127.0.0.1:1';
    const wish = bench.wish(member, 'in', 5_000n);
    expect(await wallets.transfer(wish)).toMatchObject({ state: 'in_doubt' });
    await excludeUnheard(member);
    await wallets.bringMemberBack(member);
    // The vendor had taken it: only its answer was lost.
    const key = bench.purseKey(member);
    bench.purse.store.move(key, {
      id: wish.id,
      direction: 'in',
      content: JSON.stringify(['in', key.player, 'PKR', false, '50.00']),
      amount: 5_000n,
      at: bench.clock.now().toISOString(),
    });
    bench.state.url = vendorUrl;
    await wallets.ask(wish.id, { username: 'root', ip: '203.0.113.1' });
    expect(await bench.moneyOf(member)).toMatchObject({ transit: 0n, wallet: 5_000n });
    await wallets.attend();
    expect(await bench.moneyOf(member)).toEqual({ cash: 100_000n, transit: 0n, wallet: 0n });
  });

  it('[VW11] stays where play is open again, and where a limit alone was changed', async () => {
    const [lifted, limited] = [await filled(), await filled()];
    const operator = { by: 'operator', username: 'root', ip: '203.0.113.1', reason: 'asked' } as const;
    const who = { memberId: lifted, currency: 'PKR' };
    await bench.protection.exclude(who, { kind: 'operator', days: null }, operator);
    await bench.protection.lift(who, operator);
    await bench.protection.changeLimit(
      { memberId: limited, currency: 'PKR' },
      { kind: 'loss', period: 'day' },
      { kind: 'set', value: 5_000n },
      own,
    );
    for (const member of [lifted, limited]) await wallets.bringMemberBack(member);
    await wallets.attend();
    for (const member of [lifted, limited])
      expect(await bench.moneyOf(member)).toMatchObject({ wallet: 10_000n });
  });

  it('[VW11] gives each of them a turn, also where one cannot be read', async () => {
    const [broken, sound] = [await filled(), await filled()];
    for (const member of [broken, sound]) await excludeUnheard(member);
    const failing = bench.startProcess({
      memberAccount: (memberId, ...rest) =>
        memberId === broken
          ? Promise.reject(new Error('cannot be read'))
          : bench.ledger.memberAccount(memberId, ...rest),
    });
    await failing.attend();
    expect(await bench.moneyOf(sound)).toMatchObject({ wallet: 0n });
    expect(await bench.moneyOf(broken)).toMatchObject({ wallet: 10_000n });
    expect(isRefusal(await move(broken, 'in', 1n))).toBe(true);
    await wallets.attend();
    expect(await bench.moneyOf(broken)).toMatchObject({ wallet: 0n });
  });
});
