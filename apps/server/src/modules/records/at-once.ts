import type { Transaction } from '../../platform/database/index.ts';
import { bringUp } from './catch-up.ts';
import { findHead, type Head } from './head-store.ts';
import type { Holder, RecordsParts } from './parts.ts';

/** A member who plays while he is read moves on, and the site's zone may change; so often is tried again before that is a fault. */
const triesMost = 50;

/** The account as it stands in the moment of a reading. */
export interface Moment {
  readonly accountId: bigint;
  readonly timeZone: string;
  readonly head: Head;
}

/**
 * Reads at one moment, after the record has been brought up to the ledger. Where `read` answers null, or the days were summed in
 * another zone by then, it is brought up and read again.
 */
export async function atOnce<T>(
  parts: RecordsParts,
  holder: Holder,
  read: (tx: Transaction, moment: Moment) => Promise<T | null>,
): Promise<T> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const timeZone = parts.settings.get('site.time_zone');
    const { accountId } = await bringUp(parts, holder, timeZone);
    const found = await parts.database.db.transaction(
      async (tx) => {
        const head = await findHead(tx, accountId);
        return head?.timeZone === timeZone ? read(tx, { accountId, timeZone, head }) : null;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (found !== null) return found;
  }
  throw new Error(`the record of member ${holder.memberId} cannot be brought up to the ledger`);
}
