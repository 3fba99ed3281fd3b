import { isRefusal } from '@ikka/contract';
import { daryaRooms, kindOf, treasureShare, weaponOf } from '@ikka/darya/rules';
import type { FairStream } from '@ikka/fair';
import type { CurrencyCode } from '@ikka/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BatchEvents, createBatches } from './batches.ts';
import { type DaryaBench, openDaryaBench, type Player } from './darya-test-bench.ts';
import { createPots } from './pots.ts';
import { createTreasure } from './treasure.ts';

const purse = 10_000_000n;
const boss = 7;
const unit = 800_000n;
type Committed = Parameters<BatchEvents['committed']>[0];

describe('the treasure of a room', () => {
  let bench: DaryaBench;
  beforeEach(async () => {
    bench = await openDaryaBench();
  });
  afterEach(() => bench.close());

  const open = () => {
    const [room] = daryaRooms as [(typeof daryaRooms)[number]];
    const kind = kindOf(room.hall, 'mugger-king');
    const weapon = weaponOf('cannon');
    if (kind === undefined || weapon === undefined) throw new Error('no boss');
    const { ledger, rounds } = bench.first;
    const fail = (error: unknown) => {
      throw error;
    };
    const potOf = async (label: string, currency: string) => {
      const pot = await ledger.houseAccount('jackpot', currency as CurrencyCode, label);
      return (await ledger.account(pot.book))?.balance ?? 0n;
    };
    const treasure = createTreasure(room.id, potOf, fail);
    const pots = createPots((currency) => potOf(room.id, currency), fail);
    const held = () => potOf(treasure.label, 'PKR');
    /** A player's shots at the boss, charged as one batch. */
    const gun = ({ memberId, playSessionId }: Player) => {
      const committed: Committed[] = [];
      const batches = createBatches(
        {
          rounds,
          gameId: room.hall.code,
          vassalage: 'IKKA_FISH',
          newId: ledger.newId,
          wait: () => Promise.resolve(),
          onFault: fail,
        },
        {
          memberId: String(memberId),
          playSessionId,
          name: 's***a',
          currency: 'PKR',
          seat: 0,
          seatId: playSessionId,
        },
        { label: room.id, pots, treasure },
        {
          committed: (batch) => void committed.push(batch),
          voided: (_trials, why) => fail(new Error(isRefusal(why) ? why.code : why)),
        },
      );
      return {
        committed,
        async shoot(times: number, value: bigint) {
          await expect.poll(() => batches.isReady).toBe(true);
          const before = committed.length;
          for (let n = 0; n < times; n += 1)
            batches.draw({ kind, weapon, value }, { bullet: n + 1, fish: boss, scene: 1 }, unit);
          batches.commit(0);
          batches.commit(10_000);
          await expect.poll(() => committed.length).toBe(before + 1);
          return committed.at(-1) as Committed;
        },
      };
    };
    return { treasure, held, gun };
  };
  const isMiss = (stream: FairStream) => stream.below(375) !== 0 && stream.below(5_000) !== 0;
  const misses = (player: Player) => bench.rotateTo(player, (one, two) => isMiss(one) && isMiss(two));
  const catches = (player: Player) =>
    bench.rotateTo(player, (stream) => stream.below(375) === 0 && stream.below(5_000) !== 0);
  const shareOf = (stake: bigint) => {
    const { numerator, denominator } = treasureShare.share;
    return (stake * numerator + denominator - 1n) / denominator;
  };

  it('[D23] gets its share of every shot at its boss, and is divided by what each shot at it', async () => {
    const [one, two, three] = [
      await bench.player(purse),
      await bench.player(purse),
      await bench.player(purse),
    ];
    const { held, gun, treasure } = open();
    for (const player of [one, three]) await misses(player);
    await catches(two);
    const [first, second, third] = [gun(one), gun(two), gun(three)];
    await first.shoot(1, 30_000n);
    await third.shoot(1, 10_000n);
    expect(await held()).toBe(shareOf(30_000n) + shareOf(10_000n));
    const before = [await bench.cashOf(one), await bench.cashOf(two), await bench.cashOf(three)] as const;
    const caught = await second.shoot(1, 20_000n);
    // 15.5% of 600.00; nothing is rounded here.
    const all = shareOf(60_000n);
    expect(caught.payout).toBe(300n * 20_000n);
    expect(caught.shares.map(({ memberId, amount }) => [memberId, amount])).toEqual([
      [one.memberId, all / 2n],
      [three.memberId, all / 6n],
      [two.memberId, all / 3n],
    ]);
    expect(await held()).toBe(0n);
    expect(await bench.cashOf(one)).toBe(before[0] + all / 2n);
    expect(await bench.cashOf(two)).toBe(before[1] - 20_000n + caught.payout + all / 3n);
    expect(caught.balance).toBe(await bench.cashOf(two));
    expect(await bench.cashOf(three)).toBe(before[2] + all / 6n);
    // The boss is gone: who shot at it has no part of the next one's treasure.
    treasure.over(boss);
    expect((await third.shoot(1, 10_000n)).shares).toEqual([]);
    expect(await held()).toBe(shareOf(20_000n) - shareOf(10_000n));
  });

  it('[D23] keeps what nobody caught for the next boss, and pays one who was suspended meanwhile', async () => {
    const [one, two] = [await bench.player(purse), await bench.player(purse)];
    const { held, gun, treasure } = open();
    await misses(one);
    await catches(two);
    const [first, second] = [gun(one), gun(two)];
    await first.shoot(1, 100_000n);
    treasure.clear();
    await first.shoot(1, 20_000n);
    await bench.test.database.transaction((tx) => bench.first.ledger.suspend(tx, one.memberId));
    const waits = await held();
    const { shares } = await second.shoot(1, 20_000n);
    const whole = waits + shareOf(20_000n);
    expect(shares.map(({ amount }) => amount)).toEqual([whole / 2n, whole / 2n]);
    expect(await bench.cashOf(one)).toBe(purse - 120_000n + whole / 2n);
    expect(await held()).toBe(whole % 2n);
  });
});
