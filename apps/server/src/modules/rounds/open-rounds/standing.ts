import { isStepped, type JsonValue, type OpenBet, type SteppedGame } from '@ikka/game-kit';
import type { RoundsParts } from '../index.ts';
import type { HeldSeat } from '../seats.ts';
import type { SeedPair } from '../seeds.ts';
import { roundById, type StoredRound } from '../store.ts';
import { type OpenRound, stakedOn } from './store.ts';

/** Where a round of several steps stands: open, settled, or (both null) over with its stake given back. */
export interface Standing {
  readonly open: ShownRound | null;
  readonly settled: StoredRound | null;
}

/** An open round as its player may see it. */
export interface ShownRound {
  readonly round: OpenRound;
  /** The game's own, beside what was chosen. */
  readonly shown: JsonValue;
  /** What cashing out pays now, in smallest units; null where the rules do not allow it yet. */
  readonly cashOut: bigint | null;
}

/** The game of an open round in the version in which it was opened. */
export function gameOf(parts: RoundsParts, round: OpenRound): SteppedGame {
  const game = parts.games.version(round.gameId, round.gameVersion);
  if (game === null || !isStepped(game))
    throw new Error(`${round.gameId} ${round.gameVersion} is not on the shelf`);
  return game;
}

/** The seeds of an open round. Its pair cannot be rotated meanwhile, so it is the one in use. */
export async function pairOf(seat: HeldSeat, round: OpenRound): Promise<SeedPair> {
  const known = await seat.pair(round.gameId, round.id);
  if (known.id === round.seedPairId) return known;
  seat.forgetPair(round.gameId);
  const pair = await seat.pair(round.gameId, round.id);
  if (pair.id !== round.seedPairId) throw new Error(`the seeds of the open round ${round.id} are not in use`);
  return pair;
}

export const seedsOf = (pair: SeedPair, round: OpenRound) => ({
  serverSeed: pair.serverSeed,
  clientSeed: pair.clientSeed,
  nonce: round.nonce,
});

/** What its player may see of a round that is open. */
export function shownRound(round: OpenRound, bet: OpenBet, outcome: JsonValue): ShownRound {
  return { round, shown: bet.show(outcome), cashOut: bet.mayCashOut() ? bet.settle(outcome) : null };
}

/** The record of a round that has ended, as its end wrote it. */
export function recordOf({
  id,
  memberId,
  playSessionId,
  gameId,
  vendorCode,
  gameVersion,
  seedPairId,
  nonce,
  currency,
  choice,
  payout,
  outcome,
  ...round
}: Omit<OpenRound, 'endedAt'> & {
  readonly payout: bigint;
  readonly outcome: JsonValue;
  readonly endedAt: Date;
}): StoredRound {
  const played = { id, memberId, playSessionId, gameId, vendorCode, gameVersion, seedPairId, nonce };
  const stake = stakedOn(round);
  return { ...played, stake, payout, setOff: 0n, currency, choice, outcome, playedAt: round.endedAt };
}

/** Where a round stands that was read. */
export async function standingOf(parts: RoundsParts, seat: HeldSeat, round: OpenRound): Promise<Standing> {
  if (round.endedAt !== null) return { open: null, settled: await roundById(parts.database.db, round.id) };
  const bet = gameOf(parts, round).steps.resume(stakedOn(round), round.choice);
  const outcome = bet.draw(seedsOf(await pairOf(seat, round), round));
  return { open: shownRound(round, bet, outcome), settled: null };
}
