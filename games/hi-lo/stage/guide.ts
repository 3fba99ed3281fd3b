import type { ArcadeGuide, Prize } from '@ikka/stage-kit';
import {
  type Bid,
  ENDS_AT,
  type HiLoChoice,
  type HiLoOutcome,
  isOffered,
  RANK_COUNT,
  rankOf,
  readChoice,
  readOpening,
  readOutcome,
  rtp,
  tellRound,
  winningRanks,
  wouldStandAt,
} from '../rules/index.ts';
import { autoCounts, autoWays, nextGuess, readWay } from './auto-guess.ts';

const bids: readonly Bid[] = ['higher', 'lower', 'same'];

/** What a guess about the card that lies would come to, and how likely it is. */
function prizeOf(choice: HiLoChoice, outcome: HiLoOutcome, ranks: number): Prize {
  return { multiplier: wouldStandAt(choice, outcome, ranks), chance: ranks / RANK_COUNT };
}

/** A round as the server told it, with the rank of the card that lies. */
function readRound(round: { readonly choice: unknown; readonly shown: unknown }) {
  const choice = readChoice(round.choice);
  const outcome = readOutcome(round.shown);
  if (!choice || !outcome) throw new TypeError('not a round of this game');
  return { choice, outcome, rank: rankOf(outcome.cards.at(-1) ?? 0) };
}

/** What the page around needs to know of hi-lo, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'hiLo',
  rtp: { least: Number(rtp.numerator) / Number(rtp.denominator), greatest: 0.99 },
  first: {},
  fields: [],
  readChoice: (value) => ((readOpening(value) ?? readChoice(value)) ? {} : undefined),
  // A first guess by how many of 13 ranks win with it.
  prizes: () =>
    [1, ...Array.from({ length: RANK_COUNT - 2 }, (_, at) => at + 2)].map((ranks) =>
      prizeOf({ guesses: [] }, { cards: [0] }, ranks),
    ),
  tell: tellRound,
  steps: {
    greatest: ENDS_AT * RANK_COUNT,
    auto: {
      kind: 'ways',
      names: autoWays,
      counts: autoCounts,
      plan: (name, count) => (round) => {
        const { choice, rank } = readRound(round);
        const guess = nextGuess(choice.guesses, rank, { way: readWay(name), count });
        return guess === null ? null : { guess };
      },
    },
    options(round) {
      const { choice, outcome, rank } = readRound(round);
      const offered = bids
        .filter((guess) => isOffered(choice.guesses, rank, guess))
        .map((guess) => ({
          name: rank === 1 || rank === RANK_COUNT ? `${guess}Beyond` : guess,
          act: () => ({ guess }),
          prize: prizeOf(choice, outcome, winningRanks(rank, guess)),
        }));
      const skip = { name: 'skip', act: () => ({ guess: 'skip' }), prize: null };
      return isOffered(choice.guesses, rank, 'skip') ? [...offered, skip] : offered;
    },
  },
};
