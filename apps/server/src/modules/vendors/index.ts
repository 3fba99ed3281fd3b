import { vendorRequestWindowMs } from '@ikka/contract';
import type { Queryable } from '../../platform/database/index.ts';
import { type BooksInDoubt, booksInDoubt } from './books-in-doubt.ts';
import { vendorActs } from './guarded-keys.ts';
import { heldWinActs } from './held/guarded-wins.ts';
import { listHeldWins, waitingWins } from './held/held-store.ts';
import { createLossWatch, type LossWatch } from './held/loss-watch.ts';
import { attendHeldWins } from './held/settle-held.ts';
import { createKeyRing } from './keys.ts';
import type { VendorsParts } from './parts.ts';
import { receiveRequest, type VendorAnswer, type VendorRequest } from './receive-request.ts';
import { watchReconciliation } from './reconcile.ts';
import {
  countOutsideRounds,
  type EndedSums,
  findOutsideRounds,
  type OutsideRoundFilter,
  openOutsideRounds,
  sumEndedRounds,
} from './search-store.ts';
import {
  forgetRequests,
  roundsByIds,
  type StoredRound,
  type StoredTransaction,
  sumRounds,
  transactionsOfRound,
} from './store.ts';
import { syncCatalogues } from './sync-catalogue.ts';
import { createTurns } from './turns.ts';
import { createVendorDesk, type VendorDesk } from './vendor-desk.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { outsideWinsAfter } from './wins-store.ts';

export { vendorAlarms } from './alarms.ts';
export { vendorDeskRoutes } from './office-routes.ts';
export { playerIdOf } from './open-session.ts';
export type { Offer, VendorsParts } from './parts.ts';
export { playOf } from './play-source.ts';
export type { VendorAnswer, VendorRequest } from './receive-request.ts';
export type { StoredRound as VendorRound } from './store.ts';
export { attachEvent, isMovedOn } from './store.ts';
export { type OutsideVendor, readVendorLists, type TransferWallet } from './vendor-list.ts';

export interface Vendors {
  readonly list: readonly OutsideVendor[];
  /** Answers a request of the seamless wallet. */
  receive(request: VendorRequest): Promise<VendorAnswer>;
  /** Where the games of a vendor open; null for the house's own. */
  gameUrlOf(vendorCode: string): string | null;
  /** Where they open for players who do not reach the first address; null where there is no other. */
  secondGameUrlOf(vendorCode: string): string | null;
  /** Those of these rounds that are an outside vendor's, in no order. */
  roundsByIds(ids: readonly string[], db?: Queryable): Promise<StoredRound[]>;
  /** Rounds that fit, newest first. */
  findRounds(filter: OutsideRoundFilter, limit: number): Promise<StoredRound[]>;
  /** Rounds that ended from an instant until before another, added up by quarter of an hour, game and currency. */
  endedSums(
    wish: { readonly currencies: readonly string[]; readonly from: Date; readonly to: Date },
    tx: Queryable,
  ): Promise<EndedSums[]>;
  /** Rounds that the vendor has not ended yet, longest open first. */
  openRounds(filter: OutsideRoundFilter, limit: number): Promise<StoredRound[]>;
  /** How many rounds fit, counted no further than `most`. */
  countRounds(filter: OutsideRoundFilter, most: number): Promise<number>;
  /** Rounds that are over and paid ten times their stake and more, after a place, in the order in which they ended. */
  winsAfter(
    currencies: readonly string[],
    after: Parameters<typeof outsideWinsAfter>[2],
    limit: number,
    db?: Queryable,
  ): ReturnType<typeof outsideWinsAfter>;
  /** What happened in a round, in order. */
  transactionsOf(roundId: string): Promise<StoredTransaction[]>;
  /** What was staked (less what was given back) and paid out in rounds that began in a range. */
  totals(wish: Parameters<typeof sumRounds>[1]): ReturnType<typeof sumRounds>;
  /** Brings the shelves of all vendors up to what they say of their games. */
  syncCatalogues(): Promise<void>;
  /** What an operator does by the word of another one. */
  readonly acts: ReturnType<typeof vendorActs> & ReturnType<typeof heldWinActs>;
  /** Wins that are looked at before they are paid. */
  readonly heldWins: {
    find(isWaiting: boolean, rows: Parameters<typeof listHeldWins>[2]): ReturnType<typeof listHeldWins>;
    waiting(): ReturnType<typeof waitingWins>;
    /** Finishes what a process left; for a job. */
    attend(): Promise<void>;
  };
  /** What vendors cost the house. */
  readonly losses: Pick<LossWatch, 'past' | 'mark'>;
  /** What operators see and do. */
  readonly desk: VendorDesk;
  /** Books of vendors that are not known to be ours. */
  booksInDoubt(): Promise<BooksInDoubt[]>;
  /** Says in the log whose books were not found equal within the last days; for a daily job. */
  watchReconciliation(): Promise<void>;
  /** Forgets requests that are too old to be taken anyway. */
  tidy(): Promise<void>;
}

/** Outside vendors and the seamless wallet that they call. */
export function createVendors(parts: VendorsParts): Vendors {
  const ring = createKeyRing(parts);
  const losses = createLossWatch(parts);
  const walletParts = { ...parts, turns: createTurns(), keysOf: ring.keysOf, losses };
  const { db } = parts.database;
  return {
    list: parts.list,
    acts: { ...vendorActs(parts, ring.forget), ...heldWinActs(parts) },
    heldWins: {
      find: (isWaiting, rows) => listHeldWins(db, isWaiting, rows),
      waiting: () => waitingWins(db),
      attend: () => attendHeldWins(parts),
    },
    losses: { past: losses.past, mark: losses.mark },
    receive: (request) => receiveRequest(walletParts, request),
    gameUrlOf: (vendorCode) => parts.list.find(({ code }) => code === vendorCode)?.gameUrl ?? null,
    secondGameUrlOf: (vendorCode) => parts.list.find(({ code }) => code === vendorCode)?.gameUrl2 ?? null,
    roundsByIds: (ids, tx = db) => roundsByIds(tx, ids),
    findRounds: (filter, limit) => findOutsideRounds(db, filter, limit),
    endedSums: (wish, tx) => sumEndedRounds(tx, { ...wish, vendorCodes: parts.list.map(({ code }) => code) }),
    openRounds: (filter, limit) => openOutsideRounds(db, filter, limit),
    countRounds: (filter, most) => countOutsideRounds(db, filter, most),
    winsAfter: (currencies, after, limit, tx = db) => outsideWinsAfter(tx, currencies, after, limit),
    transactionsOf: (roundId) => transactionsOfRound(db, roundId),
    totals: (wish) => sumRounds(db, wish),
    syncCatalogues: () => syncCatalogues(parts),
    desk: createVendorDesk(parts, ring.forget),
    booksInDoubt: () => booksInDoubt(parts),
    watchReconciliation: () => watchReconciliation(parts),
    // Twice the window: a request may have been dated ahead by as much.
    tidy: () => forgetRequests(db, new Date(parts.clock.now().getTime() - 2 * vendorRequestWindowMs)),
  };
}
