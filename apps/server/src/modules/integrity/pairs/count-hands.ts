import type { Transaction } from '../../../platform/database/index.ts';
import { banForAbandoning } from '../bans/ban-for-abandoning.ts';
import type { IntegrityParts } from '../parts.ts';
import {
  addMemberDays,
  addPairDays,
  type DueHand,
  freshenPairs,
  insertPairHands,
  type MemberDay,
  type PairDay,
  takeDueHands,
} from './count-store.ts';
import { countsOfHand } from './counts-of-hand.ts';
import { dayOf } from './day-of.ts';

/** So many hands are counted in one transaction. */
const batch = 100;

/**
 * [IG1] Counts the hands that wait. A hand leaves the queue in the transaction in which it is counted: whichever process takes it,
 * and wherever one dies, it is counted once.
 */
export async function countHands(
  parts: Pick<IntegrityParts, 'database' | 'clock' | 'settings' | 'audit'>,
  signal?: AbortSignal,
): Promise<number> {
  let counted = 0;
  while (signal?.aborted !== true) {
    const taken = await parts.database.transaction(async (tx) => {
      const due = await takeDueHands(tx, batch);
      await addUp(tx, due);
      await banForAbandoning(parts, tx, due);
      return due.length;
    });
    counted += taken;
    if (taken < batch) break;
  }
  return counted;
}

async function addUp(tx: Transaction, due: readonly DueHand[]): Promise<void> {
  const pairs = new Map<string, PairDay>();
  const members = new Map<string, MemberDay>();
  const hands: Parameters<typeof insertPairHands>[1][number][] = [];
  for (const { id, report, at } of due) {
    const counts = countsOfHand(report);
    const of = { gameId: report.gameId, currency: report.currency };
    const day = dayOf(at);
    for (const { lowRound, highRound, ...count } of counts.pairs) {
      const { low, high, net } = count;
      add(pairs, `${low} ${high} ${of.gameId} ${of.currency} ${day}`, { ...of, day, hands: 1, ...count });
      if (net !== 0n) hands.push({ ...of, low, high, handId: id, at, net, lowRound, highRound });
    }
    for (const count of counts.members)
      add(members, `${count.memberId} ${of.gameId} ${of.currency} ${day}`, { ...of, day, ...count });
  }
  const pairDays = inOrder(pairs);
  await addPairDays(tx, pairDays);
  await addMemberDays(tx, inOrder(members));
  await freshenPairs(tx, together(pairDays));
  await insertPairHands(tx, hands);
}

const sums = new Set([
  'hands',
  'net',
  'quietNet',
  'netStakes',
  'squares',
  'lowActs',
  'lowRaises',
  'highActs',
  'highRaises',
  'lowConceded',
  'highConceded',
  'sharedNetwork',
  'acts',
  'raises',
]);

/** Adds a row to the one of the same key, sum by sum. */
function add<Row extends object>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key);
  if (known === undefined) {
    rows.set(key, row);
    return;
  }
  const both = Object.entries(row).map(([name, value]) => {
    const before = (known as Record<string, unknown>)[name];
    if (!sums.has(name)) return [name, value];
    return typeof value === 'bigint'
      ? [name, (before as bigint) + value]
      : [name, (before as number) + (value as number)];
  });
  rows.set(key, Object.fromEntries(both) as Row);
}

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** A batch over midnight has two days of a pair. */
function together(days: readonly PairDay[]): PairDay[] {
  const pairs = new Map<string, PairDay>();
  for (const row of days) {
    const key = `${row.low} ${row.high} ${row.gameId} ${row.currency}`;
    const known = pairs.get(key);
    pairs.set(key, known === undefined ? row : { ...known, hands: known.hands + row.hands });
  }
  return inOrder(pairs);
}
