import type { BonusTerms, bonusOfferStates, bonusVersionStates, Refusal } from '@ikka/contract';
import { refuse } from '@ikka/contract';

export type OfferState = (typeof bonusOfferStates)[number];

/** Whether terms are offered at an instant; `approvedAt`: where they name no beginning. */
export function isOpenAt(
  { from, until }: Pick<BonusTerms, 'from' | 'until'>,
  approvedAt: Date | null,
  now: Date,
): boolean {
  const begins = from === null ? approvedAt : new Date(from);
  return begins !== null && begins <= now && (until === null || now < new Date(until));
}

/** What operators read of an offer: what counts of it now, or what it waits for. */
export function offerStateAt(
  offer: {
    readonly current: { readonly terms: BonusTerms; readonly decidedAt: Date | null } | null;
    readonly isStopped: boolean;
    readonly hasWaiting: boolean;
  },
  now: Date,
): OfferState {
  const { current } = offer;
  if (current === null) return offer.hasWaiting ? 'waiting' : 'refused';
  if (offer.isStopped) return 'stopped';
  if (current.terms.until !== null && new Date(current.terms.until) <= now) return 'ended';
  return isOpenAt(current.terms, current.decidedAt, now) ? 'running' : 'scheduled';
}

export type VersionState = (typeof bonusVersionStates)[number];
export interface VersionFacts {
  readonly state: VersionState;
  readonly proposedBy: string;
}

/** What an operator's word does to a version. Four eyes: who proposed it may take it back and never approve it. */
export function decideOnVersion(
  version: VersionFacts,
  verdict: { readonly kind: 'approve' | 'refuse'; readonly by: string },
): { readonly to: VersionState } | Refusal<'bonus.not_waiting' | 'bonus.own'> {
  if (version.state !== 'waiting') return refuse('bonus.not_waiting', { state: version.state });
  if (verdict.kind === 'refuse') return { to: 'refused' };
  return verdict.by === version.proposedBy ? refuse('bonus.own') : { to: 'approved' };
}
