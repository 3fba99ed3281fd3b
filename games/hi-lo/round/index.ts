export { hiLo } from './hi-lo.ts';
export { hiLoLuck } from './luck.ts';
