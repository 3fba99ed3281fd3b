export { keno40 } from './keno-40.ts';
