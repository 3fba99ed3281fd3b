import { strict as assert } from 'node:assert';
import type { Clock } from '../../platform/clock.ts';
import {
  assertOutsideTransaction,
  type Database,
  type Queryable,
  type Transaction,
} from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import type { UseOfAllowance } from './allowance-used.ts';
import { type Allowance, type Allowances, createAllowances } from './allowances.ts';
import { usesSince } from './chain-store.ts';
import { changeLimits, type LimitsChange } from './change-limits.ts';
import { assertPost } from './check-post.ts';
import { createDesk, type LedgerDesk, type PostTogether } from './desk.ts';
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
import { type UsedUp, useUp } from './use-up.ts';

export type { Accounts } from './accounts.ts';
export { ledgerAlarms } from './alarms.ts';
export type { Allowance, AllowanceKey, AllowanceWindow } from './allowances.ts';
export { arrayLiteral, textArrayLiteral } from './array-literal.ts';
export { LIMITS_MARK, type LimitsChange } from './change-limits.ts';
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

/** The ledger inside a transaction of the caller's: what it decides is kept or given up with the rows that follow from it. */
export interface LedgerInside extends Pick<Holds, 'hold' | 'voidHold'> {
  post(post: Post): Promise<PostOutcome>;
  changeLimits(change: LimitsChange): Promise<Allowance[]>;
}

/** The only writer of money. See README.md for what it promises. */
export interface Ledger extends Accounts, Holds, Allowances, Statements, Flows {
  /**
   * Posts transfers that stand or fall together; resolves when the outcome is durable. Throws `LedgerUnavailable` when
   * nobody can say whether it was made: repeating it with the same ids is safe.
   */
  post(post: Post): Promise<PostOutcome>;
  /**
   * Runs `work` in one transaction with the ledger, one after another in this process, on a connection of its own: for what is
   * seldom, such as a decision of which the ledger's answer is a part. Throws as a desk does.
   */
  transact<T>(work: (tx: Transaction, ledger: LedgerInside) => Promise<T>): Promise<T>;
  /** Makes later posts under an id fail (`id_reused`), for whoever refuses a request that may still be in flight; false where money moved under it before. */
  useUp(id: UsedUp): Promise<boolean>;
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
    assertOutsideTransaction('a lane of the ledger');
    assertPost(wanted);
    return laneOf(lanes, wanted).post(wanted);
  };
  const accounts = createAccounts(database);
  const statements = createStatements(database);
  const desk = createDesk({ url: database.url, now: () => clock.now() });
  return {
    ...accounts,
    ...statements,
    ...createFlows(database),
    ...createHolds({ db: database.db, clock, post }),
    ...createAllowances({
      accounts,
      clock,
      post,
      balanceOf: statements.account,
      usesSince: (accountId, since) => usesOf(database.db, accountId, since),
    }),
    post,
    transact: (work) => desk.transact((tx, postAll) => work(tx, insideOf({ tx, postAll, accounts, clock }))),
    useUp: (id) => useUp({ accounts, post }, id),
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
      await Promise.all([...lanes.map((lane) => lane.close()), desk.close()]);
    },
  };
}

function insideOf(parts: {
  readonly tx: Transaction;
  readonly postAll: PostTogether;
  readonly accounts: Accounts;
  readonly clock: Clock;
}): LedgerInside {
  const { tx, postAll, accounts, clock } = parts;
  const post = async (wanted: Post): Promise<PostOutcome> => {
    const [outcome] = await postAll([wanted]);
    assert(outcome, 'a post has an outcome');
    return outcome;
  };
  const { hold, voidHold } = createHolds({ db: tx, clock, post });
  return {
    hold,
    voidHold,
    post,
    changeLimits: async (change) =>
      changeLimits(
        {
          tx,
          post: postAll,
          accounts,
          issuer: await accounts.houseAccount('allowance_issuer', change.currency, '', tx),
          clock,
          usesSince: (accountId, since) => usesOf(tx, accountId, since),
        },
        change,
      ),
  };
}

async function usesOf(db: Queryable, accountId: bigint, since: Date): Promise<UseOfAllowance[]> {
  const { allowance_used: used, allowance_restored: restored } = transferKinds;
  const rows = await usesSince(db, accountId, since, [used, restored]);
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
