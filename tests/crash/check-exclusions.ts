import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '@ikka/server/database';
import type { RunningSandbox } from '@ikka/vendor-sandbox/testing';
import { checkBooks, isSound } from './check-books.ts';
import { isExcluded, type Player, type Told, vendorGame } from './exclusion-members.ts';

/** A member who knows that he is excluded, with what he had staked when he knew it. */
export interface Excluded {
  readonly player: Player;
  readonly staked: bigint;
}

/**
 * Stakes at the house and money that went to a vendor: the ledger's kinds 20 and 23, and 14. What was staked out of the vendor's own
 * wallet is booked when it comes back, which is behind the exclusion.
 */
const staked = `
  SELECT count(*) AS staked FROM ledger.transfer t JOIN ledger.holder h ON h.account_id = t.debit
    JOIN ledger.holder c ON c.account_id = t.credit
   WHERE h.owner = $1 AND h.kind = 1 AND (t.kind = 14 OR (t.kind IN (20, 23) AND c.label <> '${vendorGame.vassalage}'))`;

/** How many stakes of a member's are in the books; asked again while the database recovers from a blow. */
export async function stakedBy({ pool }: Database, memberId: string): Promise<bigint> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      const { rows } = await pool.query<{ staked: bigint }>(staked, [memberId]);
      return rows[0]?.staked ?? -1n;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

interface Run {
  readonly told: Told;
  readonly players: readonly Player[];
  readonly excluded: readonly Excluded[];
  readonly purse: NonNullable<RunningSandbox['purse']>;
}

/** Compares what members were told with the books of the house and of the vendor. */
export async function checkExclusions(databaseUrl: string, { told, players, excluded, purse }: Run) {
  const { rounds: acknowledged, unknown, takenAfter, refusedAfter, atVendor } = told;
  const rounds = await checkBooks(databaseUrl, { acknowledged, abandoned: 0, unknown, contradicted: [] });
  const database = connect(databaseUrl, { statementTimeoutMs: 120_000 });
  try {
    let [forgotten, stakedBehind, unequal] = [0, 0, 0];
    for (const { player, staked: before } of excluded) {
      const shown = await Promise.all(player.pages.map(isExcluded));
      if (shown.includes(false)) forgotten += 1;
      if ((await stakedBy(database, player.memberId)) !== before) stakedBehind += 1;
    }
    for (const player of players) if (!(await isEqual(database, purse, player))) unequal += 1;
    return {
      acts: { excluded: excluded.length, refusedAfter, atVendor },
      rounds,
      faults: { takenAfter, forgotten, stakedBehind, unequal, open: await openTransfers(database) },
    };
  } finally {
    await database.close();
  }
}

export function isExclusionSound({
  acts,
  rounds,
  faults,
}: Awaited<ReturnType<typeof checkExclusions>>): boolean {
  // What was played at the vendor is booked as rounds that no page of the house acknowledged.
  return (
    isSound(rounds) &&
    Object.values(acts).every((count) => count > 0) &&
    Object.values(faults).every((count) => count === 0)
  );
}

/** Whether the house has of a member's wallet what the vendor has. */
async function isEqual(
  { pool }: Database,
  { store }: Run['purse'],
  { memberId, vendorKey }: Player,
): Promise<boolean> {
  const { rows } = await pool.query<Record<'came' | 'went' | 'staked' | 'paid', bigint>>(
    'SELECT came, went, staked, paid FROM vendor_wallets.wallet WHERE member_id = $1',
    [memberId],
  );
  const session = store.session(vendorKey);
  if (session === undefined) return false;
  const { came, went, games } = store.books(session);
  const [ours = { came: 0n, went: 0n, staked: 0n, paid: 0n }] = rows;
  const sum = (of: (game: (typeof games)[number]) => bigint) =>
    games.reduce((all, game) => all + of(game), 0n);
  return (
    ours.came === came &&
    ours.went === went &&
    ours.staked === sum((game) => game.staked) &&
    ours.paid === sum((game) => game.paid)
  );
}

async function openTransfers({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ open: bigint }>(
    'SELECT count(*) AS open FROM vendor_wallets.transfer WHERE settled_at IS NULL',
  );
  return Number(rows[0]?.open ?? -1n);
}
