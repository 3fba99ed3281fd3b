export { type FairStream, openStream, type StreamSeeds, type WatchedDraw } from './open-stream.ts';
export { saltOf } from './salt.ts';
export { commit, isClientSeed, isSeatsSeed, isServerSeed } from './seeds.ts';
