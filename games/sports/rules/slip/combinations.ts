import { add, type Fraction, multiply, one, zero } from '@ikka/money';

/**
 * The sums over all ways to take 0, 1, 2 … of these factors of what they multiply to: elementary symmetric polynomials, exact. The
 * return of every line of a size together is one of them.
 */
export function sumsOfProducts(factors: readonly Fraction[]): Fraction[] {
  const sums: Fraction[] = [one, ...factors.map(() => zero)];
  factors.forEach((factor, at) => {
    for (let size = at + 1; size >= 1; size -= 1) {
      sums[size] = add(sums[size] ?? zero, multiply(sums[size - 1] ?? zero, factor));
    }
  });
  return sums;
}

/** In how many ways `size` of `of` things can be taken. */
export function waysToTake(size: number, of: number): number {
  let ways = 1;
  // Each step is a whole number of ways to take one more.
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (of - taken + 1)) / taken;
  return ways;
}
