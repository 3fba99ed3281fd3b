import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { rankOf, suitOf } from './hand.ts';
import { presentRound } from './play-round.ts';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♦', '♥', '♠', '♣'];

const cardText = (card: number): string => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`;
/** Cards in one line, as every language reads them. */
export const lineOf = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/** The round in words of the bundle `jacksOrBetter`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  const { dealt, hold, isLeft, cards, hand, multiplier } = presentRound(choice, outcome);
  const held = lineOf(hold.map((place) => dealt[place] ?? 0));
  const chosen = isLeft ? 'left' : hold.length === 0 ? 'nothing' : 'held';
  return {
    chosen: { key: `chosen.${chosen}`, values: { dealt: lineOf(dealt), held } },
    result: { key: `result.${hand}`, values: { cards: lineOf(cards) } },
    figure: `${multiplier}×`,
  };
});
