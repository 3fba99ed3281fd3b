import { type Refusal, refuse } from '@ikka/contract';
import { type InstantBet, type InstantGame, isSameJson, isStakeOffered } from '@ikka/game-kit';
import { type Currency, currencyOf, formatAmount, parseAmount } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import {
  derivedId,
  type PostedTransfer,
  type PostOutcome,
  type RefusalReason,
  type Transfer,
} from '../ledger/index.ts';
import { openGuard, type PlayGuard } from '../protection/index.ts';
import type { RoundsParts } from './index.ts';
import { type HeldSeat, type Seats, unknownVersion } from './seats.ts';
import type { SeedPair } from './seeds.ts';
import { attachRound, roundById, type StoredRound, seedsMovedOn, takeMembersTurn } from './store.ts';

export interface PlayWish {
  readonly play: PlaySession;
  /** The player's UUIDv7 for this one round, kept over every repetition. */
  readonly key: string;
  /** As on the wire. */
  readonly stake: string;
  readonly choice: unknown;
}

export interface Played {
  readonly round: StoredRound;
  /** The member's cash after the round; for a repetition, after the round as it was then. */
  readonly balance: bigint;
  readonly nextNonce: number;
}

export type PlayRefusal = Refusal<
  | 'game.unavailable'
  | 'round.stake_invalid'
  | 'round.bet_invalid'
  | 'round.too_soon'
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'protection.excluded'
  | 'protection.time_used_up'
  | 'member.suspended'
  | 'idempotency.mismatch'
  | 'request.too_many'
>;

/**
 * How often a round is drawn anew because another process played or rotated meanwhile; nobody saw those draws. The
 * first tries are made in the open, the rest in the member's turn, so that two processes cannot starve each other.
 */
const openAttempts = 2;
const turnAttempts = 10;
/** A network's unevenness must not make an honest page too quick. */
const paceToleranceMs = 400;

/**
 * Plays one instant round: draws from the member's seed pair, settles, and posts stake, payout, nonce and record in
 * one durable batch. A repetition of the key answers the stored round, never a new draw.
 */
export async function playRound(
  parts: RoundsParts,
  seats: Seats,
  wish: PlayWish,
): Promise<Played | PlayRefusal> {
  const game = parts.games.current(wish.play.gameId);
  const currency = currencyOf(wish.play.currency);
  if (game === null || currency === null) return refuse('game.unavailable', { gameId: wish.play.gameId });
  const stake = parseAmount(wish.stake, currency);
  if (stake === null) return refuse('round.stake_invalid');
  const bet = game.readBet(stake, wish.choice ?? null);
  if ('refused' in bet) {
    return refuse(bet.refused === 'stake_not_in_step' ? 'round.stake_invalid' : 'round.bet_invalid');
  }
  const closed = await checkOffer(parts, wish, game, bet, currency);
  return seats.hold(wish.play.memberId, (seat) => playHeld(parts, seats, seat, wish, game, bet, closed));
}

/** Whether the house offers this game at this stake now. */
async function checkOffer(
  parts: RoundsParts,
  wish: PlayWish,
  game: InstantGame,
  bet: InstantBet,
  currency: Currency,
): Promise<Refusal<'game.unavailable' | 'round.stake_invalid'> | null> {
  const stakes = await parts.stakes(wish.play.gameId, currency);
  if (stakes === null) return refuse('game.unavailable', { gameId: wish.play.gameId });
  if (isStakeOffered(game.coinsPerStake, stakes, bet.stake)) return null;
  return refuse('round.stake_invalid', { stakes: stakes.map((offered) => formatAmount(offered, currency)) });
}

