import { currencyOf } from '@ikka/money';
import { BeingPrepared } from '../../platform/being-prepared.ts';
import { dueClaims, newsDue, noteDue } from './claim-store.ts';
import type { BonusParts } from './parts.ts';
import { settleBonus } from './settle-bonus.ts';
import { tellNews } from './tell-news.ts';

const atOnce = 100;

/** For a job: looks at every bonus whose time has come or whose member has played, and tells what is still untold. */
export async function attendBonuses(parts: BonusParts): Promise<{ looked: number; told: number }> {
  const { db } = parts.database;
  const due = await dueClaims(db, parts.clock.now(), atOnce);
  for (const claim of due) {
    try {
      await settleBonus(parts, claim);
    } catch (error) {
      // His stakes are still being read: there is nothing to count yet, and nothing wrong.
      if (error instanceof BeingPrepared) continue;
      parts.log.error({ err: error, bonusId: claim.id }, 'a bonus could not be looked at; it will be again');
    }
  }
  const untold = await newsDue(db, atOnce);
  for (const id of untold) await tellNews(parts, id);
  return { looked: due.length, told: untold.length };
}

/** What a member plays is looked at after so long; in between his further rounds cost nothing. */
const patienceMs = 20_000;
/** More members than play in one process within that time are noted more often; that costs, and is right all the same. */
const rememberedMost = 50_000;

/** Notes that a member has played. Every round is followed by a look at his bonus, also the last one. */
export function createPlayNotes({ database, clock }: Pick<BonusParts, 'database' | 'clock'>) {
  const notedUntil = new Map<bigint, number>();
  return async (round: { readonly memberId: bigint; readonly currency: string }): Promise<void> => {
    if (currencyOf(round.currency)?.isTrial ?? true) return;
    const now = clock.now().getTime();
    if (now < (notedUntil.get(round.memberId) ?? 0)) return;
    if (notedUntil.size >= rememberedMost) notedUntil.clear();
    notedUntil.set(round.memberId, now + patienceMs);
    await noteDue(database.db, round.memberId, new Date(now + patienceMs));
  };
}
