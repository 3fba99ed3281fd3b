import { holdName, type Transaction } from '../database/index.ts';

/** What an operator decides alone within so long counts together. */
const countedTogetherMs = 24 * 3_600_000;

interface Alone {
  /** The desk at which he decides: sums of one desk do not count at another. */
  readonly desk: string;
  readonly username: string;
  readonly now: Date;
}

/**
 * What an operator decided without a second pair of eyes within the last day: many small amounts are as one of their sum. Until the
 * transaction ends he decides nothing else at this desk, in any process.
 */
export async function sumAlone(
  tx: Transaction,
  { desk, username, now }: Alone,
  sumSince: (since: Date) => Promise<bigint>,
): Promise<bigint> {
  await holdName(tx, `${desk} by ${username}`);
  return sumSince(new Date(now.getTime() - countedTogetherMs));
}
