import { type AcceptPolicy, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type Fraction, formatAmount, knownCurrency, multiply, parseAmount } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import { returnOfUnits } from '@ikka/sports/rules';
import type { PlaySession } from '../../../platform/calls.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { PlaceRefusal, StandingBet } from '../../standing-bets/index.ts';
import { forgetAuto } from '../cash-out/auto-store.ts';
import { ownBet } from '../cash-out/cash-out.ts';
import type { Sight } from '../fixtures/fresh-fixtures.ts';
import type { SportsParts } from '../parts.ts';
import { greatestReturn, promisedOdds } from '../settlement/decide-bet.ts';
import { findFixtures } from '../store.ts';
import {
  faultOf,
  type LegRefusal,
  legsAt,
  lookAt,
  stakeFault,
  stakeRange,
  type Wanted,
} from './judge-slip.ts';
import { fullNow, liabilityAdded } from './liability.ts';
import { addLiability } from './liability-store.ts';
import { standsOn } from './place-bet.ts';
import { betOf, oddsOf, type StoredBet, type StoredLeg, shareOf } from './stored-bet.ts';

export interface EditWish {
  readonly play: PlaySession;
  readonly book: Book;
  readonly betId: string;
  /** The player's UUIDv7 for this one change. */
  readonly key: string;
  readonly selections: readonly Wanted[];
  readonly sizes: readonly number[];
  /** What the bet counts for, as its player saw it. */
  readonly countsFor: string;
  readonly accept: AcceptPolicy;
}

export type EditRefusal =
  | PlaceRefusal
  | ClosedGame
  | LegRefusal
  | Refusal<
      | 'bet.unknown'
      | 'bet.ended'
      | 'sports.related'
      | 'sports.slip_invalid'
      | 'sports.edit_unavailable'
      | 'sports.edit_moved'
      | 'sports.limit_reached'
      | 'round.stake_invalid'
      | 'round.win_too_great'
    >;

/** A bet can be changed this many times. */
const changesMost = 20;

/**
 * The stake that would return, at today's odds, what the player was promised (SP16), so that a change by itself costs nothing. Refused
 * once a match of the bet has begun, and where part of it was cashed out.
 */
export async function worthOfEdit(
  parts: SportsParts,
  { betId, play, book }: Pick<EditWish, 'betId' | 'play' | 'book'>,
): Promise<bigint | Refusal<'bet.unknown' | 'sports.edit_unavailable'>> {
  const bet = await ownBet(parts, betId, play);
  if (bet === null) return refuse('bet.unknown');
  const { legs } = betOf(bet);
  const sight = await lookAt(
    parts,
    book,
    legs.map(({ fixture }) => fixture),
  );
  return countsNow(bet, sight, parts.clock.now()) ?? refuse('sports.edit_unavailable');
}

/** Replaces the selections of an open bet, at the odds of the moment, before any match involved begins. Repeating the request is harmless. */
export async function editBet(parts: SportsParts, wish: EditWish): Promise<StandingBet | EditRefusal> {
  const { play, selections, sizes, accept } = wish;
  const currency = knownCurrency(play.currency);
  const id = derivedId(wish.key, `${play.memberId}/sports-edit`);
  const request = JSON.stringify([wish.betId, selections, sizes, wish.countsFor, accept]);
  const bet = await ownBet(parts, wish.betId, play);
  if (bet === null) return refuse('bet.unknown');
  const done = betOf(bet).before?.find((one) => one.id === id);
  if (done !== undefined) return done.request === request ? bet : refuse('idempotency.mismatch');
  if (bet.state !== 'open') return refuse('bet.ended');
  const fault = faultOf(selections, sizes);
  if (fault) return fault;
  const shown = parseAmount(wish.countsFor, currency);
  if (shown === null) return refuse('round.stake_invalid', { stakes: [] });
  const judged = await judge(parts, wish, bet, shown);
  if (isRefusal(judged)) return judged;
  const { legs, counts, events } = judged;
  await parts.noteStaked(legs);
  const share = { numerator: counts, denominator: bet.stake };
  const greatest = greatestReturn(bet.stake, { legs, sizes }, share);
  const exposed = await liabilityAdded(parts, wish, legs, greatest - bet.stake);
  const before = betOf(bet);
  const content: StoredBet = {
    ...before,
    legs: [...legs],
    sizes: [...sizes],
    countsFor: String(counts),
    before: [
      ...(before.before ?? []),
      {
        legs: before.legs,
        sizes: before.sizes,
        countsFor: before.countsFor,
        id,
        request,
        changedAt: parts.clock.now().toISOString(),
      },
    ],
  };
  return parts.standing
    .amend<Refusal<'sports.edit_unavailable'>>(
      { betId: bet.id, memberId: play.memberId },
      async (locked, tx) => {
        const isSame = locked.edition === bet.edition && locked.standingStake === locked.stake;
        const fixtures = await findFixtures(tx, Object.keys(events));
        const stand = fixtures.filter(
          ({ id: fixture, stage, state, eventVersion }) =>
            stage === 'scheduled' && state.danger === null && events[fixture] === eventVersion,
        );
        if (!isSame || stand.length < Object.keys(events).length) {
          // The same request may have arrived twice at once, and the other one has done it.
          const twice = betOf(locked).before?.find((one) => one.id === id);
          return twice === undefined ? refuse('sports.edit_unavailable') : { amended: null };
        }
        if (exposed !== null) await addLiability(tx, exposed);
        await forgetAuto(tx, bet.id);
        return { amended: { ...standsOn(legs), greatest, content } };
      },
    )
    .catch((error: unknown) => fullNow(parts, wish, legs, error));
}

