import type { Transaction } from '../../platform/database/index.ts';
import { atOnce, type Moment } from './at-once.ts';
import { bringUp } from './catch-up.ts';
import { earlierStakesReturned, findMark } from './mark-store.ts';
import { type FoundPage, findEntries } from './page-store.ts';
import type { Holder, RecordsParts } from './parts.ts';
import type { Mark } from './range-store.ts';
import { type Staked, sumSpans } from './span-store.ts';

/** A stretch of a record between two places, or between instants where no place is known. */
export interface Stretch {
  readonly after?: Mark | undefined;
  readonly upTo?: Mark | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface Turnover {
  /** How far was read: whoever goes on behind it counts nothing twice and leaves nothing out. */
  readonly upTo: Mark;
  /** One list for each span between the edges. */
  readonly spans: readonly (readonly Staked[])[];
  /** What of these stakes still lies in play at that moment: it may yet come back. */
  readonly inPlay: bigint;
}

/**
 * What a member has staked, game by game, in the spans that `edges` (rising instants) cut a stretch into: one more than there
 * are edges. Everything is of one moment, at which the record holds every transfer of the account.
 */
export async function readTurnover(
  parts: RecordsParts,
  holder: Holder,
  stretch: Omit<Stretch, 'upTo'>,
  edges: readonly Date[],
): Promise<Turnover> {
  const inPlayId = await parts.ledger.memberAccount(
    holder.memberId,
    'in_play',
    parts.currencyCode(holder.currency),
  );
  return atOnce(parts, holder, (tx, moment) => readSpans(parts, tx, { ...moment, inPlayId }, stretch, edges));
}

async function readSpans(
  parts: RecordsParts,
  tx: Transaction,
  { accountId, timeZone, head, inPlayId }: Moment & { readonly inPlayId: bigint },
  stretch: Omit<Stretch, 'upTo'>,
  edges: readonly Date[],
): Promise<Turnover | null> {
  const cash = await parts.ledger.account(accountId, tx);
  if (head.version !== cash?.version) return null;
  const inPlay = await parts.ledger.account(inPlayId, tx);
  const spans = await sumSpans(tx, { accountId, timeZone, ...stretch }, edges);
  return {
    upTo: { at: head.bookedAt ?? new Date(0), place: head.version },
    spans,
    inPlay: inPlay?.balance ?? 0n,
  };
}

/** A page of the stakes of a stretch, and of those that came back, newest first. */
export function readStakes(
  parts: RecordsParts,
  holder: Holder,
  stretch: Stretch,
  page: { readonly limit: number; readonly offset: number },
): Promise<FoundPage> {
  return atOnce(parts, holder, (tx, { accountId, timeZone }) =>
    findEntries(tx, { accountId, timeZone, ...stretch, types: ['stake', 'added_stake', 'refund'] }, page),
  );
}

/** Where a transfer stands in a member's record; null where it is none of his cash. `since`: it was posted no earlier. */
export async function readMark(
  parts: RecordsParts,
  holder: Holder,
  transferId: string,
  since: Date,
): Promise<Mark | null> {
  const { accountId } = await bringUp(parts, holder);
  return findMark(parts.database.db, { accountId, transferId, since });
}

/** What came back behind a place, game by game, of stakes that had been placed before it. */
export async function readEarlierReturned(
  parts: RecordsParts,
  holder: Holder,
  after: Mark,
): Promise<{ key: string; amount: bigint }[]> {
  const { accountId } = await bringUp(parts, holder);
  return earlierStakesReturned(parts.database.db, accountId, after);
}
