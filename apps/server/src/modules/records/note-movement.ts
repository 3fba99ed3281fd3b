import { createMemberNotes } from '../../platform/member-notes.ts';
import { noteDue } from './head-store.ts';
import type { Holder, RecordsParts } from './parts.ts';

/** A member whose money moves often is noted so often at most, in each process. */
const silentMs = 30_000;

/** Notes whose money moved, so that the job reads on before anybody asks. A lost note costs the next reader a moment. */
export function createMovementNotes({
  database,
  clock,
  ledger,
  currencyCode,
}: Pick<RecordsParts, 'database' | 'clock' | 'ledger' | 'currencyCode'>) {
  return createMemberNotes<Holder>({
    clock,
    silentMs,
    async write(holders, at) {
      const whose = holders.map(async ({ memberId, currency }) => {
        const code = currencyCode(currency);
        return { memberId, currency: code, accountId: await ledger.memberAccount(memberId, 'cash', code) };
      });
      await noteDue(database.db, await Promise.all(whose), at);
    },
  });
}
