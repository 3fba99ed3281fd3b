import type { Database } from '@ikka/server/database';

/** What one member staked on a coup, spot by spot, and what the record and the ledger say was set off of it; in smallest units. */
interface CoupOfMember {
  readonly player: bigint;
  readonly banker: bigint;
  readonly big: bigint;
  readonly small: bigint;
  readonly recorded: bigint;
  readonly back: bigint;
  readonly again: bigint;
}

const onSpot = (spot: string) =>
  `COALESCE(sum((choice->'stakes'->>'${spot}')::bigint), 0)::bigint AS ${spot}`;

/** The ledger's kinds of transfer: 28 what was set off goes back, 29 it comes in again. */
const coups = `
  SELECT ${['player', 'banker', 'big', 'small'].map(onSpot).join(', ')}, sum(set_off)::bigint AS recorded,
         COALESCE(sum(t.back), 0)::bigint AS back, COALESCE(sum(t.again), 0)::bigint AS again
    FROM rounds.round r
    LEFT JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE kind = 28) AS back, sum(amount) FILTER (WHERE kind = 29) AS again
        FROM ledger.transfer WHERE reference = r.id) t ON true
   WHERE game_id LIKE 'baccarat-%' GROUP BY member_id, currency, seed_pair_id, choice->>'coup'`;

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Of every coup of a member: what is set off is twice what lies on both sides, in the record and in the books alike. */
export async function checkSetOff(database: Database) {
  const { rows } = await database.pool.query<CoupOfMember>(coups);
  const due = ({ player, banker, big, small }: CoupOfMember) =>
    2n * (lesser(player, banker) + lesser(big, small));
  return {
    coupsSetOff: rows.filter((row) => due(row) > 0n).length,
    wronglySetOff: rows.filter((row) => [row.recorded, row.back, row.again].some((sum) => sum !== due(row)))
      .length,
  };
}
