import { currencies } from '@ikka/money';
import { connect, ensureMigrated } from '@ikka/server/database';
import { pino } from 'pino';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { percentile } from './figures.ts';
import { recreate } from './tpcb.ts';

const MEMBERS = 10_000;

export interface TransferBench {
  run(seconds: number): Promise<{ perSecond: number; p50Ms: number; p99Ms: number; refusedShare: number }>;
  /** Throws unless the books balance after all of it. */
  close(): Promise<void>;
}

/** The ledger in this process: stakes of random members on the house, this many waiting at any moment, some too poor. */
export async function prepareTransfers(clusterUrl: string, inFlight: number): Promise<TransferBench> {
  await recreate(clusterUrl, 'bench_ledger');
  const url = new URL(clusterUrl);
  url.pathname = '/bench_ledger';
  await ensureMigrated(url.href, ['ledger']);
  const database = connect(url.href, { max: 16 });
  const ledger = await createLedger({
    database,
    clock: { now: () => new Date() },
    log: pino({ level: 'error' }),
  });
  const currency = currencies.PKR.code;
  const house = await ledger.houseAccount('house', currency);
  const equity = await ledger.houseAccount('equity', currency);
  const members = await inParallel(MEMBERS, 16, (n) => ledger.memberAccount(BigInt(n + 1), 'cash', currency));
  await inParallel(MEMBERS, 512, async (n) => {
    // One member in twenty has next to nothing, so that some five in a hundred stakes are refused.
    const amount = n % 20 === 0 ? 1n : 10n ** 12n;
    await ledger.post({
      transfers: [
        { id: ledger.newId(), debit: equity, credit: members[n] as bigint, amount, kind: 'capital' },
      ],
    });
  });
  await database.pool.query('VACUUM ANALYZE ledger.account');
  return {
    run: async (seconds) => {
      const waits: number[] = [];
      let refused = 0;
      const startedAt = performance.now();
      const until = startedAt + seconds * 1_000;
      const player = async (): Promise<void> => {
        for (let now = performance.now(); now < until; ) {
          const debit = members[Math.floor(Math.random() * MEMBERS)] as bigint;
          const { status } = await ledger.post({
            transfers: [{ id: ledger.newId(), debit, credit: house, amount: 100n, kind: 'stake' }],
          });
          const then = performance.now();
          if (status === 'refused') refused++;
          else waits.push(then - now);
          now = then;
        }
      };
      await Promise.all(Array.from({ length: inFlight }, player));
      return {
        perSecond: (waits.length * 1_000) / (performance.now() - startedAt),
        p50Ms: percentile(waits, 0.5),
        p99Ms: percentile(waits, 0.99),
        refusedShare: refused / (refused + waits.length),
      };
    },
    close: async () => {
      const { isBalanced } = await ledger.health('chains');
      await ledger.close();
      await database.close();
      if (!isBalanced) throw new Error('the books do not balance after the benchmark');
    },
  };
}

async function inParallel<T>(count: number, width: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = new Array(count);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) made[n] = await make(n);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return made;
}
