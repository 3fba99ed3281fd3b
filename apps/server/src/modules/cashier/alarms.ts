import type { Clock } from '../../platform/clock.ts';
import { type AlarmCheck, oneFinding, waitingFinding } from '../alarms/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Cashier } from './index.ts';

interface Watched {
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly cashier: {
    readonly transfers: Pick<Cashier['transfers'], 'queue'>;
    readonly reconciliation: Pick<Cashier['reconciliation'], 'discrepancies'>;
  };
}

/** So many of the queue are counted; whether there are more changes nothing of the alarm. */
const countedMost = 100;

export const cashierAlarms = ({ clock, settings, cashier }: Watched): AlarmCheck[] => [
  {
    kind: 'payments_differ',
    everySeconds: 60,
    look: async () => {
      const { total } = await cashier.reconciliation.discrepancies(
        { isResolved: false },
        { limit: 1, offset: 0 },
      );
      return oneFinding(total > 0, { count: String(total) });
    },
  },
  {
    kind: 'deposits_overdue',
    everySeconds: 60,
    look: async () => {
      const { list } = await cashier.transfers.queue({}, { limit: countedMost, offset: 0 });
      const limit = new Date(clock.now().getTime() - settings.get('alarms.wait_minutes') * 60_000);
      const late = list.filter(
        ({ reviewSince }) => reviewSince !== null && reviewSince < limit.toISOString(),
      );
      return waitingFinding({ count: late.length, oldest: late[0]?.reviewSince ?? null });
    },
  },
];
