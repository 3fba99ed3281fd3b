import type { Page, TestServer } from '@ikka/test-kit';

/** Takes a page out of its game until another story needs it: what nobody looks at is drawn and told of news all the same. */
export async function rest(page: Page, server: Pick<TestServer, 'url'>): Promise<void> {
  await page.goto(`${server.url}/healthz`);
}
