import { readOn } from './catch-up.ts';
import { dueHeads, noteDue, putBack, versionsOf } from './head-store.ts';
import type { RecordsParts } from './parts.ts';

/** Records that one run looks at. */
const dueAtOnce = 200;
/** Steps that one record gets in its turn: some seconds of work. */
const stepsOfTurn = 10;
/** Turns that a record gets in one run, where nobody else is due: whoever stops the process waits for the run. */
const roundsAtOnce = 6;
/** Accounts that are compared with their records at a time. */
const comparedAtOnce = 5_000;

/**
 * For a job: reads on for whoever moved money. A long chain is read turn by turn, so that nobody waits for it; processes that do the
 * same at once leave each other's records alone. Answers how many turns there were.
 */
export async function readDue(parts: RecordsParts): Promise<{ read: number }> {
  const { db } = parts.database;
  let read = 0;
  for (let round = 0; round < roundsAtOnce; round += 1) {
    let isBehind = false;
    for (const { accountId, memberId, currency } of await dueHeads(db, parts.clock.now(), dueAtOnce)) {
      const step = await readOn(parts, { memberId, currency }, stepsOfTurn);
      if (step === null) continue;
      read += 1;
      if (step.isDone) continue;
      isBehind = true;
      await putBack(db, accountId, parts.clock.now());
    }
    if (!isBehind) break;
  }
  return { read };
}

/**
 * For a job: notes every member whose record lacks something, whether or not anybody told of it: who moved money before there were
 * records, or while nobody listened. Answers how many.
 */
export async function noteUnread(parts: RecordsParts): Promise<{ noted: number }> {
  const { db } = parts.database;
  let noted = 0;
  let after = 0n;
  for (;;) {
    const accounts = await parts.ledger.cashAfter(after, comparedAtOnce);
    const last = accounts.at(-1);
    if (last === undefined) return { noted };
    const read = await versionsOf(
      db,
      accounts.map(({ accountId }) => accountId),
    );
    const behind = accounts.filter(({ accountId, version }) => (read.get(accountId) ?? 0n) < version);
    await noteDue(
      db,
      behind.map(({ accountId, owner, currency }) => ({ accountId, memberId: owner, currency })),
      parts.clock.now(),
    );
    noted += behind.length;
    after = last.accountId;
  }
}
