import { type Refusal, refuse } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { denialOf } from './decide-grant.ts';
import { isOpenAt } from './offer-state.ts';
import { currentVersions, type OfferVersion } from './offer-store.ts';
import type { BonusParts, Holder } from './parts.ts';
import { standingOf } from './standing.ts';
import { keptFigures } from './terms.ts';

/** A version of an offer, as a member chose it. */
export interface BonusChoice {
  readonly offerId: string;
  readonly version: number;
}

/** The offers that the member may choose with his next deposit, whatever its method and amount. */
export async function offersFor(parts: BonusParts, holder: Holder): Promise<OfferVersion[]> {
  const now = parts.clock.now();
  const open = (await currentVersions(parts.database.db)).filter(
    ({ terms, decidedAt }) => terms.currency === holder.currency && isOpenAt(terms, decidedAt, now),
  );
  if (open.length === 0) return [];
  const [level, standing] = await Promise.all([parts.rankOf(holder.memberId), standingOf(parts, holder)]);
  return open.filter(
    ({ offerId, terms }) => terms.levelFrom <= level && denialOf(terms, standing.of(offerId)) === null,
  );
}

/**
 * Whether the member may choose this with a deposit of this method that would credit so much (smallest units). What he chose
 * stands for as long as the deposit can be credited, whatever becomes of the offer.
 */
export async function refuseChoice(
  parts: BonusParts,
  holder: Holder,
  choice: BonusChoice,
  deposit: { readonly method: string; readonly credited: bigint },
): Promise<Refusal<'bonus.not_offered' | 'bonus.amount_too_small'> | null> {
  const offered = (await offersFor(parts, holder)).find(
    ({ offerId, version }) => offerId === choice.offerId && version === choice.version,
  );
  if (offered === undefined) return refuse('bonus.not_offered');
  const { methods } = offered.terms;
  if (methods.length > 0 && !methods.includes(deposit.method)) return refuse('bonus.not_offered');
  const { depositMin, currency } = keptFigures(offered.terms);
  if (deposit.credited >= depositMin) return null;
  return refuse('bonus.amount_too_small', {
    min: formatAmount(depositMin, currency),
    currency: currency.shownCode,
  });
}
