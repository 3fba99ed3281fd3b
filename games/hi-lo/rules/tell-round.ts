import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { presentRound } from './play-round.ts';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** A guess between two cards, in a sign that every language reads. */
const said = { higher: '↑', lower: '↓', same: '=', skip: '·' } as const;

/** A card by its rank: suits do not matter here. */
export const rankText = (card: number): string => ranks[Math.floor(card / 4)] ?? '';

/** Ten-thousandths as they are paid: 18385 is 1.8385×. */
const times = (multiplier: number): string => `${(multiplier / 10_000).toFixed(4)}×`;

/** The round in words of the bundle `hiLo`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  const { multiplier, hasLost } = presentRound(choice, outcome);
  const line = outcome.cards.map((card, at) => {
    const guess = choice.guesses[at];
    return guess === undefined ? rankText(card) : `${rankText(card)} ${said[guess]}`;
  });
  const count = choice.guesses.filter((guess) => guess !== 'skip').length;
  return {
    chosen: { key: 'chosen', values: { cards: line.join(' ') } },
    result: hasLost
      ? { key: 'result.wrong', values: { card: rankText(outcome.cards.at(-1) ?? 0) } }
      : { key: 'result.right', values: { count, multiplier: times(multiplier) } },
    figure: hasLost ? '0×' : times(multiplier),
  };
});
