import type { Instant } from './zone.ts';

/** [LT17] One draw of a game. Bets are taken from `opensAt` on and before `closesAt`. */
export interface Issue {
  readonly game: string;
  /** The day as `yyyyMMdd` and the place within it in four digits. */
  readonly number: string;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly drawsAt: Instant;
  /** Whose draw it is, where provinces take turns. */
  readonly host: string | null;
}

export const issueNumber = (day: string, place: number): string =>
  `${day.replaceAll('-', '')}${String(place).padStart(4, '0')}`;

/** The day and the place that a number names, or null. */
export function readIssueNumber(number: string): { day: string; place: number } | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{4})$/.exec(number);
  if (parts === null) return null;
  const [, year, month, date, place] = parts;
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T00:00:00.000Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isDay ? { day, place: Number(place) } : null;
}
