import { add, type Fraction, fraction, multiply } from '@ikka/money';
import { type LegResult, returnFactor } from '../settlement/leg-result.ts';
import { payoutOf } from '../slip/slip.ts';

/** A selection of an open slip: decided, or as likely as its market says now. */
export type CashOutLeg = {
  readonly odds: Fraction;
  readonly isBanker: boolean;
} & (
  | { readonly result: LegResult }
  | {
      /** Weight of the halves of its stake that win, and of those that come back. */
      readonly win: Fraction;
      readonly back: Fraction;
    }
);

const hundredths = 10_000n;

/** What one unit on a selection is worth now: its return, or what is expected of it. */
const worthOf = (leg: CashOutLeg): Fraction =>
  'result' in leg ? returnFactor(leg.result, leg.odds) : add(multiply(leg.win, leg.odds), leg.back);

/**
 * What the house offers for an open slip in smallest units (SP9): its fair value, which is its stake times what its lines are
 * expected to return, less a margin in hundredths of a percent; rounded down.
 */
export function cashOutOffer(
  slip: {
    readonly stake: bigint;
    readonly legs: readonly CashOutLeg[];
    readonly sizes: readonly number[];
  },
  marginBp: bigint,
): bigint {
  const worth = slip.legs.map((leg) => ({ factor: worthOf(leg), isBanker: leg.isBanker }));
  return payoutOf(slip.stake, worth, slip.sizes, fraction(hundredths - marginBp, hundredths));
}
