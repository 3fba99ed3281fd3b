import type { Random } from '../seeded.ts';
import type { Side } from '../wire.ts';

type OfSides = Record<Side, number>;

/**
 * The next kick of a shoot-out: by turns, five each unless it is decided earlier, and then until one is ahead after as many kicks.
 * True once it is decided.
 */
export function takeKick(kicks: OfSides, scored: OfSides, random: Random): boolean {
  const side: Side = kicks.home <= kicks.away ? 'home' : 'away';
  kicks[side] += 1;
  if (random() < 0.76) scored[side] += 1;
  const left = { home: Math.max(0, 5 - kicks.home), away: Math.max(0, 5 - kicks.away) };
  const ahead = scored.home - scored.away;
  if (kicks.home >= 5 && kicks.away >= 5) return kicks.home === kicks.away && ahead !== 0;
  return ahead > left.away || -ahead > left.home;
}