async function playHeld(
  parts: RoundsParts,
  seats: Seats,
  seat: HeldSeat,
  wish: PlayWish,
  game: InstantGame,
  bet: InstantBet,
  closed: PlayRefusal | null,
): Promise<Played | PlayRefusal> {
  const { gameId, memberId, currency } = wish.play;
  const roundId = derivedId(wish.key, `${memberId}/round`);
  const refusal = closed ?? checkPace(parts, seat, gameId);
  if (refusal) {
    // A round that stands is answered at any pace, and when the game is closed or its stakes have changed since.
    return (await storedAnswer(parts, wish, roundId, bet)) ?? refusal;
  }
  const cash = await parts.ledger.memberAccount(memberId, 'cash', parts.currencyCode(currency));
  const attempt = () => attemptRound(parts, seat, wish, game, bet, { roundId, cash });
  for (let n = 0; n < openAttempts; n += 1) {
    const answer = await attempt();
    if (answer !== 'again') return answer;
  }
  const inTurn = () =>
    parts.database.transaction(async (tx) => {
      await takeMembersTurn(tx, memberId);
      for (let n = 0; n < turnAttempts; n += 1) {
        const answer = await attempt();
        if (answer !== 'again') return answer;
      }
      return refuse('request.too_many', { retryAfterSeconds: 1 });
    });
  return seats.oneByOne(inTurn);
}

/** One draw and post. `again`: somebody else played or rotated first, nothing was written, and the seat knows better now. */
async function attemptRound(
  parts: RoundsParts,
  seat: HeldSeat,
  wish: PlayWish,
  game: InstantGame,
  bet: InstantBet,
  { roundId, cash }: { readonly roundId: string; readonly cash: bigint },
): Promise<Played | PlayRefusal | 'again'> {
  const { gameId, currency } = wish.play;
  // Without a version the stake is refused as stale whatever stands in its way; the guard is read after the version.
  const guard = seat.cashVersion === unknownVersion ? openGuard : await seat.guard(currency);
  const held = await guard.mayBegin();
  if (held) return (await storedAnswer(parts, wish, roundId, bet)) ?? held;
  const pair = await seat.pair(gameId);
  const round = drawRound(parts, wish, game, bet, pair, roundId);
  const taken = await guard.taken(round.stake, round.id);
  const outcome = await post(parts, seat, round, cash, { guard, taken });
  if (outcome === 'seeds_moved_on') {
    seat.forgetPair(gameId);
    return 'again';
  }
  if (outcome.status === 'posted') {
    return settled(parts, seat, round, pair, { transfers: outcome.transfers, limits: taken.length });
  }
  if (outcome.status !== 'refused' || outcome.reason === 'id_reused') {
    const stored = await storedAnswer(parts, wish, roundId, bet);
    if (stored === null) throw new Error(`round ${roundId} moved money and has no record`);
    return stored;
  }
  if (outcome.reason === 'stale') {
    seat.cashVersion = outcome.debitVersion;
    // Read after the version: if the version still holds at the post, nobody played in between, and no limit was changed.
    seat.forgetPair(gameId);
    seat.forgetGuard();
    return 'again';
  }
  if (outcome.reason === 'insufficient_funds' && outcome.at > 0) {
    const reached = await guard.limitReached(outcome.at - 1);
    if (reached === null) seat.forgetGuard();
    return reached ?? 'again';
  }
  return refusalOf(outcome.reason);
}

/** The house's pace, counted from the member's last round of the game in this process. */
function checkPace(parts: RoundsParts, seat: HeldSeat, gameId: string): Refusal<'round.too_soon'> | null {
  const last = seat.playedAt.get(gameId);
  if (last === undefined) return null;
  const wait =
    last + parts.settings.get('play.minimum_spin_ms') - paceToleranceMs - parts.clock.now().getTime();
  return wait > 0
    ? refuse('round.too_soon', { retryAfterSeconds: Math.ceil(wait / 1000), retryAfterMs: wait })
    : null;
}

function drawRound(
  parts: RoundsParts,
  wish: PlayWish,
  game: InstantGame,
  bet: InstantBet,
  pair: SeedPair,
  id: string,
): StoredRound {
  const outcome = bet.draw({
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    nonce: pair.nextNonce,
  });
  return {
    id,
    memberId: wish.play.memberId,
    playSessionId: wish.play.playSessionId,
    gameId: wish.play.gameId,
    vendorCode: wish.play.vassalage,
    gameVersion: game.version,
    seedPairId: pair.id,
    nonce: pair.nextNonce,
    stake: bet.stake,
    payout: bet.settle(outcome),
    currency: wish.play.currency,
    choice: bet.choice,
    outcome,
    playedAt: parts.clock.now(),
  };
}

