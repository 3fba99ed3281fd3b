export { indianRummy } from './indian-rummy.ts';
