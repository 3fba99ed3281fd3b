import type { FeedNews } from '@ikka/sports/rules';
import { type FeedLine, type FeedProvider, type FeedSnapshot, SnapshotNeeded } from '../provider.ts';
import { readNews } from './read-news.ts';
import { lineSchema, newsSchema, snapshotSchema } from './wire-schema.ts';

const answersWithinMs = 5_000;
const snapshotWithinMs = 30_000;
const lineBytesMost = 1024 * 1024;

/** A provider that speaks the wire of vendors/feed-sandbox/README.md: a snapshot, and a stream of lines that goes on from a sequence. */
export function httpProvider(config: {
  readonly code: string;
  readonly url: string;
  readonly token: string;
}): FeedProvider {
  const url = config.url.replace(/\/$/, '');
  const headers = { authorization: `Bearer ${config.token}` };

  return {
    code: config.code,

    async snapshot(signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(snapshotWithinMs)]);
      const response = await fetch(`${url}/v1/snapshot`, { headers, signal: within });
      if (!response.ok) throw new Error(`the feed answered ${response.status} to a snapshot`);
      const snapshot = snapshotSchema.parse(await response.json());
      return { epoch: snapshot.epoch, sequence: snapshot.sequence, ...sorted(config.code, snapshot) };
    },

    async *lines(after, signal) {
      const asked = new URL(`${url}/v1/messages`);
      asked.search = new URLSearchParams({ epoch: after.epoch, after: String(after.sequence) }).toString();
      const closing = new AbortController();
      const late = setTimeout(() => closing.abort(new Error('the feed does not answer')), answersWithinMs);
      try {
        const response = await fetch(asked, { headers, signal: AbortSignal.any([signal, closing.signal]) });
        clearTimeout(late);
        if (response.status === 410) throw new SnapshotNeeded('the feed does not go back so far');
        if (!response.ok || response.body === null)
          throw new Error(`the feed answered ${response.status} to its messages`);
        for await (const text of linesOf(response.body)) yield readLine(config.code, text);
      } finally {
        clearTimeout(late);
        closing.abort();
      }
    },
  };
}

/** What of a snapshot can be believed: a match of which something is malformed is left out whole. */
function sorted(
  provider: string,
  snapshot: { readonly at: string; readonly news: readonly unknown[] },
): Pick<FeedSnapshot, 'news' | 'malformed'> {
  const malformed = new Set<string>();
  const news: FeedNews[] = [];
  for (const entry of snapshot.news) {
    const parsed = newsSchema.safeParse(entry);
    if (parsed.success) news.push(readNews(provider, parsed.data, snapshot.at));
    else malformed.add(`${provider}-${idIn(entry)}`);
  }
  return { news: news.filter((one) => !malformed.has(fixtureOf(one))), malformed: [...malformed] };
}

const fixtureOf = (news: FeedNews) => (news.kind === 'fixture' ? news.fixture.id : news.fixture);

function idIn(entry: unknown): string {
  const { fixtureId, fixture } = (entry ?? {}) as { fixtureId?: unknown; fixture?: { id?: unknown } | null };
  return String(fixtureId ?? fixture?.id ?? 'unknown').slice(0, 48);
}

/** Exported for its test. */
export function readLine(provider: string, text: string): FeedLine {
  const line = lineSchema.safeParse(parsed(text));
  if (!line.success) return { kind: 'malformed', sequence: null, why: 'no line of the wire' };
  const { sequence, at } = line.data;
  if (line.data.kind === 'heartbeat') return { kind: 'heartbeat', sequence };
  const news = newsSchema.safeParse(line.data);
  if (news.success) return { kind: 'news', sequence, news: readNews(provider, news.data, at) };
  const [issue] = news.error.issues;
  return { kind: 'malformed', sequence, why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Lines of a body, without those that are empty. Throws at one that never ends. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
    if (rest.length > lineBytesMost) throw new Error('the feed sent a line without an end');
  }
}
