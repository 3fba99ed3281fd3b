import { connect, type Database } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import type { Promised, Promises } from './cashier-promises.ts';
import { checkBooks, type Findings } from './check-books.ts';

/** What is wrong; every count but the first three must be nought. */
export interface CashierFindings {
  readonly acknowledged: Readonly<
    Record<'deposits' | 'withdrawals' | 'steps' | 'transfers' | 'claims', number>
  >;
  readonly unknown: number;
  readonly rounds: Findings;
  readonly isBalanced: boolean;
  readonly faults: Readonly<Record<string, number>>;
}

interface Order {
  readonly id: string;
  readonly amount: bigint;
  /** Whether its transfers are exactly those that its state asks for. */
  readonly right: boolean;
}

/** Compares what members and the operator were told with what the database holds. */
export async function checkCashier(
  databaseUrl: string,
  promises: Promises,
  limits: Readonly<Record<'deposit' | 'stake', bigint>>,
): Promise<CashierFindings> {
  const { rounds: acknowledged, contradicted } = promises;
  const rounds = await checkBooks(databaseUrl, { acknowledged, contradicted, abandoned: 0, unknown: 0 });
  const database = connect(databaseUrl, { statementTimeoutMs: 120_000 });
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: createLogger('silent'),
  });
  const orders = async (sql: string) => (await database.pool.query<Order>(sql)).rows;
  try {
    const deposits = await orders(depositsSql);
    const paid = new Set((await orders(`${depositsSql} WHERE d.state = 'paid'`)).map(({ id }) => id));
    const { isBalanced } = await ledger.health('recount');
    return {
      acknowledged: {
        deposits: promises.deposits.length,
        withdrawals: promises.withdrawals.length,
        steps: promises.steps.size,
        transfers: promises.transfers.length,
        claims: promises.claims.length,
      },
      unknown: promises.unknown,
      rounds,
      isBalanced,
      faults: {
        ...compared('deposits', deposits, promises.deposits),
        ...compared('withdrawals', await orders(withdrawalsSql), promises.withdrawals),
        ...compared('transfers', await orders(transfersSql), promises.transfers),
        ...compared('claims', await orders(claimsSql), promises.claims),
        unpaidDeposits: [...promises.confirmed].filter((id) => !paid.has(id)).length,
        unaskedDeposits: [...paid].filter((id) => !promises.confirmed.has(id)).length,
        lostSteps: await lostSteps(database, promises.steps),
        doubledSteps: await countOf(database, doubledSteps),
        strays: await countOf(database, strays),
        negative: await countOf(database, negative),
        misplaced: await countOf(database, misplaced),
        claimsOutOfLine: await countOf(database, claimsOutOfLine),
        limitsPassed: await countOf(database, limitsPassed, [limits.deposit, limits.stake]),
      },
    };
  } finally {
    await ledger.close();
    await database.close();
  }
}

export function isCashierSound({ acknowledged, rounds, isBalanced, faults }: CashierFindings): boolean {
  const { lost, wrongRounds, surplus, contradicted, strays: strayRounds } = rounds;
  return (
    isBalanced &&
    rounds.isBalanced &&
    Object.values(acknowledged).every((count) => count > 0) &&
    [lost, wrongRounds, surplus, contradicted, strayRounds].every((count) => count === 0) &&
    Object.values(faults).every((count) => count === 0)
  );
}

/** What is acknowledged is there with its amount, nothing else is, and its money is where it belongs. */
function compared(name: string, rows: readonly Order[], promised: readonly Promised[]) {
  const books = new Map(rows.map(({ id, amount }) => [id, amount]));
  const told = new Set(promised.map(({ id }) => id));
  return {
    [`${name}Lost`]: promised.filter(({ id, amount }) => books.get(id) !== amount).length,
    [`${name}Surplus`]: rows.filter(({ id }) => !told.has(id)).length,
    [`${name}Wrong`]: rows.filter(({ right }) => !right).length,
  };
}

async function lostSteps(database: Database, told: ReadonlySet<string>): Promise<number> {
  const { rows } = await database.pool.query<{ step: string }>(
    `SELECT withdrawal_id || ' ' || step AS step FROM withdrawals.step`,
  );
  const kept = new Set(rows.map(({ step }) => step));
  return [...told].filter((step) => !kept.has(step)).length;
}

async function countOf(database: Database, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.pool.query<{ count: bigint }>(sql, values);
  return Number(rows[0]?.count ?? -1n);
}

/** How often each kind of transfer names an order, and how much it moved: by the ledger's numbers of kinds. */
const moved = (kind: number, order: string): string =>
  `(SELECT COALESCE(array_agg(amount), '{}') FROM ledger.transfer WHERE kind = ${kind} AND reference = ${order})`;

