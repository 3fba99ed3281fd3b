import type { Database } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

/** What players were told of stakes that were held: which were taken, and what their ends paid. */
export interface HeldPromises {
  readonly taken: ReadonlySet<string>;
  readonly paid: ReadonlyMap<string, string>;
}

/** What the books say of one stake that was held. */
interface HeldStake {
  readonly reference: string;
  readonly held: bigint;
  readonly endings: bigint;
  readonly payouts: bigint;
  readonly paid: bigint;
  readonly returned: bigint;
  /** The payout in the record of rounds; null without a record. */
  readonly recorded: bigint | null;
}

/** The ledger's kinds of transfer: 21 payout, 23 stake held, 24 settled, 25 returned. */
const stakes = `
  SELECT t.reference, count(*) FILTER (WHERE kind = 23) AS held, count(*) FILTER (WHERE kind IN (24, 25)) AS endings,
         count(*) FILTER (WHERE kind = 21) AS payouts, COALESCE(sum(amount) FILTER (WHERE kind = 21), 0)::bigint AS paid,
         count(*) FILTER (WHERE kind = 25) AS returned, r.payout AS recorded
    FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
   WHERE t.kind IN (21, 23, 24, 25) GROUP BY t.reference, r.payout`;

/**
 * Compares what was promised with the books: every stake that was taken is held once and ends once, with the payout that its
 * player was told, and there is no other. `recordOf` says what the record of rounds must have of a stake.
 */
export async function checkHeld(
  database: Database,
  { taken, paid }: HeldPromises,
  recordOf: (stake: HeldStake) => bigint | null,
) {
  const { rows } = await database.pool.query<HeldStake>(stakes);
  const books = new Map(rows.map((row) => [row.reference, row]));
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: taken.size,
      lost: [...taken].filter((reference) => !books.has(reference)).length,
      surplus: rows.filter(({ reference }) => !taken.has(reference)).length,
      notOnce: rows.filter(({ held, endings, payouts }) => held !== 1n || endings !== 1n || payouts > 1n)
        .length,
      wrongRecords: rows.filter((row) => row.recorded !== recordOf(row)).length,
      contradicted: [...paid].filter(
        ([reference, payout]) => books.get(reference)?.paid !== BigInt(payout.replace('.', '')),
      ).length,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
