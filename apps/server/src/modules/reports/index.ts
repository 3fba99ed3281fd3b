import type { CurrencyCode } from '@ikka/money';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { catchUp } from './catch-up.ts';
import { daysFile, journalFile } from './export-day.ts';
import type { ReportsParts } from './parts.ts';
import { proveReports } from './prove.ts';
import { readDays } from './read-days.ts';

export { reportAlarms } from './alarms.ts';
export { reportOfficeRoutes } from './office-routes.ts';

/** What the house owes and has, day by day, as the ledger says. */
export function createReports(parts: ReportsParts) {
  return {
    days: (range: { readonly from: string; readonly to: string }, currency: CurrencyCode) =>
      readDays(parts, range, currency),
    daysFile: (wish: Parameters<typeof daysFile>[1], by: OperatorActor) => daysFile(parts, wish, by),
    journalFile: (wish: Parameters<typeof journalFile>[1], by: OperatorActor) => journalFile(parts, wish, by),
    /** What the reports and the ledger disagree about; empty in health. */
    prove: () => proveReports(parts),

    // For jobs.
    catchUp: () => catchUp(parts),
  };
}

export type Reports = ReturnType<typeof createReports>;
