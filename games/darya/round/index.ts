export { type BatchView, darya, type ShotView } from './darya.ts';
