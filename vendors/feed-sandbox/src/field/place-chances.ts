/** How finely time is cut. */
const steps = 400;

/**
 * How likely each is to come in the first so many, where the first is drawn by weight, then the second of those who are left, and so on.
 * The same order comes of arrivals after exponential times at rates of the weights; given when one arrives, the others have arrived or
 * not independently, so that their number is a sum of single chances. The integral over time is a sum by the middle of each step.
 */
export function placeChances(weights: ReadonlyMap<string, number>, places: number): Map<string, number> {
  const rates = [...weights.values()];
  const chances = new Float64Array(rates.length);
  // Time is cut by quantiles of a mean arrival, so that late ones are seen as finely as early ones.
  const mean = rates.reduce((all, rate) => all + rate, 0) / rates.length;
  const timeAt = (share: number) => -Math.log(1 - share) / mean;
  /** How likely each has not arrived by then. */
  const outBy = (time: number) => rates.map((rate) => Math.exp(-rate * time));
  let before = outBy(0);
  for (let step = 0; step < steps; step += 1) {
    const out = outBy(timeAt((step + 0.5) / steps));
    // The last step reaches to the end of time.
    const after = step === steps - 1 ? rates.map(() => 0) : outBy(timeAt((step + 1) / steps));
    for (let own = 0; own < rates.length; own += 1) {
      const arrives = (before[own] ?? 0) - (after[own] ?? 0);
      chances[own] = (chances[own] ?? 0) + arrives * fewerThan(places, out, own);
    }
    before = after;
  }
  return new Map([...weights.keys()].map((code, at) => [code, chances[at] ?? 0]));
}

/** How likely it is that fewer than so many of the others have arrived, by how likely each has not. */
function fewerThan(places: number, out: readonly number[], own: number): number {
  const counts = new Float64Array(places);
  counts[0] = 1;
  for (let other = 0; other < out.length; other += 1) {
    if (other === own) continue;
    const isOut = out[other] as number;
    for (let count = places - 1; count > 0; count -= 1)
      counts[count] = (counts[count] as number) * isOut + (counts[count - 1] as number) * (1 - isOut);
    counts[0] *= isOut;
  }
  return counts.reduce((all, chance) => all + chance, 0);
}
