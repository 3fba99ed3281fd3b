/** How likely each score is: `[home][away]`. Floating point: it makes prices, never a payout. */
export type ScoreMatrix = readonly (readonly number[])[];

/** Goals beyond which nothing is counted; what is left out is far below a price's last digit. */
const goalsMost = 15;

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= goalsMost; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/**
 * Scores of two independent Poisson counts with the correction of low scores by Dixon and Coles ("Modelling Association Football Scores
 * and Inefficiencies in the Football Betting Market", 1997). Its sum stays 1.
 */
export function scoreMatrix(home: number, away: number, rho = 0): ScoreMatrix {
  const [ours, theirs] = [poisson(home), poisson(away)];
  return ours.map((p, x) => theirs.map((q, y) => p * q * lowScore(x, y, home, away, rho)));
}

function lowScore(x: number, y: number, home: number, away: number, rho: number): number {
  if (x > 1 || y > 1) return 1;
  if (x === 0 && y === 0) return 1 - home * away * rho;
  if (x === 0) return 1 + home * rho;
  return y === 0 ? 1 + away * rho : 1 - rho;
}

/** The goals expected of each side by who is better, and how many there are together. */
export const meansOf = (supremacy: number, total: number) => ({
  home: (total + supremacy) / 2,
  away: (total - supremacy) / 2,
});
