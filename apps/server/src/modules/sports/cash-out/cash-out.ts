import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import {
  afterDeduction,
  type CashOutLeg,
  cashOutOffer,
  ownPricer,
  printLine,
  readLine,
  readMarketKey,
  scoreOf,
} from '@ikka/sports/rules';
import type { PlaySession } from '../../../platform/calls.ts';
import type { CashedOut, CashOutRefusal, StandingBet } from '../../standing-bets/index.ts';
import { bookOf } from '../books.ts';
import type { Sight } from '../fixtures/fresh-fixtures.ts';
import type { SportsParts } from '../parts.ts';
import { asText } from '../prices/make-board.ts';
import { marketState } from '../prices/takes-bets.ts';
import { cashOutMarginBp, offerMs } from '../prices/trading-terms.ts';
import { decideLeg, promisedOdds } from '../settlement/decide-bet.ts';
import { lookAt } from '../slips/judge-slip.ts';
import { betOf, chanceOf, oddsOf, type StoredLeg, shareOf } from '../slips/stored-bet.ts';
import { findFixtures, findOffer, insertOffer, type StoredFixture, type StoredOffer } from '../store.ts';

export interface OfferWish {
  readonly betId: string;
  readonly play: Pick<PlaySession, 'memberId' | 'currency' | 'vassalage'>;
  /** How much of what stands is given up; null for all of it. */
  readonly stake: bigint | null;
}

/** A bet of the member's own in the book of his session; null for any other. */
export async function ownBet(
  { standing }: Pick<SportsParts, 'standing'>,
  betId: string,
  { memberId, currency, vassalage }: OfferWish['play'],
): Promise<StandingBet | null> {
  const bet = await standing.find(betId);
  const isOwn = bet?.memberId === memberId && bet.currency === currency && bet.vendorCode === vassalage;
  return isOwn ? bet : null;
}

/** Offers to pay for an open bet, or for a part of it, by the chances of this moment (SP9). The offer holds for some seconds. */
export async function offerCashOut(
  parts: SportsParts,
  { betId, play, stake }: OfferWish,
): Promise<StoredOffer | Refusal<'bet.unknown' | 'sports.cash_out_unavailable' | 'round.stake_invalid'>> {
  const bet = await ownBet(parts, betId, play);
  if (bet === null) return refuse('bet.unknown');
  if (bet.state !== 'open') return refuse('sports.cash_out_unavailable');
  const given = stake ?? bet.standingStake;
  if (given <= 0n || given > bet.standingStake) return refuse('round.stake_invalid', { stakes: [] });
  const worth = await worthOf(parts, bet, given);
  if (isRefusal(worth)) return worth;
  const { pays, events } = worth;
  const now = parts.clock.now();
  const offer: StoredOffer = {
    id: randomUUID(),
    betId,
    edition: bet.edition,
    memberId: play.memberId,
    stake: given,
    pays,
    events,
    until: new Date(now.getTime() + offerMs),
  };
  await insertOffer(parts.database.db, offer);
  return offer;
}

/** What the house pays now for so much of what stands of a bet, and after which events of the matches on which that depends. */
export async function worthOf(
  parts: Pick<SportsParts, 'fresh' | 'clock'>,
  bet: StandingBet,
  given: bigint,
): Promise<
  { readonly pays: bigint; readonly events: Record<string, number> } | Refusal<'sports.cash_out_unavailable'>
> {
  const book = bookOf({ vassalage: bet.vendorCode });
  if (book === null) return refuse('sports.cash_out_unavailable');
  const { legs, sizes } = betOf(bet);
  // What a place is worth no market says by itself.
  if (legs.some(({ eachWay }) => eachWay !== undefined)) return refuse('sports.cash_out_unavailable');
  const sight = await lookAt(
    parts,
    book,
    legs.map(({ fixture }) => fixture),
  );
  const now = parts.clock.now();
  const worth = legs.map((leg) => worthNow(leg, sight, now));
  if (worth.includes(null)) return refuse('sports.cash_out_unavailable');
  const known = worth.filter((leg) => leg !== null);
  const share = shareOf(bet);
  const stake = (given * share.numerator) / share.denominator;
  const pays = cashOutOffer({ stake, legs: known, sizes }, cashOutMarginBp);
  if (pays <= 0n) return refuse('sports.cash_out_unavailable');
  const open = legs.filter((_, at) => known[at] !== undefined && !('result' in known[at]));
  return {
    pays,
    events: Object.fromEntries(
      open.map(({ fixture }) => [fixture, sight.fixtures.get(fixture)?.eventVersion ?? 0]),
    ),
  };
}

