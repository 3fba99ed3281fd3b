import { teller } from '@ikka/game-kit';
import { isNatural } from './cards.ts';
import { readChoice } from './choice.ts';
import { courseOf } from './course.ts';
import { readOutcome } from './draw-round.ts';
import { type BlackjackView, presentRound } from './play-round.ts';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♦', '♥', '♠', '♣'];

/** A card in two or three signs. */
const cardText = (card: number): string => `${ranks[Math.floor((card % 52) / 4)]}${suits[card % 4]}`;
const handText = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/** The totals by which a player knows the round: his own, each of two hands, against the dealer's. */
function figureOf({ dealer, dealerPoints, hands }: BlackjackView): string {
  const own = hands.map(({ points, verdict }) => (verdict === 'blackjack' ? 'BJ' : String(points)));
  return `${own.join('+')} : ${isNatural(dealer) ? 'BJ' : dealerPoints}`;
}

function resultOf({ dealer, hands }: BlackjackView): string {
  const [first] = hands;
  if (hands.length > 1 || first === undefined) return 'result.split';
  return first.verdict === 'lost' && isNatural(dealer) ? 'result.dealerBlackjack' : `result.${first.verdict}`;
}

/** The round in words of the bundle `blackjack`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  if (courseOf(choice.acts, outcome.cards)?.phase !== 'over') return null;
  const view = presentRound(choice, outcome);
  const figure = figureOf(view);
  return {
    chosen: {
      key: 'chosen',
      values: {
        own: view.hands.map(({ cards }) => handText(cards)).join(' | '),
        dealer: handText(view.dealer),
      },
    },
    result: { key: resultOf(view), values: { figure } },
    figure,
  };
});
