import { setImmediate as immediately } from 'node:timers/promises';
import { darya } from '@ikka/darya/round';
import { cannonAt, daryaRooms, fishAt, type Spawn, scheduleOf } from '@ikka/darya/rules';
import { type FairStream, openStream } from '@ikka/fair';
import type { JsonValue } from '@ikka/game-kit';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { createLogger } from '../../../platform/log.ts';
import { createVault } from '../../../platform/vault.ts';
import { createAudit } from '../../audit/index.ts';
import { createLedger, derivedId, type Ledger } from '../../ledger/index.ts';
import { createProtection, type Protection } from '../../protection/index.ts';
import { createRounds, type Rounds, type SeriesRound } from '../../rounds/index.ts';
import { createGameShelf } from '../../shelf/index.ts';
import { type RoomMessage, roomTopic } from '../bus.ts';
import { createChains, createRooms, type Rooms } from '../index.ts';
import { memoryBus } from '../rooms-test-bench.ts';
import { createDaryaGame } from './darya-game.ts';
import type { FiredShot, LookAnswer, OwnLiveNews } from './live-types.ts';
import { saveSitting } from './sittings/store.ts';

const silent = createLogger('silent');
/** A seat's id is its player's first client seed: derived from this one, shots are as lucky in each run. */
const firstId = '019a0000-0000-7000-8000-000000000000';
const [room] = daryaRooms as [(typeof daryaRooms)[number]];

/** A process's worth of one hall's room on the shared database. */
export interface DaryaProcess {
  readonly ledger: Ledger;
  readonly rounds: Rounds;
  readonly protection: Protection;
  readonly rooms: Rooms;
  /** Lets the owner look after its bullets once. */
  turn(): void;
  /** Dies with its next batch: before it was written, or after it, before anybody heard. */
  dieNext(death: 'before' | 'after'): void;
  readonly isDead: boolean;
}

export interface Player {
  readonly memberId: bigint;
  readonly playSessionId: string;
  /** What his pages were told. */
  readonly told: OwnLiveNews[];
  bullet: number;
}

