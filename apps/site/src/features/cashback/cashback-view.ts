import type { Cashback } from './use-cashback.ts';

/** Whether a decimal string says nothing. */
export const isNothing = (amount: string): boolean => /^-?[0.]*$/.test(amount);

/** Why nothing can be claimed now; null where it can. */
export function standsInTheWay(cashback: Cashback): 'excluded' | 'nothing' | 'tooLittle' | null {
  if (cashback.isExcluded) return 'excluded';
  if (isNothing(cashback.claimable)) return 'nothing';
  return Number(cashback.claimable) < Number(cashback.least) ? 'tooLittle' : null;
}

/** The figures beside the sum of the bets that make what can be claimed, those that say something. */
export function partsOf({ carried, withheld }: Cashback): { key: 'carried' | 'withheld'; amount: string }[] {
  const parts = [
    { key: 'carried' as const, amount: carried },
    { key: 'withheld' as const, amount: `-${withheld}` },
  ];
  return parts.filter(({ amount }) => !isNothing(amount));
}
