import { randomUUID } from 'node:crypto';
import type { FeedNews } from '@ikka/sports/rules';
import { pause } from '../pause.ts';
import { type FeedProvider, SnapshotNeeded } from '../provider.ts';
import { type CouponEvent, coupon, couponEvent } from './coupon-schema.ts';
import { goneEvent, readEvent } from './read-coupon.ts';

const answersWithinMs = 5_000;
const pollEveryMs = 1_000;

/** The coupon as it was last seen: each event, and how it was written. */
interface Seen {
  readonly etag: string | null;
  readonly updated: number;
  readonly events: ReadonlyMap<string, { readonly event: CouponEvent; readonly text: string }>;
  readonly malformed: readonly string[];
}

/**
 * A provider that offers a page with all it sells (README.md): what changed from one look to the next are its messages, which are counted
 * here. A restart knows nothing of them, and begins with a snapshot.
 */
export function couponProvider(config: {
  readonly code: string;
  readonly url: string;
  readonly key: string;
  readonly everyMs?: number;
}): FeedProvider {
  const { code, everyMs = pollEveryMs } = config;
  const epoch = randomUUID();
  const address = new URL(config.url);
  address.searchParams.set('key', config.key);
  let seen: Seen | null = null;
  let sequence = 0;

  /** Null where nothing changed. */
  async function look(before: Seen | null, signal: AbortSignal): Promise<Seen | null> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(answersWithinMs)]);
    const headers = before?.etag ? { 'if-none-match': before.etag } : {};
    const response = await fetch(address, { headers, signal: within });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`the coupon answered ${response.status}`);
    const page = coupon.parse(await response.json());
    const events = new Map<string, { event: CouponEvent; text: string }>();
    const malformed: string[] = [];
    for (const entry of page.events) {
      const read = couponEvent.safeParse(entry);
      if (read.success) events.set(read.data.id, { event: read.data, text: JSON.stringify(read.data) });
      else
        malformed.push(`${code}-${String((entry as { id?: unknown } | null)?.id ?? 'unknown').slice(0, 24)}`);
    }
    return { etag: response.headers.get('etag'), updated: page.updated, events, malformed };
  }

  const changesFrom = (before: Seen, { events, updated }: Seen): FeedNews[] => [
    ...[...events].flatMap(([id, { event, text }]) =>
      before.events.get(id)?.text === text ? [] : readEvent(code, event, updated),
    ),
    ...[...before.events].flatMap(([id, { event }]) =>
      events.has(id) ? [] : [goneEvent(code, event, updated)],
    ),
  ];

  return {
    code,
    async snapshot(signal) {
      const now = await look(null, signal);
      if (now === null) throw new Error('the coupon answered nothing');
      seen = now;
      const news = [...now.events.values()].flatMap(({ event }) => readEvent(code, event, now.updated));
      return { epoch, sequence, news, malformed: now.malformed };
    },
    async *lines(after, signal) {
      // What was told before this process, or before somebody else took the line, nobody knows any more.
      if (seen === null || after.epoch !== epoch || after.sequence !== sequence)
        throw new SnapshotNeeded('the coupon has no messages from before');
      while (!signal.aborted) {
        const now = await look(seen, signal);
        const news = now === null ? [] : changesFrom(seen, now);
        seen = now ?? seen;
        for (const one of news) {
          sequence += 1;
          yield { kind: 'news', sequence, news: one };
        }
        yield { kind: 'heartbeat', sequence };
        await pause(everyMs, signal);
      }
    },
  };
}
