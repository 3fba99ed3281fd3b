import type { BonusDenial, CallAnswer, calls, Refusal } from '@ikka/contract';
import type { Post } from '../ledger/index.ts';

/** A version of an offer, as the member chose it. */
export interface ChosenBonus {
  readonly offerId: string;
  readonly version: number;
}

type BonusTermsOnWire = CallAnswer<(typeof calls.bonuses)['bonusOffers']>['list'][number];

interface Whose {
  readonly memberId: bigint;
  readonly currency: string;
}

/** What was chosen with a deposit, and what it brought; smallest units. */
export interface TakenChoice {
  readonly offer: BonusTermsOnWire;
  readonly amount: bigint | null;
}

/** What the cashier asks of whoever gives bonuses. */
export interface DepositBonuses {
  /** Why this cannot be chosen with a deposit of this method that would credit so much; null where it can. */
  refuseChoice(
    who: Whose,
    choice: ChosenBonus,
    deposit: { readonly method: string; readonly credited: bigint },
  ): Promise<Refusal<'bonus.not_offered' | 'bonus.amount_too_small'> | null>;
  /**
   * What is posted together with the deposit's credit, or why nothing is. What was posted once is answered again. A post with
   * it that meets a unique violation was overtaken by another bonus of the member's: it is asked for again.
   */
  grantFor(
    deposit: Whose & {
      readonly id: string;
      readonly transferId: string;
      readonly credited: bigint;
      readonly choice: ChosenBonus;
    },
  ): Promise<Required<Post> | { readonly denied: BonusDenial }>;
  /** What was chosen with these. */
  chosen(
    deposits: readonly ({ readonly id: string } & ChosenBonus)[],
  ): Promise<ReadonlyMap<string, TakenChoice>>;
}

/** What a deposit row says of the bonus that was chosen with it. */
export function chosenBonus(row: {
  readonly bonusOffer: string | null;
  readonly bonusVersion: number | null;
}): ChosenBonus | null {
  const { bonusOffer: offerId, bonusVersion: version } = row;
  return offerId === null || version === null ? null : { offerId, version };
}
