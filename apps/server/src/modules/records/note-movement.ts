import { noteDue } from './head-store.ts';
import type { Holder, RecordsParts } from './parts.ts';

/** A member whose money moves often is noted so often at most, in each process. */
const silentMs = 30_000;
/** More members than play in one process within that time are noted more often; that costs, and is right all the same. */
const rememberedMost = 50_000;

/** Notes whose money moved, so that the job reads on before anybody asks. A lost note costs the next reader a moment. */
export function createMovementNotes(
  parts: Pick<RecordsParts, 'database' | 'clock' | 'ledger' | 'currencyCode'>,
) {
  const noted = new Map<bigint, number>();
  return async ({ memberId, currency }: Holder): Promise<void> => {
    const now = parts.clock.now();
    const last = noted.get(memberId);
    if (last !== undefined && now.getTime() - last < silentMs) return;
    if (noted.size >= rememberedMost) noted.clear();
    noted.set(memberId, now.getTime());
    const accountId = await parts.ledger.memberAccount(memberId, 'cash', parts.currencyCode(currency));
    await noteDue(parts.database.db, [{ accountId, memberId, currency }], now);
  };
}
