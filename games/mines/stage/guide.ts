import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  chanceOf,
  MINES_MAX,
  MINES_MIN,
  multiplierOf,
  ROW_LENGTH,
  readChoice,
  readOpening,
  rtp,
  TILE_COUNT,
  tellRound,
} from '../rules/index.ts';
import { anyClosed } from './board.ts';

const shareOf = ({ numerator, denominator }: ReturnType<typeof chanceOf>) =>
  Number(numerator) / Number(denominator);

/** What the page around needs to know of mines, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'mines',
  rtp: { least: shareOf(rtp), greatest: 0.99 },
  first: { mines: 3 },
  fields: [{ kind: 'number', name: 'mines', min: MINES_MIN, max: MINES_MAX, digits: 0 }],
  readChoice(value) {
    const choice = readOpening(value) ?? readChoice(value);
    return choice && { mines: choice.mines };
  },
  prizes(value) {
    const choice = readOpening(value);
    if (!choice) throw new TypeError('not a choice of this game');
    const { mines } = choice;
    return Array.from({ length: TILE_COUNT - mines }, (_, at) => TILE_COUNT - mines - at).map((picks) => ({
      multiplier: multiplierOf(mines, picks),
      chance: shareOf(chanceOf(mines, picks)),
    }));
  },
  tell: tellRound,
  steps: {
    auto: {
      kind: 'board',
      places: TILE_COUNT,
      inRow: ROW_LENGTH,
      most: (choice) => TILE_COUNT - (readOpening(choice)?.mines ?? 0),
      plan: (tiles) => (round) => {
        const pick = tiles[round.step];
        return pick === undefined ? null : { pick };
      },
    },
    options(round) {
      const choice = readChoice(round.choice);
      if (!choice) throw new TypeError('not a round of this game');
      const { mines, picks } = choice;
      const closed = TILE_COUNT - picks.length;
      const prize = {
        multiplier: multiplierOf(mines, picks.length + 1),
        chance: (closed - mines) / closed,
      };
      return [{ name: 'any', act: () => ({ pick: anyClosed(picks) }), prize }];
    },
  },
};
