import type { Database } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

/** What a player was told of a stake: the parts in which it was held, in smallest units, and what its end paid; null where he was not. */
export interface HeldPromise {
  readonly stakes: readonly bigint[];
  readonly paid: string | null;
}

/** What the books say of one stake that was held; amounts in smallest units. */
interface HeldStake {
  readonly reference: string;
  readonly holds: bigint;
  readonly held: bigint;
  readonly endings: bigint;
  readonly ended: bigint;
  readonly payouts: bigint;
  readonly paid: bigint;
  readonly returned: bigint;
  /** Stake and payout in the record of rounds; null without a record. */
  readonly recordedStake: bigint | null;
  readonly recorded: bigint | null;
}

/** The ledger's kinds of transfer: 21 payout, 23 stake held, 24 settled, 25 returned, 31 cash-out, 32 payout taken back by a correction. */
const stakes = `
  SELECT t.reference, count(*) FILTER (WHERE kind = 23) AS holds, count(*) FILTER (WHERE kind IN (24, 25)) AS endings,
         COALESCE(sum(amount) FILTER (WHERE kind = 23), 0)::bigint AS held,
         COALESCE(sum(amount) FILTER (WHERE kind IN (24, 25)), 0)::bigint AS ended,
         count(*) FILTER (WHERE kind IN (21, 31)) - count(*) FILTER (WHERE kind = 32) AS payouts,
         COALESCE(sum(CASE kind WHEN 32 THEN -amount ELSE amount END) FILTER (WHERE kind IN (21, 31, 32)), 0)::bigint AS paid,
         count(*) FILTER (WHERE kind = 25) AS returned, r.stake AS "recordedStake", r.payout AS recorded
    FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
   WHERE t.kind IN (21, 23, 24, 25, 31, 32) GROUP BY t.reference, r.stake, r.payout`;

/**
 * Compares what was promised with the books: every part of a stake is held once, all of it ends once, with the payout that its player
 * was told, and there is no other. `recordOf` says what payout the record of rounds must have of a stake.
 */
export async function checkHeld(
  database: Database,
  promises: ReadonlyMap<string, HeldPromise>,
  recordOf: (stake: HeldStake) => bigint | null,
) {
  const { rows } = await database.pool.query<HeldStake>(stakes);
  const books = new Map(rows.map((row) => [row.reference, row]));
  const kept = rows.flatMap((row) => {
    const promise = promises.get(row.reference);
    return promise === undefined ? [] : { ...row, promise };
  });
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: promises.size,
      lost: [...promises.keys()].filter((reference) => !books.has(reference)).length,
      surplus: rows.length - kept.length,
      notOnce: kept.filter(
        ({ promise, holds, endings, payouts }) =>
          holds !== BigInt(promise.stakes.length) || endings !== 1n || payouts > 1n,
      ).length,
      wrongStakes: kept.filter(({ promise, held, ended, recordedStake }) => {
        const staked = promise.stakes.reduce((sum, stake) => sum + stake, 0n);
        return held !== staked || ended !== staked || (recordedStake ?? staked) !== staked;
      }).length,
      wrongRecords: rows.filter((row) => row.recorded !== recordOf(row)).length,
      contradicted: kept.filter(
        ({ promise, paid }) => promise.paid !== null && paid !== BigInt(promise.paid.replace('.', '')),
      ).length,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
