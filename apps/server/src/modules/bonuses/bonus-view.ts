import type { CallAnswer, calls } from '@ikka/contract';
import { type Currency, formatAmount } from '@ikka/money';
import type { TakenBonus } from './claim-store.ts';
import { type Counted, countBonus } from './count-bonus.ts';
import { lineOfStored, playedOf, progressOf } from './count-turnover.ts';
import type { OfferVersion } from './offer-store.ts';
import type { BonusParts, Holder } from './parts.ts';
import { type LiveBonus, liveBonus } from './settle-bonus.ts';
import { keptFigures } from './terms.ts';

export type BonusOnWire = CallAnswer<(typeof calls)['bonuses']['giveUpBonus']>;
export type OfferOnWire = BonusOnWire['offer'];

/** An offer as members read it. */
export function offerView({
  offerId,
  version,
  terms,
}: Pick<OfferVersion, 'offerId' | 'version' | 'terms'>): OfferOnWire {
  const { levelFrom: _levelFrom, from: _from, ...shown } = terms;
  return { ...shown, offerId, version, currency: keptFigures(terms).currency.shownCode };
}

/** How far a bonus is and until when: of an active one as it is now, of any other as it was when it ended. */
type Standing = Pick<LiveBonus, 'counted' | 'endsAt' | 'isHeldUp'>;

function viewOf(claim: TakenBonus, { counted, endsAt, isHeldUp }: Standing): BonusOnWire {
  const { currency } = keptFigures(claim.terms);
  const words = (units: bigint) => formatAmount(units, currency);
  // What was released had been met, whatever came back since.
  const played = claim.state === 'released' ? claim.required : playedOf(counted);
  return {
    id: claim.id,
    offer: offerView(claim),
    state: claim.state,
    deposit: words(claim.credited),
    amount: words(claim.amount),
    required: words(claim.required),
    played: words(played),
    missing: words(claim.required - played),
    inPlay: words(claim.state === 'active' ? counted.inPlay : 0n),
    lines: linesView(counted, currency),
    grantedAt: claim.grantedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: claim.endedAt?.toISOString() ?? null,
    isHeldUp,
  };
}

const linesView = ({ lines }: Counted, currency: Currency): BonusOnWire['lines'] =>
  lines.map(({ category, staked, weight, exact }) => ({
    category,
    staked: formatAmount(staked, currency),
    weight,
    counted: formatAmount(exact / 100n, currency),
  }));

export const liveView = ({ claim, ...standing }: LiveBonus): BonusOnWire => viewOf(claim, standing);

/** A bonus that is over. */
export function endedView(claim: TakenBonus): BonusOnWire {
  const lines = (claim.lines ?? []).map(lineOfStored);
  const counted = { lines, ...progressOf(claim.required, lines, claim.terms.weights, 0n) };
  return viewOf(claim, { counted, endsAt: claim.endsAt, isHeldUp: false });
}

/** A member's bonuses as he reads them; the active one is counted, and settled where it is met or over. */
export async function ownViews(
  parts: BonusParts,
  holder: Holder,
  read: () => Promise<{ readonly list: readonly TakenBonus[]; readonly total: number }>,
): Promise<{ list: BonusOnWire[]; total: number }> {
  const live = await liveBonus(parts, holder);
  const { list, total } = await read();
  const views = list.map((claim) =>
    live?.claim.id === claim.id && claim.state === 'active' ? liveView(live) : viewsOfOthers(parts, claim),
  );
  return { list: await Promise.all(views), total };
}

/** For readers who settle nothing: operators, and a bonus that came while the list was read. */
export async function viewsOfOthers(parts: BonusParts, claim: TakenBonus): Promise<BonusOnWire> {
  if (claim.state !== 'active') return endedView(claim);
  const [counted, isHeldUp, lostMs] = await Promise.all([
    countBonus(parts, claim),
    parts.protection.isExcluded(claim.memberId),
    parts.protection.excludedMs(claim.memberId, claim.grantedAt, parts.clock.now()),
  ]);
  return viewOf(claim, { counted, isHeldUp, endsAt: new Date(claim.endsAt.getTime() + lostMs) });
}
