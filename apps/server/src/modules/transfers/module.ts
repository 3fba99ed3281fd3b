import { module } from '../../platform/module/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { withdrawals } from '../withdrawals/module.ts';
import { createTransfers, transferOfficeRoutes, transferRoutes } from './index.ts';

export const transfers = module({
  name: 'transfers',
  needs: { identity, ledger, protection, settings, withdrawals },
  create: ({ withdrawals, ...parts }) => createTransfers({ ...parts, turnoverOf: withdrawals.turnover }),
  brings: (transfers, { settings }) => ({
    calls: {
      transfers: transferRoutes(transfers),
      officeTransfers: transferOfficeRoutes(transfers, settings),
    },
    jobs: [{ name: 'transfers.sum_hours', cron: '3 * * * *', work: transfers.sumHours }],
  }),
});
