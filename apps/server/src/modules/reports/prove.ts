import { after, differences } from './balances.ts';
import type { ReportsParts } from './parts.ts';
import { closedBy, closingsOf, movedIn, readTo } from './store.ts';

/**
 * Whether the reports are the ledger's: the last closing, what moved since, and what is not read yet make what lies there
 * now, at one moment. Answers what differs; empty in health. Reads every account once.
 */
export async function proveReports({ database, ledger, clock }: ReportsParts) {
  return database.db.transaction(
    async (tx) => {
      const read = await readTo(tx);
      if (read === null) return [];
      const last = await closedBy(tx, read);
      const closing = last === null ? [] : await closingsOf(tx, last.day);
      const since = await movedIn(tx, { from: last?.endsAt ?? new Date(0), to: read });
      // What is not read yet is a quarter of an hour and a little more; other clocks may be somewhat ahead of this one.
      const ahead = new Date(clock.now().getTime() + 3_600_000);
      const unread = await ledger.flows({ from: read, to: ahead }, tx);
      return differences(after(after(closing, since), unread), await ledger.heaps(tx));
    },
    { isolationLevel: 'repeatable read' },
  );
}
