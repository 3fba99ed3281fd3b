import { byItself } from '../../platform/by-itself.ts';
import { approvedAdjustments } from './adjustment-store.ts';
import { freezesToAttend } from './freeze-store.ts';
import type { TreasuryParts } from './parts.ts';
import { endOverdueFreeze } from './release-freeze.ts';
import { settleAdjustment } from './settle-adjustment.ts';
import { settleFreeze } from './settle-freeze.ts';

const takenAtOnce = 100;

/**
 * Finishes what was cut off between a decision and the ledger, and releases what was frozen until now. Any number of
 * processes may run it at once; one that fails is told in the log and stays for the next run.
 */
export async function attendTreasury(parts: TreasuryParts): Promise<void> {
  const { database, clock, log } = parts;
  const works = [
    ...(await approvedAdjustments(database.db, takenAtOnce)).map((id) => ({
      id,
      run: () => settleAdjustment(parts, id),
    })),
    ...(await freezesToAttend(database.db, clock.now(), takenAtOnce)).map(({ id, state }) => ({
      id,
      run: () => (state === 'frozen' ? endOverdueFreeze(parts, id) : settleFreeze(parts, id)),
    })),
  ];
  for (const { id, run } of works) {
    const failure = 'an adjustment or frozen money could not be looked after';
    await byItself<unknown>({ log, failure, of: { id } }, run);
  }
}
