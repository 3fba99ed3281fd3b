import { and, asc, count, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { attachment, textArrayLiteral } from '../ledger/index.ts';
import {
  choiceTable,
  playTable,
  recallTable,
  transferTable as transfer,
  walletTable as wallet,
} from './tables.ts';
import type { StoredTransfer } from './transfer-store.ts';

export type StoredWallet = typeof wallet.$inferSelect;
export type StoredPlay = typeof playTable.$inferSelect;

/** What is written with a movement of money: nothing of it stands alone. */
export interface WalletEvent {
  readonly walletId: string;
  /** Where the event was decided by the wallet's state: that state's version. */
  readonly expects: bigint | null;
  readonly came?: bigint;
  readonly went?: bigint;
  readonly opens?: StoredTransfer;
  readonly settles?: {
    readonly id: string;
    readonly state: 'done' | 'returned';
    readonly reason: string | null;
    readonly at: Date;
  };
  /** What has grown. */
  readonly plays?: readonly { readonly gameId: string; readonly staked: bigint; readonly paid: bigint }[];
}

/** Writes it in the ledger's own batch, with the money that it moves. */
export const attachWalletEvent = attachment<WalletEvent>({
  name: 'vendor_wallet_event',
  sql: `SELECT vendor_wallets.write_event(e.event::jsonb) FROM unnest($1::int[], $2::text[]) e (place, event)
        WHERE ledger.was_posted(e.place)`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    ),
  ],
});

export interface WalletKey {
  readonly vendorCode: string;
  readonly memberId: bigint;
  readonly currency: string;
}

const isKey = ({ vendorCode, memberId, currency }: WalletKey): SQL | undefined =>
  and(eq(wallet.vendorCode, vendorCode), eq(wallet.memberId, memberId), eq(wallet.currency, currency));

export async function findWallet(tx: Queryable, key: WalletKey): Promise<StoredWallet | null> {
  const [found] = await tx.select().from(wallet).where(isKey(key));
  return found ?? null;
}

/** The wallet, opened where it was not. */
export async function openedWallet(tx: Queryable, key: WalletKey, id: string): Promise<StoredWallet> {
  await tx
    .insert(wallet)
    .values({ ...key, id, version: 0n, came: 0n, went: 0n, staked: 0n, paid: 0n })
    .onConflictDoNothing();
  const found = await findWallet(tx, key);
  if (found === null) throw new Error(`the wallet of ${key.memberId} at ${key.vendorCode} vanished`);
  return found;
}

export async function walletById(tx: Queryable, id: string): Promise<StoredWallet | null> {
  const [found] = await tx.select().from(wallet).where(eq(wallet.id, id));
  return found ?? null;
}

export async function walletsOf(
  tx: Queryable,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
): Promise<StoredWallet[]> {
  return tx
    .select()
    .from(wallet)
    .where(and(eq(wallet.memberId, memberId), eq(wallet.currency, currency)));
}

const byTurn = [sql`${wallet.askedAt} NULLS FIRST`, asc(wallet.id)];

/**
 * A vendor's wallets that were not compared since an instant and that anything ever came into, the longest unasked first: one
 * that the vendor never answers for keeps no other from its turn.
 */
export async function walletsToCompare(
  tx: Queryable,
  wish: { readonly vendorCode: string; readonly before: Date },
  limit: number,
): Promise<StoredWallet[]> {
  return tx
    .select()
    .from(wallet)
    .where(
      and(
        eq(wallet.vendorCode, wish.vendorCode),
        sql`${wallet.version} > 0`,
        or(isNull(wallet.comparedAt), lt(wallet.comparedAt, wish.before)),
      ),
    )
    .orderBy(...byTurn)
    .limit(limit);
}

/** Some members, and which money of theirs. */
export interface Owners {
  readonly memberIds: readonly bigint[];
  readonly currencies: readonly string[];
}

const isOf = ({ memberIds, currencies }: Owners): SQL | undefined =>
  and(inArray(wallet.memberId, [...memberIds]), inArray(wallet.currency, [...currencies]));

/** Holds money by our books. */
const isFilled = sql`${wallet.came} - ${wallet.went} - ${wallet.staked} + ${wallet.paid} > 0`;

/**
 * Wallets of a vendor that hold money by our books and have no transfer under way, the longest unasked first; of some members, or
 * of everybody.
 */
export async function filledWallets(
  tx: Queryable,
  { vendorCode, of }: { readonly vendorCode: string; readonly of?: Owners },
  limit: number,
): Promise<StoredWallet[]> {
  return tx
    .select()
    .from(wallet)
    .where(
      and(
        eq(wallet.vendorCode, vendorCode),
        of && isOf(of),
        isFilled,
        sql`NOT EXISTS (SELECT FROM ${transfer} t WHERE t.wallet_id = ${wallet.id} AND t.settled_at IS NULL)`,
      ),
    )
    .orderBy(...byTurn)
    .limit(limit);
}