/** Takes an offer while it holds: until its time is up, or something happens in a match on which it depends. */
export async function takeCashOut(
  parts: SportsParts,
  {
    betId,
    play,
    key,
    offerId,
  }: Omit<OfferWish, 'stake'> & { readonly key: string; readonly offerId: string },
): Promise<
  CashedOut | CashOutRefusal | Refusal<'bet.unknown' | 'sports.offer_expired' | 'sports.cash_out_unavailable'>
> {
  if ((await ownBet(parts, betId, play)) === null) return refuse('bet.unknown');
  const offer = await findOffer(parts.database.db, offerId);
  if (offer === null || offer.betId !== betId || offer.memberId !== play.memberId)
    return refuse('sports.offer_expired');
  return parts.standing.cashOut(
    { betId, memberId: play.memberId, key, stake: offer.stake, pays: offer.pays },
    async (bet, tx) => {
      const now = parts.clock.now();
      // An offer is for what the bet was when it was made.
      if (offer.until < now || offer.edition !== bet.edition) return refuse('sports.offer_expired');
      const fixtures = new Map(
        (await findFixtures(tx, Object.keys(offer.events))).map((fixture) => [fixture.id, fixture]),
      );
      const hasMoved = betOf(bet).legs.some((leg) => {
        const event = offer.events[leg.fixture];
        const fixture = fixtures.get(leg.fixture);
        if (event === undefined) return false;
        return fixture === undefined || fixture.eventVersion !== event || fixture.state.danger !== null;
      });
      return hasMoved ? refuse('sports.cash_out_unavailable') : null;
    },
  );
}

/** What a selection is worth now; null while nobody can say. */
function worthNow(leg: StoredLeg, { fixtures, feeds }: Sight, now: Date): CashOutLeg | null {
  const fixture = fixtures.get(leg.fixture);
  if (fixture === undefined) return null;
  const { isBanker } = leg;
  const decision = decideLeg(leg, fixture);
  if (decision !== null)
    return { odds: afterDeduction(oddsOf(leg), decision.deduction), isBanker, result: decision.result };
  const base = { odds: promisedOdds(leg, fixture), isBanker };
  const feed = feeds.get(fixture.provider);
  const open = (key: string) => marketState(fixture, key, feed, now) === 'open';
  const key = sinceThen(leg, fixture);
  const offered = fixture.board[key]?.outcomes.find((one) => one.key === leg.outcome);
  if (offered !== undefined && open(key))
    return { ...base, win: chanceOf(offered.win), back: chanceOf(offered.back) };
  // A line that is offered no more is worth what the house's own prices say, while others of the match are open.
  const own = Object.keys(fixture.board).some(open) ? ownChance(leg, fixture) : null;
  return own === null ? null : { ...base, win: chanceOf(asText(own.win)), back: chanceOf(asText(own.back)) };
}

/** The market that pays now what a handicap pays that counts from an earlier score: its line moved by the goals since. */
function sinceThen(leg: StoredLeg, fixture: StoredFixture): string {
  const ref = readMarketKey(leg.market);
  if (ref?.type !== 'ah' || ref.scope !== '' || ref.line === null) return leg.market;
  const score = scoreOf(fixture.state.facts);
  const isStarted = fixture.stage === 'live' || fixture.stage === 'break';
  if (!isStarted) return leg.market;
  const lead = score.home - leg.takenAt.home - (score.away - leg.takenAt.away);
  return `ah/${printLine((readLine(ref.line) ?? 0) + lead * 4)}`;
}

function ownChance(leg: StoredLeg, { fixture, state, rates }: StoredFixture) {
  const ref = readMarketKey(leg.market);
  if (ref === null) return null;
  const pricer = ownPricer(fixture, state.facts, rates);
  return (
    pricer?.chance(ref.type, {
      scope: ref.scope,
      line: ref.line === null ? null : readLine(ref.line),
      outcome: leg.outcome,
      takenAt: leg.takenAt,
    }) ?? null
  );
}
