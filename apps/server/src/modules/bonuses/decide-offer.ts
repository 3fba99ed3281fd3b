import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import { decideOnVersion } from './offer-state.ts';
import { decideVersion, findVersion, lockKnownOffer, saveOffer } from './offer-store.ts';
import type { BonusParts } from './parts.ts';
import { endsTooSoon } from './propose-offer.ts';

export type Verdict = { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string };

/** A second operator's word on a version, under its offer's lock. Approved, it counts at once, also for a stopped offer. */
export async function decideOffer(
  parts: BonusParts,
  of: { readonly offerId: string; readonly version: number },
  verdict: Verdict,
  by: OperatorActor,
): Promise<Refusal<
  'bonus.offer_unknown' | 'bonus.not_waiting' | 'bonus.own' | 'bonus.ends_too_soon'
> | null> {
  return parts.database.transaction(async (tx) => {
    const offer = await lockKnownOffer(tx, of.offerId);
    const version = offer && (await findVersion(tx, of.offerId, of.version));
    if (!version) return refuse('bonus.offer_unknown');
    const now = parts.clock.now();
    const decision = decideOnVersion(version, { kind: verdict.kind, by: by.username });
    if (isRefusal(decision)) return decision;
    if (verdict.kind === 'approve' && endsTooSoon(version.terms, now)) return refuse('bonus.ends_too_soon');
    const answer = verdict.kind === 'refuse' ? verdict.reason : null;
    await decideVersion(tx, { ...of, state: decision.to, decidedBy: by.username, decidedAt: now, answer });
    if (decision.to === 'approved') {
      await saveOffer(tx, { ...offer, current: of.version, stoppedBy: null, stoppedAt: null });
    }
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: `bonus.version_${decision.to}`,
      subject: `bonus-offer:${of.offerId}`,
      before: { current: offer.current, stoppedAt: offer.stoppedAt },
      after: { version: of.version, proposedBy: version.proposedBy, ...(answer === null ? {} : { answer }) },
    });
    return null;
  });
}

/** Offers it to nobody from now on. What was chosen or given before keeps its terms. */
export async function stopOffer(
  parts: BonusParts,
  offerId: string,
  reason: string,
  by: OperatorActor,
): Promise<Refusal<'bonus.offer_unknown' | 'bonus.not_offered'> | null> {
  return parts.database.transaction(async (tx) => {
    const offer = await lockKnownOffer(tx, offerId);
    if (offer === null) return refuse('bonus.offer_unknown');
    if (offer.current === null || offer.stoppedAt !== null) return refuse('bonus.not_offered');
    await saveOffer(tx, { ...offer, stoppedBy: by.username, stoppedAt: parts.clock.now() });
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'bonus.stopped',
      subject: `bonus-offer:${offerId}`,
      before: { current: offer.current },
      after: { reason },
    });
    return null;
  });
}
