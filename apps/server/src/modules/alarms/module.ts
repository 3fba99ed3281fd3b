import { alarmKinds } from '@ikka/contract';
import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { auditCheck } from './audit-check.ts';
import { alarmOfficeRoutes, createAlarms } from './index.ts';
import { alarmChecks } from './ports.ts';

export const alarms = module({
  name: 'alarms',
  needs: { audit, alarmChecks },
  create: (parts) =>
    createAlarms({
      ...parts,
      get checks() {
        return parts.alarmChecks();
      },
    }),
  brings: (alarms, { audit }) => ({
    calls: { officeAlarms: alarmOfficeRoutes(alarms) },
    jobs: [{ name: 'alarms.look', everySeconds: 20, work: alarms.look }],
    gauges: [
      {
        name: 'ikka_alarms',
        help: 'Alarms that stand, by kind, as this process saw them last',
        labels: ['kind'],
        read: () => {
          const counts = alarms.lastCounts();
          return alarmKinds.map((kind) => ({ labels: { kind }, value: counts.get(kind) ?? 0 }));
        },
      },
    ],
    fills: [add(alarmChecks, auditCheck(audit))],
  }),
});
