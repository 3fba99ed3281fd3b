import type { Board } from '../boards/board.ts';
import type { TrendSeries } from './series.ts';

/** How a symbol did over some draws. Draws are independent: it says what was, and nothing of what comes. */
export interface TrendCount {
  readonly symbol: string;
  /** In how many of the draws it came. */
  readonly came: number;
  /** How many draws ago it came last, 0 for the latest; all of them where it came in none. */
  readonly missing: number;
  /** The longest that it stayed away within these draws. */
  readonly missingMost: number;
}

/** Counts each symbol of a series over boards, newest first. */
export function countTrend(series: TrendSeries, boards: readonly Board[]): TrendCount[] {
  const shown = boards.map((board) => new Set(series.of(board)));
  return series.symbols.map((symbol) => {
    const draws = shown.flatMap((symbols, ago) => (symbols.has(symbol) ? [ago] : []));
    const gaps = [...draws, shown.length].map((ago, at) => ago - (at === 0 ? 0 : (draws[at - 1] ?? 0) + 1));
    return {
      symbol,
      came: draws.length,
      missing: draws[0] ?? shown.length,
      missingMost: Math.max(...gaps),
    };
  });
}

/** The symbols that came most often, or most seldom: so many of them, ties by the order of the symbols. */
export function extremesOfTrend(
  counts: readonly TrendCount[],
  most: number,
): { readonly hot: readonly TrendCount[]; readonly cold: readonly TrendCount[] } {
  const rising = counts.toSorted((a, b) => a.came - b.came);
  return { hot: counts.toSorted((a, b) => b.came - a.came).slice(0, most), cold: rising.slice(0, most) };
}
