import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { offerTable as offer, versionTable as version } from './tables.ts';

export type Offer = typeof offer.$inferSelect;
export type OfferVersion = typeof version.$inferSelect;

/** Makes the offer where there is none, and keeps it from everybody else until the transaction ends. */
export async function lockOffer(tx: Transaction, id: string): Promise<Offer> {
  await tx.insert(offer).values({ id }).onConflictDoNothing();
  const found = await lockKnownOffer(tx, id);
  if (found === null) throw new Error(`offer ${id} vanished`);
  return found;
}

export async function lockKnownOffer(tx: Transaction, id: string): Promise<Offer | null> {
  const [found] = await tx.select().from(offer).where(eq(offer.id, id)).for('update');
  return found ?? null;
}

export async function saveOffer(tx: Transaction, { id, ...row }: Offer): Promise<void> {
  await tx.update(offer).set(row).where(eq(offer.id, id));
}

export async function insertVersion(tx: Transaction, row: typeof version.$inferInsert): Promise<void> {
  await tx.insert(version).values(row);
}

export async function decideVersion(
  tx: Transaction,
  row: Pick<OfferVersion, 'offerId' | 'version' | 'state' | 'decidedBy' | 'decidedAt' | 'answer'>,
): Promise<void> {
  const { offerId, version: number, ...decided } = row;
  await tx
    .update(version)
    .set(decided)
    .where(and(eq(version.offerId, offerId), eq(version.version, number)));
}

/** Newest first. */
export async function versionsOf(db: Queryable, offerId: string): Promise<OfferVersion[]> {
  return db.select().from(version).where(eq(version.offerId, offerId)).orderBy(desc(version.version));
}

/** Every version of every offer, newest first within each. */
export async function allVersions(db: Queryable): Promise<OfferVersion[]> {
  return db.select().from(version).orderBy(asc(version.offerId), desc(version.version));
}

export async function allOffers(db: Queryable): Promise<Offer[]> {
  return db.select().from(offer).orderBy(asc(offer.id));
}

export async function findOffer(db: Queryable, id: string): Promise<Offer | null> {
  const [found] = await db.select().from(offer).where(eq(offer.id, id));
  return found ?? null;
}

/** The versions that count now of offers which nobody has stopped. */
export async function currentVersions(db: Queryable): Promise<OfferVersion[]> {
  const rows = await db
    .select({ version })
    .from(offer)
    .innerJoin(version, and(eq(version.offerId, offer.id), eq(version.version, offer.current)))
    .where(and(isNotNull(offer.current), isNull(offer.stoppedAt)))
    .orderBy(asc(offer.id));
  return rows.map((row) => row.version);
}

export async function findVersion(
  db: Queryable,
  offerId: string,
  number: number,
): Promise<OfferVersion | null> {
  const [found] = await db
    .select()
    .from(version)
    .where(and(eq(version.offerId, offerId), eq(version.version, number)));
  return found ?? null;
}
