import type { Side } from '../wire.ts';

/** Rounds that win a map unless the other side has twelve. */
export const toWin = 13;
/** Blocks of overtime that are looked at ahead; what goes beyond is less than a thousandth. */
const blocksMost = 8;

export interface RoundScore {
  readonly home: number;
  readonly away: number;
}

/** Who has won a map at this score; null while it goes on. */
export function mapWinner({ home, away }: RoundScore, overtime: number): Side | null {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const level = toWin - 1;
  const half = overtime / 2;
  const needed = least < level ? toWin : level + half * Math.floor((least - level) / half) + half + 1;
  if (most < needed) return null;
  return home > away ? 'home' : 'away';
}

/** Every score at which a map can still end, with its chance, where home wins each round with the same chance. */
export function mapEnds(
  from: RoundScore,
  chance: number,
  overtime: number,
): readonly (RoundScore & { readonly chance: number })[] {
  const ends: (RoundScore & { chance: number })[] = [];
  let level = new Map<number, number>([[from.home, 1]]);
  const roundsMost = Math.max(2 * (toWin - 1) + blocksMost * overtime, from.home + from.away + overtime);
  for (let played = from.home + from.away; level.size > 0 && played <= roundsMost; played += 1) {
    const next = new Map<number, number>();
    const add = (home: number, part: number) => next.set(home, (next.get(home) ?? 0) + part);
    for (const [home, part] of level) {
      const score = { home, away: played - home };
      if (mapWinner(score, overtime) !== null) {
        ends.push({ ...score, chance: part });
        continue;
      }
      add(home + 1, part * chance);
      add(home, part * (1 - chance));
    }
    level = next;
  }
  // What goes beyond is shared by the ends in overtime, as each further block is like those before it.
  const beyond = [...level.values()].reduce((sum, part) => sum + part, 0);
  const extra = ends.filter(isExtra).reduce((sum, end) => sum + end.chance, 0);
  return ends.map((end) => (isExtra(end) ? { ...end, chance: end.chance * (1 + beyond / extra) } : end));
}

/** Whether a score is one of overtime. */
export const isExtra = ({ home, away }: RoundScore): boolean => Math.min(home, away) >= toWin - 1;

/** The chance of home to win the map. */
export const mapChance = (ends: ReturnType<typeof mapEnds>): number =>
  ends.reduce((sum, { home, away, chance }) => sum + (home > away ? chance : 0), 0);