interface Judged {
  readonly legs: readonly StoredLeg[];
  /** What the whole stake counts for from now on. */
  readonly counts: bigint;
  /** The matches of both, and after which events of them this was judged. */
  readonly events: Readonly<Record<string, number>>;
}

async function judge(
  parts: SportsParts,
  { play, book, selections, sizes, accept }: EditWish,
  bet: StandingBet,
  shown: bigint,
): Promise<Judged | EditRefusal> {
  const currency = knownCurrency(play.currency);
  const closed = await parts.whyClosed(book.gameId);
  if (closed) return closed;
  const now = parts.clock.now();
  const old = betOf(bet);
  const ids = [...new Set([...old.legs, ...selections].map(({ fixture }) => fixture))];
  const sight = await lookAt(parts, book, ids);
  const legs = legsAt(sight, selections, { accept, isEachWay: false }, now);
  if (isRefusal(legs)) return legs;
  const counts = countsNow(bet, sight, now);
  const isBusy = legs.some(({ isInPlay }) => isInPlay) || (old.before?.length ?? 0) >= changesMost;
  if (counts === null || isBusy) return refuse('sports.edit_unavailable');
  if (counts < shown && accept !== 'any')
    return refuse('sports.edit_moved', { countsFor: formatAmount(counts, currency) });
  const range = await stakeRange(parts, book, legs, sizes, currency);
  if (isRefusal(range)) return range;
  const events = ids.map((id) => [id, sight.fixtures.get(id)?.eventVersion ?? 0] as const);
  return (
    stakeFault(counts, { ...range, least: 0n }, currency) ?? {
      legs,
      counts,
      events: Object.fromEntries(events),
    }
  );
}

/** The worth of a bet as a stake at the odds of this moment; null where it cannot be changed. */
function countsNow(bet: StandingBet, sight: Sight, now: Date): bigint | null {
  const { legs, sizes } = betOf(bet);
  const isEachWay = legs.some(({ eachWay }) => eachWay !== undefined);
  if (bet.state !== 'open' || bet.standingStake !== bet.stake || isEachWay) return null;
  const today = legsAt(sight, legs, { accept: 'any', isEachWay: false }, now);
  if (isRefusal(today) || today.some(({ isInPlay }) => isInPlay)) return null;
  const returned = (of: readonly StoredLeg[], odds: (leg: StoredLeg) => Fraction | null) =>
    returnOfUnits(
      of.map((leg) => ({ factor: odds(leg) ?? oddsOf(leg), isBanker: leg.isBanker })),
      sizes,
    );
  const still = (leg: StoredLeg) => {
    const fixture = sight.fixtures.get(leg.fixture);
    return fixture === undefined ? null : promisedOdds(leg, fixture);
  };
  const promised = multiply(returned(legs, still), shareOf(bet));
  const offered = returned(today, oddsOf);
  return (bet.stake * promised.numerator * offered.denominator) / (promised.denominator * offered.numerator);
}
