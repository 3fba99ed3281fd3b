import { formatInstant, formatMoney, type Letter, letterOf } from '@ikka/i18n';
import { formatAmount } from '@ikka/money';
import { findClaim, lockClaim, newsTold, type TakenBonus } from './claim-store.ts';
import type { BonusParts } from './parts.ts';
import { keptFigures } from './terms.ts';

/**
 * Tells the member and the audit chain what has become of a bonus: once, whoever tells it, and cut off anywhere the job does.
 * Of what the member did himself he is written nothing.
 */
export async function tellNews(parts: BonusParts, id: string): Promise<void> {
  const told = await parts.database.transaction(async (tx) => {
    const row = await lockClaim(tx, id);
    const claim = row?.newsDue ? await findClaim(tx, id) : null;
    if (claim === null) return null;
    const letter = letterAbout(parts, claim);
    if (letter !== null) await parts.tell(tx, claim.memberId, letter);
    await newsTold(tx, id);
    await parts.audit.record(tx, {
      ...(isOwnAct(claim)
        ? { actorKind: 'member', actor: String(claim.memberId) }
        : { actorKind: 'system', actor: 'bonuses' }),
      action: `bonus.${claim.state === 'active' ? 'granted' : claim.state}`,
      subject: `bonus:${id}`,
      after: {
        memberId: claim.memberId,
        offer: claim.offerId,
        version: claim.version,
        amount: claim.amount,
        currency: claim.currency,
        required: claim.required,
      },
    });
    return { claim, hasLetter: letter !== null };
  });
  if (told === null) return;
  const { memberId } = told.claim;
  parts.facts.publish('BalanceChanged', { memberId });
  if (told.hasLetter) parts.facts.publish('InboxChanged', { memberIds: [memberId] });
}

const isOwnAct = ({ state }: TakenBonus): boolean => state === 'givenUp' || state === 'forfeited';

function letterAbout({ settings }: BonusParts, claim: TakenBonus): Letter | null {
  const { currency } = keptFigures(claim.terms);
  const money = (units: bigint) => formatMoney(formatAmount(units, currency), currency.shownCode);
  const amount = money(claim.amount);
  switch (claim.state) {
    case 'active':
      return letterOf('bonusGiven', {
        amount,
        required: money(claim.required),
        until: formatInstant(claim.endsAt.toISOString(), settings.get('site.time_zone')),
      });
    case 'released':
      return letterOf('bonusReleased', { amount });
    case 'expired':
      return letterOf('bonusExpired', { amount });
    case 'givenUp':
    case 'forfeited':
      return null;
  }
}
