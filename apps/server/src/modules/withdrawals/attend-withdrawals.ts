import { isRefusal } from '@ikka/contract';
import { byItself } from '../../platform/by-itself.ts';
import { applyEvent } from './apply-event.ts';
import type { WithdrawalsParts } from './parts.ts';
import { settleMoney } from './settle-money.ts';
import { dueWithdrawals, withMoneyDue } from './store.ts';

const takenAtOnce = 100;

export interface Attended {
  /** Of which the ledger was told late. */
  readonly settled: number;
  /** Whose time was over: counted as received, or escalated. */
  readonly due: number;
}

/**
 * Finishes what was cut off between a decision and the ledger, counts unconfirmed payments as received, and escalates what
 * waits beyond its time. Any number of processes may run it at once, as often as wished.
 */
export async function attendWithdrawals(parts: WithdrawalsParts): Promise<Attended> {
  const settled = await withMoneyDue(parts.database.db, takenAtOnce);
  const settledNow = await each(parts, settled, (id) => settleMoney(parts, id));
  const due = await dueWithdrawals(parts.database.db, parts.clock.now(), takenAtOnce);
  const dueNow = await each(parts, due, async (id) => {
    const after = await applyEvent(
      parts,
      id,
      { kind: 'timeOver' },
      { actorKind: 'system', actor: 'withdrawals', ip: null },
    );
    if (!isRefusal(after) && after.escalatedAt !== null) {
      parts.log.warn({ withdrawalId: id, state: after.state }, 'a withdrawal waits beyond its time');
    }
  });
  return { settled: settledNow, due: dueNow };
}

/** One that fails is told in the log and stays for the next run; the others go on. */
async function each(
  parts: WithdrawalsParts,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const id of ids) {
    const failure = 'a withdrawal could not be looked after';
    await byItself({ log: parts.log, failure, of: { withdrawalId: id } }, async () => {
      await work(id);
      done += 1;
    });
  }
  return done;
}
