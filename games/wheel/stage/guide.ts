import type { ArcadeGuide } from '@ikka/stage-kit';
import { prizeSegments, readChoice, rtp, segmentMultipliers, tellRound, wheels } from '../rules/index.ts';

const exact = Number(rtp.numerator) / Number(rtp.denominator);

/** What the page around needs to know of the wheel, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'wheel',
  rtp: { least: exact, greatest: exact },
  first: { wheel: 'medium-10' },
  fields: [{ kind: 'one-of', name: 'wheel', options: wheels }],
  readChoice,
  prizes(value) {
    const choice = readChoice(value);
    if (!choice) throw new TypeError('not a choice of this game');
    const all = segmentMultipliers(choice.wheel).length;
    return [...prizeSegments(choice)].flatMap(([multiplier, segments]) =>
      multiplier === 0 ? [] : [{ multiplier, chance: segments / all }],
    );
  },
  tell: tellRound,
};
