import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import type { UseOfAllowance } from './allowance-used.ts';
import { type Allowances, createAllowances } from './allowances.ts';
import { usesSince } from './chain-store.ts';
import { assertPost } from './check-post.ts';
import { createDesk, type LedgerDesk } from './desk.ts';
import { exportJournal, type JournalOptions } from './export-journal.ts';
import { createFlows, type Flows } from './flows.ts';
import { health, type LedgerHealth } from './health.ts';
import { createHolds, type Holds } from './holds.ts';
import { transferKinds } from './kinds.ts';
import { createLane, type Lane } from './lane.ts';
import type { LaneMetrics } from './lane-metrics.ts';
import { newId } from './ledger-id.ts';
import { ensurePartitions } from './partitions.ts';
import { createStatements, type Statements } from './statement.ts';
import { setSuspended } from './store.ts';
import type { Post, PostOutcome } from './transfer.ts';

export type { Accounts } from './accounts.ts';
export { type Allowance, type AllowanceKey, LIMITS_MARK } from './allowances.ts';
export { arrayLiteral, textArrayLiteral } from './array-literal.ts';
export { DeskLost, type LedgerDesk, type PostTogether } from './desk.ts';
export type { JournalOptions } from './export-journal.ts';
export type { Flow, HeapBalance } from './flows.ts';
export type { CurrencyHealth, HouseShard, KindTotal, LedgerHealth } from './health.ts';
export type { HoldEnding, HoldOutcome, HoldRefusal, HoldRequest, HoldReturn } from './holds.ts';
export type { AccountKind, HouseAccountKind, MemberAccountKind, TransferKind } from './kinds.ts';
export { LedgerUnavailable } from './lane.ts';
export type { LaneMetrics } from './lane-metrics.ts';
export { derivedId } from './ledger-id.ts';
export type {
  AccountBalance,
  ChainPlace,
  Side,
  StatementEntry,
  StatementPage,
  StatementQuery,
  StoredTransfer,
} from './statement.ts';
export {
  type AccountRef,
  type AttachedRow,
  type AttachmentKind,
  attachment,
  type HouseAccount,
  type Post,
  type PostedTransfer,
  type PostOutcome,
  type RefusalReason,
  type Transfer,
} from './transfer.ts';

export interface LedgerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Connections that post. Default 1: with two batches on the wire it keeps PostgreSQL busy, and its batches are larger. */
  readonly lanes?: number;
  /** Transfers in one call at most; default 512. */
  readonly batchMax?: number;
  /** Batches of a lane on the wire at once; default 2. The second flies only when it is large. */
  readonly depth?: number;
}

/** The only writer of money. See README.md for what it promises. */
export interface Ledger extends Accounts, Holds, Allowances, Statements, Flows {
  /**
   * Posts transfers that stand or fall together; resolves when the outcome is durable. Throws `LedgerUnavailable` when
   * nobody can say whether it was made: repeating it with the same ids is safe.
   */
  post(post: Post): Promise<PostOutcome>;
  /** A connection on which money moves together with rows that depend on what the ledger said. Close it before the ledger. */
  openDesk(): LedgerDesk;
  /** A new time-ordered id. */
  newId(): string;
  /** Stops (or lets again) every transfer of all of a member's accounts, in `tx`; waits for batches under way. */
  suspend(tx: Transaction, memberId: bigint): Promise<void>;
  unsuspend(tx: Transaction, memberId: bigint): Promise<void>;
  health(depth?: 'quick' | 'chains' | 'recount'): Promise<LedgerHealth>;
  exportJournal(options: JournalOptions): AsyncIterable<string>;
  /** Makes the coming months' partitions. Called at start; a daily job must call it too. */
  ensurePartitions(): Promise<void>;
  /** One entry for each lane. */
  metrics(): LaneMetrics[];
  /** Finishes every post under way, then closes the lanes. */
  close(): Promise<void>;
}

/** Opens the ledger of a migrated database. */
export async function createLedger(parts: LedgerParts): Promise<Ledger> {
  const { database, clock, log } = parts;
  await ensurePartitions(database, clock);
  const lanes = Array.from({ length: parts.lanes ?? 1 }, () =>
    createLane({
      url: database.url,
      now: () => clock.now(),
      log,
      batchMax: parts.batchMax ?? 512,
      depth: parts.depth ?? 2,
      queueMax: 20_000,
      patienceMs: 15_000,
    }),
  );
  const post = async (wanted: Post): Promise<PostOutcome> => {
    assertPost(wanted);
    return laneOf(lanes, wanted).post(wanted);
  };
  const accounts = createAccounts(database);
  const statements = createStatements(database);
  return {
    ...accounts,
    ...statements,
    ...createFlows(database),
    ...createHolds({ database, clock, post }),
    ...createAllowances({
      accounts,
      clock,
      post,
      balanceOf: statements.account,
      usesSince: (accountId, since) => usesOf(database, accountId, since),
    }),
    post,
    openDesk: () => createDesk({ url: database.url, now: () => clock.now() }),
    newId: () => newId(clock),
    suspend: async (tx, memberId) => {
      await setSuspended(tx, memberId, true);
    },
    unsuspend: async (tx, memberId) => {
      await setSuspended(tx, memberId, false);
    },
    health: (depth = 'quick') => health(database, depth),
    exportJournal: (options) => exportJournal(database, options),
    ensurePartitions: () => ensurePartitions(database, clock),
    metrics: () => lanes.map((lane) => lane.metrics()),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

async function usesOf(database: Database, accountId: bigint, since: Date): Promise<UseOfAllowance[]> {
  const { allowance_used: used, allowance_restored: restored } = transferKinds;
  const rows = await usesSince(database.db, accountId, since, [used, restored]);
  return rows.map(({ kind, ...use }) => ({
    ...use,
    kind: kind === used ? 'allowance_used' : 'allowance_restored',
  }));
}

/** A member's posts keep to one lane, where they never wait for each other's locks. */
function laneOf(lanes: readonly Lane[], { transfers }: Post): Lane {
  for (const { debit, credit } of transfers) {
    const id = typeof debit === 'bigint' ? debit : typeof credit === 'bigint' ? credit : undefined;
    if (id !== undefined) return lanes[Number(id % BigInt(lanes.length))] as Lane;
  }
  return lanes[0] as Lane;
}
