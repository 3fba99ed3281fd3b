import { hostname } from 'node:os';
import type { Refusal } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Logger } from '../../platform/log.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import { createBettors } from './bettors.ts';
import { type RoomMessage, roomTopic } from './bus.ts';
import { createClaims } from './claims.ts';
import { type CommandDone, createCommands, type RoomCommand } from './commands.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import type { MoneyParts } from './money.ts';
import { createPublisher, type Publisher, plainTelling } from './publisher.ts';
import { missedEvents, type RoomNews, readRoom } from './read-room.ts';
import { createRenewals } from './renewals.ts';
import type { RoomGame } from './room-game.ts';
import { shareDesks } from './share-desks.ts';

export type { OwnTableNews, TableNews } from './baccarat/telling.ts';
export type { RoomMessage } from './bus.ts';
export { type Chains, createChains, type RoundSeeds } from './chain/chains.ts';
export type { CommandDone, RoomCommand } from './commands.ts';
export type { CrashNews } from './crash/telling.ts';
export { seatPorts } from './ports.ts';
export type { RoomNews } from './read-room.ts';
export type { RoomGame } from './room-game.ts';
export type { HandReport } from './seats/hand-report.ts';
export type { Sitter } from './seats/sitter-at.ts';

export interface RoomsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<Ledger, 'openDesk' | 'memberAccount' | 'houseAccount' | 'account'>;
  readonly currencyCode: (code: string) => CurrencyCode;
  readonly guardOf: Protection['guardOf'];
  readonly games: readonly RoomGame[];
  /** Whether the house offers the game now. */
  readonly isOffered: (gameId: string) => Promise<boolean>;
  /** By which operators know this process; default host and process id. */
  readonly processName?: string;
  /** How long a room waits for an owner that gives no sign of life; default 5 s. */
  readonly leaseMs?: number;
  /** False in tests that wake rooms themselves. */
  readonly hasTimers?: boolean;
}

export interface Rooms {
  /** Sends a command to the room's owner, here or in another process; answered once it is durable. */
  send(roomId: string, command: RoomCommand): Promise<CommandDone | Refusal>;
  /** What somebody missed who knows the room up to a version (null: nothing of it). Null where there is no such room. */
  news(roomId: string, after: number | null): Promise<RoomNews | null>;
  /** Takes part: hears and tells over the bus; `keeps` in processes that may own rooms. */
  join(bus: Bus, options: { readonly keeps: boolean }): Promise<void>;
  /** Takes part in a room that was opened while the process runs. */
  open(game: RoomGame): Promise<void>;
  /** Takes part no more in a room that is closed for good. */
  drop(roomId: string): Promise<void>;
  /** The version of a room that this process owns; null where another one does, or none. */
  held(roomId: string): number | null;
  /** Looks after every room once, as a second's turn does. */
  attend(): Promise<void>;
  /** Gives every room up, so that other processes go on at once. */
  close(): Promise<void>;
}

const usualLeaseMs = 5_000;
const attendEveryMs = 1_000;
/** Steps of rooms at one desk follow one another; a step takes a few milliseconds. */
const desksMost = 8;
/** A crowd that comes back at once is told by one reading. */
const snapshotKeptMs = 200;

