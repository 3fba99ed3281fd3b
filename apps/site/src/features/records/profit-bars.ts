import { addDays } from '@ikka/i18n';
import type { Days } from '@ikka/ui/date-range';

export interface Bar {
  /** The day `yyyy-MM-dd`, or the month `yyyy-MM`. */
  readonly key: string;
  /** For drawing alone: what is counted with stays a decimal string in the table. */
  readonly value: number;
}

/** Days that still have room for a bar each. */
const daysDrawn = 62;

/** A bar for each day of the range, also where nothing was played; for each month of a longer one. */
export function barsOf(
  rows: readonly { readonly key: string; readonly profit: string }[],
  days: Days,
): { readonly bars: Bar[]; readonly isByMonth: boolean } {
  const profits = new Map(rows.map(({ key, profit }) => [key, Number(profit)]));
  const isByMonth = addDays(days.from, daysDrawn) <= days.to;
  const sums = new Map<string, number>();
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const key = isByMonth ? day.slice(0, 7) : day;
    sums.set(key, (sums.get(key) ?? 0) + (profits.get(day) ?? 0));
  }
  return { bars: [...sums].map(([key, value]) => ({ key, value })), isByMonth };
}

export interface DrawnBar extends Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the bars stand in a picture of this size, and how high nothing lies. */
export function drawBars(
  bars: readonly Bar[],
  size: { readonly width: number; readonly height: number },
): { readonly bars: DrawnBar[]; readonly zero: number } {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const unit = most === least ? 0 : size.height / (most - least);
  const zero = unit === 0 ? size.height / 2 : most * unit;
  const step = size.width / Math.max(1, bars.length);
  const width = Math.min(28, step * 0.72);
  return {
    zero,
    bars: bars.map((bar, at) => {
      // Whoever looks for a small sum still finds it.
      const height = bar.value === 0 ? 0 : Math.max(2, Math.abs(bar.value) * unit);
      return {
        ...bar,
        x: at * step + (step - width) / 2,
        y: bar.value > 0 ? zero - height : zero,
        width,
        height,
      };
    }),
  };
}
