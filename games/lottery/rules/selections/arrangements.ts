/** Every order of the digits of a number, each once and rising: 1123 has twelve. */
export function arrangementsOf(number: string): string[] {
  if (number.length <= 1) return [number];
  const found = new Set<string>();
  for (const [at, digit] of [...number].entries()) {
    if (number.indexOf(digit) !== at) continue;
    for (const rest of arrangementsOf(number.slice(0, at) + number.slice(at + 1))) found.add(digit + rest);
  }
  return [...found].sort();
}

/** The numbers with every order of their digits ("dao"), each once: what the desk adds to a list of numbers. */
export const withArrangements = (numbers: readonly string[]): string[] =>
  [...new Set(numbers.flatMap(arrangementsOf))].sort();

/** How many orders the digits of a number have. */
export function countArrangements(number: string): number {
  let orders = 1;
  const seen = new Map<string, number>();
  for (const [at, digit] of [...number].entries()) {
    const times = (seen.get(digit) ?? 0) + 1;
    seen.set(digit, times);
    orders = (orders * (at + 1)) / times;
  }
  return orders;
}

/** Every set of k of the items, in their order. */
export function combinationsOf<Item>(items: readonly Item[], k: number): Item[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, at) =>
    combinationsOf(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]),
  );
}
