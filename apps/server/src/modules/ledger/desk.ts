import {
  assertOutsideTransaction,
  Client,
  insideTransaction,
  type Transaction,
  transactionOn,
} from '../../platform/database/index.ts';
import { decodeBatch, encodeBatch, type QueuedPost } from './batch.ts';
import { assertPost } from './check-post.ts';
import { faultKind } from './faults.ts';
import { claimShard, LANE_SETTINGS, POST, rowOf } from './lane-connection.ts';
import type { HouseAccount, Post, PostOutcome } from './transfer.ts';

/** Posts within a transaction of the caller's: each is decided on its own, as in a lane, and all are kept or none. */
export type PostTogether = (posts: readonly Post[]) => Promise<PostOutcome[]>;

/**
 * A connection of its own on which money moves together with rows that depend on what the ledger said. It owns a shard of
 * the house, as a lane does, so that it waits for no lane.
 */
export interface LedgerDesk {
  /**
   * Runs `work` in one transaction, one after another; what it throws rolls everything back and is thrown on, and so does an
   * attached row that cannot be written. Of two posts
   * with one id in one transaction the caller takes care himself. What `work` begins at once leaves in one write, and need not
   * be waited for one by one; it ends when all that it began has ended. Throws `DeskLost` when nobody can say whether it was
   * committed.
   */
  transact<T>(work: (tx: Transaction, post: PostTogether) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The connection went while a transaction was under way: it was committed or not. */
export class DeskLost extends Error {
  override readonly name = 'DeskLost';
  /** PostgreSQL's own code for "cannot connect now": what a caller should come back from later. */
  readonly code = '57P03';
}

/** Opens the connection when it is first needed, and again when it was lost. */
export function createDesk(parts: { readonly url: string; readonly now: () => Date }): LedgerDesk {
  let open: Promise<OpenDesk> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const opened = (): Promise<OpenDesk> => {
    if (isClosed) throw new DeskLost('the desk is closed');
    open ??= connectDesk(parts.url).catch((error: unknown) => {
      open = null;
      throw new DeskLost('the desk cannot reach the database', { cause: error });
    });
    return open;
  };

  const run = async <T>(work: (tx: Transaction, post: PostTogether) => Promise<T>): Promise<T> => {
    const desk = await opened();
    const { client, tx } = desk;
    try {
      leaveTogether(client);
      const [begun, done] = await Promise.allSettled([
        client.query('BEGIN'),
        insideTransaction(tx, () => work(tx, (posts) => postAll(desk, posts, parts.now()))),
      ]);
      // Of what ran outside a transaction nobody can say what was kept.
      if (begun.status === 'rejected')
        throw new DeskLost('a transaction was not begun', { cause: begun.reason });
      if (done.status === 'rejected') throw done.reason;
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new DeskLost(`a transaction at a desk ended with ${command}`);
      return done.value;
    } catch (error) {
      // What the transaction opened for itself is rolled back with it.
      desk.rows.clear();
      const isOver = error instanceof DeskLost || isLineFault(error) || !(await isRolledBack(client));
      if (!isOver && desk.isOpen()) throw error;
      open = null;
      void client.end().catch(() => undefined);
      throw new DeskLost('the desk lost its connection', { cause: error });
    }
  };

  return {
    async transact(work) {
      assertOutsideTransaction('a desk of the ledger');
      const mine = turn.then(() => run(work));
      turn = mine.catch(() => undefined);
      return await mine;
    },
    async close() {
      isClosed = true;
      await turn;
      await open?.then(({ client }) => client.end()).catch(() => undefined);
    },
  };
}

interface OpenDesk {
  readonly client: Client;
  readonly tx: Transaction;
  readonly shard: number;
  /** Rows of the house's accounts in this shard, by book. */
  readonly rows: Map<bigint, bigint>;
  isOpen(): boolean;
}

async function connectDesk(url: string): Promise<OpenDesk> {
  const client = new Client({
    connectionString: url,
    application_name: 'ikka ledger desk',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: 20_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    pipeline: true,
  });
  let isOpen = true;
  const lost = () => {
    isOpen = false;
  };
  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
    await client.query(LANE_SETTINGS.map((setting) => `SET ${setting.replace('=', ' = ')}`).join('; '));
    const shard = await claimShard(client);
    return { client, tx: transactionOn(client), shard, rows: new Map(), isOpen: () => isOpen };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** As a lane asks it, with the answer's arrays as text: the batch reads them in one pass. */
const postAsText = {
  name: 'ledger_post_at_desk',
  text: POST.text.replace(
    'st, moved, d_balance, c_balance, d_version',
    'st::text, moved::text, d_balance::text, c_balance::text, d_version::text',
  ),
};

const nobody = () => undefined;

/** What is asked in this turn of the process goes out as one write: a system call for each statement costs more than most of them. */
function leaveTogether({ connection }: Client): void {
  connection.stream.cork();
  process.nextTick(() => connection.stream.uncork());
}

/** Rolls back; false where that cannot be done, and the connection is no good for anything more. */
async function isRolledBack(client: Client): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** Whether the connection failed, rather than a statement on it. Drizzle wraps what the driver threw. */
function isLineFault(error: unknown): boolean {
  const { cause, code, message } = error as { cause?: unknown; code?: unknown; message?: unknown };
  if (cause instanceof Error) return isLineFault(cause);
  if (typeof code === 'string') return /^E[A-Z]+$/.test(code) || faultKind(error) === 'lost';
  return /^(Connection terminated|Client has encountered|Client was closed)/.test(String(message));
}

async function postAll(desk: OpenDesk, posts: readonly Post[], now: Date): Promise<PostOutcome[]> {
  if (posts.length === 0) return [];
  for (const post of posts) {
    assertPost(post);
    for (const { debit, credit } of post.transfers) {
      for (const ref of [debit, credit]) if (typeof ref !== 'bigint') await knowRow(desk, ref);
    }
  }
  const queued: QueuedPost[] = posts.map((post) => ({ post, queuedAt: 0, resolve: nobody, reject: nobody }));
  const batch = encodeBatch(
    queued,
    (ref) => (typeof ref === 'bigint' ? ref : (desk.rows.get(ref.book) ?? ref.book)),
    now,
  );
  const { client } = desk;
  // Sent together: what is attached asks which places of the post before it were posted.
  const [posted] = await Promise.all([
    client.query<string[]>({ ...postAsText, values: batch.values, rowMode: 'array' }),
    ...batch.attachments.map(({ kind, values }) =>
      client.query({ name: `attach_${kind.name}`, text: kind.sql, values }),
    ),
  ]);
  const [answer] = posted.rows;
  if (answer === undefined) throw new Error('ledger.post answered nothing');
  return decodeBatch(batch, answer);
}

async function knowRow(desk: OpenDesk, account: HouseAccount): Promise<void> {
  if (!account.isSharded || desk.rows.has(account.book)) return;
  desk.rows.set(account.book, await rowOf(desk.client, account, desk.shard));
}
