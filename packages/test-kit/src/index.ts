export {
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Locator,
  openBrowser,
  type Page,
  type Route,
} from './browser.ts';
export { type BtcpayStandIn, startBtcpayStandIn } from './btcpay-stand-in.ts';
export { type FakeClock, fakeClock } from './clock.ts';
export { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts';
export { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
export { elsewhere } from './elsewhere.ts';
export { extremesOf, sampleOf, shapeOf } from './extremes.ts';
export { type FirebaseStandIn, startFirebaseStandIn } from './firebase-stand-in.ts';
export { freePort } from './free-port.ts';
export {
  type MailBehaviour,
  type MailStandIn,
  type ReceivedMail,
  startMailStandIn,
} from './mail-stand-in.ts';
export {
  type ProviderPerson,
  startOpenIdProvider,
  type TestOpenIdProvider,
} from './open-id-provider.ts';
export { opened } from './opened.ts';
export { provedJournal } from './proved-journal.ts';
export { openRedis, type TestRedis } from './redis.ts';
export { screenSizes, type Theme, takeScreens, themes } from './screens.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
export { type ReceivedSms, type SmsBehaviour, type SmsStandIn, startSmsStandIn } from './sms-stand-in.ts';
