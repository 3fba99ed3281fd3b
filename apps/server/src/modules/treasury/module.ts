import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { audit } from '../audit/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { settings } from '../settings/module.ts';
import { treasuryAlarms } from './alarms.ts';
import { createTreasury, treasuryOfficeRoutes } from './index.ts';

export const treasury = module({
  name: 'treasury',
  needs: { audit, identity, ledger, settings },
  create: createTreasury,
  brings: (treasury, parts) => ({
    calls: { officeTreasury: treasuryOfficeRoutes(treasury) },
    jobs: [
      { name: 'treasury.attend', everySeconds: 10, work: treasury.attend },
      { name: 'treasury.forget_evidence', cron: '31 * * * *', work: treasury.forgetUnclaimedEvidence },
    ],
    fills: [add(alarmChecks, treasuryAlarms({ ...parts, treasury }))],
  }),
});
