/** [LT16] When a game draws. */
export type Schedule = PacedSchedule | DayedSchedule;

/** A draw of the house after every so many minutes, day and night, counted from midnight of the zone. */
export interface PacedSchedule {
  readonly kind: 'paced';
  readonly minutes: 1 | 3 | 5;
  readonly zone: string;
  readonly closesSecondsBefore: number;
}

/** One draw on some days of the week or of the month, at a time of the zone. */
export interface DayedSchedule {
  readonly kind: 'dayed';
  /** 1 Monday to 7 Sunday, each with whom draws then, or null where it is always the same. */
  readonly weekdays?: Readonly<Record<number, string | null>>;
  readonly monthDays?: readonly number[];
  /** Days of every year (`MM-dd`) on which another day stands in. */
  readonly yearlyMoved?: Readonly<Record<string, string>>;
  readonly time: string;
  readonly zone: string;
  readonly closesSecondsBefore: number;
}

/** What of a schedule is different in one year: days `yyyy-MM-dd`. An operator keeps it. */
export interface Calendar {
  readonly without?: readonly string[];
  readonly added?: readonly string[];
  readonly moved?: Readonly<Record<string, string>>;
}
