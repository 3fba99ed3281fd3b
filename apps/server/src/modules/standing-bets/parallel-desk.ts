import type { LedgerDesk } from '../ledger/index.ts';

/**
 * Several desks as one: so many transactions run at once, each at the desk with the shortest queue. The caller makes sure that they
 * cannot deadlock.
 */
export function createParallelDesk(openDesk: () => LedgerDesk, atOnce: number): LedgerDesk {
  const desks = Array.from({ length: atOnce }, () => ({ desk: openDesk(), waiting: 0 }));
  return {
    async transact(work) {
      const idlest = desks.reduce((least, one) => (one.waiting < least.waiting ? one : least));
      idlest.waiting += 1;
      try {
        return await idlest.desk.transact(work);
      } finally {
        idlest.waiting -= 1;
      }
    },
    async close() {
      await Promise.all(desks.map(({ desk }) => desk.close()));
    },
  };
}
