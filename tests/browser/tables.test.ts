import {
  type Browser,
  type FrameLocator,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { textsOf } from './texts.ts';

/** Two guests at one table, in both languages at once: one comes from the lobby with a phone, one by the game's own address. */
describe('a live table', () => {
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

  const openPage = async (language: 'en' | 'ur', viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => faults.push(error.message));
    return page;
  };

  const gameId = 'baccarat-liberty';
  const openTable = async (page: Page): Promise<void> => {
    const launched = await fetch(
      `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=${gameId}&vassalage=IKKA_LIVE`,
      { headers: { Merchant: 'IKKA', Language: 'EN', Device: 'web' } },
    );
    const { value } = (await launched.json()) as { value: { game_url: string } };
    await page.goto(new URL(value.game_url, server.url).href);
  };
  const spotOf = (page: Page | FrameLocator, spot: string) => page.locator(`[data-spot=${spot}]`);
  /** Puts a chip down, and again where the clock ran out meanwhile. */
  const stake = (page: Page | FrameLocator, spot: string) =>
    expect
      .poll(
        async () => {
          const mine = page.locator(`[data-spot=${spot}][data-mine=true]`);
          if ((await mine.count()) === 0) await spotOf(page, spot).click();
          return mine.count();
        },
        { timeout: 40_000 },
      )
      .toBe(1);
  const tableIn = (page: Page | FrameLocator, phase: string) =>
    page.locator(`[data-play][data-room=${phase}]`).waitFor();

  it('deals one coup for all who sit there, with roads, results and the record of each', async () => {
    const [phone, desk] = [
      await openPage('ur', { width: 390, height: 844 }),
      await openPage('en', { width: 1440, height: 900 }),
    ];
    const [ur, en] = [textsOf('ur'), textsOf('en')];
    await Promise.all([
      phone.goto(`${server.url}/live`).then(async () => {
        const card = phone.locator(`[data-table=${gameId}]`);
        await card.getByRole('button', { name: new RegExp(`^${ur('baccarat:lobby.trial')}`) }).click();
      }),
      openTable(desk),
    ]);
    const frame = phone.frameLocator('iframe');
    await Promise.all([tableIn(frame, 'betting'), tableIn(desk, 'betting')]);
    await stake(desk, 'player');
    await stake(frame, 'banker');
    await stake(frame, 'tie');
    // What the other one staked is told as a sum.
    await spotOf(desk, 'tie')
      .getByText(en('baccarat:all', { amount: '4' }))
      .waitFor();
    expect(await accessFaults(desk)).toEqual([]);

    await Promise.all([tableIn(frame, 'resting'), tableIn(desk, 'resting')]);
    const cards = (page: Page | FrameLocator) =>
      page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all([cards(desk), cards(frame)]);
        return one.length >= 4 && one.join() === other.join();
      })
      .toBe(true);
    await desk
      .getByTestId('shoe-statistics')
      .locator('[data-of=coups]')
      .filter({ hasText: /[1-9]/ })
      .waitFor();
    await frame.getByRole('button', { name: ur('play:hud.history') }).click();
    await frame.getByTestId('history-round').first().waitFor();
    expect(faults).toEqual([]);
  }, 60_000);
});
