import { type Refusal, refuse } from '@ikka/contract';
import { isSameJson, isStepped, type JsonValue, type OpenBet, type SteppedGame } from '@ikka/game-kit';
import { knownCurrency, parseAmount } from '@ikka/money';
import { derivedId, type Transfer } from '../../ledger/index.ts';
import type { RoundsParts } from '../index.ts';
import { checkOffer, type PlayRefusal, placeBet, type StakeSource } from '../place-bet.ts';
import { type PlayWish, transferIdsOf } from '../play.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import { publishEnding, settlingTransfers } from './end-round.ts';
import { holdingTransfers } from './hold-stake.ts';
import { recordOf, type ShownRound, type Standing, seedsOf, shownRound, standingOf } from './standing.ts';
import {
  attachEndedAtOnce,
  attachOpened,
  type OpenRound,
  openRoundById,
  openRoundMovedOn,
  openRoundOf,
} from './store.ts';

export type OpenRefusal = PlayRefusal | Refusal<'round.open'>;

/**
 * Opens a round of several steps: sets the stake aside and takes the nonce in one durable batch. Where nothing is left to decide (a
 * blackjack), the round is settled and recorded in that very batch. A repetition of the key answers where that round stands now. A
 * member has one round open in a game and a currency.
 */
export async function openRound(
  parts: RoundsParts,
  seats: Seats,
  wish: PlayWish,
): Promise<Standing | OpenRefusal> {
  const { gameId, memberId } = wish.play;
  const game = parts.games.current(gameId);
  if (game === null) return refuse('game.unavailable', { gameId });
  const currency = knownCurrency(wish.play.currency);
  const stake = parseAmount(wish.stake, currency);
  if (stake === null) return refuse('round.stake_invalid');
  if (!isStepped(game)) return refuse('round.bet_invalid');
  const bet = game.steps.open(stake, wish.choice ?? null);
  if ('refused' in bet) {
    return refuse(bet.refused === 'stake_not_in_step' ? 'round.stake_invalid' : 'round.bet_invalid');
  }
  const closed = await checkOffer(parts, gameId, game, bet, currency);
  const roundId = derivedId(wish.key, `${memberId}/round`);
  return seats.hold(memberId, async (seat) => {
    const stored = () => storedRound(parts, seat, wish, roundId, stake);
    const open = await openRoundOf(parts.database.db, { ...wish.play });
    if (open !== null) return (await stored()) ?? refuse('round.open', { roundId: open.id });
    return placeBet<Standing, OpenRefusal>(parts, seats, seat, closed, {
      play: wish.play,
      stake,
      roundId,
      stored,
      async plan(source) {
        const round = newRound(parts, wish, game, bet, source, roundId);
        const outcome = bet.draw(seedsOf(source.pair, round));
        const wanted = { round, id: transferIdsOf(round.id).stake, amount: round.stake };
        const held = await holdingTransfers(parts, wanted, source);
        return bet.isOver(outcome)
          ? planOver(parts, round, bet, { outcome, held, source })
          : {
              post: { transfers: held, attach: [attachOpened(round)] },
              answer: () => opened(parts, round, shownRound(round, bet, outcome), source),
            };
      },
      stopped: (sqlState) => (sqlState === openRoundMovedOn ? refuse('round.open') : null),
    });
  });
}

function newRound(
  parts: RoundsParts,
  { play, choice }: PlayWish,
  game: SteppedGame,
  bet: OpenBet,
  { pair }: StakeSource,
  id: string,
): OpenRound {
  const openedAt = parts.clock.now();
  return {
    id,
    memberId: play.memberId,
    playSessionId: play.playSessionId,
    gameId: play.gameId,
    vendorCode: play.vassalage,
    gameVersion: game.version,
    seedPairId: pair.id,
    nonce: pair.nextNonce,
    stake: bet.stake,
    addedStake: 0n,
    currency: play.currency,
    opening: choice,
    choice: bet.choice,
    steps: [],
    step: 0,
    openedAt,
    deadlineAt: new Date(openedAt.getTime() + parts.settings.get('play.open_round_minutes') * 60_000),
    endedAt: null,
  };
}

/** A round in which nothing is left to decide: held, settled and recorded in one post. */
async function planOver(
  parts: RoundsParts,
  round: OpenRound,
  bet: OpenBet,
  {
    outcome,
    held,
    source,
  }: { readonly outcome: JsonValue; readonly held: readonly Transfer[]; readonly source: StakeSource },
) {
  const payout = bet.settle(outcome);
  const settling = await settlingTransfers(parts, { ...round, staked: round.stake, payout }, source.guard);
  const ended = { ...round, endedAt: round.openedAt };
  return {
    post: {
      transfers: [...held, ...settling],
      attach: [attachEndedAtOnce({ round: ended, payout, outcome })],
    },
    answer(): Standing {
      taken(round, source);
      publishEnding(parts, source.seat, ended, { payout, addedStake: 0n });
      return { open: null, settled: recordOf({ ...ended, payout, outcome }) };
    },
  };
}

/** The stake and the nonce of a round are taken: what the seat remembers moves on. */
function taken(round: OpenRound, { seat, pair }: StakeSource): void {
  seat.cashVersion += 1n;
  seat.playedAt.set(round.gameId, round.openedAt.getTime());
  pair.nextNonce += 1;
}

function opened(parts: RoundsParts, round: OpenRound, open: ShownRound, source: StakeSource): Standing {
  taken(round, source);
  parts.facts.publish('BalanceChanged', { memberId: round.memberId });
  return { open, settled: null };
}

/** Where the round stands that was opened before under the same key, or null where there is none. */
async function storedRound(
  parts: RoundsParts,
  seat: HeldSeat,
  wish: PlayWish,
  roundId: string,
  stake: bigint,
): Promise<Standing | Refusal<'idempotency.mismatch'> | null> {
  const round = await openRoundById(parts.database.db, roundId);
  if (round === null) return null;
  const isSame =
    round.gameId === wish.play.gameId &&
    round.currency === wish.play.currency &&
    round.stake === stake &&
    isSameJson(round.opening as JsonValue, wish.choice as JsonValue);
  return isSame ? standingOf(parts, seat, round) : refuse('idempotency.mismatch', { roundId });
}
