const dayMs = 24 * 3_600_000;

/** The day of an instant (UTC), by which statistics are kept. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** So many days before or after. */
export const dayFrom = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs));
