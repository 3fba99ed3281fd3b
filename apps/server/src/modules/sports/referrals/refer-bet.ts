import { isRefusal, type ReferralState, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import type { Book } from '@ikka/sports/books';
import type { PlaySession } from '../../../platform/calls.ts';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Placed } from '../../standing-bets/index.ts';
import type { SportsParts } from '../parts.ts';
import { greatestReturn } from '../settlement/decide-bet.ts';
import { faultOf, type LegRefusal, legsAt, lookAt, stakeRange } from '../slips/judge-slip.ts';
import { type BetRefusal, type BetWish, betIdOf, placeBet } from '../slips/place-bet.ts';
import {
  findReferral,
  insertReferral,
  isWaiting,
  lockReferral,
  putAnswer,
  type StoredReferral,
} from './referral-store.ts';

/** How long a trader has to answer, and then a player to place what was accepted. */
const answerMs = 90_000;
const takeMs = 60_000;

export type ReferralWish = Pick<
  BetWish,
  'play' | 'book' | 'key' | 'selections' | 'sizes' | 'stake' | 'isEachWay'
>;

export type ReferralRefusal =
  | LegRefusal
  | ClosedGame
  | Refusal<
      | 'sports.related'
      | 'sports.referral_needless'
      | 'sports.referral_open'
      | 'round.stake_invalid'
      | 'round.win_too_great'
      | 'idempotency.mismatch'
    >;

/** What a referral has come to at an instant. */
export function stateOf({ answeredAt, offer, until }: StoredReferral, now: Date): ReferralState {
  if (answeredAt !== null && offer === null) return 'refused';
  if (until <= now) return 'expired';
  return answeredAt === null ? 'waiting' : 'offered';
}

/**
 * Asks a trader to accept a stake above the limits. The greatest win of a bet (SP13) stays a limit for traders too. A member has one open
 * request at a time; nothing is held meanwhile. Repeating the request under its key answers the same one.
 */
export async function askReferral(
  parts: SportsParts,
  wish: ReferralWish,
): Promise<StoredReferral | ReferralRefusal> {
  const { play, book, selections, sizes, isEachWay } = wish;
  const { db } = parts.database;
  const currency = knownCurrency(play.currency);
  const id = derivedId(wish.key, `${play.memberId}/sports-referral`);
  const request = { selections: [...selections], sizes: [...sizes], isEachWay };
  const stake = parseAmount(wish.stake, currency);
  if (stake === null || stake <= 0n) return refuse('round.stake_invalid', { stakes: [] });
  /** What stands under this key, where it is the same request. */
  const standing = async () => {
    const known = await findReferral(db, id);
    if (known === null) return null;
    const isSame = known.stake === stake && JSON.stringify(known.request) === JSON.stringify(request);
    return isSame ? known : refuse('idempotency.mismatch');
  };
  const known = await standing();
  if (known !== null) return known;
  const fault = faultOf(selections, sizes);
  if (fault) return fault;
  const now = parts.clock.now();
  const sight = await lookAt(
    parts,
    book,
    selections.map(({ fixture }) => fixture),
  );
  const legs = legsAt(sight, selections, { accept: 'any', isEachWay }, now);
  if (isRefusal(legs)) return legs;
  const range = await stakeRange(parts, book, legs, sizes, currency);
  if (isRefusal(range)) return range;
  if (stake <= range.most)
    return refuse('sports.referral_needless', { stakeMax: formatAmount(range.most, currency) });
  if (range.byWin !== null && stake > range.byWin)
    return refuse('round.win_too_great', {
      winMax: formatAmount(range.winMax ?? 0n, currency),
      stakeMax: formatAmount(range.byWin, currency),
    });
  if (await isWaiting(db, play.memberId, now)) return refuse('sports.referral_open');
  const referral: StoredReferral = {
    id,
    memberId: play.memberId,
    currency: play.currency,
    gameId: book.gameId,
    request,
    legs: [...legs],
    stake,
    most: range.most,
    askedAt: now,
    until: new Date(now.getTime() + answerMs),
    offer: null,
    answeredAt: null,
    answeredBy: null,
  };
  // Two of one key raced: whichever came first is the request.
  return (await insertReferral(db, referral)) ? referral : ((await standing()) ?? referral);
}

/** A member's own referral; null for any other. */
export async function ownReferral(
  { database }: Pick<SportsParts, 'database'>,
  id: string,
  { memberId, currency }: Pick<PlaySession, 'memberId' | 'currency'>,
): Promise<StoredReferral | null> {
  const found = await findReferral(database.db, id);
  return found?.memberId === memberId && found.currency === currency ? found : null;
}

/** Records a trader's answer: the stake he accepts, or a refusal. It goes into the audit chain. */
export async function answerReferral(
  { database, clock, audit }: Pick<SportsParts, 'database' | 'clock' | 'audit'>,
  { id, offer: text, by }: { readonly id: string; readonly offer: string | null; readonly by: OperatorActor },
): Promise<
  StoredReferral | Refusal<'sports.referral_unknown' | 'sports.referral_over' | 'round.stake_invalid'>
> {
  return database.transaction(async (tx) => {
    const referral = await lockReferral(tx, id);
    if (referral === null) return refuse('sports.referral_unknown');
    const now = clock.now();
    if (stateOf(referral, now) !== 'waiting') return refuse('sports.referral_over');
    const currency = knownCurrency(referral.currency);
    const offer = text === null ? null : parseAmount(text, currency);
    const isWithin = offer !== null && offer > 0n && offer <= referral.stake;
    if (text !== null && !isWithin)
      return refuse('round.stake_invalid', { stakes: [formatAmount(referral.stake, currency)] });
    const answer = {
      offer,
      answeredAt: now,
      answeredBy: by.username,
      until: new Date(now.getTime() + takeMs),
    };
    await putAnswer(tx, id, answer);
    await audit.record(tx, {
      ...asOperator(by),
      action: offer === null ? 'sports.referral_refused' : 'sports.referral_accepted',
      subject: `member:${referral.memberId}`,
      before: { stake: formatAmount(referral.stake, currency), legs: referral.legs },
      after: { offer: offer === null ? null : formatAmount(offer, currency) },
    });
    return { ...referral, ...answer };
  });
}

/** Places what a trader has accepted. The bet's id derives from the referral's, so it is placed once however often this is called. */
export async function takeReferral(
  parts: SportsParts,
  wish: {
    readonly play: PlaySession;
    readonly book: Book;
    readonly id: string;
    readonly accept: BetWish['accept'];
  },
): Promise<Placed | BetRefusal | Refusal<'sports.referral_unknown' | 'sports.referral_over'>> {
  const { play, book, id, accept } = wish;
  const referral = await ownReferral(parts, id, play);
  if (referral === null || referral.gameId !== book.gameId) return refuse('sports.referral_unknown');
  const { offer } = referral;
  if (offer === null) return refuse('sports.referral_over');
  const isOver = stateOf(referral, parts.clock.now()) !== 'offered';
  if (isOver && (await parts.standing.find(betIdOf(id, play.memberId))) === null)
    return refuse('sports.referral_over');
  const { request, legs } = referral;
  return placeBet(parts, {
    ...request,
    play,
    book,
    key: id,
    stake: formatAmount(offer, knownCurrency(play.currency)),
    accept,
    granted: { stake: offer, returns: greatestReturn(offer, { legs, sizes: request.sizes }), legs },
  });
}
