import { addDays, formatDay } from '@ikka/i18n';
import type { CurrencyCode } from '@ikka/money';
import type { Queryable } from '../../platform/database/index.ts';
import type { HeapBalance } from '../ledger/index.ts';
import { after } from './balances.ts';
import { rangeOfDay } from './catch-up.ts';
import { type DayLines, dayLines } from './day-lines.ts';
import type { ReportsParts } from './parts.ts';
import { closedBy, closedFlows, closingsOf, firstFlowAt, movedIn, readTo } from './store.ts';

export interface DayReport extends DayLines {
  readonly day: string;
  /** Its figures will not change any more. */
  readonly isClosed: boolean;
}

export interface DayReports {
  readonly currency: CurrencyCode;
  /** Everything posted before this instant is in the figures; null where nothing was ever posted. */
  readonly readTo: Date | null;
  /** Newest first. */
  readonly days: readonly DayReport[];
}

/**
 * The days of a range, both included; those that have not begun are left out. Reads the sums that a job has made, never the
 * ledger: a day that runs is known up to some minutes ago.
 */
export function readDays(
  { database, settings, clock }: ReportsParts,
  range: { readonly from: string; readonly to: string },
  currency: CurrencyCode,
): Promise<DayReports> {
  const timeZone = settings.get('site.time_zone');
  const today = formatDay(clock.now(), timeZone);
  return database.db.transaction(
    async (tx) => {
      const read = await readTo(tx);
      const closedTo = (await closedBy(tx))?.endsAt ?? new Date(0);
      // Before anything was ever posted there is nothing to close.
      const first = (await firstFlowAt(tx)) ?? clock.now();
      const closed = await closedFlows(tx, { ...range, timeZone }, currency);
      let opening = await balancesAt(tx, rangeOfDay(range.from, timeZone).from, currency);
      const days: DayReport[] = [];
      for (let day = range.from; day <= range.to && day <= today; day = addDays(day, 1)) {
        const { from, to } = rangeOfDay(day, timeZone);
        const flows = closed.get(day) ?? (await movedIn(tx, { from, to, currency }));
        days.unshift({ day, isClosed: to <= closedTo || to <= first, ...dayLines(opening, flows) });
        opening = after(opening, flows);
      }
      return { currency, readTo: read, days };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** What lay where at an instant: the last closing before it, and what moved from there. */
async function balancesAt(tx: Queryable, instant: Date, currency: CurrencyCode): Promise<HeapBalance[]> {
  const closed = await closedBy(tx, instant);
  const closing = closed === null ? [] : await closingsOf(tx, closed.day);
  const own = closing.filter((heap) => heap.currency === currency);
  return after(own, await movedIn(tx, { from: closed?.endsAt ?? new Date(0), to: instant, currency }));
}
