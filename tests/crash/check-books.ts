import { connect } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import type { Journal } from './players.ts';

export interface Findings {
  readonly acknowledged: number;
  readonly abandoned: number;
  readonly unknown: number;
  readonly rounds: number;
  /** Acknowledged bets that are not in the books, or with another payout. */
  readonly lost: number;
  /** Rounds whose transfers are not exactly one stake and, where there is one, one payout. */
  readonly wrongRounds: number;
  /** Rounds beyond those that were acknowledged or abandoned: something was applied that nobody asked for. */
  readonly surplus: number;
  readonly contradicted: number;
  /** Stakes and payouts without a round, that are no play out of a wallet which a vendor keeps. */
  readonly strays: number;
  readonly isBalanced: boolean;
}

/** Compares what was promised with what the database holds. */
export async function checkBooks(databaseUrl: string, journal: Journal): Promise<Findings> {
  const database = connect(databaseUrl, { statementTimeoutMs: 120_000 });
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    const { rows } = await database.pool.query<{ id: string; payout: bigint; right: boolean }>(ROUNDS);
    const strays = await database.pool.query<{ strays: bigint }>(STRAYS);
    const health = await ledger.health('recount');
    const payouts = new Map(rows.map(({ id, payout }) => [id, payout]));
    const lost = journal.acknowledged.filter(({ roundId, payout }) => payouts.get(roundId) !== payout).length;
    const distinct = new Set(journal.acknowledged.map(({ roundId }) => roundId)).size;
    return {
      acknowledged: distinct,
      abandoned: journal.abandoned,
      unknown: journal.unknown,
      rounds: rows.length,
      lost,
      wrongRounds: rows.filter(({ right }) => !right).length,
      surplus: Math.max(0, rows.length - distinct - journal.abandoned),
      contradicted: journal.contradicted.length,
      strays: Number(strays.rows[0]?.strays ?? -1n),
      isBalanced: health.isBalanced,
    };
  } finally {
    await ledger.close();
    await database.close();
  }
}

export function isSound(findings: Findings): boolean {
  const { acknowledged, lost, wrongRounds, surplus, contradicted, strays, isBalanced } = findings;
  return (
    acknowledged > 0 &&
    isBalanced &&
    [lost, wrongRounds, surplus, contradicted, strays].every((count) => count === 0)
  );
}

/** The ledger's kinds of transfer: 20 stake, 21 payout, 30 play out of a vendor's wallet; 82 and 83 count them for limits. */
const ROUNDS = `
  SELECT r.id, r.payout,
         t.stakes = 1 AND t.stake = r.stake AND t.paid = r.payout AND t.payouts = (r.payout > 0)::int AND t.other = 0 AS right
    FROM rounds.round r LEFT JOIN (
      SELECT reference, count(*) FILTER (WHERE kind = 20) AS stakes, sum(amount) FILTER (WHERE kind = 20) AS stake,
             count(*) FILTER (WHERE kind = 21) AS payouts, COALESCE(sum(amount) FILTER (WHERE kind = 21), 0) AS paid,
             count(*) FILTER (WHERE kind NOT IN (20, 21, 82, 83)) AS other
        FROM ledger.transfer WHERE reference IS NOT NULL GROUP BY reference
    ) t ON t.reference = r.id`;

const STRAYS = `
  SELECT count(*) AS strays FROM ledger.transfer t
   WHERE t.kind IN (20, 21) AND NOT EXISTS (SELECT FROM rounds.round r WHERE r.id = t.reference)
     AND NOT EXISTS (SELECT FROM ledger.transfer p WHERE p.reference = t.reference AND p.kind = 30)`;
