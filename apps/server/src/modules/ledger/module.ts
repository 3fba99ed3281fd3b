import { module } from '../../platform/module/module.ts';
import { add } from '../../platform/module/port.ts';
import { alarmChecks } from '../alarms/index.ts';
import { settings } from '../settings/module.ts';
import { ledgerAlarms } from './alarms.ts';
import { createLedger } from './index.ts';

export const ledger = module({
  name: 'ledger',
  needs: { settings },
  create: ({ config, ...parts }) => createLedger({ ...parts, lanes: config.LEDGER_LANES }),
  brings: (ledger, { log, settings }) => ({
    jobs: [
      { name: 'ledger.sweep_holds', everySeconds: 30, work: () => ledger.sweepExpiredHolds() },
      { name: 'ledger.partitions', cron: '13 1 * * *', work: ledger.ensurePartitions },
      {
        name: 'ledger.prove',
        cron: '43 2 * * *',
        work: async () => {
          const { isBalanced, wrongAccounts } = await ledger.health('chains');
          if (!isBalanced) log.fatal({ wrongAccounts: wrongAccounts.map(String) }, 'the books are not right');
        },
      },
    ],
    gauges: [
      {
        name: 'ikka_ledger_lane',
        help: 'Figures of each ledger lane',
        labels: ['lane', 'figure'],
        read: () =>
          ledger
            .metrics()
            .flatMap((lane, index) =>
              Object.entries(lane).flatMap(([figure, value]) =>
                typeof value === 'number' ? [{ labels: { lane: String(index), figure }, value }] : [],
              ),
            ),
      },
    ],
    pushes: (news) => ({ BalanceChanged: ({ memberId }) => news.balanceChanged(memberId) }),
    fills: [add(alarmChecks, ...ledgerAlarms({ ledger, settings }))],
    close: ledger.close,
  }),
});
