import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/log.ts';
import type { FeedIntake } from '../intake/take-news.ts';
import { type FeedFigures, type FollowParts, followFeed, newFigures } from './follow-feed.ts';
import { lead } from './leader-store.ts';
import { pause } from './pause.ts';
import type { FeedProvider } from './provider.ts';

export interface FeedsParts {
  readonly providers: readonly FeedProvider[];
  readonly intake: FeedIntake;
  readonly database: Pick<Database, 'pool'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits?: FollowParts['limits'];
}

/** The feeds that this process takes, as long as no other process does. */
export interface Feeds {
  /** Begins to follow them, or to wait for the lead. */
  start(): void;
  report(): readonly { readonly provider: string; readonly figures: Readonly<FeedFigures> }[];
  close(): Promise<void>;
}

const leadAgainMs = 2_000;
const againMs = { least: 250, most: 5_000 };

/** Follows every provider's feed, one process each; whoever has not the lead waits for it. */
export function createFeeds(parts: FeedsParts): Feeds {
  const closing = new AbortController();
  let running: readonly Promise<void>[] = [];
  const feeds = parts.providers.map((provider) => {
    const figures = newFigures(false);
    return { provider, figures };
  });
  return {
    start() {
      running = feeds.map(({ provider, figures }) => keepFollowing(parts, provider, figures, closing.signal));
    },
    report: () => feeds.map(({ provider, figures }) => ({ provider: provider.code, figures })),
    async close() {
      closing.abort(new Error('the process ends'));
      await Promise.all(running);
    },
  };
}

async function keepFollowing(
  parts: FeedsParts,
  provider: FeedProvider,
  figures: FeedFigures,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const leadership = await lead(parts.database, provider.code);
      if (leadership === null) {
        await pause(leadAgainMs, signal);
        continue;
      }
      figures.isLeading = true;
      try {
        await whileLeading(parts, provider, figures, AbortSignal.any([signal, leadership.signal]));
      } finally {
        figures.isLeading = false;
        leadership.release();
      }
    } catch (error) {
      parts.log.error({ err: error, feed: provider.code }, 'a feed cannot be taken');
      await pause(leadAgainMs, signal);
    }
  }
}

/** From line to line, with pauses that grow while none holds. */
async function whileLeading(
  parts: FeedsParts,
  provider: FeedProvider,
  figures: FeedFigures,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = againMs.least;
  while (!signal.aborted) {
    const before = figures.messages + figures.snapshots;
    try {
      const end = await followFeed({ ...parts, provider, figures }, signal);
      if (end === 'overtaken') return;
    } catch (error) {
      if (!signal.aborted) parts.log.warn({ err: error, feed: provider.code }, 'a feed was left');
    }
    if (signal.aborted) return;
    figures.breaks += 1;
    pauseMs =
      figures.messages + figures.snapshots > before ? againMs.least : Math.min(againMs.most, pauseMs * 2);
    await pause(pauseMs, signal);
  }
}
