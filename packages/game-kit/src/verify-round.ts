import { commit, type StreamSeeds } from '@ikka/fair';
import type { InstantGame } from './instant-game.ts';
import { isSameJson, type JsonValue } from './json-value.ts';

/** A round as it was played, with the server seed that was revealed since. */
export interface PlayedRound extends StreamSeeds {
  readonly game: string;
  readonly version: string;
  /** In smallest units. */
  readonly stake: bigint;
  readonly choice: JsonValue;
}

/** What the house said about a round: the commitment before the bet, outcome and payout after it. */
export interface RoundClaim {
  readonly commitment: string;
  readonly outcome: JsonValue;
  readonly payout: bigint;
}

/** A round recomputed from nothing but its seeds, its bet and the version of its game. */
export interface RecomputedRound {
  readonly commitment: string;
  readonly outcome: JsonValue;
  readonly payout: bigint;
  readonly view: JsonValue;
}

export type RecomputeRefusal = 'game_unknown' | 'stake_not_in_step' | 'choice_malformed';

/**
 * Recomputes a round among the games (and old versions of games) given. Pure, the same in Node and in a browser.
 * Malformed seeds throw; check what a person typed with `isServerSeed` and `isClientSeed` before.
 */
export function recomputeRound(
  games: readonly InstantGame[],
  round: PlayedRound,
): RecomputedRound | { readonly refused: RecomputeRefusal } {
  const game = games.find(({ code, version }) => code === round.game && version === round.version);
  if (game === undefined) return { refused: 'game_unknown' };
  const bet = game.readBet(round.stake, round.choice);
  if ('refused' in bet) return bet;
  const outcome = bet.draw(round);
  return {
    commitment: commit(round.serverSeed),
    outcome,
    payout: bet.settle(outcome),
    view: bet.present(outcome),
  };
}

/** Which parts of a claim hold. A round was fair when all three do. */
export interface Verdict {
  /** The revealed server seed is the one that was committed to. */
  readonly commitmentHolds: boolean;
  /** The outcome is the one that the seeds fix. */
  readonly outcomeHolds: boolean;
  /** The payout is the one that the rules give for the outcome. */
  readonly payoutHolds: boolean;
}

/** Holds what the house claimed against what was recomputed. */
export function judgeClaim(claim: RoundClaim, recomputed: RecomputedRound): Verdict {
  return {
    commitmentHolds: claim.commitment === recomputed.commitment,
    outcomeHolds: isSameJson(claim.outcome, recomputed.outcome),
    payoutHolds: claim.payout === recomputed.payout,
  };
}
