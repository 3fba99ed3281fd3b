import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * open → paid | failed | closed | expired; closed and expired → paid, when the money comes late. The merchant voids what is not paid
 * and did not fail: it takes no money any more.
 */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'closed' | 'expired' | 'voided';

/** One payment as it lies on disk; instants are milliseconds since 1970, amounts decimal strings. */
export interface PaymentRow {
  readonly id: string;
  /** The merchant's own name for it; unique. */
  readonly reference: string;
  /** The unguessable part of the payer's address. */
  readonly token: string;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly return_url: string;
  readonly language: string;
  readonly status: PaymentStatus;
  readonly created_at: number;
  readonly expires_at: number;
  readonly changed_at: number;
  readonly received_amount: string | null;
  readonly received_currency: string | null;
  readonly is_late: number;
}

/** One event of a payment on its way to the merchant. */
export interface EventRow {
  readonly seq: number;
  readonly id: string;
  readonly payment_id: string;
  readonly body: string;
  readonly created_at: number;
  readonly attempts: number;
  /** When it is to be sent next; null once it was taken or given up. */
  readonly due_at: number | null;
  readonly delivered_at: number | null;
  readonly last_problem: string | null;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS payment (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE,
    amount TEXT NOT NULL, currency TEXT NOT NULL, description TEXT NOT NULL, return_url TEXT NOT NULL,
    language TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL, received_amount TEXT, received_currency TEXT, is_late INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payment_created ON payment (created_at, id);
  CREATE INDEX IF NOT EXISTS payment_open ON payment (expires_at) WHERE status = 'open';
  CREATE TABLE IF NOT EXISTS voided_reference (reference TEXT PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS event (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    payment_id TEXT NOT NULL REFERENCES payment (id), body TEXT NOT NULL, created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER, delivered_at INTEGER, last_problem TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS event_due ON event (due_at) WHERE due_at IS NOT NULL;
`;

/** All SQL of this process. Calls are synchronous and each is durable when it returns. */
export type Store = ReturnType<typeof openStore>;

export function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(dataDir, 'payments.sqlite'), { timeout: 5000 });
  db.exec(schema);
  const insertPayment = db.prepare(`INSERT INTO payment
    (id, reference, token, amount, currency, description, return_url, language, status, created_at, expires_at, changed_at)
    VALUES (:id, :reference, :token, :amount, :currency, :description, :return_url, :language, 'open', :created_at,
            :expires_at, :created_at)`);
  const changePayment = db.prepare(`UPDATE payment SET status = :status, changed_at = :changed_at,
    received_amount = :received_amount, received_currency = :received_currency, is_late = :is_late WHERE id = :id`);
  const insertEvent = db.prepare(`INSERT INTO event (id, payment_id, body, created_at, due_at)
    VALUES (:id, :payment_id, :body, :created_at, :due_at)`);
  const noteAttempt = db.prepare('UPDATE event SET attempts = attempts + 1, due_at = ? WHERE seq = ?');
  const noteTaken = db.prepare(
    'UPDATE event SET delivered_at = ?, due_at = NULL, last_problem = NULL WHERE seq = ?',
  );
  const noteProblem = db.prepare('UPDATE event SET last_problem = ? WHERE seq = ? AND delivered_at IS NULL');
  const one = (sql: string) => {
    const statement = db.prepare(sql);
    return (value: string) => statement.get(value) as PaymentRow | undefined;
  };
  const expired = db.prepare(`SELECT * FROM payment WHERE status = 'open' AND expires_at <= ? LIMIT 200`);
  const due = db.prepare('SELECT * FROM event WHERE due_at <= ? ORDER BY seq LIMIT 200');
  const nextMoment = db.prepare(`SELECT min(moment) AS moment FROM (
    SELECT min(due_at) AS moment FROM event WHERE due_at IS NOT NULL
    UNION ALL SELECT min(expires_at) FROM payment WHERE status = 'open')`);
  const listed = db.prepare(
    `SELECT * FROM payment WHERE (created_at, id) > (?, ?) AND created_at >= ? AND created_at < ?
    ORDER BY created_at, id LIMIT ?`,
  );
  const voidReference = db.prepare(
    'INSERT INTO voided_reference (reference) VALUES (?) ON CONFLICT DO NOTHING',
  );
  const voided = db.prepare('SELECT 1 FROM voided_reference WHERE reference = ?');
  const events = db.prepare('SELECT * FROM event ORDER BY seq DESC LIMIT 500');

  return {
    byId: one('SELECT * FROM payment WHERE id = ?'),
    byReference: one('SELECT * FROM payment WHERE reference = ?'),
    byToken: one('SELECT * FROM payment WHERE token = ?'),
    /** Keyset paging, oldest first; `to` is exclusive. */
    list: (
      after: { createdAt: number; id: string },
      { from, to }: { from: number; to: number },
      limit: number,
    ) => listed.all(after.createdAt, after.id, from, to, limit) as unknown as PaymentRow[],
    openPastExpiry: (now: number) => expired.all(now) as unknown as PaymentRow[],
    dueEvents: (now: number) => due.all(now) as unknown as EventRow[],
    latestEvents: () => events.all() as unknown as EventRow[],
    /** When this process has something to do next, or null. */
    nextMoment: () => (nextMoment.get() as { moment: number | null }).moment,
    insertPayment: (row: {
      id: string;
      reference: string;
      token: string;
      amount: string;
      currency: string;
      description: string;
      return_url: string;
      language: string;
      created_at: number;
      expires_at: number;
    }) => insertPayment.run(row),
    changePayment: (row: {
      id: string;
      status: PaymentStatus;
      changed_at: number;
      received_amount: string | null;
      received_currency: string | null;
      is_late: number;
    }) => changePayment.run(row),
    /** No payment is ever made under it. */
    voidReference: (reference: string) => voidReference.run(reference),
    isVoidedReference: (reference: string) => voided.get(reference) !== undefined,
    insertEvent: (row: {
      id: string;
      payment_id: string;
      body: string;
      created_at: number;
      due_at: number;
    }) => insertEvent.run(row),
    /** Before a delivery leaves: counts it and sets when it is tried again should nothing be heard. */
    noteAttempt: (seq: number, nextDueAt: number | null) => noteAttempt.run(nextDueAt, seq),
    noteTaken: (seq: number, at: number) => noteTaken.run(at, seq),
    noteProblem: (seq: number, problem: string) => noteProblem.run(problem, seq),
    /** All or nothing. `work` is synchronous, so nothing else runs between. */
    transaction<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
