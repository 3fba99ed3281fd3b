export { darya, type ShotView } from './darya.ts';
