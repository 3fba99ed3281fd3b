export { hiLo } from './hi-lo.ts';
