import type { CallAnswer, calls, LimitKind, LimitPeriod, Refusal } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import { changesOf, recordChange } from './change-protection.ts';
import {
  type CountedDeposit,
  countDeposit,
  countPaid,
  recountDeposit,
  returnDeposit,
} from './count-deposit.ts';
import { type ExclusionWish, exclude, liftExclusion } from './exclude.ts';
import { excludedMs } from './excluded-time.ts';
import { type Closing, closingAt } from './exclusion-state.ts';
import type { LimitEvent } from './limit-state.ts';
import type { Author, Protected, ProtectionParts } from './parts.ts';
import { excludedBy, guardOf, openGuard, type PlayGuard, type PlayRefused } from './play-guard.ts';
import { minuteMs, minuteOf, sittingPauseMs } from './play-time.ts';
import { type EventView, readHistory, readProtection, usualRealityCheckMinutes } from './read-protection.ts';
import { changeOwnLimit, type LimitWish, setOperatorLimit } from './set-limit.ts';
import {
  allExclusionsOf,
  excludedMembers,
  exclusionsOf,
  findRealityCheck,
  forgetMinutes,
  noteSitting,
  saveRealityCheck,
} from './store.ts';

export type { Closing } from './exclusion-state.ts';
export { protectionOfficeRoutes } from './office-routes.ts';
export type { Protected, ProtectionParts } from './parts.ts';
export { openGuard, type PlayGuard, type PlayRefused } from './play-guard.ts';
export { protectionPorts } from './ports.ts';
export { protectionRoutes, type SittingOf } from './routes.ts';

type Mine = Author & { readonly by: 'member' };
type Operators = Author & { readonly by: 'operator' };

export interface Protection {
  read(who: Protected): Promise<CallAnswer<(typeof calls)['protection']['protection']>>;
  history(
    who: Protected,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ list: EventView[]; total: number }>;
  changeLimit(
    who: Protected,
    of: { readonly kind: LimitKind; readonly period: LimitPeriod },
    event: LimitEvent,
    author: Mine,
  ): Promise<null | Refusal<'protection.limit_invalid' | 'protection.nothing_pending'>>;
  setOperatorLimit(
    who: Protected,
    wish: LimitWish,
    author: Operators,
  ): Promise<null | Refusal<'protection.limit_invalid' | 'protection.nothing_pending'>>;
  exclude(
    who: Protected,
    wish: ExclusionWish,
    author: Author,
  ): Promise<null | Refusal<'protection.exclusion_shorter'>>;
  lift(who: Protected, author: Operators): Promise<null | Refusal<'protection.nothing_to_lift'>>;
  setRealityCheck(who: Protected, minutes: number, author: Mine): Promise<void>;
  realityCheckOf(memberId: bigint): Promise<number>;
  /** Since when the member has been at play, in whatever games; to be asked by a game that is open: it is a sign of life. */
  sittingSince(memberId: bigint): Promise<Date>;
  /** For whoever takes stakes; trial money is not guarded. Read it again when a stake was refused as `stale`. */
  guardOf(who: Protected): Promise<PlayGuard>;
  /** Whether the member may open a game now. */
  mayPlay(who: Protected): Promise<PlayRefused | null>;
  /** Whether the member is excluded: whoever advertises to members asks before. */
  isExcluded(memberId: bigint): Promise<boolean>;
  /** Since when play is closed to the member, and whether by more than a short break; null while it is open. */
  closingOf(memberId: bigint): Promise<Closing | null>;
  /** Which of these members are excluded; for whoever acts for many at once. */
  excludedAmong(memberIds: readonly bigint[]): Promise<readonly bigint[]>;
  /** For how long of a time the member was excluded, in milliseconds: whoever sets him a time to play in adds it. */
  excludedMs(memberId: bigint, from: Date, to: Date): Promise<number>;
  /** Counts a deposit before it is begun. */
  countDeposit(
    who: Protected,
    deposit: CountedDeposit,
  ): Promise<null | Refusal<'protection.excluded' | 'wallet.limit_reached'>>;
  /** Counts a deposit whose room was given back again, as far as there is room: before late money is credited. */
  recountDeposit(who: Protected, deposit: CountedDeposit): Promise<boolean>;
  /** Gives back what a deposit counted, because it ended unpaid. */
  depositEnded(who: Protected, id: string): Promise<void>;
  /** Counts what has come of a deposit, also late and also where it differs from what was begun. */
  depositPaid(who: Protected, deposit: CountedDeposit): Promise<void>;
  /** Forgets minutes of play that no window reaches. */
  tidy(): Promise<void>;
}

/** The longest window, with a day to spare. */
const minutesKeptMs = 32 * 24 * 60 * minuteMs;

/** Limits, breaks and exclusions of members. */
export function createProtection(parts: ProtectionParts): Protection {
  const { db } = parts.database;
  const change = changesOf(parts);
  const guard = (who: Protected) =>
    knownCurrency(who.currency).isTrial ? Promise.resolve(openGuard) : guardOf(parts, change, who);
  return {
    read: (who) => readProtection(parts, who),
    history: (who, page) => readHistory(parts, who, page),
    changeLimit: (who, of, event, author) => changeOwnLimit(parts, change, who, of, event, author),
    setOperatorLimit: (who, wish, author) => setOperatorLimit(parts, change, who, wish, author),
    exclude: (who, wish, author) => exclude(parts, change, who, wish, author),
    lift: (who, author) => liftExclusion(parts, change, who, author),
    async setRealityCheck(who, minutes, author) {
      await parts.database.transaction(async (tx) => {
        await saveRealityCheck(tx, who.memberId, minutes);
        await recordChange(parts, tx, who, author, 'reality_check_set', { value: String(minutes) });
      });
    },
    realityCheckOf: async (memberId) => (await findRealityCheck(db, memberId)) ?? usualRealityCheckMinutes,
    sittingSince: (memberId) => {
      const now = parts.clock.now();
      return noteSitting(db, memberId, now, new Date(now.getTime() - sittingPauseMs));
    },
    guardOf: guard,
    mayPlay: async (who) => (await guard(who)).mayBegin(),
    isExcluded: async (memberId) => excludedBy(await exclusionsOf(db, memberId), parts.clock.now()) !== null,
    closingOf: async (memberId) => closingAt(await exclusionsOf(db, memberId), parts.clock.now()),
    excludedAmong: async (memberIds) =>
      memberIds.length === 0 ? [] : excludedMembers(db, memberIds, parts.clock.now()),
    excludedMs: async (memberId, from, to) => excludedMs(await allExclusionsOf(db, memberId), from, to),
    countDeposit: (who, deposit) => countDeposit(parts, change, who, deposit),
    recountDeposit: (who, { id }) => recountDeposit(parts, change, who, id),
    depositEnded: (who, id) => returnDeposit(parts, who, id),
    depositPaid: (who, deposit) => countPaid(parts, who, deposit),
    tidy: () => forgetMinutes(db, minuteOf(new Date(parts.clock.now().getTime() - minutesKeptMs))),
  };
}
