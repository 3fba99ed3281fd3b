/** The greatest of the amounts, or 0 where there is none above it. */
export function greatestOf(amounts: readonly bigint[]): bigint {
  let greatest = 0n;
  for (const amount of amounts) if (amount > greatest) greatest = amount;
  return greatest;
}
