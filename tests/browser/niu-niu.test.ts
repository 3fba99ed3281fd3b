import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import type { StoryLanguage } from './texts.ts';

/** Three strangers at one table who choose at once: two in Urdu, one of them with a phone, one in English. */
describe('a table of NiuNiu', () => {
  let server: TestServer;
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const sitDown = async (language: StoryLanguage, width: number, height: number): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    const launched = await fetch(
      `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=niu-niu&vassalage=IKKA_PVP`,
      { headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' } },
    );
    const { value } = (await launched.json()) as { value: { game_url: string } };
    await page.goto(new URL(value.game_url, server.url).href);
    await page
      .locator('li[data-room=niu-niu-pkr-small-1], li[data-room=niu-niu-pkt-small-1]')
      .getByRole('button')
      .click();
    await page.getByTestId('sit-anywhere').click();
    await page.getByTestId('bring').click();
    await page.getByTestId('seat-menu').waitFor();
    return page;
  };

  it('bids for the bank and bets at once, and shows all hands with what each won or lost', async () => {
    const pages = [
      await sitDown('ur', 390, 844),
      await sitDown('en', 1440, 900),
      await sitDown('ur', 1440, 900),
    ];
    const asked = async () => {
      const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
      return pages.filter((_, at) => (counts[at] ?? 0) > 0);
    };
    const [phone, desk] = pages;
    if (phone === undefined || desk === undefined) throw new Error('nobody sat down');
    const act = async (page: Page): Promise<void> => {
      const bid = page.getByTestId('move-bid-1');
      const isBidding = (await bid.count()) > 0;
      // One's own four, and nobody else's.
      if (isBidding) expect(await page.locator('[data-open=true]').count()).toBe(4);
      const move = isBidding ? bid : page.getByTestId('move-bet-10');
      await move.click();
      await move.waitFor({ state: 'detached' });
    };
    // The first hand may have begun before all sat: it is played too.
    const openOn = (page: Page) => page.locator('[data-open=true]').count();
    while ((await openOn(desk)) < 15) for (const page of await asked()) await act(page);
    await Promise.all(
      pages.map(async (page) => {
        await page.getByTestId('ending').waitFor();
        await expect.poll(() => openOn(page)).toBe(15);
      }),
    );
    expect(await accessFaults(desk)).toEqual([]);
    await takeScreens(phone, 'ur-niu-niu');
    expect(faults).toEqual([]);
  }, 120_000);
});
