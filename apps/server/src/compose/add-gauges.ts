import { alarmKinds } from '@ikka/contract';
import type { Jobs } from '../platform/jobs.ts';
import type { Metrics } from '../transport/metrics.ts';
import type { Modules } from './modules.ts';

/** What the modules show of themselves in the process's figures. */
export function addGauges(
  metrics: Metrics,
  parts: Pick<Modules, 'ledger' | 'rounds' | 'alarms'>,
  jobs: Jobs | null,
): void {
  const laneFigures = () =>
    parts.ledger
      .metrics()
      .flatMap((lane, index) =>
        Object.entries(lane).flatMap(([figure, value]) =>
          typeof value === 'number' ? [{ labels: { lane: String(index), figure }, value }] : [],
        ),
      );
  metrics.addGauge({
    name: 'ikka_ledger_lane',
    help: 'Figures of each ledger lane',
    labels: ['lane', 'figure'],
    read: laneFigures,
  });
  metrics.addGauge({
    name: 'ikka_alarms',
    help: 'Alarms that stand, by kind, as this process saw them last',
    labels: ['kind'],
    read: () => {
      const counts = parts.alarms.lastCounts();
      return alarmKinds.map((kind) => ({ labels: { kind }, value: counts.get(kind) ?? 0 }));
    },
  });
  metrics.addGauge({
    name: 'ikka_seats',
    help: 'Members who play in this process',
    read: () => [{ value: parts.rounds.seats() }],
  });
  metrics.addGauge({
    name: 'ikka_jobs',
    help: 'Runs and failures of each job in this process',
    labels: ['job', 'what'],
    read: () =>
      (jobs?.report() ?? []).flatMap(({ name, runs, failures }) => [
        { labels: { job: name, what: 'runs' }, value: runs },
        { labels: { job: name, what: 'failures' }, value: failures },
      ]),
  });
}
