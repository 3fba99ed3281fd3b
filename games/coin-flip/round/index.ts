export { coinFlip } from './coin-flip.ts';
export { coinFlipLuck } from './luck.ts';
