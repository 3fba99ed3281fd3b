import type { Cashback } from './use-cashback.ts';

/** Whether a decimal string says nothing. */
export const isNothing = (amount: string): boolean => /^-?[0.]*$/.test(amount);

/** What is said beside the button, and whether there is something to claim. Who is excluded from play is never asked to play. */
export function standingOf(cashback: Cashback): {
  readonly isClaimable: boolean;
  readonly note: 'nothing' | 'tooLittle' | 'nothingLeft' | 'yoursStill' | null;
} {
  const isClaimable = !isNothing(cashback.claimable) && Number(cashback.claimable) >= Number(cashback.least);
  if (cashback.isExcluded) return { isClaimable, note: isClaimable ? 'yoursStill' : 'nothingLeft' };
  if (isClaimable) return { isClaimable, note: null };
  return { isClaimable, note: isNothing(cashback.claimable) ? 'nothing' : 'tooLittle' };
}

/** The figures beside the sum of the bets that make what can be claimed, those that say something. */
export function partsOf({ carried, withheld }: Cashback): { key: 'carried' | 'withheld'; amount: string }[] {
  const parts = [
    { key: 'carried' as const, amount: carried },
    { key: 'withheld' as const, amount: `-${withheld}` },
  ];
  return parts.filter(({ amount }) => !isNothing(amount));
}
