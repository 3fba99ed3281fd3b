import type { Database } from '../../../platform/database/index.ts';

/** That this process, and no other one on the database, applies a provider's feed; as long as its connection holds. */
export interface Leadership {
  /** Aborted when it is lost. */
  readonly signal: AbortSignal;
  release(): void;
}

/** A number of this lock's own among all advisory locks. */
const lockSpace = 71_071;

/** Takes the lead over a provider's feed, with a connection of its own; null where another process has it. */
export async function lead({ pool }: Pick<Database, 'pool'>, provider: string): Promise<Leadership | null> {
  const client = await pool.connect();
  const lost = new AbortController();
  const lose = () => lost.abort(new Error('the lead over the feed is lost'));
  client.on('error', lose);
  client.on('end', lose);
  // Its session ends with it, and the lock with the session.
  const release = () => client.release(true);
  try {
    const { rows } = await client.query<{ isLeading: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isLeading"',
      [lockSpace, provider],
    );
    if (rows[0]?.isLeading === true) return { signal: lost.signal, release };
  } catch (error) {
    release();
    throw error;
  }
  client.off('error', lose);
  client.off('end', lose);
  client.release();
  return null;
}
