import { scoresOf } from './match-clock.ts';
import type { Facts } from './match-state.ts';

/** Who won a match that is over; null where nobody did, or where that cannot be said. */
export function winnerOf(facts: Facts): 'home' | 'away' | 'draw' | null {
  if ('winner' in facts) {
    const { winner } = facts;
    return winner === 'tie' ? 'draw' : winner === 'none' ? null : winner;
  }
  const scores = scoresOf({ sport: facts.sport, stage: 'official', facts });
  if (scores === null) return null;
  const lead = Number(scores.home) - Number(scores.away);
  return lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
}
