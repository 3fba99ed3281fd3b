import type { PlayedRounds } from '../rounds/index.ts';
import { sumsOfBets } from './count-bets.ts';
import { summed } from './count-luck.ts';
import type { ReturnsParts } from './parts.ts';
import type { Counted } from './store.ts';

/** [RT8] Adds rounds up as a whole, and each part of their bets by itself. Pure, but for the games that it asks. */
export function countParts(games: ReturnsParts['games'], rounds: readonly PlayedRounds[]): Counted[] {
  return summed(
    rounds.flatMap((round): Counted[] => {
      const { gameId, version, currency, stake, choice, outcome } = round;
      const which = { gameId, version, currency };
      const bet = games.version(gameId, version)?.readBet(stake, choice);
      if (bet === undefined || 'refused' in bet) return [{ ...which, ...sumsOfBets(round, null) }];
      const parts = (bet.parts?.(outcome) ?? []).map(({ name, count, prospect, ...sums }): Counted => {
        const alike = { rounds: round.rounds * count, payout: sums.payout * BigInt(round.rounds) };
        return {
          ...which,
          part: name.join(' '),
          ...sumsOfBets({ ...alike, stake: sums.stake / BigInt(count) }, prospect),
        };
      });
      return [{ ...which, ...sumsOfBets(round, bet.prospect()) }, ...parts];
    }),
  );
}
