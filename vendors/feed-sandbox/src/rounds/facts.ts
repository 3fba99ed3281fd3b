import type { SeriesFacts } from '../series/series-match.ts';
import type { Side } from '../wire.ts';
import type { Title } from './titles.ts';

export interface PlayedMap {
  readonly name: string;
  rounds: Side[];
  winner: Side | null;
}

/** All that is known of a match by maps and rounds so far. */
export type RoundsFacts = SeriesFacts<Title, PlayedMap>;

export const scoreOf = ({ rounds }: Pick<PlayedMap, 'rounds'>) => {
  const home = rounds.filter((side) => side === 'home').length;
  return { home, away: rounds.length - home };
};
