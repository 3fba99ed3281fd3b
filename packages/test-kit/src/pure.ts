/** The parts that start nothing, for suites of pure rules: these load neither a browser's driver nor a database's. */
export { type FakeClock, fakeClock } from './clock.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
