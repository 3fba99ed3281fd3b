import type { FeedNews } from '@ikka/sports/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/log.ts';
import type { FeedIntake } from '../intake/take-news.ts';
import { createMessageOrder, type MessageOrder } from './message-order.ts';
import { pause } from './pause.ts';
import {
  cursorText,
  type FeedLine,
  type FeedPlace,
  type FeedProvider,
  placeOf,
  SnapshotNeeded,
} from './provider.ts';

/** What a feed's line has been through in this process. */
export interface FeedFigures {
  isLeading: boolean;
  /** When anything was heard last; null before. */
  heardAt: Date | null;
  messages: number;
  repeats: number;
  gaps: number;
  malformed: number;
  snapshots: number;
  breaks: number;
}

/** Of a line that nothing was heard of yet. */
export const newFigures = (isLeading: boolean): FeedFigures => ({
  isLeading,
  heardAt: null,
  messages: 0,
  repeats: 0,
  gaps: 0,
  malformed: 0,
  snapshots: 0,
  breaks: 0,
});

export interface FollowParts {
  readonly provider: FeedProvider;
  readonly intake: FeedIntake;
  readonly clock: Clock;
  readonly log: Logger;
  readonly figures: FeedFigures;
  readonly limits?: Partial<typeof feedLimits> | undefined;
}

export const feedLimits = {
  /** So long the line may be silent, or lack a message, before nothing takes bets. */
  silentMs: 5_000,
  missingMs: 1_000,
  /** What came while the last batch was taken goes together, so many at most. */
  batchMost: 500,
  /** Reading stops while more than these wait. */
  queueMost: 5_000,
  lookEveryMs: 250,
  /** A provider that sends nothing but nonsense is not asked for one snapshot after another. */
  snapshotEveryMs: 1_000,
};

/** Why following came to its end. */
type End = 'broken' | 'silent' | 'gap' | 'overtaken';

/**
 * Takes a provider's messages from where the book stands until the line breaks or `signal` ends it. Where something is missing, cannot
 * be read, or lies further back than the provider goes, it takes a snapshot and goes on from there.
 */
export async function followFeed(parts: FollowParts, signal: AbortSignal): Promise<End> {
  const { provider, intake, figures } = parts;
  let cursor = await intake.cursor(provider.code);
  let place = placeOf(cursor);
  const everyMs = { ...feedLimits, ...parts.limits }.snapshotEveryMs;
  for (;;) {
    if (place === null) {
      const taken = await takeSnapshot(parts, cursor, signal);
      if (taken === null) return 'overtaken';
      place = taken;
      cursor = cursorText(taken);
    }
    const { end, at } = await followFrom(parts, place, signal);
    if (end !== 'gap') return end;
    figures.gaps += 1;
    parts.log.warn({ feed: provider.code, after: at.sequence }, 'messages of a feed are missing');
    await intake.lost(provider.code);
    cursor = cursorText(at);
    place = null;
    await pause(everyMs, signal);
    if (signal.aborted) return 'broken';
  }
}

async function takeSnapshot(
  { provider, intake, figures, log, clock }: FollowParts,
  after: string | null,
  signal: AbortSignal,
): Promise<FeedPlace | null> {
  const { malformed, news, ...place } = await provider.snapshot(signal);
  figures.snapshots += 1;
  figures.heardAt = clock.now();
  figures.malformed += malformed.length;
  if (malformed.length > 0)
    log.warn(
      { feed: provider.code, matches: malformed.slice(0, 10) },
      'a feed’s snapshot is malformed in part',
    );
  const isTaken = await intake.take(provider.code, {
    after,
    news,
    cursor: cursorText(place),
    isSnapshot: true,
  });
  return isTaken ? place : null;
}

async function followFrom(
  parts: FollowParts,
  from: FeedPlace,
  signal: AbortSignal,
): Promise<{ end: End; at: FeedPlace }> {
  const { provider, intake, figures, clock } = parts;
  const limits = { ...feedLimits, ...parts.limits };
  const order = createMessageOrder<FeedNews>(from.sequence);
  const closing = new AbortController();
  const either = AbortSignal.any([signal, closing.signal]);
  let ready: FeedNews[] = [];
  let end: End | null = null;
  let hasHeard = false;
  let heardAt = clock.now().getTime();
  let wake = Promise.withResolvers<void>();

  const stop = (why: End) => {
    end ??= why;
    closing.abort(new Error(`the feed is left: ${why}`));
    wake.resolve();
  };
  const hear = (line: FeedLine) => {
    const now = clock.now();
    heardAt = now.getTime();
    figures.heardAt = now;
    hasHeard = true;
    if (line.kind === 'heartbeat') order.hear(line.sequence, heardAt);
    else if (line.kind === 'news') ready.push(...accepted(line.sequence, line.news));
    else {
      // What it said is lost as if it had never been sent.
      figures.malformed += 1;
      parts.log.warn(
        { feed: provider.code, sequence: line.sequence, why: line.why },
        'a feed’s message is malformed',
      );
      if (line.sequence === null || line.sequence > order.last) stop('gap');
    }
    wake.resolve();
  };
  const accepted = (sequence: number, news: FeedNews) => {
    const before = order.repeats;
    const items = order.accept(sequence, news, heardAt);
    figures.repeats += order.repeats - before;
    return items;
  };
  const read = async () => {
    try {
      for await (const line of provider.lines(from, either)) {
        hear(line);
        while (ready.length > limits.queueMost && end === null) await pause(limits.lookEveryMs, either);
      }
      stop('broken');
    } catch (error) {
      if (error instanceof SnapshotNeeded) stop('gap');
      else {
        if (end === null && !signal.aborted)
          parts.log.warn({ err: error, feed: provider.code }, 'a feed’s line broke');
        stop('broken');
      }
    }
  };
  const look = setInterval(() => {
    const now = clock.now().getTime();
    if (now - heardAt > limits.silentMs) stop('silent');
    else if (isMissing(order, now, limits.missingMs)) stop('gap');
  }, limits.lookEveryMs);
  const leave = () => stop('broken');
  signal.addEventListener('abort', leave, { once: true });

  let at = from;
  const reading = read();
  try {
    while (end === null || ready.length > 0) {
      if (ready.length === 0) {
        if (hasHeard && end === null) {
          hasHeard = false;
          await intake.alive(provider.code);
        }
        await wake.promise;
        wake = Promise.withResolvers();
        continue;
      }
      const news = ready.slice(0, limits.batchMost);
      ready = ready.slice(news.length);
      // Everything up to the last message that is ready has been put into order.
      const next = { epoch: at.epoch, sequence: at.sequence + news.length };
      const batch = { after: cursorText(at), news, cursor: cursorText(next), isSnapshot: false };
      if (!(await intake.take(provider.code, batch))) return { end: 'overtaken', at };
      at = next;
      hasHeard = false;
      figures.messages += news.length;
    }
    return { end, at };
  } finally {
    clearInterval(look);
    signal.removeEventListener('abort', leave);
    stop('broken');
    await reading;
  }
}

function isMissing(order: MessageOrder<unknown>, now: number, missingMs: number): boolean {
  return order.missingSince !== null && now - order.missingSince > missingMs;
}
