import { type Currency, formatAmount } from '@ikka/money';
import { lineCount } from '@ikka/sports/rules';
import type { BetToPlace } from './create-sports-play.ts';
import { pickKey, returnOf, type Slip, sizesOf, toSelection, typedAmount } from './slip.ts';

/** A bet that a slip would place. */
export interface BetDraft {
  readonly toPlace: BetToPlace;
  /** The selections that it takes out of the slip. */
  readonly keys: readonly string[];
  readonly stake: bigint;
  /** What it returns where all of it wins. */
  readonly returns: bigint;
}

/** The bets that a slip would place: each single with a stake, or the one multiple or system. */
export function betsOf(slip: Slip, currency: Currency): BetDraft[] {
  const { accept } = slip;
  if (slip.mode === 'single') {
    return slip.picks.flatMap((pick) => {
      const stake = typedAmount(pick.stake, currency);
      if (stake === null) return [];
      return [
        {
          toPlace: {
            selections: [toSelection(pick)],
            sizes: [1],
            stake: formatAmount(stake, currency),
            accept,
          },
          keys: [pickKey(pick)],
          stake,
          returns: returnOf(stake, [pick.odds], [1]) ?? 0n,
        },
      ];
    });
  }
  const sizes = sizesOf(slip);
  const each = typedAmount(slip.stake, currency);
  if (each === null || slip.picks.length < 2) return [];
  const lines = lineCount(
    slip.picks.map(() => ({ isBanker: false })),
    sizes,
  );
  const stake = each * BigInt(lines);
  return [
    {
      toPlace: {
        selections: slip.picks.map(toSelection),
        sizes,
        stake: formatAmount(stake, currency),
        accept,
      },
      keys: slip.picks.map(pickKey),
      stake,
      returns:
        returnOf(
          stake,
          slip.picks.map(({ odds }) => odds),
          sizes,
        ) ?? 0n,
    },
  ];
}

export const costOf = (bets: readonly BetDraft[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);
export const returnOfSlip = (bets: readonly BetDraft[]): bigint =>
  bets.reduce((sum, { returns }) => sum + returns, 0n);
