import { isRefusal } from '@ikka/contract';
import { decideBonus } from './claim-state.ts';
import { activeClaim, findClaim, moveDue, type TakenBonus } from './claim-store.ts';
import { type Counted, countBonus } from './count-bonus.ts';
import { judge } from './count-turnover.ts';
import { endBonus } from './end-bonus.ts';
import type { BonusParts, Holder } from './parts.ts';
import { tellNews } from './tell-news.ts';

/** A bonus that goes on, with how far it is. */
export interface LiveBonus {
  readonly claim: TakenBonus;
  readonly counted: Counted;
  /** As the member has it: later by what exclusions took. */
  readonly endsAt: Date;
  readonly isHeldUp: boolean;
}

/** While a member is excluded, or his stakes could still meet it, an end that has come is looked at so often. */
const waitMs = 60_000;

/** Looks how far a bonus is; releases it where its turnover is met, and ends it where its time is over. Null: it is over. */
export async function settleBonus(parts: BonusParts, claim: TakenBonus): Promise<LiveBonus | null> {
  const { memberId } = claim;
  const now = parts.clock.now();
  const [counted, isHeldUp, lostMs] = await Promise.all([
    countBonus(parts, claim),
    parts.protection.isExcluded(memberId),
    parts.protection.excludedMs(memberId, claim.grantedAt, now),
  ]);
  const endsAt = new Date(claim.endsAt.getTime() + lostMs);
  const verdict = judge(counted, { now, endsAt, isHeldUp });
  if (verdict === 'open') {
    await moveDue(parts.database.db, claim, endsAt > now ? endsAt : new Date(now.getTime() + waitMs));
    return { claim, counted, endsAt, isHeldUp };
  }
  const decision = decideBonus('active', verdict);
  if (isRefusal(decision) || decision.do !== 'end') throw new Error(`bonus ${claim.id} cannot end`);
  await endBonus(parts, claim, decision.as, counted.lines);
  await tellNews(parts, claim.id);
  return null;
}

/** The member's bonus that is not over at this moment, with how far it is. */
export async function liveBonus(
  parts: BonusParts,
  { memberId, currency }: Holder,
): Promise<LiveBonus | null> {
  const claim = await activeClaim(parts.database.db, memberId, currency);
  if (claim === null) return null;
  const live = await settleBonus(parts, claim);
  if (live === null) return null;
  // Ended otherwise while it was counted: by a withdrawal, say.
  const after = await findClaim(parts.database.db, claim.id);
  return after?.state === 'active' ? live : null;
}
