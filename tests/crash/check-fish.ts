import type { OwnDaryaNews } from '@ikka/contract';
import { halls, jackpotWon, readChoice, readOutcome, type ShotsChoice } from '@ikka/darya/rules';
import type { Database } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';

type Batch = OwnDaryaNews & { readonly type: 'batch' };

/** What the players were told: every batch by its round; and how many shots each of them fired, answered or not. */
export interface ToldBatches {
  readonly batches: Map<string, Batch>;
  readonly fired: Map<string, number>;
}

interface KeptRound {
  readonly id: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly pair: bigint;
  readonly nonce: number;
  readonly choice: ShotsChoice;
  readonly outcome: unknown;
  readonly stakes: bigint;
  readonly staked: bigint;
  readonly payouts: bigint;
  readonly paid: bigint;
  readonly other: bigint;
}

/** The ledger's kinds of transfer: 20 stake, 21 payout, 26 a pot's share, 27 what a pot paid; 82 and 83 count stakes for limits. */
const rounds = `
  SELECT r.id, r.stake, r.payout, r.seed_pair_id AS pair, r.nonce, r.choice, r.outcome,
         count(*) FILTER (WHERE kind = 20) AS stakes, COALESCE(sum(amount) FILTER (WHERE kind = 20), 0)::bigint AS staked,
         count(*) FILTER (WHERE kind = 21) AS payouts, COALESCE(sum(amount) FILTER (WHERE kind = 21), 0)::bigint AS paid,
         count(*) FILTER (WHERE kind NOT IN (20, 21, 26, 27, 82, 83)) AS other
    FROM rounds.round r LEFT JOIN ledger.transfer t ON t.reference = r.id
   GROUP BY r.id`;

const pots = `
  SELECT COALESCE(sum(amount) FILTER (WHERE t.kind = 26), 0)::bigint AS given,
         COALESCE(sum(amount) FILTER (WHERE t.kind = 27 AND h.label NOT LIKE '%/treasure'), 0)::bigint AS won
    FROM ledger.transfer t LEFT JOIN ledger.holder h ON h.account_id = t.debit`;

const smallest = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Compares what players were told of their shots with the books. */
export async function checkFish(database: Database, { batches, fired }: ToldBatches) {
  const { rows } = await database.pool.query<KeptRound>(rounds);
  const [pot] = (await database.pool.query<{ given: bigint; won: bigint }>(pots)).rows;
  const kept = new Map(rows.map((row) => [row.id, row]));
  const drawn = rows.flatMap(({ pair, nonce, choice }) =>
    choice.shots.map((_, index) => `${pair}/${nonce + index}`),
  );
  const wonByRounds = rows.reduce((sum, { choice, outcome }) => {
    const hall = halls.find((one) => readChoice(one, choice) !== undefined);
    const read = hall === undefined ? undefined : readOutcome(hall, choice, outcome);
    return read === undefined ? sum : sum + jackpotWon(choice, read);
  }, 0n);
  const trials = rows.reduce((sum, { choice }) => sum + choice.shots.length, 0);
  const shots = [...fired.values()].reduce((sum, count) => sum + count, 0);
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  try {
    return {
      acknowledged: batches.size,
      rounds: rows.length,
      lost: [...batches.keys()].filter((id) => !kept.has(id)).length,
      contradicted: [...batches].filter(([id, { stake, payout }]) => {
        const round = kept.get(id);
        return round !== undefined && (round.stake !== smallest(stake) || round.payout !== smallest(payout));
      }).length,
      wrongRounds: rows.filter(
        ({ stake, payout, stakes, staked, payouts, paid, other }) =>
          stakes !== 1n || staked !== stake || paid !== payout || payouts > 1n || other !== 0n,
      ).length,
      drawnTwice: drawn.length - new Set(drawn).size,
      beyondFired: Math.max(0, trials - shots),
      wrongPots: pot?.won === wonByRounds ? 0 : 1,
      isBalanced: (await ledger.health('recount')).isBalanced,
    };
  } finally {
    await ledger.close();
  }
}
