export { plinko } from './plinko.ts';