/** The transfers' ids follow from the round's, so that its postings can always be found. */
export const transferIdsOf = (roundId: string) => ({
  stake: stakeIdOf(roundId),
  payout: payoutIdOf(roundId),
});

const stakeIdOf = (roundId: string) => derivedId(roundId, 'stake');
const payoutIdOf = (roundId: string) => derivedId(roundId, 'payout');

async function post(
  parts: RoundsParts,
  seat: HeldSeat,
  round: StoredRound,
  cash: bigint,
  limits: { readonly guard: PlayGuard; readonly taken: readonly Transfer[] },
): Promise<PostOutcome | 'seeds_moved_on'> {
  const vendor = await parts.ledger.houseAccount(
    'vendor',
    parts.currencyCode(round.currency),
    round.vendorCode,
  );
  const stake: Transfer = {
    id: stakeIdOf(round.id),
    debit: cash,
    credit: vendor,
    amount: round.stake,
    kind: 'stake',
    reference: round.id,
    expectVersion: seat.cashVersion,
  };
  const transfers = [stake, ...limits.taken];
  if (round.payout > 0n) {
    transfers.push({
      id: payoutIdOf(round.id),
      debit: vendor,
      credit: cash,
      amount: round.payout,
      kind: 'payout',
      reference: round.id,
    });
    transfers.push(...(await limits.guard.restored(round.payout, round.id)));
  }
  try {
    return await parts.ledger.post({ transfers, attach: [attachRound(round)] });
  } catch (error) {
    if ((error as { code?: unknown }).code === seedsMovedOn) return 'seeds_moved_on';
    throw error;
  }
}

function settled(
  parts: RoundsParts,
  seat: HeldSeat,
  round: StoredRound,
  pair: SeedPair,
  { transfers, limits }: { readonly transfers: readonly PostedTransfer[]; readonly limits: number },
): Played {
  const stake = transfers[0];
  const payout = round.payout > 0n ? transfers[1 + limits] : undefined;
  if (stake?.debitVersion == null) throw new Error('a posted stake has no version');
  seat.cashVersion = stake.debitVersion + (payout === undefined ? 0n : 1n);
  seat.playedAt.set(round.gameId, round.playedAt.getTime());
  pair.nextNonce += 1;
  const { id: roundId, memberId, gameId, currency } = round;
  const isTrial = currencyOf(currency)?.isTrial ?? false;
  parts.facts.publish('RoundSettled', {
    roundId,
    memberId,
    gameId,
    stake: round.stake,
    payout: round.payout,
    currency,
    isTrial,
  });
  parts.facts.publish('BalanceChanged', { memberId });
  return { round, balance: payout?.creditBalance ?? stake.debitBalance, nextNonce: pair.nextNonce };
}

/** The answer of a round that was played before under the same key, or null where there is none. */
async function storedAnswer(
  parts: RoundsParts,
  wish: PlayWish,
  roundId: string,
  bet: InstantBet,
): Promise<Played | Refusal<'idempotency.mismatch'> | null> {
  const round = await roundById(parts.database.db, roundId);
  if (round === null) return null;
  const isSame =
    round.gameId === wish.play.gameId &&
    round.currency === wish.play.currency &&
    round.stake === bet.stake &&
    isSameJson(round.choice as never, bet.choice);
  if (!isSame) return refuse('idempotency.mismatch', { roundId });
  const ids = transferIdsOf(round.id);
  const transfers = await parts.ledger.transfers([ids.stake, ids.payout]);
  const last = transfers.find(({ id }) => id === ids.payout) ?? transfers.find(({ id }) => id === ids.stake);
  if (last === undefined) throw new Error(`round ${round.id} has no postings`);
  const side = last.id === ids.payout ? last.credit : last.debit;
  return { round, balance: side.balanceAfter, nextNonce: round.nonce + 1 };
}

/** What the ledger said of the stake itself. */
function refusalOf(reason: RefusalReason): PlayRefusal {
  switch (reason) {
    case 'insufficient_funds':
      return refuse('wallet.insufficient_funds');
    case 'suspended':
      return refuse('member.suspended');
    default:
      throw new Error(`the ledger refused a round: ${reason}`);
  }
}
