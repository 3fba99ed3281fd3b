import type { AccountType } from '@ikka/contract';
import { catchUp, type Read } from './catch-up.ts';
import { type ExportWish, exportAccount } from './export-account.ts';
import { createMovementNotes } from './note-movement.ts';
import type { Holder, RecordsParts } from './parts.ts';
import type { Mark } from './range-store.ts';
import {
  type AccountPage,
  type BetPage,
  type Page,
  type PlayWish,
  type Range,
  type RangeSums,
  readAccount,
  readBets,
  readPlay,
  readSums,
} from './read-records.ts';
import {
  readEarlierReturned,
  readMark,
  readStakes,
  readTurnover,
  type Stretch,
  type Turnover,
} from './read-turnover.ts';
import { dueHeads, type FoundPage, type Played } from './store.ts';

export { withOutsideRounds } from './outside-round.ts';
export type { Mark } from './range-store.ts';
export { accountRecordRoutes } from './routes.ts';

/** A member's records, read from a copy of the ledger that is made for reading. See README.md. */
export interface Records {
  account(
    holder: Holder,
    wish: Range & { readonly type?: AccountType | undefined },
    page: Page,
  ): Promise<AccountPage>;
  sums(holder: Holder, range: Range): Promise<RangeSums>;
  play(holder: Holder, wish: PlayWish, by: 'day' | 'vendor' | 'game'): Promise<Played[]>;
  bets(holder: Holder, wish: PlayWish, page: Page): Promise<BetPage>;
  /** What was staked in a stretch, game by game, cut at these instants; and how far was read. */
  turnover(holder: Holder, stretch: Omit<Stretch, 'upTo'>, edges: readonly Date[]): Promise<Turnover>;
  /** The stakes of a stretch one by one, and those that came back. */
  stakes(holder: Holder, stretch: Stretch, page: Page): Promise<FoundPage>;
  /** Where a transfer that was posted no earlier than `since` stands in the record; null where it does not. */
  markOf(holder: Holder, transferId: string, since: Date): Promise<Mark | null>;
  /** What came back behind a place of stakes from before it, by game; smallest units. */
  returnedSince(holder: Holder, after: Mark): Promise<{ key: string; amount: bigint }[]>;
  export(holder: Holder, wish: ExportWish): AsyncIterable<string>;
  catchUp(holder: Holder): Promise<Read>;
  /** To be told of each settled round. */
  noteMovement(holder: Holder): Promise<void>;
  /** For a job: reads on for whoever has played. */
  catchUpDue(): Promise<{ read: number }>;
}

const dueAtOnce = 200;

export function createRecords(parts: RecordsParts): Records {
  return {
    account: (holder, wish, page) => readAccount(parts, holder, wish, page),
    sums: (holder, range) => readSums(parts, holder, range),
    play: (holder, wish, by) => readPlay(parts, holder, wish, by),
    bets: (holder, wish, page) => readBets(parts, holder, wish, page),
    turnover: (holder, stretch, edges) => readTurnover(parts, holder, stretch, edges),
    stakes: (holder, stretch, page) => readStakes(parts, holder, stretch, page),
    markOf: (holder, transferId, since) => readMark(parts, holder, transferId, since),
    returnedSince: (holder, after) => readEarlierReturned(parts, holder, after),
    export: (holder, wish) => exportAccount(parts, holder, wish),
    catchUp: (holder) => catchUp(parts, holder),
    noteMovement: createMovementNotes(parts),
    async catchUpDue() {
      const due = await dueHeads(parts.database.db, parts.clock.now(), dueAtOnce);
      for (const { memberId, currency } of due) await catchUp(parts, { memberId, currency });
      return { read: due.length };
    },
  };
}
