import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Client } from './client.ts';
import { assertOutsideTransaction, insideTransaction } from './inside-transaction.ts';

export interface ConnectOptions {
  /** Connections at most; default 10. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** A statement that takes longer is cancelled; default 15 s. 0 means never. */
  readonly statementTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** A transaction: what every function of a store takes first. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What a store's read may run on: inside a transaction or straight on the pool. */
export type Queryable = Transaction | NodePgDatabase;

export interface Database {
  readonly url: string;
  /** Drizzle on the pool, for single statements. */
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction (READ COMMITTED); an exception rolls it back and is thrown on. Inside of it nothing may ask for
   * another connection of any pool: that throws.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Drizzle on one connection, for its owner who sends BEGIN and COMMIT himself: what runs on it is part of the transaction that
 * is open then.
 */
export function transactionOn(client: Client): Transaction {
  const dialect = new PgDialect();
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
}

/**
 * Opens a pool. int8 is read as bigint, numeric as a string, timestamptz as a Date (by Drizzle and by `pool.query`
 * alike), so money and ids never pass through a float. Connects lazily.
 */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const timeout = options.statementTimeoutMs ?? 15_000;
  const config: pg.PoolConfig = {
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'ikka',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: timeout,
    lock_timeout: timeout,
    idle_in_transaction_session_timeout: 60_000,
    Client,
  };
  const pool = new pg.Pool(config);
  pool.on('error', options.onIdleError ?? (() => undefined));
  const lend = pool.connect.bind(pool) as (...input: unknown[]) => unknown;
  const connectOutside = (...input: unknown[]): unknown => {
    assertOutsideTransaction('another connection');
    return lend(...input);
  };
  pool.connect = connectOutside as typeof pool.connect;
  const db = drizzle(pool);
  let closing: Promise<void> | undefined;
  return {
    url,
    db,
    pool,
    transaction: (work) => db.transaction((tx) => insideTransaction(tx, () => work(tx))),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
