import { mapScore, type RoundsFacts } from '../../facts/rounds-facts.ts';
import type { Score } from '../market-type.ts';

/** What the markets of a match by maps are decided by. */
export interface MapsView {
  readonly facts: Pick<RoundsFacts, 'maps' | 'winner'>;
  /** Maps that each side has won. */
  readonly score: Score;
  /** Maps that win the match. */
  readonly needed: number;
}

export const mapsView = (facts: MapsView['facts'], bestOf: number): MapsView => ({
  facts,
  score: mapScore(facts),
  needed: (bestOf + 1) / 2,
});

/** Whether the match was decided by maps: not where one side gave up before. */
export const isPlayedOut = ({ score, needed }: MapsView): boolean =>
  Math.max(score.home, score.away) >= needed;