/** Members with a wallet that holds money by our books, by their ids, behind one of them. */
export async function filledMembers(tx: Queryable, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await tx
    .selectDistinct({ memberId: wallet.memberId })
    .from(wallet)
    .where(and(gt(wallet.memberId, after), isFilled))
    .orderBy(asc(wallet.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

/** Wallets that anything ever came into. */
export async function usedWallets(tx: Queryable, of: Owners): Promise<StoredWallet[]> {
  return tx
    .select()
    .from(wallet)
    .where(and(isOf(of), sql`${wallet.version} > 0`));
}

/** Notes that the vendor is asked about the wallet. */
export async function noteAsked(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.update(wallet).set({ askedAt: at }).where(eq(wallet.id, id));
}

/** Notes what a comparison found, unless the wallet has moved on since it was read. */
export async function noteCompared(
  tx: Queryable,
  { id, version }: Pick<StoredWallet, 'id' | 'version'>,
  found: { readonly at: Date; readonly toldBalance: bigint; readonly differs: boolean },
): Promise<boolean> {
  const noted = await tx
    .update(wallet)
    .set({ comparedAt: found.at, toldBalance: found.toldBalance, differs: found.differs })
    .where(and(eq(wallet.id, id), eq(wallet.version, version)))
    .returning({ id: wallet.id });
  return noted.length === 1;
}

export async function playsOf(tx: Queryable, walletId: string): Promise<StoredPlay[]> {
  return tx.select().from(playTable).where(eq(playTable.walletId, walletId));
}

/** The sums of a vendor's wallets, and what the vendor told of them when it was compared last. */
export interface WalletSums {
  readonly vendorCode: string;
  readonly currency: string;
  readonly wallets: number;
  readonly came: bigint;
  readonly went: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly told: bigint;
  readonly differing: number;
  readonly oldestCompared: Date | null;
}

export async function sumWallets(tx: Queryable): Promise<WalletSums[]> {
  const sum = (column: SQL | (typeof wallet)['came']) => sql<string>`COALESCE(sum(${column}), 0)`;
  const rows = await tx
    .select({
      vendorCode: wallet.vendorCode,
      currency: wallet.currency,
      wallets: count(),
      came: sum(wallet.came),
      went: sum(wallet.went),
      staked: sum(wallet.staked),
      paid: sum(wallet.paid),
      told: sum(sql`${wallet.toldBalance}`),
      differing: sql<string>`count(*) FILTER (WHERE ${wallet.differs})`,
      oldestCompared: sql<string | null>`min(${wallet.comparedAt})`,
    })
    .from(wallet)
    .where(sql`${wallet.version} > 0`)
    .groupBy(wallet.vendorCode, wallet.currency)
    .orderBy(wallet.vendorCode, wallet.currency);
  return rows.map((row) => ({
    ...row,
    wallets: Number(row.wallets),
    came: BigInt(row.came),
    went: BigInt(row.went),
    staked: BigInt(row.staked),
    paid: BigInt(row.paid),
    told: BigInt(row.told),
    differing: Number(row.differing),
    oldestCompared: row.oldestCompared === null ? null : new Date(row.oldestCompared),
  }));
}

/** Wallets that the two sides tell differently, at most `limit`. */
export async function differingWallets(tx: Queryable, limit: number): Promise<StoredWallet[]> {
  return tx
    .select()
    .from(wallet)
    .where(eq(wallet.differs, true))
    .orderBy(asc(wallet.comparedAt))
    .limit(limit);
}

export async function wantsAutoTransfer(tx: Queryable, memberId: bigint): Promise<boolean> {
  const [found] = await tx.select().from(choiceTable).where(eq(choiceTable.memberId, memberId));
  return found?.autoTransfer ?? false;
}

export async function saveAutoTransfer(
  tx: Queryable,
  memberId: bigint,
  autoTransfer: boolean,
): Promise<void> {
  await tx
    .insert(choiceTable)
    .values({ memberId, autoTransfer })
    .onConflictDoUpdate({ target: choiceTable.memberId, set: { autoTransfer } });
}

export type Recall = typeof recallTable.$inferSelect;

export async function recalls(tx: Queryable): Promise<Recall[]> {
  return tx.select().from(recallTable);
}

/** False where it was recalled before. */
export async function insertRecall(tx: Queryable, row: Recall): Promise<boolean> {
  const made = await tx.insert(recallTable).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function deleteRecall(tx: Queryable, vendorCode: string): Promise<Recall | null> {
  const [gone] = await tx.delete(recallTable).where(eq(recallTable.vendorCode, vendorCode)).returning();
  return gone ?? null;
}
