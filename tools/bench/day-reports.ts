import { addDays, formatDay } from '@ikka/i18n';
import { Client, connect } from '@ikka/server/database';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { createReports } from '../../apps/server/src/modules/reports/index.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { median, percentile } from './figures.ts';

const zone = 'Asia/Karachi';

/** What the operator's days cost: reading every transfer once and closing the days, and then a month and a year of them; in ms. */
export async function measureDayReports(databaseUrl: string, calls: number) {
  await forgetReports(databaseUrl);
  const database = connect(databaseUrl);
  const clock = { now: () => new Date() };
  const ledger = await createLedger({ database, clock, log: createLogger('silent') });
  const reports = createReports({
    database,
    clock,
    ledger,
    settings: { get: () => zone as never },
    audit: { record: () => Promise.reject(new Error('nothing is exported here')) },
  });
  try {
    const from = performance.now();
    await reports.catchUp();
    const readSeconds = Math.round((performance.now() - from) / 100) / 10;
    const today = formatDay(clock.now(), zone);
    const timeOf = async (days: number) => {
      const times: number[] = [];
      for (let call = 0; call < calls; call += 1) {
        const began = performance.now();
        await reports.days({ from: addDays(today, 1 - days), to: today }, 'PKR');
        times.push(performance.now() - began);
      }
      return { p50: median(times), p99: percentile(times, 0.99) };
    };
    return { readSeconds, month: await timeOf(31), longest: await timeOf(92) };
  } finally {
    await ledger.close();
    await database.close();
  }
}

/** The house's own job has read what there was before the year was filled; it begins anew. */
async function forgetReports(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'TRUNCATE reports.progress, reports.flow, reports.closed_day, reports.closing, reports.day_flow',
  );
  await client.end();
}
