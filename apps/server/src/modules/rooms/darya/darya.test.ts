import { isRefusal } from '@ikka/contract';
import { darya } from '@ikka/darya/round';
import {
  daryaRooms,
  flightMost,
  jackpotOdds,
  type ShotsChoice,
  type Spawn,
  sceneMs,
} from '@ikka/darya/rules';
import { recomputeRound } from '@ikka/game-kit';
import { seededRandom } from '@ikka/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DaryaBench, type DaryaProcess, openDaryaBench, type Player } from './darya-test-bench.ts';
import type { OwnLiveNews } from './live-types.ts';
import { findSittings } from './sittings/store.ts';

/** Seeds are the same at every run, so that who catches what is too. */
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  let drawn = 0;
  const randomBytes = (size: number) => {
    drawn += 1;
    return crypto.createHash('sha256').update(`darya/${drawn}`).digest().subarray(0, size);
  };
  return { ...crypto, randomBytes: randomBytes as typeof crypto.randomBytes };
});

const purse = 1_000_000n;
type Batch = OwnLiveNews & { readonly type: 'batch' };
const batches = ({ told }: Player): Batch[] => told.filter((news): news is Batch => news.type === 'batch');
const returned = ({ told }: Player): readonly number[] =>
  told.flatMap((news) => (news.type === 'returned' ? news.bullets : []));

