import { type Currency, knownCurrency } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { VipParts } from './parts.ts';
import { findStanding, lockStanding, putOff, removeDue, setCounted, takeDue } from './store.ts';

/** After so long every round of an instant is committed: a ledger gives up a post far sooner, and clocks differ by less. */
export const settledAfterMs = 120_000;
/** How long a process keeps silent about a member whom it has noted. */
export const silentMs = 60_000;
/** How soon somebody who plays on is counted again. */
export const recountMs = 120_000;
const dueMost = 200;

/** The currency in which turnover is counted. */
export function turnoverCurrency({ settings }: Pick<VipParts, 'settings'>): Currency {
  return knownCurrency(settings.get('site.currency'));
}

function turnoverIn(
  { plays, settings }: Pick<VipParts, 'plays' | 'settings'>,
  memberId: bigint,
  range: { readonly from: Date; readonly to?: Date },
): Promise<bigint> {
  const currencies = [settings.get('site.currency')];
  return plays.totals({ memberIds: [memberId], currencies, ...range }).then(({ turnover }) => turnover);
}

/** The turnover of a member up to now: what was counted, and the rounds since. */
export async function turnoverOf(
  parts: VipParts,
  memberId: bigint,
): Promise<{ turnover: bigint; level: number }> {
  const standing = await findStanding(parts.database.db, memberId);
  const since = await turnoverIn(parts, memberId, { from: standing?.countedTo ?? new Date(0) });
  return { turnover: (standing?.turnover ?? 0n) + since, level: standing?.level ?? 0 };
}

/** Counts what a member has turned over until shortly ago, each round once, whoever counts at the same time. */
async function countMember(parts: VipParts, tx: Transaction, memberId: bigint): Promise<void> {
  const { turnover, countedTo } = await lockStanding(tx, memberId);
  const to = new Date(parts.clock.now().getTime() - settledAfterMs);
  if (to <= countedTo) return;
  const more = await turnoverIn(parts, memberId, { from: countedTo, to });
  await setCounted(tx, { memberId, turnover: turnover + more, countedTo: to });
}

/** For a job: counts whoever has played, one after the other. Answers how many they were. */
export async function countDue(parts: VipParts): Promise<number> {
  for (let counted = 0; counted < dueMost; counted += 1) {
    if (!(await countOne(parts))) return counted;
  }
  return dueMost;
}

/** In a transaction of its own, so that nobody who plays on waits for others to be counted. */
async function countOne(parts: VipParts): Promise<boolean> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const due = await takeDue(tx, now);
    if (due === null) return false;
    await countMember(parts, tx, due.memberId);
    // Rounds may have followed the note, in silence, and have to be older than the last count.
    const isWhole = due.notedAt.getTime() + silentMs + settledAfterMs <= now.getTime();
    if (isWhole) await removeDue(tx, due.memberId);
    else await putOff(tx, due.memberId, new Date(now.getTime() + recountMs));
    return true;
  });
}
