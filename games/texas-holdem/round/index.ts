export { texasHoldem } from './texas-holdem.ts';
