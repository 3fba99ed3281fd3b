export { blackjack } from './blackjack.ts';
