import { isStepped, type JsonValue, type OpenBet, type SteppedGame } from '@ikka/game-kit';
import type { RoundsParts } from './index.ts';
import { type OpenRound, openRoundById } from './open-rounds/store.ts';
import { openSeed } from './seeds.ts';
import { pairById, roundById, type StoredRound } from './store.ts';

/** What a round of several steps stood at before a step, as its player saw it. Amounts are smallest units. */
export interface ReplayStep {
  readonly choice: JsonValue;
  readonly shown: JsonValue;
  readonly stake: bigint;
  /** What cashing out would have paid; null where it was not allowed. */
  readonly cashOut: bigint | null;
}

export interface RoundReplay {
  readonly round: StoredRound;
  /** In order; empty for a round of one bet, null where the steps are not kept any more. */
  readonly steps: readonly ReplayStep[] | null;
}

/**
 * A settled round with what its stage shows: the steps are drawn again from the seeds, with each step's choice as it was, so that
 * nothing is told that was hidden to the end. Null for a round that there is not.
 */
export async function replayRound(
  parts: Pick<RoundsParts, 'database' | 'vault' | 'games'>,
  roundId: string,
): Promise<RoundReplay | null> {
  const { db } = parts.database;
  const round = await roundById(db, roundId);
  if (round === null) return null;
  const game = parts.games.version(round.gameId, round.gameVersion);
  if (game === null || !isStepped(game)) return { round, steps: [] };
  const played = await openRoundById(db, roundId);
  if (played === null) return { round, steps: null };
  const pair = await pairById(db, round.seedPairId);
  if (pair === null) throw new Error(`round ${roundId} has no seed pair`);
  const seeds = {
    serverSeed: openSeed(parts.vault, pair),
    clientSeed: pair.clientSeed,
    nonce: round.nonce,
  };
  return { round, steps: stepsOf(game, played, seeds) };
}

function stepsOf(game: SteppedGame, played: OpenRound, seeds: Parameters<OpenBet['draw']>[0]): ReplayStep[] {
  const opened = game.steps.open(played.stake, played.opening);
  if ('refused' in opened)
    throw new Error(`the opening of ${played.id} is not of its game: ${opened.refused}`);
  // What comes of the step that ends the round is the round itself; one that was left ends without such a step.
  const isOver = (bet: OpenBet) => bet.isOver(bet.draw(seeds));
  if (isOver(opened)) return [];
  let bet: OpenBet = opened;
  const steps = [stepOf(bet, seeds)];
  for (const { action } of played.steps) {
    const next = bet.act(action, seeds);
    if ('refused' in next) throw new Error(`a step of ${played.id} is not of its game: ${next.refused}`);
    if (next.ends || isOver(next.bet)) return steps;
    bet = next.bet;
    steps.push(stepOf(bet, seeds));
  }
  return steps;
}

function stepOf(bet: OpenBet, seeds: Parameters<OpenBet['draw']>[0]): ReplayStep {
  const outcome = bet.draw(seeds);
  return {
    choice: bet.choice,
    shown: bet.show(outcome),
    stake: bet.stake,
    cashOut: bet.mayCashOut() ? bet.settle(outcome) : null,
  };
}
