import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  ALL_ROUNDS,
  hands,
  pays,
  readChoice,
  readOpening,
  roundsByHand,
  rtp,
  tellRound,
} from '../rules/index.ts';

const returned = Number(rtp.numerator) / Number(rtp.denominator);

/** What the page around needs to know of jacks or better, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'jacksOrBetter',
  rtp: { least: returned, greatest: returned },
  first: {},
  fields: [],
  readChoice: (value) => ((readOpening(value) ?? readChoice(value)) ? {} : undefined),
  // As often as each hand comes to one who always holds what returns most.
  prizes: () =>
    hands
      .filter((hand) => pays[hand] > 0)
      .map((hand) => ({ multiplier: pays[hand] * 10_000, chance: roundsByHand[hand] / ALL_ROUNDS })),
  tell: tellRound,
  // What is held is marked in the picture; the main button draws.
  steps: { options: () => [], main: 'draw' },
};
