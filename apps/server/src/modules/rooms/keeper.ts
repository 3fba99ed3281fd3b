import { randomUUID } from 'node:crypto';
import type { JsonValue, RoomState } from '@ikka/game-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { LedgerDesk } from '../ledger/index.ts';
import type { Claims } from './claims.ts';
import type { MoneyParts } from './money.ts';
import type { RenewLease } from './renewals.ts';
import type { LiveLine, RoomGame, RoomLive } from './room-game.ts';
import type { RoomMode } from './tables.ts';
import type { StepTaken } from './take-step.ts';
import { createWriter, type RoomWriter } from './writer.ts';

export interface KeeperParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly money: MoneyParts;
  readonly openDesk: () => LedgerDesk;
  readonly game: RoomGame;
  /** Whether the house offers the game now. */
  readonly isOffered: () => Promise<boolean>;
  readonly leaseMs: number;
  readonly claims: Claims;
  readonly renewLease: RenewLease;
  /** By which operators know the process. */
  readonly processName: string;
  /** Whether the room is woken by timers; without, only by `attend`. */
  readonly hasTimers: boolean;
  /** This process has taken the room over, as it was left. */
  readonly onOwned: (state: RoomState<JsonValue, JsonValue>) => void;
  readonly onStep: (step: StepTaken) => void;
  /** Tells the room's watchers what is no step. */
  readonly tellLive: LiveLine['tell'];
}

/** One process at one room: tries to own it, keeps its lease, wakes it when its time has come. */
export interface Keeper {
  /** The writer while this process owns the room. */
  readonly writer: RoomWriter | null;
  /** What its owner keeps in memory, while this process owns the room and the game has something to keep. */
  readonly live: RoomLive | null;
  /** Takes the room if nobody has it, renews its lease, wakes it as long as something is due. To be called every second. */
  attend(): Promise<void>;
  /** Finishes the step under way and gives the room up. */
  close(): Promise<void>;
}

const wakesMost = 1_000;
/** A room that wants to be woken in the past again and again is given a little time. */
const soonestMs = 5;
const afterFaultMs = 1_000;

export function createKeeper(parts: KeeperParts): Keeper {
  const { database, clock, game, leaseMs } = parts;
  const { roomId } = game;
  const owner = `${parts.processName}/${randomUUID().slice(0, 8)}`;
  const now = () => clock.now().getTime();
  let held: {
    readonly writer: RoomWriter;
    readonly fence: bigint;
    readonly desk: LedgerDesk;
    readonly live: RoomLive | null;
    renewAt: number;
  } | null = null;
  /** Offered by the catalogue, and not drained or closed by the house. */
  let isOffered = false;
  /** Offered by the catalogue, and drained by the house. */
  let isDraining = false;
  let mode: RoomMode = 'open';
  /** Whether the room is known to have been made; no room is ever unmade. */
  let isThere = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  const drop = (): void => {
    const dropped = held;
    held = null;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    void dropped?.live?.close();
    void dropped?.writer.stop().then(() => dropped.desk.close());
  };

  const arm = (leastMs = soonestMs): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const due = parts.hasTimers && !isClosed ? (held?.writer.wakeAt() ?? null) : null;
    if (due === null) return;
    const pause = Math.min(Math.max(due - now(), leastMs), leaseMs);
    timer = setTimeout(() => void wake(), pause);
  };

  const wake = async (): Promise<void> => {
    try {
      await held?.writer.wake();
    } catch (error) {
      parts.log.warn({ err: error, room: roomId }, 'a room was not woken');
      return arm(afterFaultMs);
    }
    arm();
  };

  const claim = async (): Promise<void> => {
    const first = isOffered && !isThere ? game.rules.first : null;
    const claimed = await parts.claims.claim({ id: roomId, owner, first });
    isThere ||= first !== null || claimed !== null;
    if (claimed === null) return;
    mode = claimed.mode;
    const { fence, memory } = claimed;
    parts.onOwned(memory);
    const desk = parts.openDesk();
    const live =
      game.live?.({
        tell: parts.tellLive,
        async submit(command) {
          await held?.writer.submit({ command, memberId: null, at: now(), stake: null });
        },
      }) ?? null;
    const writer = createWriter(
      {
        ...parts.money,
        database,
        log: parts.log,
        desk,
        game,
        fence,
        leaseMs,
        now,
        isOffered: () => isOffered,
        isDraining: () => isDraining,
        onStep: (step) => {
          parts.onStep(step);
          live?.show(step.state);
          arm();
        },
        onTaken: () => {
          parts.log.warn({ room: roomId }, 'a room was taken over by another process');
          drop();
        },
      },
      memory,
      claimed.aliveAt.getTime(),
    );
    live?.show(memory);
    held = { writer, fence, desk, live, renewAt: now() + leaseMs / 3 };
  };

  const attendOnce = async (): Promise<void> => {
    const isOnOffer = await parts.isOffered();
    const hearMode = () => {
      isOffered = isOnOffer && mode === 'open';
      isDraining = isOnOffer && mode === 'draining';
    };
    hearMode();
    if (held === null) await claim();
    else if (now() >= held.renewAt) {
      const wanted = await parts.renewLease({ id: roomId, fence: held.fence });
      if (wanted === null) return drop();
      mode = wanted;
      held.renewAt = now() + leaseMs / 3;
    }
    hearMode();
    if (mode === 'closed') await held?.writer.breakOff();
    for (let n = 0; n < wakesMost; n += 1) {
      const due = held?.writer.wakeAt() ?? null;
      if (due === null || due > now()) break;
      await held?.writer.wake();
    }
    arm();
  };

  let attending: Promise<void> | null = null;
  return {
    get writer() {
      return held?.writer.isOwner ? held.writer : null;
    },
    get live() {
      return held?.writer.isOwner ? held.live : null;
    },
    attend() {
      if (isClosed) return Promise.resolve();
      attending ??= attendOnce().finally(() => {
        attending = null;
      });
      return attending;
    },
    async close() {
      isClosed = true;
      await attending?.catch(() => undefined);
      if (timer !== null) clearTimeout(timer);
      if (held === null) return;
      const { writer, fence, desk, live } = held;
      held = null;
      await live?.close();
      await writer.stop();
      await desk.close();
      await parts.claims.release({ id: roomId, fence });
    },
  };
}
