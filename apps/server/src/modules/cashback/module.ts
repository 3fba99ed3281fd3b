import { module } from '../../platform/module/module.ts';
import { catalogue } from '../catalogue/module.ts';
import { identity } from '../identity/module.ts';
import { ledger } from '../ledger/module.ts';
import { protection } from '../protection/module.ts';
import { records } from '../records/module.ts';
import { settings } from '../settings/module.ts';
import { vip } from '../vip/module.ts';
import { cashbackOfficeRoutes, cashbackRoutes, createCashback } from './index.ts';

export const cashback = module({
  name: 'cashback',
  needs: { catalogue, identity, ledger, protection, records, settings, vip },
  create: ({ catalogue, vip, ...parts }) =>
    createCashback({ ...parts, levelsOf: vip.levelsOf, gamesOf: catalogue.entries }),
  brings: (cashback, { settings }) => ({
    calls: {
      cashback: cashbackRoutes(cashback, settings),
      officeCashback: cashbackOfficeRoutes(cashback, settings),
    },
    jobs: [{ name: 'cashback.sum_hours', cron: '3 * * * *', work: cashback.sumHours }],
  }),
});
