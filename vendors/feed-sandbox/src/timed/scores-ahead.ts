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

/** Leads are counted from here, so that none is below zero. */
export const leadMiddle = 250;
const size = 2 * leadMiddle;
/** What comes less often does not count. */
const negligible = 1e-12;
const extraMost = 8;

/** How often a match ends with each lead of home's (from `leadMiddle`), with each total, and with each number of a side's points. */
export interface Finals {
  readonly leads: Float64Array;
  readonly totals: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/** Where both sides' points differ, how often each figure of the score comes; and how often they are level at each number of points. */
interface Apart extends Finals {
  readonly level: Float64Array;
}

/** What scores a match can still end with. `extra`: what a period of extra time adds, where a level match goes on. */
export function finalsOf(
  from: { readonly home: number; readonly away: number },
  left: BothChances,
  extra: BothChances | null,
): Finals {
  const { level, ...finals } = apartFrom(from, left);
  if (extra === null) {
    finals.leads[leadMiddle] = sumOf(level);
    addOnto(finals.totals, level, 2);
    addOnto(finals.home, level, 1);
    addOnto(finals.away, level, 1);
    return finals;
  }
  const added = apartFrom({ home: 0, away: 0 }, extra);
  let open = level;
  // What is still level after the last of these periods is less than a millionth.
  for (let period = 1; period <= extraMost; period += 1) {
    // Extra time is played alike from every level score: its figures lie as much further on as the score is high.
    addOnto(finals.leads, Float64Array.of(sumOf(open)), 0, added.leads);
    addOnto(finals.totals, open, 2, added.totals);
    addOnto(finals.home, open, 1, added.home);
    addOnto(finals.away, open, 1, added.away);
    const next = new Float64Array(size);
    addOnto(next, open, 1, added.level);
    open = next;
  }
  return finals;
}

function apartFrom(from: { readonly home: number; readonly away: number }, left: BothChances): Apart {
  const arrays = () => new Float64Array(size);
  const [leads, totals, home, away, level] = [arrays(), arrays(), arrays(), arrays(), arrays()];
  const ends = endsOf(left.away);
  for (let one = 0; one < left.home.length; one += 1) {
    const chance = left.home[one] ?? 0;
    if (chance < negligible) continue;
    const ofHome = from.home + one;
    for (let other = ends.from; other < ends.to; other += 1) {
      const both = chance * (left.away[other] as number);
      const ofAway = from.away + other;
      if (ofHome === ofAway) {
        add(level, ofHome, both);
        continue;
      }
      add(leads, leadMiddle + ofHome - ofAway, both);
      add(totals, ofHome + ofAway, both);
      add(home, ofHome, both);
      add(away, ofAway, both);
    }
  }
  return { leads, totals, home, away, level };
}

/** Where the chances begin, and end, that are worth counting. */
function endsOf(chances: Chances): { readonly from: number; readonly to: number } {
  const counts = (chance: number) => chance >= negligible;
  return { from: Math.max(0, chances.findIndex(counts)), to: chances.findLastIndex(counts) + 1 };
}

function add(to: Float64Array, at: number, chance: number): void {
  to[at] = (to[at] ?? 0) + chance;
}

/** Adds, for each of these chances, so many places further on for each place that it lies at, what follows it. */
function addOnto(
  to: Float64Array,
  chances: Float64Array,
  stride: number,
  follows: Float64Array = certain,
): void {
  const { from, to: end } = endsOf(follows);
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] ?? 0;
    if (chance < negligible) continue;
    for (let more = from; more < end; more += 1) add(to, stride * at + more, chance * (follows[more] ?? 0));
  }
}

const certain = Float64Array.of(1);

const sumOf = (chances: Float64Array): number => chances.reduce((sum, chance) => sum + chance, 0);
