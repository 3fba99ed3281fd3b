import type { ArcadeGuide } from '@ikka/stage-kit';
import {
  chanceOf,
  type Face,
  FLIPS_MOST,
  faces,
  multiplierOf,
  readChoice,
  readOpening,
  readOutcome,
  rtp,
  tellRound,
} from '../rules/index.ts';
import { autoCounts, autoWays, nextCall, readWay } from './auto-call.ts';

const shareOf = ({ numerator, denominator }: ReturnType<typeof chanceOf>) =>
  Number(numerator) / Number(denominator);

/** By their places on the keyboard. */
const keys: Readonly<Record<Face, string>> = { heads: 'KeyH', tails: 'KeyT' };

/** A round as the server told it. */
function readRound(round: { readonly choice: unknown; readonly shown: unknown }) {
  const [choice, outcome] = [readChoice(round.choice), readOutcome(round.shown)];
  if (!choice || !outcome) throw new TypeError('not a round of this game');
  return { choice, outcome };
}

/** What the page around needs to know of coin flip, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'coinFlip',
  rtp: { least: shareOf(rtp), greatest: shareOf(rtp) },
  first: {},
  fields: [],
  readChoice: (value) => ((readOpening(value) ?? readChoice(value)) ? {} : undefined),
  prizes: () =>
    Array.from({ length: FLIPS_MOST }, (_, at) => FLIPS_MOST - at).map((right) => ({
      multiplier: multiplierOf(right),
      chance: shareOf(chanceOf(right)),
    })),
  tell: tellRound,
  steps: {
    auto: {
      kind: 'ways',
      names: autoWays,
      counts: autoCounts,
      plan: (name, count) => (round) => {
        const { choice, outcome } = readRound(round);
        const call = nextCall(choice, outcome, { way: readWay(name), count });
        return call === null ? null : { call };
      },
    },
    options(round) {
      const { calls } = readRound(round).choice;
      const prize = { multiplier: multiplierOf(calls.length + 1), chance: shareOf(chanceOf(1)) };
      return faces.map((call) => ({ name: call, act: () => ({ call }), prize, key: keys[call] }));
    },
  },
};
