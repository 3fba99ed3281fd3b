import type { TableDefinition } from '@ikka/baccarat/rules';
import { crash } from '@ikka/crash/round';
import type { JsonValue } from '@ikka/game-kit';
import { seatGames } from '@ikka/games/node';
import type { CurrencyCode } from '@ikka/money';
import { elsewhere, type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import type { Bus } from '../../platform/bus.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, DeskLost, derivedId, type Ledger, type LedgerDesk } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import { createRounds, type Rounds } from '../rounds/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createTableGame } from './baccarat/table-game.ts';
import type { RoomCommand } from './commands.ts';
import { createCrashGame } from './crash/crash-game.ts';
import { type Chains, createChains, createRooms, type RoomGame, type Rooms } from './index.ts';
import type { HandReport } from './seats/hand-report.ts';
import { createSeatRooms, type SeatRooms } from './seats/seat-rooms.ts';

const silent = createLogger('silent');

/** How a process dies in a step: before its transaction was committed, or after it, before anybody was told. */
export type Death = 'before commit' | 'after commit';
/** The same of its line to the database alone: it lives, and does not know what was committed. */
export type LineLoss = 'line before commit' | 'line after commit';

/** A process's worth of rooms on the shared database. */
export interface TestProcess {
  readonly ledger: Ledger;
  readonly protection: Protection;
  readonly rounds: Rounds;
  readonly rooms: Rooms;
  readonly games: readonly RoomGame[];
  readonly chains: Chains;
  readonly seats: SeatRooms;
  /** Facts that it published. */
  readonly facts: string[];
  /** Hands of card rooms that it reported, also those of steps that were not committed. */
  readonly hands: HandReport[];
  /** Dies with its next step; from then on nothing of it reaches the database. */
  dieNext(death: Death): void;
  /** Loses its line with its next step. */
  loseLineNext(loss: LineLoss): void;
  readonly isDead: boolean;
}

export interface RoomsTestBench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  /** The process that is there from the start. */
  readonly first: TestProcess;
  /** Starts another one beside it. */
  start(): Promise<TestProcess>;
  /** A new member with this much cash. */
  member(cash: bigint): Promise<bigint>;
  cashOf(memberId: bigint): Promise<bigint>;
  inPlayOf(memberId: bigint): Promise<bigint>;
  /** Sends a bet of a member under a key of its own; answers its id with what became of it. */
  bet(
    by: TestProcess,
    memberId: bigint,
    wish: {
      readonly no: number;
      readonly stake: bigint;
      readonly auto?: number | null;
      readonly key?: string;
    },
  ): Promise<{ readonly bet: string; readonly outcome: Awaited<ReturnType<Rooms['send']>> }>;
  cashOut(by: TestProcess, memberId: bigint, bet: string): ReturnType<Rooms['send']>;
  /** Sends a member's command to the bench's room. */
  send(
    by: TestProcess,
    memberId: bigint,
    command: JsonValue,
    more?: Pick<RoomCommand, 'recall' | 'ends'>,
  ): ReturnType<Rooms['send']>;
  head(): Promise<{ readonly phase: string; readonly no: number } & Record<string, number>>;
  readonly bus: Bus;
  /** As if the owner had given no sign of life for longer than its lease. */
  lapseLease(): Promise<void>;
  close(): Promise<void>;
}

/** A bus within one process of the tests: what is published is heard in the next turn. */
export function memoryBus(): Bus {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  return {
    publish(topic, message) {
      const sent = JSON.stringify(message);
      for (const listener of listeners.get(topic) ?? []) queueMicrotask(() => listener(JSON.parse(sent)));
    },
    async subscribe(topic, listener) {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
    },
  };
}

type Offer = (typeof seatGames)[number];

/** Rooms in one money are enough, and of those a few: every room costs a lease, and its part of every look at what is due. */
function offersOf({ only }: Cards): readonly Offer[] {
  const wanted =
    (roomOf: Offer['roomOf']): Offer['roomOf'] =>
    (wish) => {
      const room = wish.currency === 'PKR' ? roomOf(wish) : null;
      return room !== null && only(room.roomId) ? room : null;
    };
  return seatGames.map((offer) => ({
    ...offer,
    roomOf: wanted(offer.roomOf),
    contests: (offer.contests ?? []).map((contest) => ({ ...contest, roomOf: wanted(contest.roomOf) })),
  }));
}

/** Rooms of card games, which open by themselves: those with such ids. */
interface Cards {
  only(roomId: string): boolean;
}

