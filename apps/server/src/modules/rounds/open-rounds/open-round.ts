import { type Refusal, refuse } from '@ikka/contract';
import { isSameJson, isStepped, type JsonValue, type OpenBet, type SteppedGame } from '@ikka/game-kit';
import { currencyOf, parseAmount } from '@ikka/money';
import { derivedId, type Post } from '../../ledger/index.ts';
import type { RoundsParts } from '../index.ts';
import { checkOffer, type PlayRefusal, placeBet, type StakeSource } from '../place-bet.ts';
import { type PlayWish, transferIdsOf } from '../play.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import { type Standing, seedsOf, shownRound, standingOf } from './standing.ts';
import { attachOpened, type OpenRound, openRoundById, openRoundMovedOn, openRoundOf } from './store.ts';

export type OpenRefusal = PlayRefusal | Refusal<'round.open'>;

/**
 * Opens a round of several steps: sets the stake aside and takes the nonce in one durable batch. A repetition of the key answers
 * where that round stands now. A member has one round open in a game and a currency.
 */
export async function openRound(
  parts: RoundsParts,
  seats: Seats,
  wish: PlayWish,
): Promise<Standing | OpenRefusal> {
  const { gameId, memberId } = wish.play;
  const game = parts.games.current(gameId);
  const currency = currencyOf(wish.play.currency);
  if (game === null || currency === null) return refuse('game.unavailable', { gameId });
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
        return {
          post: await planPost(parts, round, source),
          answer: () => opened(parts, round, bet, source),
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

async function planPost(
  parts: RoundsParts,
  round: OpenRound,
  { seat, cash, taken }: StakeSource,
): Promise<Post> {
  const currency = parts.currencyCode(round.currency);
  const held = {
    id: transferIdsOf(round.id).stake,
    debit: cash,
    credit: await parts.ledger.memberAccount(round.memberId, 'in_play', currency),
    amount: round.stake,
    kind: 'stake_held' as const,
    reference: round.id,
    expectVersion: seat.cashVersion,
  };
  return { transfers: [held, ...taken], attach: [attachOpened(round)] };
}

function opened(parts: RoundsParts, round: OpenRound, bet: OpenBet, source: StakeSource): Standing {
  const { seat, pair } = source;
  seat.cashVersion += 1n;
  seat.playedAt.set(round.gameId, round.openedAt.getTime());
  pair.nextNonce += 1;
  parts.facts.publish('BalanceChanged', { memberId: round.memberId });
  return { open: shownRound(round, bet, bet.draw(seedsOf(pair, round))), settled: null };
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
