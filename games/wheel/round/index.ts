export { wheel } from './wheel.ts';
