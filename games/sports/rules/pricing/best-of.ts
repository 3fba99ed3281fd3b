/** The chance to win a best of `maps` by the chance to win one of them, as if each were alike (SP11). */
export function bestOf(maps: number, map: number): number {
  const wins = (maps + 1) / 2;
  return Array.from({ length: wins }, (_, lost) => exactly(wins, lost, map)).reduce((sum, p) => sum + p, 0);
}

/** The chance of each final score, as `won-lost`. */
export function bestOfScores(maps: number, map: number): ReadonlyMap<string, number> {
  const wins = (maps + 1) / 2;
  return new Map(
    Array.from({ length: wins }, (_, lost) => lost).flatMap((lost) => [
      [`${wins}-${lost}`, exactly(wins, lost, map)] as const,
      [`${lost}-${wins}`, exactly(wins, lost, 1 - map)] as const,
    ]),
  );
}

/** The last map is won; of those before it, so many were lost. */
function exactly(wins: number, lost: number, map: number): number {
  let ways = 1;
  for (let at = 1; at <= lost; at += 1) ways = (ways * (wins - 1 + at)) / at;
  return ways * map ** wins * (1 - map) ** lost;
}
