import { and, asc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import { textArrayLiteral } from '../ledger/index.ts';
import { eventTable, feedTable, fixtureTable, offerTable, stakedTable } from './tables.ts';

export type StoredFeed = typeof feedTable.$inferSelect;
export type StoredFixture = typeof fixtureTable.$inferSelect;
export type NewFixture = typeof fixtureTable.$inferInsert;
export type NewEvent = typeof eventTable.$inferInsert;
export type StoredOffer = typeof offerTable.$inferSelect;

export async function findFeed(tx: Queryable, provider: string): Promise<StoredFeed | undefined> {
  const [row] = await tx.select().from(feedTable).where(eq(feedTable.provider, provider));
  return row;
}

/** Makes the row of a provider where there is none yet; false where there was. */
export async function insertFeed(tx: Queryable, feed: typeof feedTable.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(feedTable).values(feed).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Moves a provider's cursor from where it is thought to be; false where another process has moved it. */
export async function moveCursor(
  tx: Transaction,
  wish: {
    readonly provider: string;
    readonly after: string | null;
    readonly cursor: string;
    readonly isSnapshot: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .update(feedTable)
    .set({ cursor: wish.cursor, heardAt: wish.at, isLost: false })
    .where(
      and(
        eq(feedTable.provider, wish.provider),
        wish.isSnapshot ? undefined : sql`${feedTable.cursor} IS NOT DISTINCT FROM ${wish.after}`,
        wish.isSnapshot ? undefined : eq(feedTable.isLost, false),
      ),
    )
    .returning({ provider: feedTable.provider });
  return rows.length > 0;
}

export async function noteHeard(tx: Queryable, provider: string, at: Date): Promise<void> {
  await tx
    .update(feedTable)
    .set({ heardAt: at })
    .where(and(eq(feedTable.provider, provider), lt(feedTable.heardAt, at)));
}

export async function noteLost(tx: Queryable, provider: string): Promise<void> {
  await tx.update(feedTable).set({ isLost: true }).where(eq(feedTable.provider, provider));
}

/** The versions of those of these matches that there are, and how every provider is heard: what each bet asks, built once. */
export function createVersionLook(db: Database['db']) {
  const { id, version } = fixtureTable;
  const versions = db
    .select({ id, version })
    .from(fixtureTable)
    .where(sql`${id} = ANY (${sql.placeholder('ids')}::text[])`)
    .prepare('sports_versions');
  const feeds = db.select().from(feedTable).prepare('sports_feeds');
  return async (
    ids: readonly string[],
  ): Promise<{ versions: { id: string; version: number }[]; feeds: StoredFeed[] }> => {
    const [found, heard] = await Promise.all([
      versions.execute({ ids: textArrayLiteral(ids) }),
      feeds.execute(),
    ]);
    return { versions: found, feeds: heard };
  };
}

/** The versions of the matches that are played, come before an instant, or have ended since another. */
export async function movingFixtures(
  tx: Queryable,
  { to, endedSince }: { readonly to: Date; readonly endedSince: Date },
): Promise<{ id: string; version: number }[]> {
  const { id, version, stage, stageSince, startsAt } = fixtureTable;
  return tx
    .select({ id, version })
    .from(fixtureTable)
    .where(
      and(or(inArray(stage, ['scheduled', 'live', 'break']), gte(stageSince, endedSince)), lte(startsAt, to)),
    );
}

export async function findFixture(tx: Queryable, id: string): Promise<StoredFixture | null> {
  const [row] = await tx.select().from(fixtureTable).where(eq(fixtureTable.id, id));
  return row ?? null;
}

export async function findFixtures(tx: Queryable, ids: readonly string[]): Promise<StoredFixture[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(fixtureTable)
    .where(inArray(fixtureTable.id, [...ids]));
}

/** With nobody else changing it until the transaction ends. */
export async function lockFixture(tx: Transaction, id: string): Promise<StoredFixture | null> {
  const [row] = await tx.select().from(fixtureTable).where(eq(fixtureTable.id, id)).for('update');
  return row ?? null;
}

/** With nobody else changing them; in the order of their ids, so that two who lock the same never wait for one another. */
export async function lockFixtures(tx: Transaction, ids: readonly string[]): Promise<StoredFixture[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(fixtureTable)
    .where(inArray(fixtureTable.id, [...ids]))
    .orderBy(asc(fixtureTable.id))
    .for('update');
}

/** Writes a match as it is now, whether it was known or not. */
export async function putFixture(tx: Queryable, fixture: NewFixture): Promise<void> {
  await tx.insert(fixtureTable).values(fixture).onConflictDoUpdate({ target: fixtureTable.id, set: fixture });
}

/** Matches that are played or still to come, from those that should have begun so long ago. */
export async function comingFixtures(
  tx: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<StoredFixture[]> {
  return tx
    .select()
    .from(fixtureTable)
    .where(
      and(
        inArray(fixtureTable.stage, ['scheduled', 'live', 'break']),
        gte(fixtureTable.startsAt, from),
        lte(fixtureTable.startsAt, to),
      ),
    )
    .orderBy(asc(fixtureTable.startsAt), asc(fixtureTable.id))
    .limit(limit);
}

/** The ids of a provider's matches that are not over. */
export async function openFixturesOf(tx: Queryable, provider: string): Promise<string[]> {
  const rows = await tx
    .select({ id: fixtureTable.id })
    .from(fixtureTable)
    .where(
      and(eq(fixtureTable.provider, provider), inArray(fixtureTable.stage, ['scheduled', 'live', 'break'])),
    );
  return rows.map(({ id }) => id);
}

/** Matches whose bets are to be looked at now; those too that were looked at a moment ago. */
export async function fixturesDue(tx: Queryable, limit: number): Promise<StoredFixture[]> {
  return tx
    .select()
    .from(fixtureTable)
    .where(or(eq(fixtureTable.isDue, true), sql`${fixtureTable.lookUntil} IS NOT NULL`))
    .orderBy(sql`${fixtureTable.isDue} DESC`, asc(fixtureTable.id))
    .limit(limit);
}

/** Gives up matches that were postponed or abandoned before an instant. */
export async function giveUp(tx: Queryable, before: Date): Promise<void> {
  await tx
    .update(fixtureTable)
    .set({ isGivenUp: true, isDue: true, version: sql`${fixtureTable.version} + 1` })
    .where(
      and(
        inArray(fixtureTable.stage, ['postponed', 'abandoned']),
        lte(fixtureTable.stageSince, before),
        eq(fixtureTable.isGivenUp, false),
      ),
    );
}

/** Notes that the bets of a match were looked at as of a state; where it changed since, it stays due. */
export async function noteLooked(
  tx: Queryable,
  { id, stateVersion, voids, results }: Pick<StoredFixture, 'id' | 'stateVersion' | 'voids' | 'results'>,
  lookUntil: Date | null,
): Promise<void> {
  await tx
    .update(fixtureTable)
    .set({ isDue: false, lookUntil })
    .where(
      and(
        eq(fixtureTable.id, id),
        eq(fixtureTable.stateVersion, stateVersion),
        sql`${fixtureTable.voids} = ${JSON.stringify(voids)}::jsonb`,
        sql`${fixtureTable.results} = ${JSON.stringify(results)}::jsonb`,
      ),
    );
}

/** Notes that somebody bets on these markets: before the bet, so that none is ever looked over. */
export async function noteStaked(
  tx: Queryable,
  markets: readonly { readonly fixture: string; readonly market: string }[],
): Promise<void> {
  if (markets.length > 0)
    await tx
      .insert(stakedTable)
      .values([...markets])
      .onConflictDoNothing();
}

export async function stakedMarkets(tx: Queryable, fixture: string): Promise<string[]> {
  const rows = await tx.select().from(stakedTable).where(eq(stakedTable.fixture, fixture));
  return rows.map(({ market }) => market);
}

/** A number above every earlier result's. */
export async function nextResultVersion(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ version: string }>(
    sql`SELECT nextval('sports.result_version') AS version`,
  );
  return Number(rows[0]?.version);
}

export async function insertOffer(tx: Queryable, offer: StoredOffer): Promise<void> {
  await tx.insert(offerTable).values(offer);
}

export async function findOffer(tx: Queryable, id: string): Promise<StoredOffer | null> {
  const [row] = await tx.select().from(offerTable).where(eq(offerTable.id, id));
  return row ?? null;
}

export async function forgetOffers(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(offerTable).where(lt(offerTable.until, before));
}

export async function noteEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0)
    await tx
      .insert(eventTable)
      .values([...events])
      .onConflictDoNothing();
}
