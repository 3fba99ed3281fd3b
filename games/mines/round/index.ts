export { minesLuck } from './luck.ts';
export { mines } from './mines.ts';
