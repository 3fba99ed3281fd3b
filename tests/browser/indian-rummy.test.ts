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

/** Three strangers at one table of Indian Rummy: one in Urdu with a phone, two in English. */
describe('a table of Indian Rummy', () => {
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
      `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=indian-rummy&vassalage=IKKA_PVP`,
      { headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' } },
    );
    const { value } = (await launched.json()) as { value: { game_url: string } };
    await page.goto(new URL(value.game_url, server.url).href);
    await page.locator('li[data-room=indian-rummy-pkt-small-1]').getByRole('button').click();
    await page.getByTestId('sit-anywhere').click();
    await page.getByTestId('bring').click();
    await page.getByTestId('seat-menu').waitFor();
    return page;
  };

  it('is drawn and discarded by hand, laid as one likes, and ends when all others have dropped', async () => {
    const pages = [
      await sitDown('ur', 390, 844),
      await sitDown('en', 1440, 900),
      await sitDown('en', 1440, 900),
    ];
    const [phone, desk] = pages;
    if (phone === undefined || desk === undefined) throw new Error('nobody sat down');
    const asked = async (): Promise<Page> => {
      const find = async () => {
        const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
        return pages[counts.findIndex((count) => count > 0)] ?? null;
      };
      await expect.poll(find, { timeout: 30_000 }).not.toBeNull();
      return (await find()) ?? asked();
    };
    /** Whoever is asked acts, until it is another's turn. */
    const inTurn = async (act: (page: Page) => Promise<void>): Promise<Page> => {
      const page = await asked();
      const turn = await page.getByTestId('moves').getAttribute('data-turn');
      await act(page);
      await expect.poll(() => page.locator(`[data-testid=moves][data-turn="${turn}"]`).count()).toBe(0);
      return page;
    };
    const drop = (page: Page) =>
      page
        .getByTestId('move-drop')
        .click()
        .then(() => page.getByTestId('move-drop').click());
    const isAll = async () =>
      (await Promise.all(pages.map((page) => page.getByTestId('own-cards').count()))).every(Boolean);

    // The first hand may have begun before all sat: it is dropped.
    await asked();
    while (!(await isAll())) {
      await inTurn(drop);
      await asked();
    }
    const own = (page: Page) => page.locator('[data-testid=own-cards] button');
    for (const page of pages) await expect.poll(() => own(page).count()).toBe(13);
    await takeScreens(phone, 'ur-rummy');
    expect(await accessFaults(await asked())).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) {
      await inTurn(async (page) => {
        await (turn === 1 ? page.getByTestId('draw-stock') : page.getByTestId('move-stock')).click();
        await expect.poll(() => own(page).count()).toBe(14);
        // The next card covers the rest.
        const edge = { position: { x: 6, y: 12 } };
        await own(page).first().click(edge);
        await own(page).last().click(edge);
        await page.getByTestId('move-group').click();
        await own(page).last().click(edge);
        await takeScreens(page, 'rummy-discard');
        await page.getByTestId('move-discard').click();
      });
    }
    // What lies open came from the one before.
    await expect.poll(() => desk.locator('[data-testid=draw-open] [data-card]').count()).toBe(1);
    for (let left = 3; left > 1; left -= 1) await inTurn(drop);
    for (const page of pages) {
      await page.getByTestId('ending').waitFor();
      await expect.poll(() => page.getByTestId('shown').locator('li').count()).toBe(3);
    }
    await takeScreens(desk, 'rummy-end');
    expect(await accessFaults(desk)).toEqual([]);
    expect(faults).toEqual([]);
  }, 180_000);
});
