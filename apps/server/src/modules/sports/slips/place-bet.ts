import { type AcceptPolicy, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Currency, knownCurrency, parseAmount } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import type { PlaySession } from '../../../platform/calls.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Placed, PlaceRefusal } from '../../standing-bets/index.ts';
import type { Sight } from '../fixtures/fresh-fixtures.ts';
import { type SportsParts, standingMarketOf } from '../parts.ts';
import { betDelayMs } from '../prices/trading-terms.ts';
import { greatestReturn } from '../settlement/decide-bet.ts';
import {
  faultOf,
  type LegRefusal,
  legsAt,
  lookAt,
  type StakeRange,
  stakeFault,
  stakeRange,
  type Wanted,
} from './judge-slip.ts';
import { fullNow, liabilityAdded } from './liability.ts';
import { attachLiability } from './liability-store.ts';
import { betOf, type StoredLeg } from './stored-bet.ts';

export interface BetWish {
  readonly play: PlaySession;
  readonly book: Book;
  /** The player's UUIDv7 for this one bet. */
  readonly key: string;
  readonly selections: readonly Wanted[];
  readonly sizes: readonly number[];
  /** Of all lines together, as on the wire. */
  readonly stake: string;
  readonly accept: AcceptPolicy;
  readonly isEachWay: boolean;
  readonly granted?: Grant;
}

/** What a trader has accepted above the limits: a stake, and what it returned at most at the odds that he saw. */
export interface Grant {
  readonly stake: bigint;
  readonly returns: bigint;
  readonly legs: readonly StoredLeg[];
}

export type BetRefusal =
  | PlaceRefusal
  | ClosedGame
  | LegRefusal
  | Refusal<
      | 'sports.event_happened'
      | 'sports.related'
      | 'sports.slip_invalid'
      | 'round.stake_invalid'
      | 'round.win_too_great'
      | 'sports.limit_reached'
    >;

/** The bet that a player's key stands for. */
export const betIdOf = (key: string, memberId: bigint): string => derivedId(key, `${memberId}/sports`);

/**
 * Accepts a bet at the odds of the moment, where the player takes them. In play it waits first: it is accepted where meanwhile nothing
 * happened and the odds are still such as he takes. Nothing is held while it waits; the same bet again, by its key, is answered as it
 * stands, whatever has changed since.
 */
export async function placeBet(parts: SportsParts, wish: BetWish): Promise<Placed | BetRefusal> {
  const { memberId, currency } = wish.play;
  const id = betIdOf(wish.key, memberId);
  const attempt = () => tryPlacing(parts, wish, id);
  // What a trader accepted can be taken again after a refusal, at the odds of that moment.
  return wish.granted ? attempt() : parts.standing.placeForGood({ id, memberId, currency }, attempt);
}

async function tryPlacing(parts: SportsParts, wish: BetWish, id: string): Promise<Placed | BetRefusal> {
  const request = requestOf(wish);
  const judged = await judge(parts, wish);
  if (isRefusal(judged)) return (await standingBet(parts, id, request)) ?? judged;
  await parts.noteStaked(judged.legs);
  const greatest = greatestReturn(judged.stake, { legs: judged.legs, sizes: wish.sizes });
  const place = async () =>
    parts.standing.place(
      {
        id,
        memberId: wish.play.memberId,
        gameId: wish.book.gameId,
        vendorCode: wish.book.vendorCode,
        ...standsOn(judged.legs),
        greatest,
        currency: wish.play.currency,
        stake: judged.stake,
        content: { request, sizes: wish.sizes, legs: judged.legs },
      },
      () => whyNotNow(parts, wish.book, judged),
      await rowsOfLiability(parts, wish, judged.legs, greatest - judged.stake),
    );
  const placed = await place().catch((error: unknown) => fullNow(parts, wish, judged.legs, error));
  // Two of one key raced, at odds that moved between them: whichever came first is the bet.
  const isOvertaken = isRefusal(placed) && placed.code === 'idempotency.mismatch';
  return isOvertaken ? ((await standingBet(parts, id, request)) ?? placed) : placed;
}

async function rowsOfLiability(
  parts: SportsParts,
  wish: BetWish,
  legs: readonly StoredLeg[],
  liability: bigint,
) {
  const added = await liabilityAdded(parts, wish, legs, liability);
  if (added === null) return [];
  // A stake that a trader accepted counts as liability even beyond the cap; after it nobody else finds room.
  return [attachLiability(wish.granted ? { ...added, cap: unbounded } : added)];
}
const unbounded = 2n ** 62n;

const requestOf = ({ selections, sizes, stake, accept, isEachWay }: BetWish): string =>
  JSON.stringify([
    selections.map(({ fixture, market, outcome, odds, isBanker }) => [
      fixture,
      market,
      outcome,
      odds,
      isBanker,
    ]),
    sizes,
    stake,
    accept,
    // As requests were written before there were each-way bets.
    ...(isEachWay ? [isEachWay] : []),
  ]);

