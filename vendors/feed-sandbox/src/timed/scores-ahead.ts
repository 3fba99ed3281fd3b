/** How often each whole number comes, from 0. */
export type Chances = Float64Array;

/** Each side's points, drawn by themselves. */
export interface BothChances {
  readonly home: Chances;
  readonly away: Chances;
}

/** The sum of two numbers that are drawn by themselves. */
function added(one: Chances, other: ArrayLike<number>): Chances {
  const sum = new Float64Array(one.length + other.length - 1);
  for (let at = 0; at < one.length; at += 1) {
    const chance = one[at] ?? 0;
    if (chance === 0) continue;
    for (let more = 0; more < other.length; more += 1) {
      sum[at + more] = (sum[at + more] ?? 0) + chance * (other[more] ?? 0);
    }
  }
  return sum;
}

/** What so many ticks come to, by doubling. */
export function afterTicks(points: readonly number[], ticks: number): Chances {
  let sum: Chances = Float64Array.of(1);
  let power: Chances = Float64Array.from(points);
  for (let left = ticks; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = added(sum, power);
    if (left > 1) power = added(power, power);
  }
  return sum;
}

const negligible = 1e-12;
const extraMost = 8;

/** Every final score that can still come, with its chance. `extra`: what a period of extra time adds, where a level match goes on. */
export function eachFinal(
  from: { readonly home: number; readonly away: number },
  left: BothChances,
  extra: BothChances | null,
  see: (home: number, away: number, chance: number) => void,
): void {
  let level = new Map<number, number>();
  eachPair(left, (moreHome, moreAway, chance) => {
    const [home, away] = [from.home + moreHome, from.away + moreAway];
    if (home !== away || extra === null) see(home, away, chance);
    else level.set(home, (level.get(home) ?? 0) + chance);
  });
  for (let period = 1; extra !== null && level.size > 0; period += 1) {
    const next = new Map<number, number>();
    for (const [points, chance] of level) {
      eachPair(extra, (home, away, part) => {
        const both = chance * part;
        if (home !== away) see(points + home, points + away, both);
        else if (both >= negligible) next.set(points + home, (next.get(points + home) ?? 0) + both);
      });
    }
    // What is still level then is less than a millionth.
    level = period === extraMost ? new Map() : next;
  }
}

function eachPair({ home, away }: BothChances, see: (home: number, away: number, chance: number) => void) {
  for (let one = 0; one < home.length; one += 1) {
    const chance = home[one] ?? 0;
    if (chance < negligible) continue;
    for (let other = 0; other < away.length; other += 1) {
      const both = chance * (away[other] ?? 0);
      if (both >= negligible) see(one, other, both);
    }
  }
}
