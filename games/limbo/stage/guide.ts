import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  greatestReturn,
  multiplierOf,
  readChoice,
  rtp,
  TARGET_MAX,
  TARGET_MIN,
  tellRound,
  WORD_COUNT,
  winningWords,
} from '../rules/index.ts';

/** What the page around needs to know of limbo, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'limbo',
  rtp: {
    least: Number(rtp.numerator) / Number(rtp.denominator),
    greatest: Number(greatestReturn.numerator) / Number(greatestReturn.denominator),
  },
  first: { target: 200 },
  fields: [{ kind: 'number', name: 'target', min: TARGET_MIN, max: TARGET_MAX, digits: 2, unit: '×' }],
  readChoice,
  prizes(value) {
    const choice = readChoice(value);
    if (!choice) throw new TypeError('not a choice of this game');
    return [{ multiplier: multiplierOf(choice), chance: winningWords(choice) / WORD_COUNT }];
  },
  tell: tellRound,
};
