export { jacksOrBetter } from './jacks-or-better.ts';
