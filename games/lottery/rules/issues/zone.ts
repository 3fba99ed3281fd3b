/** An instant, in milliseconds since 1970 UTC. */
export type Instant = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are before UTC at an instant, in milliseconds. */
function offsetAt(instant: Instant, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The day `yyyy-MM-dd` of an instant in a zone. */
export const dayAt = (instant: Instant, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);

/** The instant at which clocks of a zone show a time (`HH:mm`) of a day; of an hour that a change of clocks leaves out, the one after. */
export function instantAt(day: string, time: string, zone: string): Instant {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
