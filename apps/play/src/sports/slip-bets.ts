import { type Currency, formatAmount } from '@ikka/money';
import { lineCount, type PlaceTerms } from '@ikka/sports/rules';
import type { BetToPlace } from './create-sports-play.ts';
import { pickedIn, pickKey, returnOf, type Slip, sizesOf, toSelection, typedAmount } from './slip.ts';

/** A bet that a slip would place. */
export interface BetDraft {
  readonly toPlace: BetToPlace;
  /** The selections that it takes out of the slip. */
  readonly keys: readonly string[];
  readonly stake: bigint;
  /** What it returns where all of it wins. */
  readonly returns: bigint;
}

/** The bets that a slip would place: each single with a stake, or the one multiple or system. `terms`: as `eachWayOf` says. */
export function betsOf(slip: Slip, currency: Currency, terms: readonly PlaceTerms[] | null): BetDraft[] {
  const { accept } = slip;
  const isEachWay = slip.isEachWay && terms !== null;
  const picks = pickedIn(slip).map((pick, at) => ({ ...pick, eachWay: isEachWay ? terms[at] : undefined }));
  const draft = (of: typeof picks, sizes: readonly number[], stake: bigint): BetDraft => ({
    toPlace: {
      selections: of.map((pick) => ({ ...toSelection(pick), places: pick.eachWay?.places })),
      sizes,
      stake: formatAmount(stake, currency),
      accept,
      isEachWay,
    },
    keys: of.map(pickKey),
    stake,
    returns: returnOf(stake, of, sizes) ?? 0n,
  });
  if (slip.mode === 'single') {
    return picks.flatMap((pick) => {
      const stake = typedAmount(pick.stake, currency);
      return stake === null ? [] : [draft([pick], [1], stake * (isEachWay ? 2n : 1n))];
    });
  }
  const sizes = sizesOf(slip);
  const each = typedAmount(slip.stake, currency);
  if (each === null || picks.length < 2) return [];
  return [draft(picks, sizes, each * BigInt(lineCount(picks, sizes)))];
}

export const costOf = (bets: readonly BetDraft[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);
export const returnOfSlip = (bets: readonly BetDraft[]): bigint =>
  bets.reduce((sum, { returns }) => sum + returns, 0n);
