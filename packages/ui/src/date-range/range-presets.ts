import { addDays, formatDay } from '@ikka/i18n';

/** The first and the last day of a range, both included, as `yyyy-MM-dd` of the site's zone. */
export interface Days {
  from: string;
  to: string;
}

export const rangePresets = ['today', 'yesterday', 'week', 'month'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** The days of a preset as seen at the instant `now` in the site's zone. */
export function presetDays(preset: RangePreset, now: Date, timeZone?: string): Days {
  const today = formatDay(now, timeZone);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
  }
}
