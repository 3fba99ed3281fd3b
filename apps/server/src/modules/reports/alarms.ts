import { currencies, formatAmount } from '@ikka/money';
import type { AlarmCheck } from '../alarms/index.ts';
import type { Reports } from './index.ts';

const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** One alarm a currency: in how many accounts the reports differ from the ledger, and by how much at most. */
export const reportAlarms = (reports: Pick<Reports, 'prove'>): AlarmCheck => ({
  kind: 'report_differs',
  everySeconds: 3_600,
  look: async () => {
    const found = Map.groupBy(await reports.prove(), ({ currency }) => currency);
    return [...found].map(([code, heaps]) => {
      const [largest = 0n] = heaps.map(({ balance }) => abs(balance)).sort((a, b) => (a < b ? 1 : -1));
      return {
        subject: code,
        details: { count: String(heaps.length), amount: formatAmount(largest, currencies[code]) },
      };
    });
  },
});
