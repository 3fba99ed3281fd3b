const roundChoices = [10, 25, 50, 100, 250];

/** The numbers of rounds that autoplay offers under the house's greatest one. */
export function offeredRounds(most: number): readonly number[] {
  const offered = roundChoices.filter((count) => count <= most);
  return offered.length > 0 ? offered : [most];
}