export async function openDaryaBench() {
  const test: TestDatabase = await openTestDatabase({
    modules: ['audit', 'ledger', 'protection', 'rounds', 'rooms'],
    max: 30,
  });
  const clock: FakeClock = fakeClock(new Date());
  const vault = createVault('k'.repeat(32));
  const bus = memoryBus();
  const started: DaryaProcess[] = [];
  const events: Record<string, JsonValue>[] = [];
  const players = new Map<string, Player>();
  /** What rooms wait for. */
  const under = new Set<Promise<void>>();
  let members = 0n;
  let sat = 0;
  await bus.subscribe(roomTopic(room.id), (message) => {
    const { events: told, own } = message as RoomMessage;
    events.push(...(told as Record<string, JsonValue>[]));
    for (const { memberId, news } of own) players.get(memberId)?.told.push(...(news as OwnLiveNews[]));
  });

  const start = async (): Promise<DaryaProcess> => {
    const { database } = test;
    const ledger = await createLedger({ database, clock, log: silent });
    const facts = { publish: () => undefined };
    const audit = createAudit({ database, clock });
    const protection = createProtection({ database, clock, audit, facts, ledger });
    const currencyCode = (code: string) => code as CurrencyCode;
    const rounds = createRounds({
      database,
      clock,
      vault,
      facts,
      settings: { get: () => 0 } as never,
      ledger,
      games: createGameShelf(darya),
      stakes: async () => [100n],
      currencyCode,
      guardOf: protection.guardOf,
    });
    let death: 'before' | 'after' | null = null;
    let isDead = false;
    const forever = () => new Promise<never>(() => undefined);
    const noted = <T>(work: Promise<T>): Promise<T> => {
      const over = work.then(
        () => undefined,
        () => undefined,
      );
      under.add(over);
      void over.then(() => under.delete(over));
      return work;
    };
    const potOf = async (roomId: string, currency: string) => {
      const pot = await ledger.houseAccount('jackpot', currencyCode(currency), roomId);
      return (await ledger.account(pot.book))?.balance ?? 0n;
    };
    const cashOf = async (memberId: bigint, currency: string) => {
      const id = await ledger.memberAccount(memberId, 'cash', currencyCode(currency));
      return (await ledger.account(id))?.balance ?? 0n;
    };
    const mortal: Pick<Rounds, 'openSeries' | 'commitSeries'> = {
      openSeries: (of) => noted(rounds.openSeries(of)),
      async commitSeries(drawn: SeriesRound) {
        if (isDead) return forever();
        if (death === null) return noted(rounds.commitSeries(drawn));
        isDead = true;
        turns.clear();
        if (death === 'after') await noted(rounds.commitSeries(drawn));
        return forever();
      },
    };
    const turns = new Set<() => void>();
    const game = createDaryaGame(
      {
        chains: createChains({ database, clock, vault, audit, chainLength: 40 }),
        rounds: mortal,
        now: () => clock.now().getTime(),
        newId: ledger.newId,
        wait: () => Promise.resolve(),
        every(_ms, work) {
          turns.add(work);
          return () => turns.delete(work);
        },
        potOf: (roomId, currency) => noted(potOf(roomId, currency)),
        cashOf: (memberId, currency) => noted(cashOf(memberId, currency)),
        writeSitting: (sitting) => noted(saveSitting(database.db, sitting)),
        onFault: () => undefined,
      },
      room,
    );
    const rooms = createRooms({
      database,
      clock,
      log: silent,
      facts,
      ledger,
      currencyCode,
      guardOf: protection.guardOf,
      games: [game],
      isOffered: async () => true,
      hasTimers: false,
    });
    await rooms.join(bus, { keeps: true });
    const process: DaryaProcess = {
      ledger,
      rounds,
      protection,
      rooms,
      turn() {
        for (const work of turns) work();
      },
      dieNext(how) {
        death = how;
      },
      get isDead() {
        return isDead;
      },
    };
    started.push(process);
    return process;
  };

  const first = await start();
  const send = (by: DaryaProcess, { memberId }: Player, command: JsonValue) =>
    by.rooms.send(room.id, { bettor: { memberId, currency: 'PKR' }, command });

  const bench = {
    test,
    clock,
    first,
    start,
    events,
    /** A new member with this much cash, at a page of his. */
    async player(cash: bigint): Promise<Player> {
      members += 1n;
      const memberId = members;
      const { ledger } = first;
      const [into, bank] = [
        await ledger.memberAccount(memberId, 'cash', 'PKR'),
        await ledger.houseAccount('provider', 'PKR', 'test'),
      ];
      await ledger.post({
        transfers: [{ id: ledger.newId(), debit: bank, credit: into, amount: cash, kind: 'deposit' }],
      });
      const player = { memberId, playSessionId: ledger.newId(), told: [], bullet: 0 };
      players.set(String(memberId), player);
      return player;
    },
    async sit(by: DaryaProcess, player: Player) {
      const { memberId, playSessionId } = player;
      sat += 1;
      const id = derivedId(firstId, `${memberId}/seat/${sat}`);
      const entry = { memberId: String(memberId), playSessionId, name: 's***a', currency: 'PKR' };
      const done = await send(by, player, { type: 'sit', id, entry });
      await by.rooms.attend();
      await settle();
      return { id, done };
    },
    leave: (by: DaryaProcess, player: Player, id: string) => send(by, player, { type: 'leave', id }),
    look: async (by: DaryaProcess, player: Player): Promise<LookAnswer> => {
      const done = await send(by, player, { type: 'look', playSessionId: player.playSessionId });
      return (done as { answer: unknown }).answer as LookAnswer;
    },
    async head() {
      const { rows } = await test.database.pool.query('SELECT head FROM rooms.room');
      return rows[0]?.head as {
        phase: string;
        no: number;
        serverSeed: string;
        clientSeed: string;
        openedAt: number;
      };
    },
    async spawns(): Promise<readonly Spawn[]> {
      return scheduleOf(room.hall, await bench.head());
    },
    /** A fish that can be met now and was not caught, and that is near the cannon of this seat. */
    async target(by: DaryaProcess, player: Player, wants: (spawn: Spawn) => boolean = () => true) {
      const { openedAt } = await bench.head();
      const at = clock.now().getTime() - openedAt;
      const { caught, freezes } = await bench.look(by, player);
      const from = cannonAt(0);
      return (await bench.spawns())
        .filter((spawn) => wants(spawn) && !caught.includes(spawn.index))
        .flatMap((spawn) => {
          const pose = fishAt(spawn, at, freezes);
          const staysIn = fishAt(spawn, at + 2_500, freezes);
          return pose === null || staysIn === null
            ? []
            : [{ spawn, way: Math.hypot(pose.x - from.x, pose.y - from.y) }];
        })
        .toSorted((a, b) => a.way - b.way)[0]?.spawn;
    },
    async fire(by: DaryaProcess, player: Player, shot: Partial<FiredShot>) {
      const { no, openedAt } = await bench.head();
      player.bullet += 1;
      const at = clock.now().getTime() - openedAt;
      const full: FiredShot = {
        bullet: player.bullet,
        weapon: 'cannon',
        value: '100',
        angle: -Math.PI / 2,
        at,
        target: null,
        ...shot,
      };
      return send(by, player, {
        type: 'fire',
        playSessionId: player.playSessionId,
        scene: no,
        values: ['100', '200', '1000'],
        shots: [full],
      });
    },
    /** Lets time pass, with the owner's turns in it. */
    async pass(by: DaryaProcess, ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        clock.advance(50);
        by.turn();
        await settle();
      }
      await settle();
    },
    settle: () => settle(),
    async cashOf({ memberId }: Player): Promise<bigint> {
      const id = await first.ledger.memberAccount(memberId, 'cash', 'PKR');
      return (await first.ledger.account(id))?.balance ?? 0n;
    },
    records: ({ memberId }: Player) =>
      first.rounds.find({ memberIds: [memberId] }, { limit: 500, offset: 0 }),
    /** What the room's pot holds. */
    async pot(): Promise<bigint> {
      const pot = await first.ledger.houseAccount('jackpot', 'PKR' as CurrencyCode, room.id);
      return (await first.ledger.account(pot.book))?.balance ?? 0n;
    },
    /** Begins the member's next pair with a client seed under which its first two draws are as wanted, which only the vault's keeper can find. */
    async rotateTo({ memberId }: Player, isWanted: (first: FairStream, second: FairStream) => boolean) {
      const of = { memberId, gameId: room.hall.code };
      const { nextCommitment } = await first.rounds.fairness(of.memberId, of.gameId);
      const { rows } = await test.database.pool.query(
        'SELECT sealed_server_seed FROM rounds.next_seed WHERE member_id = $1',
        [memberId],
      );
      const serverSeed = vault.open('server-seed', nextCommitment, rows[0]?.sealed_server_seed);
      const clientSeed = Array.from({ length: 100_000 }, (_, n) => `seed-${n}`).find((seed) =>
        isWanted(
          openStream({ serverSeed, clientSeed: seed, nonce: 0 }),
          openStream({ serverSeed, clientSeed: seed, nonce: 1 }),
        ),
      );
      await first.rounds.rotate({ ...of, clientSeed: clientSeed ?? '', nextCommitment });
    },
    async lapseLease() {
      await test.database.pool.query(`UPDATE rooms.room SET lease_until = '-infinity'`);
    },
    async close() {
      for (const { rooms, isDead } of started) if (!isDead) await rooms.close();
      for (const { ledger } of started) await ledger.close();
      await test.drop();
    },
  };
  /** Until what was begun is written, and what followed from it was told. */
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 3; n += 1) {
      while (under.size > 0) {
        await Promise.all(under);
        await immediately();
      }
      await test.database.pool.query('SELECT 1');
    }
  };
  return bench;
}

export type DaryaBench = Awaited<ReturnType<typeof openDaryaBench>>;
