export { mines } from './mines.ts';
