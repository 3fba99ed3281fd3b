import type { BonusTerms, CallAnswer, calls } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import { declaredOnly, type OperatorActor } from '../../platform/office-acts.ts';
import { attendBonuses, createPlayNotes } from './attend-bonuses.ts';
import { endedView, liveView, offerView, ownViews } from './bonus-view.ts';
import { type ClaimFilter, findClaims, listClaims, type Rows, type TakenBonus } from './claim-store.ts';
import { playedOf } from './count-turnover.ts';
import { decideOffer, stopOffer } from './decide-offer.ts';
import { endOf } from './end-bonus.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { type CreditedDeposit, grantFor } from './grant-bonus.ts';
import { type BonusChoice, offersFor, refuseChoice } from './list-offers.ts';
import { findVersion } from './offer-store.ts';
import { officeClaims, officeOffer, officeOffers } from './office-view.ts';
import type { BonusParts, Holder } from './parts.ts';
import { proposeOffer } from './propose-offer.ts';
import { liveBonus } from './settle-bonus.ts';
import { sumBonusHours } from './sum-store.ts';
import { tellNews } from './tell-news.ts';
import { keptFigures } from './terms.ts';

export { bonusOfficeRoutes } from './office-routes.ts';
export { bonusRoutes } from './routes.ts';

type Version = { readonly offerId: string; readonly version: number };

/** Bonuses on deposits: offers, what members took of them, and what becomes of it. See README.md for what it promises. */
export function createBonuses(parts: BonusParts) {
  const { db } = parts.database;
  return {
    async offers(holder: Holder): Promise<CallAnswer<(typeof calls)['bonuses']['bonusOffers']>> {
      const live = await liveBonus(parts, holder);
      const offered = live === null ? await offersFor(parts, holder) : [];
      return { active: live && liveView(live), list: offered.map(offerView) };
    },
    list: (holder: Holder, rows: Rows) =>
      ownViews(parts, holder, () => listClaims(db, { memberId: holder.memberId }, rows)),
    giveUp: (memberId: bigint, id: string) => giveUpBonus(parts, memberId, id),
    ended: (claim: TakenBonus) => endedView(claim),
    /** For deposits. */
    deposits: {
      refuseChoice: (
        holder: Holder,
        choice: BonusChoice,
        deposit: { readonly method: string; readonly credited: bigint },
      ) => refuseChoice(parts, holder, choice, deposit),
      grantFor: (deposit: CreditedDeposit) => grantFor(parts, deposit),
      /** What was chosen with each of these deposits, and what it brought, in smallest units. */
      async chosen(deposits: readonly ({ readonly id: string } & BonusChoice)[]) {
        const given = await findClaims(
          db,
          deposits.map(({ id }) => id),
        );
        const found = deposits.map(async ({ id, offerId, version }) => {
          const found = await findVersion(db, offerId, version);
          if (found === null) throw new Error(`deposit ${id} names a bonus that there is not`);
          return [id, { offer: offerView(found), amount: given.get(id) ?? null }] as const;
        });
        return new Map(await Promise.all(found));
      },
    },
    /** For withdrawals: what the member would lose by taking money out now; null where nothing is at stake. */
    async atStake(holder: Holder) {
      const live = await liveBonus(parts, holder);
      if (live === null) return null;
      const { claim, counted } = live;
      const { currency } = keptFigures(claim.terms);
      const played = playedOf(counted);
      return {
        id: claim.id,
        details: {
          bonusId: claim.id,
          amount: formatAmount(claim.amount, currency),
          required: formatAmount(claim.required, currency),
          missing: formatAmount(claim.required - played, currency),
          currency: currency.shownCode,
        },
        /** What is posted with the money that goes out. */
        forfeit: () => endOf(parts, claim, 'forfeited', counted.lines),
      };
    },
    tellNews: (id: string) => tellNews(parts, id),
    /** To be told of each settled round. */
    notePlay: createPlayNotes(parts),
    /** For a job. */
    attend: () => attendBonuses(parts),
    office: {
      offers: () => officeOffers(parts),
      offer: (id: string) => officeOffer(parts, id),
      propose: (wish: Version & { readonly terms: BonusTerms }, by: OperatorActor) =>
        proposeOffer(parts, wish, by),
      decide: (of: Version, verdict: { readonly kind: 'approve' }, by: OperatorActor) =>
        decideOffer(parts, of, verdict, by),
      async refuse(of: Version, reason: string, by: OperatorActor) {
        const refused = await decideOffer(parts, of, { kind: 'refuse', reason }, by);
        return refused && declaredOnly(['bonus.offer_unknown', 'bonus.not_waiting'], refused);
      },
      stop: (offerId: string, reason: string, by: OperatorActor) => stopOffer(parts, offerId, reason, by),
      claims: (filter: ClaimFilter, rows: Rows) => officeClaims(parts, filter, rows),
    },
    /** For a job. */
    sumHours: () => sumBonusHours(parts.database, parts.clock.now()),
  };
}

export type Bonuses = ReturnType<typeof createBonuses>;
