import type { DecisionContext } from '@ikka/game-kit';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import { DeskLost } from '../ledger/index.ts';
import { readRoom } from './read-room.ts';
import type { RoomMemory } from './room-memory.ts';
import { forgetEvents, forgetPastBets } from './store.ts';
import {
  RoomTaken,
  type StepParts,
  type StepTaken,
  takeStep,
  type Wish,
  type WishOutcome,
} from './take-step.ts';

/** The one writer of a room: commands wait in line, and each batch of them is one step. */
export interface RoomWriter {
  /** Takes part in one of the next steps. Throws `RoomTaken` where this process owns the room no more. */
  submit(wish: Wish): Promise<WishOutcome>;
  /** Wakes the room if its time has come; resolves when that is done. */
  wake(): Promise<void>;
  /** Ends the round that is on at once, as its rules have it. Nothing where there is none. */
  breakOff(): Promise<void>;
  /** When the room wants to be woken next, or null. */
  wakeAt(): number | null;
  readonly version: bigint;
  readonly isOwner: boolean;
  /** Takes no more commands, finishes the step under way. */
  stop(): Promise<void>;
}

export interface WriterParts extends StepParts {
  readonly database: Database;
  readonly log: Logger;
  readonly isOffered: () => boolean;
  readonly isDraining: () => boolean;
  /** After each step, in order. */
  readonly onStep: (step: StepTaken) => void;
  /** Once, when another process has taken the room. */
  readonly onTaken: () => void;
}

interface Waiting {
  readonly wish: Wish;
  /** A timer stands alone in its step: it may change the round that secrets belong to. */
  readonly isTimer: boolean;
  readonly resolve: (outcome: WishOutcome) => void;
  readonly reject: (error: unknown) => void;
}

const batchMax = 256;
const waitingMost = 20_000;
/** Events are kept for so many steps; who was away for longer gets the room as it is. */
export const eventsKept = 2_000n;
const forgetEvery = 250n;
/** How long a repeated wish finds how its bet ended. */
const pastBetsKeptMs = 3 * 24 * 3_600_000;

/** `since`: the last sign of life of the owner before; the room is told of it first of all. */
export function createWriter(parts: WriterParts, stored: RoomMemory, since: number): RoomWriter {
  const { game } = parts;
  let memory = stored;
  let secret: { readonly no: number; readonly value: unknown } | null = null;
  const queue: Waiting[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isOwner = true;

  const wanted = () => ({ isOffered: parts.isOffered(), isDraining: parts.isDraining() });

  const contextOf = async (): Promise<Omit<DecisionContext<unknown>, 'at'>> => {
    const no = game.rules.secretOf(memory.head);
    if (no === null) secret = null;
    else if (secret?.no !== no) secret = { no, value: await game.secret(no) };
    return { secret: secret?.value ?? null, ...wanted() };
  };

  /** What is known without asking: of a round whose secret is not at hand nothing is due before it was read. */
  const wakeAt = (): number | null => {
    const no = game.rules.secretOf(memory.head);
    if (no !== null && secret?.no !== no) return Number.NEGATIVE_INFINITY;
    return game.rules.wakeAt(memory, { secret: secret?.value ?? null, ...wanted() });
  };

  const takeBatch = (): Waiting[] => {
    if (queue[0]?.isTimer) return queue.splice(0, 1);
    const end = queue.findIndex(({ isTimer }) => isTimer);
    return queue.splice(0, Math.min(batchMax, end < 0 ? queue.length : end));
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = takeBatch();
      try {
        await step(batch);
      } catch (error) {
        await recover(batch, error);
      }
    }
    // In the same turn in which the line was found empty: whoever comes next begins anew.
    running = null;
  };

  const forget = async (upTo: bigint): Promise<void> => {
    await forgetEvents(parts.database.db, game.roomId, upTo);
    await forgetPastBets(parts.database.db, new Date(parts.now() - pastBetsKeptMs));
  };

  const step = async (batch: readonly Waiting[]): Promise<void> => {
    const context = await contextOf();
    const wishes = batch.map(({ wish }) => wish);
    const before = memory.version;
    const taken = await takeStep(parts, memory, wishes, context);
    if (taken.version !== before) {
      parts.onStep(taken);
      if (taken.version % forgetEvery === 0n && taken.version > eventsKept) {
        forget(taken.version - eventsKept).catch((error: unknown) =>
          parts.log.warn({ err: error }, 'what is old of a room was not forgotten'),
        );
      }
    }
    for (const [index, { resolve }] of batch.entries()) resolve(taken.outcomes[index] as WishOutcome);
  };

  /**
   * A lost connection leaves open whether the step was committed: the room is read again, and the same commands find what
   * they did or do it now. A batch that cannot be taken is taken one by one, so that a faulty command fails alone.
   */
  const recover = async (batch: readonly Waiting[], error: unknown): Promise<void> => {
    if (error instanceof RoomTaken) return giveUp(batch);
    if (batch.length > 1 && !(error instanceof DeskLost)) {
      for (const one of batch) await step([one]).catch((fault: unknown) => recover([one], fault));
      return;
    }
    if (error instanceof DeskLost) {
      try {
        const again = await readRoom(parts.database, game.roomId);
        if (again === null || again.fence !== parts.fence) return giveUp(batch);
        memory = again.memory;
        await step(batch);
        return;
      } catch (fault) {
        if (fault instanceof RoomTaken) return giveUp(batch);
        parts.log.error({ err: fault, room: game.roomId }, 'a step of a room was lost');
        for (const { reject } of batch) reject(fault);
        return;
      }
    }
    parts.log.error({ err: error, room: game.roomId }, 'a step of a room failed');
    for (const { reject } of batch) reject(error);
  };

  const giveUp = (batch: readonly Waiting[]): void => {
    isOwner = false;
    for (const { reject } of [...batch, ...queue.splice(0)]) reject(new RoomTaken());
    parts.onTaken();
  };

  const enqueue = (wish: Wish, isTimer: boolean): Promise<WishOutcome> =>
    new Promise((resolve, reject) => {
      if (isStopped || !isOwner) return reject(new RoomTaken());
      if (queue.length >= waitingMost) return reject(new Error('too many commands wait in a room'));
      queue.push({ wish, isTimer, resolve, reject });
      if (running !== null) return;
      running = Promise.resolve().then(run);
    });

  const told = enqueue(
    { command: { type: 'resume', aliveAt: since }, at: parts.now(), memberId: null, stake: null },
    true,
  );
  told.catch(() => undefined);

  return {
    submit: (wish) => enqueue(wish, false),
    async wake() {
      const due = wakeAt();
      if (due === null || due > parts.now()) return;
      await enqueue({ command: { type: 'wake' }, at: parts.now(), memberId: null, stake: null }, true);
    },
    async breakOff() {
      if (game.rules.breakOff === undefined || wakeAt() === null) return;
      await enqueue({ command: { type: 'break_off' }, at: parts.now(), memberId: null, stake: null }, true);
    },
    wakeAt,
    get version() {
      return memory.version;
    },
    get isOwner() {
      return isOwner && !isStopped;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
