export { type FakeClock, fakeClock } from './clock.ts';
export { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts';
export { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
