export { blackjack } from './blackjack.ts';
export { blackjackLuck } from './luck.ts';
