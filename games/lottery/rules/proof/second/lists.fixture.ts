/** One of each row, in every way. */
export const product = (rows: readonly (readonly string[])[]): string[][] =>
  rows.reduce<string[][]>((made, row) => made.flatMap((start) => row.map((item) => [...start, item])), [[]]);

/** Every set of k items, by the bits of a number. */
export function subsets(items: readonly string[], k: number): string[][] {
  const found: string[][] = [];
  for (let bits = 0; bits < 2 ** items.length; bits += 1) {
    const set = items.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
    if (set.length === k) found.push(set);
  }
  return found;
}

export const sorted = (items: Iterable<string>): string => [...items].sort().join(' ');
export const total = (items: readonly string[]): number => items.map(Number).reduce((a, b) => a + b, 0);
export const times = (count: number, tier: string): string[] => Array(count).fill(tier);

/** All numbers of so many digits. */
export const allNumbers = (width: number): string[] =>
  product(Array(width).fill([...'0123456789'])).map((one) => one.join(''));

/** Every order of some digits, repeats included. */
export const orders = (digits: string): string[] =>
  digits.length < 2
    ? [digits]
    : [...digits].flatMap((digit, at) =>
        orders(digits.slice(0, at) + digits.slice(at + 1)).map((rest) => digit + rest),
      );
