import { type FeedNews, type Fixture, isEvent, noFacts } from '@ikka/sports/rules';
import type { FixtureChange, SportsParts } from '../parts.ts';
import { repriced, unpriced } from '../prices/reprice.ts';
import {
  findFeed,
  insertFeed,
  lockFixtures,
  moveCursor,
  type NewEvent,
  noteEvents,
  noteHeard,
  noteLost,
  openFixturesOf,
  putFixture,
  type StoredFixture,
} from '../store.ts';

/** What a feed's client gives to the book. */
export interface FeedBatch {
  /** Where the batch begins: the cursor that it follows; of no account for a snapshot. */
  readonly after: string | null;
  readonly cursor: string;
  readonly news: readonly FeedNews[];
  /** All that the provider knows: what it does not name any more takes no bets. */
  readonly isSnapshot: boolean;
}

export interface FeedIntake {
  /** Where to go on after a restart; null before the first batch, and where only a snapshot goes on. */
  cursor(provider: string): Promise<string | null>;
  /** Takes a batch whole, in its order, with the cursor; false, and nothing taken, where another process has gone on meanwhile. */
  take(provider: string, batch: FeedBatch): Promise<boolean>;
  /** The line lives, though there is nothing new. */
  alive(provider: string): Promise<void>;
  /** Something was missed: nothing of the provider takes bets until its next snapshot. */
  lost(provider: string): Promise<void>;
}

export type IntakeParts = Pick<SportsParts, 'database' | 'clock' | 'tell'>;

export function createIntake(parts: IntakeParts): FeedIntake {
  const { database, clock } = parts;
  return {
    async cursor(provider) {
      const feed = await findFeed(database.db, provider);
      return feed === undefined || feed.isLost ? null : feed.cursor;
    },
    take: (provider, batch) => takeBatch(parts, provider, batch),
    alive: (provider) => noteHeard(database.db, provider, clock.now()),
    lost: (provider) => noteLost(database.db, provider),
  };
}

async function takeBatch(
  { database, clock, tell }: IntakeParts,
  provider: string,
  batch: FeedBatch,
): Promise<boolean> {
  const now = clock.now();
  await insertFeed(database.db, { provider, cursor: null, heardAt: now });
  const changes: FixtureChange[] = [];
  const isTaken = await database.transaction(async (tx) => {
    const isNext = await moveCursor(tx, { provider, ...batch, at: now });
    if (!isNext) return false;
    const put = async (before: StoredFixture | null, after: StoredFixture) => {
      const next = { ...after, version: (before?.version ?? 0) + 1 };
      await putFixture(tx, next);
      changes.push({ before, after: next });
    };
    const named = [...new Set(batch.news.map(fixtureOf))];
    const forgotten = batch.isSnapshot
      ? (await openFixturesOf(tx, provider)).filter((id) => !named.includes(id))
      : [];
    const known = new Map(
      (await lockFixtures(tx, [...named, ...forgotten])).map((fixture) => [fixture.id, fixture]),
    );
    for (const id of named) {
      const before = known.get(id) ?? null;
      const news = batch.news.filter((one) => fixtureOf(one) === id);
      const after = news.reduce<StoredFixture | null>((at, one) => applied(at, one, provider, now), before);
      if (after !== null && after !== before) await put(before, repriced(before, after));
      await noteEvents(tx, eventsIn(before, news, now));
    }
    for (const id of forgotten) {
      const fixture = known.get(id);
      if (fixture !== undefined) await put(fixture, unpriced(fixture));
    }
    return true;
  });
  if (isTaken) tell(changes);
  return isTaken;
}

const fixtureOf = (news: FeedNews): string => (news.kind === 'fixture' ? news.fixture.id : news.fixture);

const newFixture = (fixture: Fixture, provider: string, now: Date): StoredFixture => ({
  id: fixture.id,
  provider,
  sport: fixture.sport,
  league: fixture.league.code,
  startsAt: new Date(fixture.startsAt),
  fixture,
  stage: 'scheduled',
  stageSince: now,
  isGivenUp: false,
  state: { stage: 'scheduled', danger: null, facts: noFacts(fixture.sport) },
  stateVersion: 0,
  eventVersion: 0,
  pricesVersion: 0,
  pricesStateVersion: 0,
  rates: null,
  fed: [],
  board: {},
  boardVersion: 0,
  version: 0,
  hold: null,
  marketHolds: {},
  voids: {},
  results: {},
  moves: {},
  isDue: false,
  lookUntil: null,
});

/** A match after one piece of news; the same object where it says nothing new. */
function applied(
  before: StoredFixture | null,
  news: FeedNews,
  provider: string,
  now: Date,
): StoredFixture | null {
  if (news.kind === 'fixture') {
    const { fixture } = news;
    if (before === null) return newFixture(fixture, provider, now);
    const startsAt = new Date(fixture.startsAt);
    return { ...before, fixture, startsAt, league: fixture.league.code };
  }
  // Of a match that was never announced nothing can be shown or priced: its announcement comes with the next snapshot.
  if (before === null) return null;
  if (news.kind === 'prices') {
    if (news.version <= before.pricesVersion) return before;
    return {
      ...before,
      pricesVersion: news.version,
      pricesStateVersion: Math.max(before.pricesStateVersion, news.stateVersion),
      rates: news.rates,
      fed: news.markets,
    };
  }
  if (news.version <= before.stateVersion || news.state.facts.sport !== before.sport) return before;
  const { stage } = news.state;
  const isNewStage = stage !== before.stage;
  return {
    ...before,
    state: news.state,
    stage,
    stateVersion: news.version,
    eventVersion: isEvent(before.state.facts, news.state.facts) ? news.version : before.eventVersion,
    stageSince: isNewStage ? now : before.stageSince,
    isGivenUp: isNewStage ? false : before.isGivenUp,
    isDue: true,
  };
}

/** What happened in a match by these news: for whoever looks at bets that were placed before the house heard of it. */
function eventsIn(before: StoredFixture | null, news: readonly FeedNews[], heardAt: Date): NewEvent[] {
  let facts = before?.state.facts;
  let known = before?.stateVersion ?? 0;
  return news.flatMap((one) => {
    if (one.kind !== 'state' || one.version <= known) return [];
    const isNew =
      facts !== undefined && facts.sport === one.state.facts.sport && isEvent(facts, one.state.facts);
    [facts, known] = [one.state.facts, one.version];
    return isNew
      ? [{ fixture: one.fixture, version: one.version, happenedAt: new Date(one.at), heardAt }]
      : [];
  });
}
