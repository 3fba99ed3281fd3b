import type { CallAnswer, calls } from '@ikka/contract';
import { type Refusal, refuse } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { viewsOfOthers } from './bonus-view.ts';
import { type ClaimFilter, listClaims, type Rows } from './claim-store.ts';
import { offerStateAt } from './offer-state.ts';
import {
  allOffers,
  allVersions,
  findOffer,
  type Offer,
  type OfferVersion,
  versionsOf,
} from './offer-store.ts';
import type { BonusParts } from './parts.ts';
import { nothingTaken, type OfferSums, sumByOffer } from './sum-store.ts';
import { keptFigures } from './terms.ts';

type Calls = (typeof calls)['officeBonuses'];
export type OfficeOffer = CallAnswer<Calls['officeBonuses']>['list'][number];
type OfficeVersion = CallAnswer<Calls['officeBonus']>['versions'][number];

/** Every offer with its versions of weight and what became of its bonuses. */
export async function officeOffers(parts: BonusParts): Promise<OfficeOffer[]> {
  const { db } = parts.database;
  const [offers, versions, sums] = await Promise.all([
    allOffers(db),
    allVersions(db),
    sumByOffer(parts.database),
  ]);
  return offers.flatMap((offer) => {
    const own = versions.filter(({ offerId }) => offerId === offer.id);
    return own.length === 0 ? [] : [offerViewOf(parts, offer, own, sums.get(offer.id) ?? nothingTaken)];
  });
}

export async function officeOffer(
  parts: BonusParts,
  id: string,
): Promise<(OfficeOffer & { versions: OfficeVersion[] }) | Refusal<'bonus.offer_unknown'>> {
  const { db } = parts.database;
  const [offer, versions, sums] = await Promise.all([
    findOffer(db, id),
    versionsOf(db, id),
    sumByOffer(parts.database),
  ]);
  if (offer === null || versions.length === 0) return refuse('bonus.offer_unknown');
  return {
    ...offerViewOf(parts, offer, versions, sums.get(id) ?? nothingTaken),
    versions: versions.map(versionView),
  };
}

function offerViewOf(
  { clock }: BonusParts,
  offer: Offer,
  versions: readonly OfferVersion[],
  sums: OfferSums,
): OfficeOffer {
  const current = versions.find(({ version }) => version === offer.current) ?? null;
  const waiting = versions.find(({ state }) => state === 'waiting') ?? null;
  const [newest] = versions;
  if (newest === undefined) throw new Error(`offer ${offer.id} has no version`);
  const { currency } = keptFigures(newest.terms);
  const words = (units: bigint) => formatAmount(units, currency);
  const isStopped = offer.stoppedAt !== null;
  return {
    offerId: offer.id,
    state: offerStateAt({ current, isStopped, hasWaiting: waiting !== null }, clock.now()),
    current: current && versionView(current),
    waiting: waiting && versionView(waiting),
    stoppedBy: offer.stoppedBy,
    stoppedAt: offer.stoppedAt?.toISOString() ?? null,
    figures: {
      taken: sums.taken,
      granted: words(sums.granted),
      locked: words(sums.locked),
      released: words(sums.released),
      returned: words(sums.returned),
    },
  };
}

const versionView = ({ offerId: _offerId, proposedAt, decidedAt, ...row }: OfferVersion): OfficeVersion => ({
  ...row,
  proposedAt: proposedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Bonuses that members took, newest first, with their members' names. */
export async function officeClaims(
  parts: BonusParts,
  filter: ClaimFilter,
  rows: Rows,
): Promise<Pick<CallAnswer<Calls['officeBonusClaims']>, 'list' | 'total'>> {
  const { list, total } = await listClaims(parts.database.db, filter, rows);
  const names = await parts.identity.namesOf(list.map(({ memberId }) => memberId));
  const views = list.map(async (claim) => ({
    ...(await viewsOfOthers(parts, claim)),
    memberId: String(claim.memberId),
    account: names.get(claim.memberId) ?? '',
  }));
  return { list: await Promise.all(views), total };
}
