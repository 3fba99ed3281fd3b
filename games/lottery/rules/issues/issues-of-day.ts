import { type Issue, issueNumber, readIssueNumber } from './issue.ts';
import type { Calendar, DayedSchedule, PacedSchedule, Schedule } from './schedule.ts';
import { dayAfter, dayAt, type Instant, instantAt, weekdayOf } from './zone.ts';

/** What of a game its issues need. */
export interface Scheduled {
  readonly code: string;
  readonly schedule: Schedule;
}

const MINUTE = 60_000;
/** No game rests longer, so that the draw before one is found within it. */
const REST_DAYS_MOST = 60;

/** The issues whose draw belongs to a day `yyyy-MM-dd` of the game's zone, in order. */
export function issuesOfDay(game: Scheduled, day: string, calendar: Calendar = {}): Issue[] {
  const { schedule } = game;
  if (schedule.kind === 'paced') return pacedIssues(game.code, schedule, day);
  const issue = dayedIssue(game.code, schedule, day, calendar);
  return issue === null ? [] : [issue];
}

/** The next issues that still take bets at an instant, or will: fewer than asked for only where the game draws no more. */
export function nextIssues(game: Scheduled, from: Instant, count: number, calendar: Calendar = {}): Issue[] {
  const found: Issue[] = [];
  let [day, empty] = [dayAt(from, game.schedule.zone), 0];
  while (found.length < count && empty < REST_DAYS_MOST) {
    const issues = issuesOfDay(game, day, calendar).filter(({ closesAt }) => closesAt > from);
    found.push(...issues);
    empty = issues.length === 0 ? empty + 1 : 0;
    day = dayAfter(day, 1);
  }
  return found.slice(0, count);
}

/** The issue of a number, or null where the game draws none of it. */
export function issueOfNumber(game: Scheduled, number: string, calendar: Calendar = {}): Issue | null {
  const named = readIssueNumber(number);
  if (named === null) return null;
  return issuesOfDay(game, named.day, calendar).find((issue) => issue.number === number) ?? null;
}

/** The first opens at midnight and draws one pace later, so that the last of a day draws at the midnight after it. */
function pacedIssues(game: string, schedule: PacedSchedule, day: string): Issue[] {
  const { minutes, zone, closesSecondsBefore } = schedule;
  const midnight = instantAt(day, '00:00', zone);
  const dayLength = instantAt(dayAfter(day, 1), '00:00', zone) - midnight;
  const pace = minutes * MINUTE;
  return Array.from({ length: Math.floor(dayLength / pace) }, (_, at) => {
    const opensAt = midnight + at * pace;
    const drawsAt = opensAt + pace;
    return {
      game,
      number: issueNumber(day, at + 1),
      opensAt,
      closesAt: drawsAt - closesSecondsBefore * 1000,
      drawsAt,
      host: null,
    };
  });
}

function dayedIssue(game: string, schedule: DayedSchedule, day: string, calendar: Calendar): Issue | null {
  if (!drawsOn(schedule, day, calendar)) return null;
  const { time, zone, closesSecondsBefore, weekdays } = schedule;
  const drawsAt = instantAt(day, time, zone);
  let before = dayAfter(day, -1);
  for (let days = 1; days < REST_DAYS_MOST && !drawsOn(schedule, before, calendar); days += 1) {
    before = dayAfter(before, -1);
  }
  return {
    game,
    number: issueNumber(day, 1),
    // It opens as the one before it is drawn.
    opensAt: instantAt(before, time, zone),
    closesAt: drawsAt - closesSecondsBefore * 1000,
    drawsAt,
    host: weekdays?.[weekdayOf(day)] ?? null,
  };
}

/** What an operator says of a day goes before the yearly rules, and these before the days of week and month. */
function drawsOn(schedule: DayedSchedule, day: string, { without, added, moved = {} }: Calendar): boolean {
  if (added?.includes(day) || Object.values(moved).includes(day)) return true;
  if (without?.includes(day) || Object.hasOwn(moved, day)) return false;
  const { yearlyMoved = {}, weekdays, monthDays } = schedule;
  const ofYear = day.slice(5);
  if (Object.values(yearlyMoved).includes(ofYear)) {
    // A draw that an operator moved elsewhere is not drawn on the yearly day too.
    const year = day.slice(0, 4);
    return Object.entries(yearlyMoved).some(
      ([from, to]) => to === ofYear && !Object.hasOwn(moved, `${year}-${from}`),
    );
  }
  if (Object.hasOwn(yearlyMoved, ofYear)) return false;
  return weekdays?.[weekdayOf(day)] !== undefined || (monthDays?.includes(Number(day.slice(8))) ?? false);
}
