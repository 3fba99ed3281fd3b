import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { audit } from '../audit/module.ts';
import { ledger } from '../ledger/module.ts';
import { settings } from '../settings/module.ts';
import { reportAlarms } from './alarms.ts';
import { createReports, reportOfficeRoutes } from './index.ts';

export const reports = module({
  name: 'reports',
  needs: { audit, ledger, settings },
  create: createReports,
  brings: (reports) => ({
    calls: { officeReports: reportOfficeRoutes(reports) },
    jobs: [{ name: 'reports.catch_up', everySeconds: 60, work: reports.catchUp }],
    fills: [add(alarmChecks, reportAlarms(reports))],
  }),
});
