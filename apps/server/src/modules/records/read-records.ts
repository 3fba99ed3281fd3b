import type { AccountType } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { atOnce } from './at-once.ts';
import { type FoundPage, findEntries } from './page-store.ts';
import type { Holder, RecordsParts } from './parts.ts';
import { balanceBefore, type Played, sumByType, sumPlay } from './store.ts';

export interface Range {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface AccountPage extends FoundPage {
  readonly opening: bigint;
  readonly closing: bigint;
}

export interface TypeSums {
  readonly type: AccountType;
  readonly entries: number;
  readonly came: bigint;
  readonly went: bigint;
}

export interface RangeSums {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly lines: readonly TypeSums[];
}

const openingOf = (tx: Transaction, accountId: bigint, { from }: Range) =>
  from === undefined ? Promise.resolve(0n) : balanceBefore(tx, accountId, from);

/** A page of the account record, newest first, with the sums and the balances of its range. */
export function readAccount(
  parts: RecordsParts,
  holder: Holder,
  { type, ...range }: Range & { readonly type?: AccountType | undefined },
  page: Page,
): Promise<AccountPage> {
  return atOnce(parts, holder, async (tx, { accountId, timeZone }) => ({
    ...(await findEntries(tx, { accountId, timeZone, ...range, ...(type ? { types: [type] } : {}) }, page)),
    opening: await openingOf(tx, accountId, range),
    closing: await balanceBefore(tx, accountId, range.to),
  }));
}

/** The balances at both ends of a range, and what lies between, by type. They agree to the coin. */
export function readSums(parts: RecordsParts, holder: Holder, range: Range): Promise<RangeSums> {
  return atOnce(parts, holder, async (tx, { accountId, timeZone }) => {
    const opening = await openingOf(tx, accountId, range);
    const closing = await balanceBefore(tx, accountId, range.to);
    const lines = await sumByType(tx, { accountId, timeZone, ...range });
    const net = lines.reduce((sum, { came, went }) => sum + came - went, 0n);
    if (opening + net !== closing)
      throw new Error(`the record of account ${accountId} is out by ${closing - opening - net}`);
    return { opening, closing, lines };
  });
}

export interface PlayWish extends Range {
  readonly vendorCode?: string | undefined;
  readonly gameId?: string | undefined;
}

/** What was staked and paid out, by day of the site's zone, vendor or game. */
export function readPlay(
  parts: RecordsParts,
  holder: Holder,
  wish: PlayWish,
  by: 'day' | 'vendor' | 'game',
): Promise<Played[]> {
  return atOnce(parts, holder, (tx, { accountId, timeZone }) =>
    sumPlay(tx, { accountId, timeZone, ...wish }, by),
  );
}

export interface BetPage {
  /** Newest first. */
  readonly roundIds: readonly string[];
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** A page of the betting record: which rounds, and the sums of all that suit. */
export function readBets(parts: RecordsParts, holder: Holder, wish: PlayWish, page: Page): Promise<BetPage> {
  return atOnce(parts, holder, async (tx, { accountId, timeZone }) => {
    const all = { accountId, timeZone, ...wish };
    const stakes = await findEntries(tx, { ...all, types: ['stake'] }, page);
    const play = await sumByType(tx, { ...all, types: ['added_stake', 'refund', 'set_off', 'payout'] });
    const net = (type: AccountType) => {
      const found = play.find((one) => one.type === type);
      return found === undefined ? 0n : found.came - found.went;
    };
    return {
      roundIds: stakes.list.flatMap(({ reference }) => (reference === null ? [] : [reference])),
      rounds: stakes.sums.entries,
      stake: stakes.sums.went - stakes.sums.came - net('added_stake') - net('refund') - net('set_off'),
      payout: net('payout'),
    };
  });
}
