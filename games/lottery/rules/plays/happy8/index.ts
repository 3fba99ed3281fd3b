import type { Play } from '../play.ts';
import { pickPlays } from './pick-plays.ts';
import { bothHalves, fiveElements, oddEven, sumHalves, upperLower } from './sum-plays.ts';

/** The plays on twenty of eighty numbers. */
export const happy8Plays: readonly Play<'kl8'>[] = [
  ...pickPlays,
  sumHalves,
  bothHalves,
  upperLower,
  oddEven,
  fiveElements,
];