/** 1 deposit. */
const depositsSql = `
  SELECT d.id, d.amount,
         ${moved(1, 'd.id')} = CASE WHEN d.state = 'paid' THEN ARRAY[d.amount] ELSE '{}' END AS right
    FROM cashier.deposit d`;

/** 3 held, 4 paid, 5 returned, 10 disputed, 11 returned of a dispute, 12 closed of it. */
const withdrawalsSql = `
  SELECT w.id, w.amount,
         ${moved(3, 'w.id')} = ARRAY[w.amount]
     AND ${moved(4, 'w.id')} = CASE WHEN w.provider IS NOT NULL THEN ARRAY[w.amount] ELSE '{}' END
     AND ${moved(5, 'w.id')} = CASE WHEN w.state IN ('refused', 'cancelled') THEN ARRAY[w.amount] ELSE '{}' END
     AND ${moved(10, 'w.id')} = CASE WHEN w.claimed IS NOT NULL THEN ARRAY[w.claimed] ELSE '{}' END
     AND ${moved(11, 'w.id')} = CASE WHEN w.returned > 0 THEN ARRAY[w.returned] ELSE '{}' END
     AND ${moved(12, 'w.id')} = CASE WHEN w.claimed > w.returned THEN ARRAY[w.claimed - w.returned] ELSE '{}' END
         AS right
    FROM withdrawals.withdrawal w`;

/** 13 along the line. */
const transfersSql = `
  SELECT t.id, t.amount, ${moved(13, 't.id')} = ARRAY[t.amount] AS right FROM transfers.transfer t`;

/** 46 cashback. */
const claimsSql = `
  SELECT c.id, c.amount, ${moved(46, 'c.id')} = ARRAY[c.amount] AS right FROM cashback.claim c`;

const doubledSteps = `
  SELECT count(*) FROM (
    SELECT FROM withdrawals.step WHERE step NOT IN ('taken', 'givenBack', 'escalated')
     GROUP BY withdrawal_id, step HAVING count(*) > 1) d`;

/** Money that belongs to no order. */
const strays = `
  SELECT count(*) FROM ledger.transfer t
   WHERE t.kind IN (1, 3, 4, 5, 10, 11, 12, 13, 46)
     AND NOT EXISTS (SELECT FROM cashier.deposit WHERE id = t.reference)
     AND NOT EXISTS (SELECT FROM withdrawals.withdrawal WHERE id = t.reference)
     AND NOT EXISTS (SELECT FROM transfers.transfer WHERE id = t.reference)
     AND NOT EXISTS (SELECT FROM cashback.claim WHERE id = t.reference)`;

const negative = `
  SELECT count(*) FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id
   WHERE h.owner <> 0 AND a.balance < 0`;

/** Members of whom not exactly what is on its way, and in dispute, lies apart: account kind 4, with its label. */
const misplaced = `
  SELECT count(*) FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id
   WHERE h.kind = 4 AND a.balance <> (
     SELECT COALESCE(sum(CASE WHEN h.label = '' THEN w.amount ELSE w.claimed END), 0) FROM withdrawals.withdrawal w
      WHERE w.member_id = h.owner
        AND CASE WHEN h.label = '' THEN w.state IN ('submitted', 'inReview', 'secondReview', 'approved', 'paying')
                 ELSE w.state = 'disputed' END)`;

/** Claims that do not follow one another without a gap, each with what the one before had left over. */
const claimsOutOfLine = `
  SELECT count(*) FROM (
    SELECT number, carried_in, row_number() OVER line AS place, lag(carried_on, 1, 0) OVER line AS carried_on
      FROM cashback.claim WINDOW line AS (PARTITION BY member_id ORDER BY number)) c
   WHERE c.number <> c.place OR c.carried_in <> c.carried_on`;

/** Limited members into whose cash more came, by deposits and from above, or who staked more, than they allowed. */
const limitsPassed = `
  SELECT count(*) FROM (
    SELECT DISTINCT member_id FROM protection."limit") m
   WHERE $1 < (SELECT COALESCE(sum(d.amount), 0) FROM cashier.deposit d WHERE d.member_id = m.member_id AND d.state = 'paid')
            + (SELECT COALESCE(sum(t.amount), 0) FROM transfers.transfer t
                WHERE t.receiver_id = m.member_id AND t.direction = 'downline')
      OR $2 < (SELECT COALESCE(sum(r.stake), 0) FROM rounds.round r WHERE r.member_id = m.member_id)`;
