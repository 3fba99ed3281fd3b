import { type Currency, formatAmount } from '@ikka/money';
import { lineCount } from '@ikka/sports/rules';
import type { BetToPlace } from './create-sports-play.ts';
import {
  pickedIn,
  pickKey,
  returnOf,
  type Slip,
  type SlipPick,
  sizesOf,
  toSelection,
  typedAmount,
} from './slip.ts';

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
  const picks = pickedIn(slip);
  const draft = (of: readonly SlipPick[], sizes: readonly number[], stake: bigint): BetDraft => ({
    toPlace: { selections: of.map(toSelection), sizes, stake: formatAmount(stake, currency), accept },
    keys: of.map(pickKey),
    stake,
    returns: returnOf(stake, of, sizes) ?? 0n,
  });
  if (slip.mode === 'single') {
    return picks.flatMap((pick) => {
      const stake = typedAmount(pick.stake, currency);
      return stake === null ? [] : [draft([pick], [1], stake)];
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