describe('a room of fish', () => {
  let bench: DaryaBench;
  beforeEach(async () => {
    bench = await openDaryaBench();
    await bench.first.rooms.attend();
  });
  afterEach(() => bench.close());

  /** Lets time pass until no bullet flies and every hit is charged. */
  const landed = async (player: Player, by: DaryaProcess) => {
    await bench.pass(by, 3_000);
    for (let waited = 3_000; waited < flightMost; waited += 500) {
      if ((await bench.look(by, player)).bullets.length === 0) break;
      await bench.pass(by, 500);
    }
    await bench.pass(by, 1_000);
  };

  /** Fires so many times at fish that are there, one shot each fifth of a second, and waits until all shots have landed. */
  const volley = async (player: Player, shots: number, by = bench.first) => {
    for (let n = 0; n < shots; n += 1) {
      const target = await bench.target(by, player);
      if (target !== undefined) await bench.fire(by, player, { target: target.index, angle: -Math.PI / 2 });
      await bench.pass(by, 200);
    }
    await landed(player, by);
  };

  /** A fish that stays in sight for a while; which swim, and when, no two runs have the same. */
  const fishInSight = async (player: Player, wants: (spawn: Spawn) => boolean = () => true) => {
    for (let waited = 0; waited < 60; waited += 1) {
      const found = await bench.target(bench.first, player, wants);
      if (found !== undefined) return found;
      await bench.pass(bench.first, 500);
    }
    throw new Error('no such fish in half a minute');
  };

  /** What the books say: cash is what it was, less stakes and plus payouts on record; each trial has a nonce of its own. */
  const holds = async (player: Player) => {
    const records = await bench.records(player);
    const net = records.reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
    expect(await bench.cashOf(player)).toBe(purse + net);
    const nonces = records.flatMap(({ seedPairId, nonce, choice }) =>
      (choice as ShotsChoice).shots.map((_, index) => `${seedPairId}/${nonce + index}`),
    );
    expect(new Set(nonces).size).toBe(nonces.length);
    return records;
  };

  it('[D8, D9, D19] charges shots in batches, each with a record from which it can be recomputed', async () => {
    const { first } = bench;
    const player = await bench.player(purse);
    expect((await bench.sit(first, player)).done).toMatchObject({ answer: 0 });
    await bench.pass(first, 1_000);
    await volley(player, 20);
    const records = await holds(player);
    const shots = records.flatMap(({ choice }) => (choice as ShotsChoice).shots);
    expect(shots.length).toBeGreaterThan(12);
    expect(records.length).toBeLessThan(shots.length);
    expect(
      batches(player)
        .map(({ roundId }) => roundId)
        .toSorted(),
    ).toEqual(records.map(({ id }) => id).toSorted());
    await first.rounds.reveal({ memberId: player.memberId, gameId: 'darya-indus' });
    for (const { seedPairId, ...record } of records) {
      const pair = (await first.rounds.revealed([seedPairId])).get(seedPairId);
      const again = recomputeRound(darya, {
        game: record.gameId,
        version: record.gameVersion,
        stake: record.stake,
        choice: record.choice as never,
        serverSeed: pair?.serverSeed ?? '',
        clientSeed: pair?.clientSeed ?? '',
        nonce: record.nonce,
      });
      expect(again).toMatchObject({ outcome: record.outcome, payout: record.payout });
    }
  });

  it('[D11] lets a fish be caught once, whoever fires at it', async () => {
    const { first } = bench;
    const [one, two] = [await bench.player(purse), await bench.player(purse)];
    await bench.sit(first, one);
    await bench.sit(first, two);
    await bench.pass(first, 1_000);
    const caughtNow = () => bench.events.filter(({ type }) => type === 'caught').map(({ fish }) => fish);
    // The seeds are the house's secret ones, so that now and then many shots miss: both fire until enough have hit.
    for (let n = 0; n < 25 || (n < 250 && caughtNow().length <= 3); n += 1) {
      const target = await bench.target(first, one, ({ kind }) => kind.role === 'small');
      if (target !== undefined) {
        await bench.fire(first, one, { target: target.index });
        await bench.fire(first, two, { target: target.index });
      }
      await bench.pass(first, 250);
    }
    await bench.pass(first, 3_000);
    const caught = caughtNow();
    expect(caught.length).toBeGreaterThan(3);
    expect(new Set(caught).size).toBe(caught.length);
    const paid = [...batches(one), ...batches(two)].flatMap(({ shots }) =>
      shots.filter(({ multiplier }) => multiplier > 0),
    );
    expect(paid.map(({ fish }) => fish).toSorted()).toEqual(caught.toSorted());
    await holds(one);
    await holds(two);
  });

  it('[D14] gives bullets back that fly as their player leaves, and as the scene changes', async () => {
    const { first } = bench;
    const player = await bench.player(purse);
    const { id } = await bench.sit(first, player);
    await bench.fire(first, player, {});
    expect((await bench.look(first, player)).bullets).toHaveLength(1);
    await bench.leave(first, player, id);
    await bench.settle();
    expect(returned(player)).toEqual([1]);
    expect((await bench.look(first, player)).bullets).toEqual([]);
    player.bullet = 0;
    await bench.sit(first, player);
    bench.clock.advance(sceneMs - 7_000 - (bench.clock.now().getTime() - (await bench.head()).openedAt));
    await bench.fire(first, player, { angle: -1.2 });
    const scene = (await bench.head()).no;
    bench.clock.advance(8_000);
    await first.rooms.attend();
    await bench.settle();
    expect((await bench.head()).no).toBe(scene + 1);
    expect(returned(player)).toEqual([1, 1]);
    expect(await bench.cashOf(player)).toBe(purse);
    expect(await bench.records(player)).toEqual([]);
  });

  it('[D15, D20] takes no shot beyond the cash that is committed, of another value, or of a scene that is over', async () => {
    const { first } = bench;
    const poor = await bench.player(250n);
    await bench.sit(first, poor);
    const answers = [];
    // As early as a page may say that it fires: no bullet meets a fish meanwhile, and the cash is what it was.
    const at = bench.clock.now().getTime() - (await bench.head()).openedAt;
    for (const [index, shot] of [{}, {}, {}, { value: '300' }, { bullet: 2 }].entries())
      answers.push(await bench.fire(first, poor, { at: at + Math.min(index, 2) * 120, ...shot }));
    expect(
      answers.map((done) => (isRefusal(done) ? done.code : (done.answer as { refused: unknown }).refused)),
    ).toEqual([[], [], [{ bullet: 3, why: 'funds' }], [{ bullet: 4, why: 'value' }], []]);
    const stranger = await bench.player(purse);
    expect(await bench.fire(first, stranger, {})).toMatchObject({ code: 'darya.not_seated' });
  });

  it('[D20] charges nothing where a limit or an exclusion came meanwhile, and no catch of it has happened', async () => {
    const { first } = bench;
    const player = await bench.player(purse);
    await bench.sit(first, player);
    await bench.pass(first, 1_000);
    await volley(player, 4);
    const before = await holds(player);
    await bench.pass(first, 2_000);
    const target = await fishInSight(player);
    await bench.fire(first, player, { target: target.index });
    const who = { memberId: player.memberId, currency: 'PKR' };
    const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await first.protection.exclude(who, { kind: 'cool_off', days: 1 }, me);
    await landed(player, first);
    expect(returned(player)).toContain(player.bullet);
    expect(player.told.at(-1)).toMatchObject({ type: 'returned', code: 'protection.excluded' });
    expect(await holds(player)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('[D9] begins anew where the seeds were rotated while shots were on their way', async () => {
    const { first } = bench;
    const player = await bench.player(purse);
    await bench.sit(first, player);
    await bench.pass(first, 1_000);
    await volley(player, 3);
    const of = { memberId: player.memberId, gameId: 'darya-indus' };
    const { nextCommitment } = await first.rounds.fairness(of.memberId, of.gameId);
    await first.rounds.rotate({ ...of, clientSeed: 'another', nextCommitment });
    await volley(player, 6);
    await volley(player, 6);
    const records = await holds(player);
    expect(new Set(records.map(({ seedPairId }) => seedPairId)).size).toBe(2);
  });

  it('[D21] gives the pot its share of every stake, and pays it to the shot that draws it, as its record proves', async () => {
    const { first } = bench;
    const player = await bench.player(purse);
    const of = { memberId: player.memberId, gameId: 'darya-indus' };
    await bench.sit(first, player);
    await bench.pass(first, 1_000);
    await volley(player, 12);
    const before = await bench.records(player);
    const staked = before.reduce((sum, { stake }) => sum + stake, 0n);
    const pot = await bench.pot();
    expect(pot).toBe((staked + 199n) / 200n);
    // A client seed with which the committed server seed lets the first torpedo of the room's greatest value win.
    await bench.rotateTo(player, (stream) => {
      stream.u32();
      return stream.below(jackpotOdds) === 0;
    });
    // What is drawn from the pair that is over has not happened; after it the new pair begins.
    for (let n = 0; n < 3; n += 1) {
      const target = await fishInSight(player, ({ kind }) => kind.role === 'middle');
      await bench.fire(first, player, { weapon: 'torpedo', value: '1000', target: target.index });
      await bench.pass(first, 5_000);
    }
    const won = batches(player).filter(({ jackpot }) => jackpot !== '0');
    expect(won).toHaveLength(1);
    expect(bench.events.filter(({ type }) => type === 'jackpot')).toMatchObject([
      { seat: 0, currency: 'PKR' },
    ]);
    const record = (await bench.records(player)).find(({ id }) => id === won[0]?.roundId);
    const { jackpot } = (record?.choice ?? {}) as Partial<ShotsChoice>;
    expect(won[0]?.jackpot).toBe(jackpot?.pot);
    const all = (await bench.records(player)).reduce((sum, { stake }) => sum + stake, 0n);
    expect(await bench.pot()).toBe((all + 199n) / 200n - BigInt(jackpot?.pot ?? 0));
    await first.rounds.reveal(of);
    const pair = (await first.rounds.revealed([record?.seedPairId ?? 0n])).get(record?.seedPairId ?? 0n);
    const again = recomputeRound(darya, {
      game: 'darya-indus',
      version: record?.gameVersion ?? '',
      stake: record?.stake ?? 0n,
      choice: record?.choice as never,
      serverSeed: pair?.serverSeed ?? '',
      clientSeed: pair?.clientSeed ?? '',
      nonce: record?.nonce ?? 0,
    });
    expect(again).toMatchObject({ outcome: record?.outcome, payout: record?.payout });
  });

  it.each(['before', 'after'] as const)(
    '[D16, D19] loses nothing and charges nothing twice where the owner dies %s a batch is written',
    async (death) => {
      const { first } = bench;
      const player = await bench.player(purse);
      await bench.sit(first, player);
      await bench.pass(first, 1_000);
      await volley(player, 3);
      const told = batches(player).length;
      first.dieNext(death);
      await volley(player, 4);
      expect(first.isDead).toBe(true);
      expect(batches(player).length).toBe(told);
      const scene = (await bench.head()).no;
      const second = await bench.start();
      await bench.lapseLease();
      await second.rooms.attend();
      await second.rooms.attend();
      expect((await bench.head()).no).toBe(scene + 1);
      const stands = await holds(player);
      expect(stands.length - told).toBe(death === 'after' ? 1 : 0);
      player.bullet = 0;
      await bench.sit(second, player);
      await volley(player, 6, second);
      expect((await holds(player)).length).toBeGreaterThan(stands.length);
    },
  );

  it('[D22] notes how a seat fires, and what of it no page does', async () => {
    const { first } = bench;
    const [program, player] = [await bench.player(purse), await bench.player(purse)];
    const seats = [await bench.sit(first, program), await bench.sit(first, player)];
    for (let n = 0; n < 48; n += 1) {
      // At most twenty bullets of a seat fly at once, and while the fish are frozen it may be that none hits anything.
      if (n % 16 === 0) await bench.pass(first, flightMost);
      await bench.fire(first, program, { angle: -1.2 });
      if (n % 2 === 0) await bench.fire(first, player, { angle: -1.5 });
      await bench.pass(first, 150);
    }
    for (const [index, who] of [program, player].entries())
      await bench.leave(first, who, seats[index]?.id ?? '');
    await bench.settle();
    const { list } = await findSittings(bench.test.database.db, {
      signal: undefined,
      memberIds: undefined,
      roomId: undefined,
      limit: 10,
      offset: 0,
    });
    const of = (who: Player) => list.find(({ memberId }) => memberId === who.memberId);
    expect(of(program)).toMatchObject({ seatId: seats[0]?.id, meanMs: 150, signals: ['too_quick'] });
    expect(of(player)).toMatchObject({ quick: 0, signals: [] });
    const wish = { roomId: undefined, limit: 10, offset: 0 } as const;
    const { db } = bench.test.database;
    const any = { ...wish, signal: 'any', memberIds: undefined } as const;
    expect((await findSittings(db, any)).total).toBe(1);
    const [here, elsewhere] = daryaRooms.map(({ id }) => id);
    expect((await findSittings(db, { ...any, roomId: here })).total).toBe(1);
    expect((await findSittings(db, { ...any, roomId: elsewhere })).total).toBe(0);
    const none = await findSittings(db, { ...wish, signal: 'too_even', memberIds: [program.memberId] });
    expect(none).toEqual({ list: [], total: 0 });
  });

  it('[D22] keeps what a seat’s fire looked like when another owner takes the room over', async () => {
    const { first } = bench;
    const program = await bench.player(purse);
    const { id } = await bench.sit(first, program);
    await bench.pass(first, 1_000);
    for (let n = 0; n < 48; n += 1) {
      await bench.fire(first, program, { angle: -1.2 });
      await bench.pass(first, 150);
    }
    for (let n = 0; n < 11; n += 1) {
      await bench.look(first, program);
      await bench.pass(first, 5_000);
    }
    const second = await bench.start();
    await bench.lapseLease();
    // It takes the room over, and opens the next scene.
    await second.rooms.attend();
    await second.rooms.attend();
    await bench.settle();
    await bench.pass(second, 1_000);
    expect(await bench.fire(second, program, { angle: -1.2 })).toMatchObject({ answer: { refused: [] } });
    await bench.pass(second, 500);
    await bench.leave(second, program, id);
    await bench.settle();
    const { list } = await findSittings(bench.test.database.db, {
      signal: undefined,
      memberIds: [program.memberId],
      roomId: undefined,
      limit: 10,
      offset: 0,
    });
    expect(list.map(({ seatId, signals }) => [seatId, signals])).toEqual([
      [id, []],
      [id, ['too_quick']],
    ]);
  });

  it('[D19] keeps the books through a random course of shots, leaving, rotations and scenes', async () => {
    const { first } = bench;
    const random = seededRandom(22);
    const players = [await bench.player(purse), await bench.player(purse), await bench.player(purse)];
    const seats = new Map<Player, string>();
    for (let n = 0; n < 160; n += 1) {
      const player = players[random.int(players.length)] as Player;
      const seat = seats.get(player);
      if (seat === undefined) {
        const { id, done } = await bench.sit(first, player);
        if (!isRefusal(done)) seats.set(player, id);
        player.bullet = 0;
        continue;
      }
      const turn = random.int(20);
      if (turn === 0) {
        await bench.leave(first, player, seat);
        seats.delete(player);
      } else if (turn === 1) {
        await first.rounds.reveal({ memberId: player.memberId, gameId: 'darya-indus' });
      } else {
        const weapon = (['cannon', 'harpoon', 'torpedo'] as const)[random.int(3)] ?? 'cannon';
        const target = await bench.target(
          first,
          player,
          ({ kind }) => weapon !== 'torpedo' || kind.role === 'middle',
        );
        const value = ['100', '200', '1000'][random.int(3)] ?? '100';
        await bench.fire(first, player, { weapon, value, target: target?.index ?? null });
      }
      await bench.pass(first, 150 + random.int(300));
    }
    await bench.pass(first, 3_000);
    for (const player of players) expect((await holds(player)).length).toBeGreaterThan(5);
    const caught = bench.events.flatMap(({ type, scene, fish, next }) =>
      type === 'caught' && next === null ? [`${scene}/${fish}`] : [],
    );
    expect(new Set(caught).size).toBe(caught.length);
  });
});
