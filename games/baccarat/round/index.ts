export { baccarat, baccaratAt } from './baccarat.ts';
