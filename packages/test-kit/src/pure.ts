/** What starts nothing: a suite of rules alone does not load a browser's driver and a database's with it. */
export { type FakeClock, fakeClock } from './clock.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
