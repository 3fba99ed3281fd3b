import type { AlarmKind } from '@ikka/contract';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { acknowledge } from './acknowledge.ts';
import { look } from './look.ts';
import type { AlarmsParts } from './parts.ts';
import { countOpen, listAlarms } from './store.ts';

export { auditCheck } from './audit-check.ts';
export { oneFinding, waitingFinding } from './findings.ts';
export { alarmOfficeRoutes } from './office-routes.ts';
export type { AlarmCheck, Finding } from './parts.ts';
export { alarmChecks } from './ports.ts';

/** What somebody has to look at: found by checks, told to operators, over when it is over. */
export function createAlarms(parts: AlarmsParts) {
  let known: ReadonlyMap<AlarmKind, number> = new Map();
  const count = async () => {
    const rows = await countOpen(parts.database.db);
    known = new Map(rows.map(({ kind, open }) => [kind, open]));
    return rows;
  };
  return {
    list: (state: 'open' | 'over', rows: { readonly limit: number; readonly offset: number }) =>
      listAlarms(parts.database.db, state, rows),
    count,
    acknowledge: (wish: Parameters<typeof acknowledge>[1], by: OperatorActor) => acknowledge(parts, wish, by),
    /** How many stand of each kind, as this process saw it last; for its figures. */
    lastCounts: () => known,

    // For jobs.
    look: async () => {
      await look(parts);
      await count();
    },
  };
}

export type Alarms = ReturnType<typeof createAlarms>;
