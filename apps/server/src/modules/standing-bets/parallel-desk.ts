import type { LedgerDesk } from '../ledger/index.ts';

/**
 * Several desks as one: so many transactions run at once, each at the desk with the fewest before it. The caller takes care that they do
 * not wait for each other in a circle.
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
