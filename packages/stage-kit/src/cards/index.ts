export { cardText, isRed, type PlayingCard, playingCard, type Rank, type Suit } from './card.ts';
export { drawCard, drawCardBack } from './draw-card.ts';
