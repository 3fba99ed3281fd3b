import { knownCurrency } from '@ikka/money';
import { BeingPrepared } from '../../platform/being-prepared.ts';
import { byItself } from '../../platform/by-itself.ts';
import { createMemberNotes } from '../../platform/member-notes.ts';
import { dueClaims, moveDue, newsDue, noteDue } from './claim-store.ts';
import type { BonusParts } from './parts.ts';
import { settleBonus } from './settle-bonus.ts';
import { tellNews } from './tell-news.ts';

const atOnce = 100;

/** Of which something could not be had now, its turn comes again after so long. */
const againAfterMs = 60_000;

/**
 * For a job: looks at every bonus whose time has come or whose member has played, and tells what is still untold. What is wrong
 * with one keeps no other from its turn.
 */
export async function attendBonuses(parts: BonusParts): Promise<{ looked: number; told: number }> {
  const { database, clock, log } = parts;
  const due = await dueClaims(database.db, clock.now(), atOnce);
  for (const claim of due) {
    try {
      await settleBonus(parts, claim);
    } catch (error) {
      await moveDue(database.db, claim, new Date(clock.now().getTime() + againAfterMs));
      // His stakes are still being read: there is nothing to count yet, and nothing wrong.
      if (error instanceof BeingPrepared) continue;
      log.error({ err: error, bonusId: claim.id }, 'a bonus could not be looked at; it will be again');
    }
  }
  let told = 0;
  for (const id of await newsDue(database.db, atOnce)) {
    const failure = 'what became of a bonus could not be told; it will be again';
    await byItself({ log, failure, of: { bonusId: id } }, async () => {
      await tellNews(parts, id);
      told += 1;
    });
  }
  return { looked: due.length, told };
}

/** What a member plays is looked at after so long; in between his further rounds cost nothing. */
const patienceMs = 20_000;
/** Notes that a member has played. Every round is followed by a look at his bonus, also the last one. */
export function createPlayNotes({ database, clock }: Pick<BonusParts, 'database' | 'clock'>) {
  const note = createMemberNotes({
    clock,
    silentMs: patienceMs,
    write: (players: readonly { readonly memberId: bigint }[], at) =>
      noteDue(
        database.db,
        players.map(({ memberId }) => memberId),
        new Date(at.getTime() + patienceMs),
      ),
  });
  return async (round: { readonly memberId: bigint; readonly currency: string }): Promise<void> => {
    const isReal = !knownCurrency(round.currency).isTrial;
    if (isReal) await note(round);
  };
}
