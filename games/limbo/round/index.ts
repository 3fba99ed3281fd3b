export { limbo } from './limbo.ts';
