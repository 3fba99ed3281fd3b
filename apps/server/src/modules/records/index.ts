import type { AccountType } from '@ikka/contract';
import { readOn } from './catch-up.ts';
import { type ExportWish, exportAccount } from './export-account.ts';
import type { Step } from './follow-chain.ts';
import { createMovementNotes } from './note-movement.ts';
import type { FoundPage } from './page-store.ts';
import type { Holder, RecordsParts } from './parts.ts';
import type { Mark } from './range-store.ts';
import { noteUnread, readDue } from './read-due.ts';
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
import type { Played } from './store.ts';

export { withOutsideRounds } from './outside-round.ts';
export type { Mark } from './range-store.ts';
export { accountRecordRoutes } from './routes.ts';

/**
 * A member's records, read from a copy of the ledger that is made for reading. See README.md. Where a copy lacks so much that nobody
 * can wait for it, reading throws `BeingPrepared`.
 */
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
  /** For jobs: so many steps of reading on; null where another process does it. */
  readOn(holder: Holder, stepsMost: number): Promise<Step | null>;
  /** To be told of each settled round. */
  noteMovement(holder: Holder): Promise<void>;
  /** For a job: reads on for whoever has played. */
  readDue(): Promise<{ read: number }>;
  /** For a job: notes whoever's record lacks something. */
  noteUnread(): Promise<{ noted: number }>;
}

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
    readOn: (holder, stepsMost) => readOn(parts, holder, stepsMost),
    noteMovement: createMovementNotes(parts),
    readDue: () => readDue(parts),
    noteUnread: () => noteUnread(parts),
  };
}
