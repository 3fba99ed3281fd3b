import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  multiplierOf,
  ROLL_COUNT,
  readChoice,
  rtp,
  TARGET_MAX,
  TARGET_MIN,
  tellRound,
  winningRolls,
} from '../rules/index.ts';

/** What the page around needs to know of dice, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'dice',
  rtp: { least: Number(rtp.numerator) / Number(rtp.denominator), greatest: 0.99 },
  first: { side: 'over', target: 5_050 },
  fields: [
    { kind: 'one-of', name: 'side', options: ['over', 'under'] },
    { kind: 'number', name: 'target', min: TARGET_MIN, max: TARGET_MAX, digits: 2 },
  ],
  readChoice,
  prizes(value) {
    const choice = readChoice(value);
    if (!choice) throw new TypeError('not a choice of this game');
    const chance = winningRolls(choice) / ROLL_COUNT;
    return [{ multiplier: multiplierOf(choice), chance }];
  },
  tell: tellRound,
};
