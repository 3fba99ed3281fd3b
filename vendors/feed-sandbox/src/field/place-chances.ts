/** How finely time is cut. */
const steps = 400;

/**
 * How likely each is to come in the first so many, where the first is drawn by weight, then the second of those who are left, and so on.
 * The same order comes of arrivals after exponential times at rates of the weights; given when one arrives, the others have arrived or
 * not independently, so that their number is a sum of single chances. The integral over time is a sum by the middle of each step.
 */
export function placeChances(weights: ReadonlyMap<string, number>, places: number): Map<string, number> {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  const chances = new Map([...weights.keys()].map((code) => [code, 0]));
  // Time is cut by quantiles of a mean arrival, so that late ones are seen as finely as early ones.
  const mean = sum / weights.size;
  const timeAt = (share: number) => -Math.log(1 - share) / mean;
  for (let step = 0; step < steps; step += 1) {
    const [from, middle, to] = [step / steps, (step + 0.5) / steps, (step + 1) / steps].map(timeAt);
    if (from === undefined || middle === undefined || to === undefined) continue;
    for (const [code, weight] of weights) {
      // The last step reaches to the end of time.
      const arrives = Math.exp(-weight * from) - (step === steps - 1 ? 0 : Math.exp(-weight * to));
      const fewer = fewerThan(places, weights, code, middle);
      chances.set(code, (chances.get(code) ?? 0) + arrives * fewer);
    }
  }
  return chances;
}

/** How likely it is that fewer than so many of the others have arrived by then. */
function fewerThan(places: number, weights: ReadonlyMap<string, number>, own: string, time: number): number {
  const counts = new Float64Array(places);
  counts[0] = 1;
  for (const [code, weight] of weights) {
    if (code === own) continue;
    const arrived = 1 - Math.exp(-weight * time);
    for (let count = places - 1; count >= 0; count -= 1)
      counts[count] =
        (counts[count] ?? 0) * (1 - arrived) + (count > 0 ? (counts[count - 1] ?? 0) * arrived : 0);
  }
  return counts.reduce((all, chance) => all + chance, 0);
}
