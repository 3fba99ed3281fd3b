import type { Logger } from '../../platform/log.ts';
import { type Batch, decodeBatch, encodeBatch, type QueuedPost } from './batch.ts';
import { faultKind } from './faults.ts';
import { connectLane, type LaneConnection } from './lane-connection.ts';
import { LaneMeter, type LaneMetrics } from './lane-metrics.ts';
import type { AccountRef, HouseAccount, Post, PostOutcome } from './transfer.ts';

export interface LaneOptions {
  readonly url: string;
  readonly now: () => Date;
  readonly log: Logger;
  /** Transfers in one call at most. */
  readonly batchMax: number;
  /** Batches on the wire at once: with 2, PostgreSQL works while we read and write. */
  readonly depth: number;
  /** Posts that may wait at most; beyond it a post fails at once, so that a stalled database cannot eat the memory. */
  readonly queueMax: number;
  /** How long a post may wait in all, reconnections included. */
  readonly patienceMs: number;
}

/** One connection that turns a stream of posts into few large transactions. */
export interface Lane {
  post(post: Post): Promise<PostOutcome>;
  metrics(): LaneMetrics;
  /** Takes no more posts, finishes those it has, closes the connection. */
  close(): Promise<void>;
}

/** Thrown when the ledger cannot say whether a post was made. Repeating it with the same ids is safe. */
export class LedgerUnavailable extends Error {
  override readonly name = 'LedgerUnavailable';
  /** PostgreSQL's own code for "cannot connect now": what a caller should come back from later. */
  readonly code = '57P03';
}

/** A batch that keeps meeting another one is halved in the end, like any other that fails. */
const COLLISIONS_MAX = 20;
const RECONNECT_MS = 100;
/** A batch joins another on the wire only when it is worth its own transaction; until then it grows (ADR 0020). */
const SECOND_BATCH_MIN = 48;

