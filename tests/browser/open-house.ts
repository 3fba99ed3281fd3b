import { type Browser, openBrowser, opened, startTestServer, type TestServer } from '@ikka/test-kit';
import { afterAll, beforeAll } from 'vitest';

/** What the stories of one suite share. */
export interface OpenHouse {
  readonly server: TestServer;
  readonly browser: Browser;
  /** What went wrong on a page; a story that ends well has left it empty. */
  readonly faults: string[];
}

/** The whole product and a browser for the suite that calls it: started before its first story, stopped after its last one. */
export function openHouse(options?: Parameters<typeof startTestServer>[0]): OpenHouse {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startTestServer(options);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return opened(server);
    },
    get browser() {
      return opened(browser);
    },
    faults: [],
  };
}
