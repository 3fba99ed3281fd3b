import { type AlarmCheck, waitingFinding } from '../alarms/index.ts';
import type { Withdrawals } from './index.ts';

/** So many of the queue are counted; whether there are more changes nothing of the alarm. */
const countedMost = 100;

export const withdrawalAlarms = (withdrawals: Pick<Withdrawals, 'queue'>): AlarmCheck => ({
  kind: 'withdrawals_overdue',
  everySeconds: 60,
  look: async () => {
    const { list } = await withdrawals.queue(undefined, { limit: countedMost, offset: 0 });
    const late = list.filter(({ escalatedAt }) => escalatedAt !== null);
    return waitingFinding({ count: late.length, oldest: late[0]?.escalatedAt ?? null });
  },
});
