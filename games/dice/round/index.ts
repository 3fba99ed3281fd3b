export { dice } from './dice.ts';
