import { type BattleTitle, battleTitles, endChance, evenChance, killChances } from './battle-titles.ts';
import type { BattleMap } from './facts.ts';

/** Leads are counted from here, so that none is below zero. */
export const leadMiddle = 150;
const size = 2 * leadMiddle;

export interface BattleEnds {
  /** The chance of home to win the map. */
  readonly win: number;
  /** How often it ends with so many kills, with such a lead of home's (from `leadMiddle`), after so many minutes. */
  readonly totals: Float64Array;
  readonly leads: Float64Array;
  readonly minutes: Float64Array;
}

/** How a map can still end from here, exactly as it is played. */
export function battleEnds(
  title: BattleTitle,
  edge: number,
  from: Pick<BattleMap, 'minute' | 'kills'>,
): BattleEnds {
  const kills = killChances(title, edge);
  const { killWorth, ends } = battleTitles[title];
  const [inMinute, leadInMinute] = [new Map<number, number>(), new Map<number, number>()];
  kills.home.forEach((one, home) => {
    kills.away.forEach((other, away) => {
      inMinute.set(home + away, (inMinute.get(home + away) ?? 0) + one * other);
      leadInMinute.set(home - away, (leadInMinute.get(home - away) ?? 0) + one * other);
    });
  });
  const arrays = () => new Float64Array(size);
  const [totals, leads, minutes] = [arrays(), arrays(), arrays()];
  let [total, lead]: [Float64Array, Float64Array] = [arrays(), arrays()];
  total[from.kills.home + from.kills.away] = 1;
  lead[leadMiddle + from.kills.home - from.kills.away] = 1;
  const winsAt = Float64Array.from({ length: size }, (_, at) =>
    evenChance(edge + killWorth * (at - leadMiddle)),
  );
  let win = 0;
  let open = 1;
  for (let minute = from.minute + 1; open > 0 && minute <= Math.max(ends[1], from.minute + 1); minute += 1) {
    total = moved(total, inMinute);
    lead = moved(lead, leadInMinute);
    const chance = endChance(title, minute);
    if (chance === 0) continue;
    for (let at = 0; at < size; at += 1) {
      const ended = (lead[at] ?? 0) * chance;
      win += ended * (winsAt[at] ?? 0);
      take(leads, at, ended);
      take(totals, at, (total[at] ?? 0) * chance);
      lead[at] = (lead[at] ?? 0) - ended;
      total[at] = (total[at] ?? 0) * (1 - chance);
    }
    take(minutes, minute, open * chance);
    open *= 1 - chance;
  }
  return { win, totals, leads, minutes };
}

function take(to: Float64Array, at: number, chance: number): void {
  to[at] = (to[at] ?? 0) + chance;
}

/** What comes less often adds nothing to a chance of ordinary size; and the tiniest doubles are slow to reckon with. */
const negligible = 1e-18;

function moved(from: Float64Array, by: ReadonlyMap<number, number>): Float64Array {
  const to = new Float64Array(size);
  const first = from.findIndex((chance) => chance > negligible);
  const last = from.findLastIndex((chance) => chance > negligible);
  for (const [step, chance] of by) {
    for (let at = Math.max(first, -step); at <= Math.min(last, size - 1 - step); at += 1)
      to[at + step] = (to[at + step] ?? 0) + (from[at] ?? 0) * chance;
  }
  return to;
}

/** The chance of home to have the first kill, while nobody has. */
export function firstBloodChance(title: BattleTitle, edge: number): number {
  const none = killChances(title, edge);
  const [home, away] = [1 - (none.home[0] ?? 0), 1 - (none.away[0] ?? 0)];
  return (home * (1 - away) + (home * away) / 2) / (1 - (1 - home) * (1 - away));
}
