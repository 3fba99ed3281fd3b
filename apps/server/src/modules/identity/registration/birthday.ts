/** A day of the calendar, as yyyy-MM-dd. */
export type Day = string;

const latestAge = 130;

/**
 * The day of birth out of an accepted value, which stands as yyyy-MM-dd or MM-dd-yyyy. Null for what is no day of the
 * calendar, lies ahead, or lies further back than anyone lives.
 */
export function birthdayOf(value: string, today: Day): Day | null {
  const american = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value);
  const day = american ? `${american[3]}-${american[1]}-${american[2]}` : value;
  if (!isCalendarDay(day) || day > today) return null;
  return yearsBetween(day, today) <= latestAge ? day : null;
}

/** Full years from one day to another. Who was born on 29 February is a year older on 1 March of a common year. */
export function yearsBetween(birthday: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return birthday.slice(5) <= today.slice(5) ? years : years - 1;
}

/** The day that it is in a time zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
