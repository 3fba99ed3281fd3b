export { type Browser, type BrowserContext, type Locator, openBrowser, type Page } from './browser.ts';
export { type FakeClock, fakeClock } from './clock.ts';
export { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts';
export { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
export { openRedis, type TestRedis } from './redis.ts';
export { screenSizes, type Theme, takeScreens, themes } from './screens.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