/** What decides a bet, and the one outcome on which it stands. */
export function standsOn(legs: readonly StoredLeg[]) {
  const [market = '', ...furtherMarkets] = legs.map(standingMarketOf);
  const selection = furtherMarkets.length === 0 ? legs[0]?.outcome : undefined;
  return { market, furtherMarkets, selection };
}

/** The bet that stands under this id, where it is the same request; null where there is none. */
async function standingBet(
  { standing }: SportsParts,
  id: string,
  request: string,
): Promise<Placed | Refusal<'idempotency.mismatch'> | null> {
  const bet = await standing.find(id);
  if (bet === null) return null;
  if (betOf(bet).request !== request) return refuse('idempotency.mismatch');
  const story = await standing.story(id);
  const held = story?.postings[0];
  if (held === undefined) throw new Error(`bet ${id} has no stake`);
  return { bet, balance: held.debit.balanceAfter };
}

interface Judged {
  readonly legs: readonly StoredLeg[];
  readonly stake: bigint;
  /** When its matches were looked at last, by `performance.now()`. */
  readonly seenAt: number;
}

/** What was looked at so shortly before a stake is posted is not looked at again: a second look would be as old when it is written. */
const sightMs = 25;

async function judge(parts: SportsParts, wish: BetWish): Promise<Judged | BetRefusal> {
  const { selections, sizes } = wish;
  const currency = knownCurrency(wish.play.currency);
  const fault = faultOf(selections, sizes);
  if (fault) return fault;
  const stake = parseAmount(wish.stake, currency);
  if (stake === null) return refuse('round.stake_invalid', { stakes: [] });
  const ids = selections.map(({ fixture }) => fixture);
  const first = await lookAt(parts, wish.book, ids);
  const shown = legsAt(first, selections, wish, parts.clock.now());
  if (isRefusal(shown)) return shown;
  const delay = delayOf(first, shown);
  const legs = delay === 0 ? shown : await later(parts, first, wish, delay);
  const seenAt = performance.now();
  if (isRefusal(legs)) return legs;
  const range = await stakeRange(parts, wish.book, legs, sizes, currency);
  if (isRefusal(range)) return range;
  const above = stakeFault(stake, range, currency);
  const why =
    above === null || wish.granted === undefined
      ? above
      : grantFault({ stake, legs, sizes, range, currency }, wish.granted);
  return why ?? { legs, stake, seenAt };
}

/**
 * Why a stake above the limits is not taken on a trader's word: what a bet may win bounds him too, and he has accepted what the bet could
 * cost at the odds before him, not what it costs at longer ones.
 */
function grantFault(
  {
    stake,
    legs,
    sizes,
    range,
    currency,
  }: {
    readonly stake: bigint;
    readonly legs: readonly StoredLeg[];
    readonly sizes: readonly number[];
    readonly range: StakeRange;
    readonly currency: Currency;
  },
  granted: Grant,
): Refusal<
  'sports.odds_changed' | 'round.stake_invalid' | 'round.win_too_great' | 'sports.limit_reached'
> | null {
  const bounded = range.byWin !== null && granted.stake > range.byWin ? range.byWin : granted.stake;
  const wide = bounded > range.most ? { ...range, most: bounded, isByLiability: false } : range;
  const fault = stakeFault(stake, wide, currency);
  if (fault || greatestReturn(stake, { legs, sizes }) <= granted.returns) return fault;
  const moved = legs.find(({ odds }, at) => odds !== granted.legs[at]?.odds) ?? legs[0];
  const { fixture = '', market = '', odds = '' } = moved ?? {};
  return refuse('sports.odds_changed', { fixture, market, odds });
}

const delayOf = ({ fixtures }: Sight, legs: readonly StoredLeg[]): number =>
  Math.max(
    0,
    ...legs.map(({ fixture, isInPlay }) => {
      const sport = fixtures.get(fixture)?.sport;
      return isInPlay && sport !== undefined ? betDelayMs(sport) : 0;
    }),
  );

/** The selections after the delay of a bet in play. */
async function later(
  parts: SportsParts,
  { fixtures }: Sight,
  { book, selections, ...taken }: BetWish,
  delay: number,
): Promise<readonly StoredLeg[] | LegRefusal | Refusal<'sports.event_happened'>> {
  await parts.pause(delay);
  const second = await lookAt(parts, book, [...fixtures.keys()]);
  for (const [id, before] of fixtures) {
    if (second.fixtures.get(id)?.eventVersion !== before.eventVersion)
      return refuse('sports.event_happened', { fixture: id });
  }
  return legsAt(second, selections, taken, parts.clock.now());
}

/** Read each time before the stake is posted: a match may be suspended, and an operator may close the game meanwhile. */
async function whyNotNow(
  parts: SportsParts,
  book: Book,
  { legs, seenAt }: Judged,
): Promise<ClosedGame | LegRefusal | null> {
  const closed = await parts.whyClosed(book.gameId);
  if (closed) return closed;
  if (performance.now() - seenAt <= sightMs) return null;
  const sight = await lookAt(
    parts,
    book,
    legs.map(({ fixture }) => fixture),
  );
  const now = legsAt(sight, legs, { accept: 'any', isEachWay: false }, parts.clock.now());
  return isRefusal(now) ? now : null;
}
