import type { Calendar } from './schedule.ts';
import { dayAfter } from './zone.ts';

/** The first days of the lunar year in Vietnam. */
const newYearDays = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13'];

/** The North rests four days, from the eve of the lunar year to its third day; Centre and South draw. */
const northRests: Calendar = {
  without: newYearDays.flatMap((day) => [-1, 0, 1, 2].map((days) => dayAfter(day, days))),
};

/** The customary holidays of a game; what else an operator knows comes on top. */
export const holidaysOf = (gameCode: string): Calendar => (gameCode === 'XSMB' ? northRests : {});
