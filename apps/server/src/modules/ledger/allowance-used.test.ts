import { describe, expect, it } from 'vitest';
import { allowanceUsed, type UseOfAllowance } from './allowance-used.ts';

const used = (amount: bigint, reference: string | null = null): UseOfAllowance => ({
  kind: 'allowance_used',
  amount,
  reference,
});
const back = (amount: bigint, reference: string | null = null): UseOfAllowance => ({
  ...used(amount, reference),
  kind: 'allowance_restored',
});

describe('allowanceUsed', () => {
  it.each<[string, UseOfAllowance[], bigint, bigint]>([
    ['nothing', [], 0n, 0n],
    ['uses', [used(30n, 'a'), used(20n, 'b')], 50n, 50n],
    ['a use and its return', [used(30n, 'a'), back(30n, 'a')], 0n, 0n],
    ['a part that came back', [used(30n, 'a'), used(20n, 'b'), back(10n, 'b')], 40n, 40n],
    ['the return of something before the window', [used(30n, 'b'), back(20n, 'a')], 30n, 10n],
    ['a payout before anything was used', [back(500n, 'a'), used(30n, 'b')], 30n, 30n],
    ['a payout above what was used', [used(30n, 'a'), back(500n, 'a'), used(20n, 'b')], 20n, 20n],
    ['returns that name nothing', [used(30n), back(10n)], 30n, 20n],
  ])('[L16] counts %s', (_what, uses, sum, net) => {
    expect(allowanceUsed(uses, 'sum')).toBe(sum);
    expect(allowanceUsed(uses, 'net')).toBe(net);
  });

  it('[L16] never lets the loss of any part of a window pass what it answers', () => {
    const uses = [used(40n), back(90n), used(10n), used(25n), back(5n), used(30n), back(20n), used(15n)];
    const answer = allowanceUsed(uses, 'net');
    for (let from = 0; from < uses.length; from += 1) {
      const loss = uses
        .slice(from)
        .reduce((sum, { kind, amount }) => sum + (kind === 'allowance_used' ? amount : -amount), 0n);
      expect(loss).toBeLessThanOrEqual(answer);
    }
    expect(answer).toBe(55n);
  });
});
