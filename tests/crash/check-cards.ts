import type { Database } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

/** Hands of which a page was told the end, by the commitment to their decks. */
export type ToldHands = Map<string, { readonly pot: string; readonly rake: string }>;

interface KeptHand {
  readonly commitment: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Seats whose stake or payout moved otherwise than it is on record. */
  readonly wrong: number;
}

/** The ledger's kinds of transfer: 20 stake, 21 payout. */
const hands = `
  WITH part AS (
    SELECT r.id, r.seed_pair_id, r.stake, r.payout,
           COALESCE(sum(t.amount) FILTER (WHERE t.kind = 20), 0)::bigint AS staked,
           COALESCE(sum(t.amount) FILTER (WHERE t.kind = 21), 0)::bigint AS paid
      FROM rounds.round r LEFT JOIN ledger.transfer t ON t.reference = r.id GROUP BY r.id)
  SELECT p.commitment, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
         (count(*) FILTER (WHERE stake <> staked OR payout <> paid))::int AS wrong
    FROM part JOIN rounds.seed_pair p ON p.id = part.seed_pair_id GROUP BY p.commitment`;

/** Accounts at tables that hold something else than what lies before the member's seat there. */
const places = `
  SELECT (count(*) FILTER (WHERE a.balance > 0))::int AS seated,
         (count(*) FILTER (WHERE a.balance <> COALESCE((e.entry->>'stack')::bigint + (e.entry->>'waiting')::bigint, 0)))::int AS wrong
    FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id
    LEFT JOIN rooms.entry e ON e.room_id = h.label AND (e.entry->>'memberId')::bigint = h.owner
   WHERE h.label LIKE 'texas-holdem-%'`;

const smallest = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Compares what pages were told of hands with the books. */
export async function checkCards(database: Database, told: ToldHands) {
  const { rows } = await database.pool.query<KeptHand>(hands);
  const kept = new Map(rows.map((row) => [row.commitment, row]));
  const wrong = await database.pool.query<{ seated: number; wrong: number }>(places);
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: told.size,
      hands: rows.length,
      lost: [...told.keys()].filter((commitment) => !kept.has(commitment)).length,
      contradicted: [...told].filter(([commitment, { pot, rake }]) => {
        const hand = kept.get(commitment);
        return (
          hand !== undefined && (hand.stake !== smallest(pot) || hand.stake - hand.payout !== smallest(rake))
        );
      }).length,
      wrongParts: rows.reduce((sum, { wrong: parts }) => sum + parts, 0),
      // A check that found nobody at a table would say nothing.
      unseated: wrong.rows[0]?.seated ? 0 : 1,
      misplaced: wrong.rows[0]?.wrong ?? 0,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
