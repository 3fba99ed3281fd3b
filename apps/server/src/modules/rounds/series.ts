import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { StreamSeeds } from '@ikka/fair';
import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import type { RoundsParts } from './index.ts';
import { type StakeRefusal, takeStake } from './place-bet.ts';
import { balanceAfter, type Played, type PotMoves, type PotShare, planPost, settled } from './play.ts';
import type { Seats } from './seats.ts';
import { type DrawnRound, roundById } from './store.ts';

/** [R21] A member's own stream as its room draws from it: nonces one after another, of one pair. */
export interface Series {
  readonly pairId: bigint;
  /** The nonce that the next draw has. */
  readonly nextNonce: number;
  /** Seeds of the next draw, which takes its nonce. Nobody may see what is drawn before it is committed. */
  draw(): StreamSeeds;
}

/** What a room drew of a series, to be committed as one round. */
export interface SeriesRound {
  readonly play: Pick<PlaySession, 'memberId' | 'playSessionId' | 'gameId' | 'vassalage' | 'currency'>;
  /** The round's id, a UUIDv7: the same round may be committed again where nobody heard the answer. */
  readonly roundId: string;
  readonly pairId: bigint;
  /** The nonce of its first draw, and how many it took. */
  readonly nonce: number;
  readonly nonces: number;
  readonly stake: bigint;
  readonly choice: JsonValue;
  readonly outcome: JsonValue;
  /** What it gives to the pots of its room and takes out of them. */
  readonly pots: readonly PotMoves[];
  /** What the round has pots pay beside its payout, to whomever. */
  readonly shares: readonly PotShare[];
}

/**
 * `moved`: the pair was rotated, or somebody else drew from it, since the series was opened. Nothing was written.
 * `pot_short`: a pot holds less than the round takes out of it.
 */
export type SeriesRefusal = StakeRefusal | ClosedGame | 'moved' | 'pot_short';

/** The pair is another, or further, than the drawn round says. */
class SeriesMoved extends Error {
  override readonly name = 'SeriesMoved';
}

/** Opens the member's stream of a game. `clientSeed` begins the first pair where there is none: it comes from the player's side. */
export async function openSeries(
  seats: Seats,
  of: { readonly memberId: bigint; readonly gameId: string; readonly clientSeed: string },
): Promise<Series | Refusal<'request.too_many'>> {
  return seats.hold(of.memberId, async (seat): Promise<Series> => {
    seat.forgetPair(of.gameId);
    const { id: pairId, serverSeed, clientSeed, nextNonce } = await seat.pair(of.gameId, of.clientSeed);
    let next = nextNonce;
    return {
      pairId,
      get nextNonce() {
        return next;
      },
      draw() {
        const nonce = next;
        next += 1;
        return { serverSeed, clientSeed, nonce };
      },
    };
  });
}

/**
 * [R21] Writes what was drawn of a series as one round: stake, payout, nonces and record in one durable batch of the ledger, within
 * every limit, or nothing of it.
 */
export async function commitSeries(
  parts: RoundsParts,
  seats: Seats,
  drawn: SeriesRound,
): Promise<Played | SeriesRefusal> {
  const { play, roundId, stake } = drawn;
  const game = parts.games.current(play.gameId);
  if (game === null) return refuse('game.unavailable', { gameId: play.gameId });
  const bet = game.readBet(stake, drawn.choice);
  if ('refused' in bet) throw new TypeError(`a room drew what ${play.gameId} does not know: ${bet.refused}`);
  const closed = await parts.stakes(play.gameId, knownCurrency(play.currency));
  if (isRefusal(closed)) return (await stored(parts, drawn)) ?? closed;
  const round: DrawnRound = {
    id: roundId,
    memberId: play.memberId,
    playSessionId: play.playSessionId,
    gameId: play.gameId,
    vendorCode: play.vassalage,
    gameVersion: game.version,
    seedPairId: drawn.pairId,
    nonce: drawn.nonce,
    nonces: drawn.nonces,
    stake,
    payout: bet.settle(drawn.outcome),
    setOff: 0n,
    currency: play.currency,
    choice: bet.choice,
    outcome: drawn.outcome,
    playedAt: parts.clock.now(),
  };
  try {
    return await seats.hold(play.memberId, (seat) =>
      takeStake<Played, 'pot_short'>(parts, seats, seat, {
        play,
        stake,
        roundId,
        stored: () => stored(parts, drawn),
        short: () => 'pot_short',
        async plan(source) {
          const { pair } = source;
          if (pair.id !== drawn.pairId || pair.nextNonce !== drawn.nonce) throw new SeriesMoved();
          return {
            post: await planPost(parts, round, source, drawn),
            answer(transfers) {
              for (const { memberId } of drawn.shares) parts.facts.publish('BalanceChanged', { memberId });
              const limits = source.taken.length;
              const played = settled(parts, seat, round, pair, { transfers, limits });
              const own = drawn.shares.findIndex(
                ({ memberId, currency }) => memberId === play.memberId && currency === play.currency,
              );
              if (own === -1) return played;
              seat.cashVersion += 1n;
              // Shares are posted last.
              const share = transfers[transfers.length - drawn.shares.length + own];
              return { ...played, balance: share?.creditBalance ?? played.balance };
            },
          };
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof SeriesMoved)) throw error;
    return (await stored(parts, drawn)) ?? 'moved';
  }
}

/** The round as it was committed before, where it was. */
async function stored(parts: RoundsParts, { roundId, nonces }: SeriesRound): Promise<Played | null> {
  const round = await roundById(parts.database.db, roundId);
  if (round === null) return null;
  return { round, balance: await balanceAfter(parts, roundId), nextNonce: round.nonce + nonces };
}
