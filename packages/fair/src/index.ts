export { type FairStream, openStream, type StreamSeeds } from './open-stream.ts';
export { commit, isClientSeed, isServerSeed } from './seeds.ts';