export function createLane(options: LaneOptions): Lane {
  const queue: QueuedPost[] = [];
  const inFlight = new Set<string>();
  const meter = new LaneMeter();
  const shards = new Map<bigint, bigint>();
  let connection: LaneConnection | undefined;
  /** Transfers in the queue, and accounts of the house among them whose row in this lane is not known yet. */
  let waiting = 0;
  const missingShards = new Map<bigint, HouseAccount>();
  let flying = 0;
  let isScheduled = false;
  let isPreparing = false;
  let isClosing = false;
  let isTroubled = false;
  let drained: (() => void) | undefined;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    // After this turn of the event loop: whatever arrives with it travels together.
    setImmediate(() => {
      isScheduled = false;
      void pump();
    });
  };

  const pump = async (): Promise<void> => {
    if (isPreparing) return;
    isPreparing = true;
    try {
      while (flying < options.depth && waiting >= (flying === 0 ? 1 : SECOND_BATCH_MIN)) {
        const ready = readyConnection() ?? (await prepare());
        if (!ready) break;
        const posts = takePosts(nextBatchMax());
        if (posts.length === 0) break;
        void fly(ready, posts);
      }
    } finally {
      isPreparing = false;
    }
    if (queue.length === 0 && flying === 0) drained?.();
  };

  /** The live connection when it can take what waits at once: then nothing stands between a batch and the next. */
  const readyConnection = (): LaneConnection | undefined =>
    connection?.isOpen && missingShards.size === 0 ? connection : undefined;

  /** A live connection that knows its row of every account of the house in the queue; undefined to try again later. */
  const prepare = async (): Promise<LaneConnection | undefined> => {
    try {
      if (!connection?.isOpen) {
        connection = undefined;
        shards.clear();
        waiting = 0;
        count(queue);
        connection = await connectLane(options.url);
        if (isTroubled) options.log.info('ledger: a lane reached the database again');
        isTroubled = false;
      }
      for (const account of missingShards.values()) {
        shards.set(account.book, await connection.rowOf(account));
        missingShards.delete(account.book);
      }
      return connection;
    } catch (error) {
      if (!isTroubled) options.log.error({ err: error }, 'ledger: a lane cannot reach the database');
      isTroubled = true;
      void connection?.close().catch(() => undefined);
      connection = undefined;
      rejectImpatient(error);
      if (queue.length > 0) setTimeout(schedule, RECONNECT_MS);
      return undefined;
    }
  };

  const noteShard = (ref: AccountRef): void => {
    if (typeof ref !== 'bigint' && ref.isSharded && !shards.has(ref.book)) missingShards.set(ref.book, ref);
  };

  const count = (posts: readonly QueuedPost[]): void => {
    for (const { post } of posts) {
      waiting += post.transfers.length;
      for (const { debit, credit } of post.transfers) {
        noteShard(debit);
        noteShard(credit);
      }
    }
  };

  const rowOf = (ref: AccountRef): bigint => {
    if (typeof ref === 'bigint') return ref;
    return ref.isSharded ? (shards.get(ref.book) ?? ref.book) : ref.book;
  };

  /** What waits is shared out over the free places on the wire, so that PostgreSQL works on one part while we read the other. */
  const nextBatchMax = (): number => {
    const share = Math.ceil(waiting / (options.depth - flying));
    return Math.min(options.batchMax, Math.max(share, SECOND_BATCH_MIN));
  };

  /** From the queue's head, up to `sizeMax`. Of two posts with one id the second waits until the first is decided. */
  const takePosts = (sizeMax: number): QueuedPost[] => {
    const taken: QueuedPost[] = [];
    const kept: QueuedPost[] = [];
    let size = 0;
    let index = 0;
    for (; index < queue.length; index++) {
      const queued = queue[index] as QueuedPost;
      const { transfers } = queued.post;
      if (size > 0 && size + transfers.length > sizeMax) break;
      if (transfers.some(({ id }) => inFlight.has(id))) {
        kept.push(queued);
        continue;
      }
      for (const { id } of transfers) inFlight.add(id);
      size += transfers.length;
      taken.push(queued);
    }
    queue.splice(0, index, ...kept);
    waiting -= size;
    return taken;
  };

  /**
   * Runs the posts as one batch and answers them. What waits is sent before the answers go out: PostgreSQL works on the
   * next batch while this process tells the callers of the last one.
   */
  const fly = async (on: LaneConnection, posts: readonly QueuedPost[]): Promise<void> => {
    flying++;
    const tell = await settle(on, posts, 0);
    flying--;
    for (const { post } of posts) for (const { id } of post.transfers) inFlight.delete(id);
    void pump();
    tell();
  };

  /** Runs the posts as one batch; on a fault decides who is to blame. Never throws; what it gives back tells the answers. */
  const settle = async (
    on: LaneConnection,
    posts: readonly QueuedPost[],
    tries: number,
  ): Promise<() => void> => {
    let batch: Batch | undefined;
    let answer: readonly string[];
    try {
      batch = encodeBatch(posts, rowOf, options.now());
      const sentAt = performance.now();
      answer = await on.run(batch);
      meter.record(batch.size, performance.now() - sentAt);
    } catch (error) {
      return blame(on, posts, tries, error, batch === undefined);
    }
    const landed = batch;
    return () => answerAll(landed, answer);
  };

  const answerAll = (batch: Batch, answer: readonly string[]): void => {
    try {
      const outcomes = decodeBatch(batch, answer);
      batch.posts.forEach((queued, index) => {
        meter.waited(performance.now() - queued.queuedAt);
        queued.resolve(outcomes[index] as PostOutcome);
      });
    } catch (error) {
      for (const { reject } of batch.posts) reject(error);
    }
  };

  /** A lost batch is asked again, a collision repeated, and what cannot be written halved until the culprit stands alone. */
  const blame = async (
    on: LaneConnection,
    posts: readonly QueuedPost[],
    tries: number,
    error: unknown,
    isOurs: boolean,
  ): Promise<() => void> => {
    const kind = isOurs ? 'broken' : on.isOpen ? faultKind(error) : 'lost';
    meter.fault(kind);
    if (kind === 'collision' && tries < COLLISIONS_MAX) return settle(on, posts, tries + 1);
    if (kind === 'lost') {
      requeue(on, posts, error);
      return () => undefined;
    }
    if (posts.length === 1) return () => posts[0]?.reject(error);
    const middle = posts.length >> 1;
    const tellFirst = await settle(on, posts.slice(0, middle), 0);
    tellFirst();
    return settle(on, posts.slice(middle), 0);
  };

  /** After a lost connection nobody knows whether the batch was made; its ids make it safe to ask again. */
  const requeue = (lost: LaneConnection, posts: readonly QueuedPost[], cause: unknown): void => {
    if (connection === lost) connection = undefined;
    void lost.close().catch(() => undefined);
    queue.unshift(...posts);
    count(posts);
    rejectImpatient(cause);
  };

  const rejectImpatient = (cause: unknown): void => {
    const since = performance.now() - options.patienceMs;
    const kept = queue.filter((queued) => {
      if (queued.queuedAt > since) return true;
      queued.reject(new LedgerUnavailable('the ledger did not answer in time', { cause }));
      return false;
    });
    queue.splice(0, queue.length, ...kept);
    waiting = 0;
    count(queue);
  };

  return {
    post: (post) =>
      new Promise((resolve, reject) => {
        if (isClosing || queue.length >= options.queueMax) {
          reject(new LedgerUnavailable(isClosing ? 'the ledger is closing' : 'the ledger is overloaded'));
          return;
        }
        const queued = { post, queuedAt: performance.now(), resolve, reject };
        queue.push(queued);
        count([queued]);
        schedule();
      }),
    metrics: () => meter.read(queue.length, flying),
    close: async () => {
      isClosing = true;
      if (queue.length > 0 || flying > 0 || isPreparing) {
        await new Promise<void>((resolve) => {
          drained = resolve;
          schedule();
        });
      }
      await connection?.close();
      connection = undefined;
    },
  };
}
