export { jacksOrBetter } from './jacks-or-better.ts';
export { jacksOrBetterLuck } from './luck.ts';