/** One room: crash, or this table; or rooms of card games. */
export async function openRoomsTestBench(
  kind: TableDefinition | Cards | null = null,
): Promise<RoomsTestBench> {
  const table = kind !== null && 'id' in kind ? kind : null;
  const cards = kind !== null && !('id' in kind) ? kind : null;
  const test = await openTestDatabase({
    modules: ['audit', 'ledger', 'protection', 'rounds', 'rooms'],
    max: 30,
  });
  const clock = fakeClock(new Date());
  const bus = memoryBus();
  const started: TestProcess[] = [];
  let members = 0n;

  const start = async (): Promise<TestProcess> => {
    const { database } = test;
    const ledger = await createLedger({ database, clock, log: silent });
    const published: string[] = [];
    const hands: HandReport[] = [];
    const facts = { publish: (name: string) => void published.push(name) };
    const audit = createAudit({ database, clock });
    const protection = createProtection({ database, clock, audit, facts, ledger });
    const vault = createVault('k'.repeat(32));
    const currencyCode = (code: string) => code as CurrencyCode;
    const rounds = createRounds({
      database,
      clock,
      vault,
      facts,
      settings: { get: () => 0 } as never,
      ledger,
      games: createGameShelf([crash]),
      stakes: async () => [],
      currencyCode,
      guardOf: protection.guardOf,
    });
    const chains = createChains({ database, clock, vault, audit, chainLength: 40 });
    let death: Death | null = null;
    let loss: LineLoss | null = null;
    const loseLine = async <T>(
      desk: LedgerDesk,
      work: Parameters<typeof desk.transact<T>>[0],
    ): Promise<T> => {
      const lost = loss;
      loss = null;
      const done = desk.transact(async (tx, post) => {
        const answer = await work(tx, post);
        if (lost === 'line after commit') return answer;
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await elsewhere(() => database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
        await tx.execute(sql`SELECT 1`);
        return answer;
      });
      await done;
      throw new DeskLost('the line was lost');
    };
    let isDead = false;
    const mortal = (desk: LedgerDesk): LedgerDesk => ({
      async transact(work) {
        if (isDead) throw new DeskLost('dead');
        if (loss !== null) return loseLine(desk, work);
        if (death === null) return desk.transact(work);
        isDead = true;
        if (death === 'after commit') await desk.transact(work);
        else
          await desk
            .transact((tx, post) => work(tx, post).then(() => Promise.reject(new Error('dead'))))
            .catch(() => undefined);
        throw new DeskLost('dead');
      },
      close: desk.close,
    });
    const games = [
      ...(kind === null ? [createCrashGame({ chains, rounds, facts })] : []),
      ...(table === null ? [] : [createTableGame({ chains, rounds, facts }, table)]),
    ];
    const rooms = createRooms({
      database,
      clock,
      log: silent,
      facts,
      ledger: { ...ledger, openDesk: () => mortal(ledger.openDesk()) },
      currencyCode,
      guardOf: protection.guardOf,
      games,
      isOffered: async () => true,
      hasTimers: false,
    });
    const seats = createSeatRooms({
      database,
      clock,
      log: silent,
      vault,
      facts,
      rounds,
      chains,
      rooms,
      noteHand: async (_tx, hand) => void hands.push(hand),
      offers: cards === null ? [] : offersOf(cards),
      hasTimers: false,
    });
    await rooms.join(bus, { keeps: true });
    if (cards !== null) await seats.begin();
    const process: TestProcess = {
      ledger,
      protection,
      rounds,
      rooms,
      games,
      chains,
      seats,
      facts: published,
      hands,
      dieNext: (how) => {
        death = how;
      },
      loseLineNext: (how) => {
        loss = how;
      },
      get isDead() {
        return isDead;
      },
    };
    started.push(process);
    return process;
  };

  const first = await start();
  const account = (memberId: bigint, kind: 'cash' | 'in_play') =>
    first.ledger.memberAccount(memberId, kind, 'PKR').then((id) => first.ledger.account(id));
  const send: RoomsTestBench['send'] = (by, memberId, command, more = {}) =>
    by.rooms.send(table?.id ?? 'crash', { bettor: { memberId, currency: 'PKR' }, command, ...more });

  return {
    test,
    clock,
    bus,
    first,
    start,
    async member(cash) {
      members += 1n;
      const memberId = members;
      const [into, bank] = [
        await first.ledger.memberAccount(memberId, 'cash', 'PKR'),
        await first.ledger.houseAccount('provider', 'PKR', 'test'),
      ];
      await first.ledger.post({
        transfers: [{ id: first.ledger.newId(), debit: bank, credit: into, amount: cash, kind: 'deposit' }],
      });
      return memberId;
    },
    cashOf: async (memberId) => (await account(memberId, 'cash'))?.balance ?? 0n,
    inPlayOf: async (memberId) => (await account(memberId, 'in_play'))?.balance ?? 0n,
    async bet(by, memberId, { no, stake, auto = null, key = by.ledger.newId() }) {
      const bet = derivedId(key, `${memberId}/round`);
      const entry = {
        memberId: String(memberId),
        playSessionId: '0198d2a0-0000-7000-8000-000000000001',
        name: 's***a',
        currency: 'PKR',
        stake: String(stake),
        auto,
      };
      const recall = { type: 'recall', bet, memberId: String(memberId) };
      return { bet, outcome: await send(by, memberId, { type: 'bet', bet, no, entry }, { recall }) };
    },
    cashOut: (by, memberId, bet) =>
      send(by, memberId, { type: 'cash_out', bet, memberId: String(memberId) }, { ends: bet }),
    send,
    async head() {
      const { rows } = await test.database.pool.query('SELECT head FROM rooms.room');
      return rows[0]?.head;
    },
    async lapseLease() {
      await test.database.pool.query(`UPDATE rooms.room SET lease_until = '-infinity'`);
    },
    async close() {
      for (const { rooms } of started) await rooms.close();
      for (const { ledger } of started) await ledger.close();
      await test.drop();
    },
  };
}
