import { addDays, formatDay, startOfDay } from '@ikka/i18n';
import type { Transaction } from '../../platform/database/index.ts';
import { after } from './balances.ts';
import type { ReportsParts } from './parts.ts';
import {
  closedBy,
  closingsOf,
  firstFlowAt,
  forgetClosings,
  insertClosedDay,
  insertFlows,
  lockReports,
  movedIn,
  moveReadTo,
  readTo,
  replaceFlows,
} from './store.ts';

export const quarterMs = 15 * 60_000;
/** So long after an instant nothing is posted any more with a time before it: a lane gives up far sooner. */
const graceMs = 2 * 60_000;
/** So long after its end a day is read once more, and closed: what a slow clock or commit brought late is in it then. */
const closeAfterMs = 20 * 60_000;
/** Read in one transaction at most. */
const stretchMs = 24 * 3_600_000;

const floor = (instant: number): number => Math.floor(instant / quarterMs) * quarterMs;

/**
 * Reads what was posted since the last time into the flows, up to a moment ago, and closes the days that are over. Safe to
 * repeat and to run anywhere at once: each transfer is read once.
 */
export async function catchUp(parts: ReportsParts): Promise<void> {
  const { database, clock, ledger } = parts;
  await ledger.prepareFlows();
  // Before the first turn alone there is nothing read yet.
  const begins = (await readTo(database.db)) === null ? await beginning(parts) : null;
  const until = floor(clock.now().getTime() - graceMs);
  for (;;) {
    const isDone = await database.transaction(async (tx) => {
      await lockReports(tx);
      const from = (await readTo(tx)) ?? begins;
      if (from === null || from.getTime() >= until) return true;
      const to = new Date(Math.min(from.getTime() + stretchMs, until));
      await insertFlows(tx, await ledger.flows({ from, to }, tx));
      await moveReadTo(tx, to);
      return false;
    });
    if (isDone) break;
  }
  await closeDays(parts);
}

async function beginning({ ledger }: ReportsParts): Promise<Date | null> {
  const began = await ledger.beganAt();
  return began && new Date(floor(began.getTime()));
}

/** Closes each day that is over, read anew and whole. Another time zone is another calendar: its days are closed anew. */
async function closeDays(parts: ReportsParts): Promise<void> {
  const { database, settings } = parts;
  const timeZone = settings.get('site.time_zone');
  for (;;) {
    const isDone = await database.transaction(async (tx) => {
      await lockReports(tx);
      const [read, first] = [await readTo(tx), await firstFlowAt(tx)];
      if (read === null || first === null) return true;
      let last = await closedBy(tx, read);
      if (last !== null && last.timeZone !== timeZone) {
        await forgetClosings(tx);
        last = null;
      }
      const day = last === null ? formatDay(first, timeZone) : addDays(last.day, 1);
      return !(await closeDay(parts, tx, { day, before: last?.day ?? null, timeZone, read }));
    });
    if (isDone) return;
  }
}

async function closeDay(
  { clock, ledger }: ReportsParts,
  tx: Transaction,
  { day, before, timeZone, read }: { day: string; before: string | null; timeZone: string; read: Date },
): Promise<boolean> {
  const { from, to } = rangeOfDay(day, timeZone);
  if (to > read || to.getTime() + closeAfterMs > clock.now().getTime()) return false;
  await replaceFlows(tx, { from, to }, await ledger.flows({ from, to }, tx));
  const opening = before === null ? [] : await closingsOf(tx, before);
  const flows = await movedIn(tx, { from, to });
  const closing = after(opening, flows);
  await insertClosedDay(tx, { day, timeZone, endsAt: to, closedAt: clock.now() }, closing, flows);
  return true;
}

/** From the first instant of a day of the site's zone to that of the next. */
export const rangeOfDay = (day: string, timeZone: string) => ({
  from: new Date(startOfDay(day, timeZone)),
  to: new Date(startOfDay(addDays(day, 1), timeZone)),
});
