/** In how many ways k of n things can be chosen; none where k is negative or more than n. Exact up to 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n || n < 0) return 0;
  let ways = 1;
  for (let at = 1; at <= Math.min(k, n - k); at += 1) ways = (ways * (n - at + 1)) / at;
  return Math.round(ways);
}

/** The same without a bound. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n || n < 0) return 0n;
  let ways = 1n;
  for (let at = 1; at <= Math.min(k, n - k); at += 1) ways = (ways * BigInt(n - at + 1)) / BigInt(at);
  return ways;
}
