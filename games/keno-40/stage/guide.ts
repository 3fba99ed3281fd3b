import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  chanceOf,
  greatestReturn,
  hitPrizes,
  NUMBER_COUNT,
  PICKS_MAX,
  readChoice,
  readUnfinished,
  risks,
  rtp,
  tellRound,
} from '../rules/index.ts';

/** What the page around needs to know of keno 40, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'keno40',
  rtp: {
    least: Number(rtp.numerator) / Number(rtp.denominator),
    greatest: Number(greatestReturn.numerator) / Number(greatestReturn.denominator),
  },
  first: { picks: [4, 11, 18, 25, 32], risk: 'medium' },
  fields: [
    { kind: 'numbers', name: 'picks', of: NUMBER_COUNT, most: PICKS_MAX },
    { kind: 'one-of', name: 'risk', options: risks },
  ],
  readChoice: readUnfinished,
  isFinished: (choice) => readChoice(choice) !== undefined,
  prizes(value) {
    const choice = readUnfinished(value);
    if (!choice) throw new TypeError('not a choice of this game');
    return hitPrizes(choice)
      .filter(({ multiplier }) => multiplier > 0)
      .map((prize) => ({ multiplier: prize.multiplier, chance: chanceOf(prize, choice.picks.length) }))
      .reverse();
  },
  tell: tellRound,
};
