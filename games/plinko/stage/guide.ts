import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  greatestReturn,
  prizePaths,
  ROWS_MAX,
  ROWS_MIN,
  readChoice,
  risks,
  rtp,
  tellRound,
} from '../rules/index.ts';

/** What the page around needs to know of plinko, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'plinko',
  rtp: {
    least: Number(rtp.numerator) / Number(rtp.denominator),
    greatest: Number(greatestReturn.numerator) / Number(greatestReturn.denominator),
  },
  first: { rows: 12, risk: 'medium' },
  fields: [
    { kind: 'one-of', name: 'risk', options: risks },
    { kind: 'number', name: 'rows', min: ROWS_MIN, max: ROWS_MAX, digits: 0 },
  ],
  readChoice,
  prizes(value) {
    const choice = readChoice(value);
    if (!choice) throw new TypeError('not a choice of this game');
    const all = 2 ** choice.rows;
    return [...prizePaths(choice)].map(([multiplier, paths]) => ({ multiplier, chance: paths / all }));
  },
  tell: tellRound,
};
