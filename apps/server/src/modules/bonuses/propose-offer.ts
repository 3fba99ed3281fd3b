import { type BonusTerms, type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import { insertVersion, lockOffer, versionsOf } from './offer-store.ts';
import type { BonusParts } from './parts.ts';
import { figuresOf } from './terms.ts';

export type TermsRefusal = Refusal<
  | 'bonus.gives_nothing'
  | 'bonus.never_met'
  | 'bonus.amount_invalid'
  | 'bonus.ends_too_soon'
  | 'bonus.promotion_unknown'
>;

/** What is wrong with terms that an operator wrote; null where nothing is. */
async function refuseTerms(parts: BonusParts, terms: BonusTerms): Promise<TermsRefusal | null> {
  const figures = figuresOf(terms);
  if (figures === null || figures.currency.code !== parts.settings.get('site.currency')) {
    return refuse('bonus.amount_invalid');
  }
  if (figures.cap === 0n || (figures.basisPoints === 0n && figures.fixed === 0n)) {
    return refuse('bonus.gives_nothing');
  }
  if (Object.values(terms.weights).every((weight) => weight === 0)) return refuse('bonus.never_met');
  if (endsTooSoon(terms, parts.clock.now())) return refuse('bonus.ends_too_soon');
  const { promotionId } = terms;
  if (promotionId !== null && !(await parts.isPromotion(promotionId))) {
    return refuse('bonus.promotion_unknown');
  }
  return null;
}

/** An offer ends in the future and after it begins, or never. */
export function endsTooSoon({ from, until }: Pick<BonusTerms, 'from' | 'until'>, now: Date): boolean {
  return until !== null && (new Date(until) <= now || (from !== null && until <= from));
}

/**
 * Keeps a version that waits for a second operator. It follows the newest one that its author has read; the version that
 * counts goes on counting meanwhile.
 */
export async function proposeOffer(
  parts: BonusParts,
  wish: { readonly offerId: string; readonly version: number; readonly terms: BonusTerms },
  by: OperatorActor,
): Promise<TermsRefusal | Refusal<'bonus.changed_meanwhile'> | null> {
  const { offerId, terms } = wish;
  const refused = await refuseTerms(parts, terms);
  if (refused) return refused;
  return parts.database.transaction(async (tx) => {
    if (wish.version > 0 && (await versionsOf(tx, offerId)).length === 0) {
      return refuse('bonus.changed_meanwhile');
    }
    await lockOffer(tx, offerId);
    const [newest] = await versionsOf(tx, offerId);
    const hasChanged = (newest?.version ?? 0) !== wish.version || newest?.state === 'waiting';
    if (hasChanged) return refuse('bonus.changed_meanwhile');
    const version = wish.version + 1;
    await insertVersion(tx, {
      offerId,
      version,
      state: 'waiting',
      terms,
      proposedBy: by.username,
      proposedAt: parts.clock.now(),
    });
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'bonus.proposed',
      subject: `bonus-offer:${offerId}`,
      before: newest?.terms ?? null,
      after: { version, terms },
    });
    return null;
  });
}
