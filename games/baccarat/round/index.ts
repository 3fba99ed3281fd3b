export { baccarat, baccaratAt } from './baccarat.ts';
export { baccaratLuck } from './luck.ts';
