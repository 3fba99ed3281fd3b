import { type Refusal, refuse } from '@ikka/contract';
import { type InstantBet, type InstantGame, isSameJson, isStepped } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import { derivedId, type Post, type PostedTransfer, type Transfer } from '../ledger/index.ts';
import { settledFact } from '../plays/index.ts';
import type { RoundsParts } from './index.ts';
import { checkOffer, type PlayRefusal, placeBet, type StakeSource } from './place-bet.ts';
import type { HeldSeat, Seats } from './seats.ts';
import type { SeedPair } from './seeds.ts';
import { attachRound, type DrawnRound, roundById, type StoredRound } from './store.ts';

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

/**
 * Plays one instant round: draws from the member's seed pair, settles, and posts stake, payout, nonce and record in
 * one durable batch. A repetition of the key answers the stored round, never a new draw.
 */
export async function playRound(
  parts: RoundsParts,
  seats: Seats,
  wish: PlayWish,
): Promise<Played | PlayRefusal> {
  const { gameId, memberId } = wish.play;
  const game = parts.games.current(gameId);
  if (game === null) return refuse('game.unavailable', { gameId });
  const currency = knownCurrency(wish.play.currency);
  const stake = parseAmount(wish.stake, currency);
  if (stake === null) return refuse('round.stake_invalid');
  // A game of several steps is opened, and played step by step; one of a room is played in it.
  if (isStepped(game) || game.isPlayedInRoom === true) return refuse('round.bet_invalid');
  const bet = game.readBet(stake, wish.choice ?? null);
  if ('refused' in bet) {
    return refuse(bet.refused === 'stake_not_in_step' ? 'round.stake_invalid' : 'round.bet_invalid');
  }
  const closed = await checkOffer(parts, gameId, game, bet, currency);
  const roundId = derivedId(wish.key, `${memberId}/round`);
  return seats.hold(memberId, (seat) =>
    placeBet<Played, Refusal<'idempotency.mismatch'>>(parts, seats, seat, closed, {
      play: wish.play,
      stake,
      roundId,
      stored: () => storedAnswer(parts, wish, roundId, bet),
      async plan(source) {
        const round = drawRound(parts, wish, game, bet, source.pair, roundId);
        return {
          post: await planPost(parts, round, source),
          answer: (transfers) =>
            settled(parts, seat, round, source.pair, { transfers, limits: source.taken.length }),
        };
      },
    }),
  );
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
    setOff: 0n,
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

/** What takes a stake out of what is in play, settled or returned: one id, so that only one of both can ever be posted. */
export const endingIdOf = (roundId: string) => derivedId(stakeIdOf(roundId), 'ending');

/** What gives a stake back that was set off, and what takes it in again as no turnover. */
export const setOffIdsOf = (roundId: string) => ({
  back: derivedId(stakeIdOf(roundId), 'set-off'),
  again: derivedId(stakeIdOf(roundId), 'set-off/settled'),
});

/** How many stakes the steps of one round may add. */
const addedStakesMost = 8;

/** The ids of what the steps of a round stake further, in their order. */
export const addedStakeIdsOf = (roundId: string): readonly string[] =>
  Array.from({ length: addedStakesMost }, (_, at) => derivedId(stakeIdOf(roundId), `added/${at + 1}`));

const stakeIdOf = (roundId: string) => derivedId(roundId, 'stake');
export const payoutIdOf = (roundId: string) => derivedId(roundId, 'payout');

/** What a round gives to a pot of the house and takes out of it, in smallest units. What it takes is a part of its payout. */
export interface PotMoves {
  /** Which pot it is. */
  readonly label: string;
  readonly contribution: bigint;
  readonly won: bigint;
}

/** What a pot of the house pays by itself to somebody, whose own round `reference` is: no payout of a bet. In smallest units. */
export interface PotShare {
  readonly label: string;
  readonly memberId: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly reference: string;
}

const nothingOfPots = { pots: [], shares: [] } as const;

/** The post of a round that is settled as it begins. */
export async function planPost(
  parts: RoundsParts,
  round: DrawnRound,
  { seat, cash, guard, taken }: StakeSource,
  {
    pots,
    shares,
  }: { readonly pots: readonly PotMoves[]; readonly shares: readonly PotShare[] } = nothingOfPots,
): Promise<Post> {
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
  const transfers = [stake, ...taken];
  if (round.payout > 0n) {
    transfers.push({
      id: payoutIdOf(round.id),
      debit: vendor,
      credit: cash,
      amount: round.payout,
      kind: 'payout',
      reference: round.id,
    });
    transfers.push(...(await guard.restored(round.payout, round.id)));
  }
  for (const pot of pots) transfers.push(...(await potMoves(parts, round, vendor, pot)));
  for (const share of shares) transfers.push(await potShare(parts, round, share));
  return { transfers, attach: [attachRound(round)] };
}

async function potMoves(
  parts: RoundsParts,
  { id: reference, currency }: DrawnRound,
  vendor: Transfer['debit'],
  { label, contribution, won }: PotMoves,
): Promise<Transfer[]> {
  const pot = await parts.ledger.houseAccount('jackpot', parts.currencyCode(currency), label);
  const moves: Transfer[] = [];
  if (won > 0n) {
    const id = derivedId(reference, `pot/${label}/won`);
    moves.push({ id, debit: pot, credit: vendor, amount: won, kind: 'jackpot_win', reference });
  }
  if (contribution > 0n) {
    const id = derivedId(reference, `pot/${label}/share`);
    moves.push({ id, debit: vendor, credit: pot, amount: contribution, kind: 'jackpot_share', reference });
  }
  return moves;
}

async function potShare(
  parts: RoundsParts,
  { id }: DrawnRound,
  { label, memberId, currency, amount, reference }: PotShare,
): Promise<Transfer> {
  const code = parts.currencyCode(currency);
  return {
    id: derivedId(id, `pot/${label}/to/${memberId}/${currency}`),
    debit: await parts.ledger.houseAccount('jackpot', code, label),
    credit: await parts.ledger.memberAccount(memberId, 'cash', code),
    amount,
    kind: 'jackpot_win',
    reference,
    // What somebody shot for is his, whatever was decided about him since.
    evenSuspended: true,
  };
}

/** Notes a posted round in its seat and tells of it. */
export function settled(
  parts: RoundsParts,
  seat: HeldSeat,
  round: DrawnRound,
  pair: SeedPair,
  { transfers, limits }: { readonly transfers: readonly PostedTransfer[]; readonly limits: number },
): Played {
  const stake = transfers[0];
  const payout = round.payout > 0n ? transfers[1 + limits] : undefined;
  if (stake?.debitVersion == null) throw new Error('a posted stake has no version');
  seat.cashVersion = stake.debitVersion + (payout === undefined ? 0n : 1n);
  seat.playedAt.set(round.gameId, round.playedAt.getTime());
  pair.nextNonce += round.nonces ?? 1;
  parts.facts.publish('PlaySettled', settledFact(round, { proof: 'seeds', settledAt: round.playedAt }));
  parts.facts.publish('BalanceChanged', { memberId: round.memberId });
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
  return { round, balance: await balanceAfter(parts, round.id), nextNonce: round.nonce + 1 };
}

/** The member's cash as a round that is on record left it. */
export async function balanceAfter(parts: Pick<RoundsParts, 'ledger'>, roundId: string): Promise<bigint> {
  const ids = transferIdsOf(roundId);
  const transfers = await parts.ledger.transfers([ids.stake, ids.payout]);
  const last = transfers.find(({ id }) => id === ids.payout) ?? transfers.find(({ id }) => id === ids.stake);
  if (last === undefined) throw new Error(`round ${roundId} has no postings`);
  return last.id === ids.payout ? last.credit.balanceAfter : last.debit.balanceAfter;
}