export function createRooms(parts: RoomsParts): Rooms {
  const { database, clock, log } = parts;
  const now = () => clock.now().getTime();
  const hasTimers = parts.hasTimers ?? true;
  let bus: Bus | null = null;
  let timer: NodeJS.Timeout | null = null;
  let keeps = false;

  const plainMoney = { ledger: parts.ledger, currencyCode: parts.currencyCode, guardOf: parts.guardOf };
  const bettors = createBettors(plainMoney);
  const money: MoneyParts = { ...plainMoney, guardOf: bettors.guardOf };
  const publishers = new Map<string, Publisher>();
  const keepers = new Map<string, Keeper>();
  const leaseMs = parts.leaseMs ?? usualLeaseMs;
  const claims = createClaims({ database, clock, leaseMs });
  const renewLease = createRenewals({ database, clock, leaseMs });
  const openDesk = shareDesks(parts.ledger.openDesk, desksMost);
  const addRoom = (game: RoomGame): void => {
    const { roomId, gameId } = game;
    const publish = (message: RoomMessage) => bus?.publish(roomTopic(roomId), message);
    const publisher =
      game.publisher?.(publish) ??
      createPublisher({
        publish,
        telling: game.telling?.() ?? plainTelling(),
        ...(hasTimers ? {} : { togetherMs: 0 }),
      });
    publishers.set(roomId, publisher);
    keepers.set(
      roomId,
      createKeeper({
        database,
        clock,
        log,
        money,
        game,
        hasTimers,
        openDesk,
        isOffered: async () => (game.isOpen?.() ?? true) && (await parts.isOffered(gameId)),
        leaseMs,
        claims,
        renewLease,
        processName: parts.processName ?? `${hostname()}:${process.pid}`,
        onOwned: publisher.begin,
        tellLive: (events, own) =>
          publisher.aside?.({
            events,
            own: own.map(({ news, ...whose }) => ({ ...whose, news: [news] })),
          }),
        onStep: (step) => {
          publisher.tell(step);
          game.written(step.effects, step.at);
          for (const { memberId } of step.cash) parts.facts.publish('BalanceChanged', { memberId });
        },
      }),
    );
  };
  for (const game of parts.games) addRoom(game);
  const commands = createCommands({ database, keepers, bettors, now, log });

  const snapshots = new Map<string, { readonly readAt: number; readonly news: Promise<RoomNews | null> }>();
  const snapshot = (roomId: string): Promise<RoomNews | null> => {
    const known = snapshots.get(roomId);
    if (known && performance.now() - known.readAt < (hasTimers ? snapshotKeptMs : 0)) return known.news;
    const news = readRoom(database, roomId).then((found): RoomNews | null =>
      found === null ? null : { kind: 'snapshot', version: found.memory.version, state: found.memory },
    );
    snapshots.set(roomId, { readAt: performance.now(), news });
    news.catch(() => snapshots.delete(roomId));
    return news;
  };

  const attend = async (): Promise<void> => {
    await Promise.all([...keepers.values()].map((keeper) => keeper.attend()));
  };
  const attendAgain = (): void => {
    timer = setTimeout(() => {
      attend()
        .catch((error: unknown) => log.warn({ err: error }, 'rooms could not be looked after'))
        .finally(() => keeps && attendAgain());
    }, attendEveryMs);
  };

  return {
    send: commands.send,
    async news(roomId, after) {
      if (!keepers.has(roomId)) return null;
      const missed = after === null ? null : await missedEvents(database, roomId, BigInt(after));
      return missed ?? snapshot(roomId);
    },
    async join(line, options) {
      bus = line;
      await commands.listen(line);
      if (!options.keeps) return;
      keeps = true;
      if (hasTimers) attendAgain();
    },
    async open(game) {
      if (keepers.has(game.roomId)) return;
      addRoom(game);
      await commands.hear(game.roomId);
      if (keeps) await keepers.get(game.roomId)?.attend();
    },
    async drop(roomId) {
      await keepers.get(roomId)?.close();
      publishers.get(roomId)?.flush();
      keepers.delete(roomId);
      publishers.delete(roomId);
      snapshots.delete(roomId);
    },
    held(roomId) {
      const writer = keepers.get(roomId)?.writer;
      return writer ? Number(writer.version) : null;
    },
    attend,
    async close() {
      keeps = false;
      if (timer !== null) clearTimeout(timer);
      await Promise.all([...keepers.values()].map((keeper) => keeper.close()));
      for (const publisher of publishers.values()) publisher.flush();
    },
  };
}
