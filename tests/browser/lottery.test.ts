import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { balanceOn } from './play-money.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** The desk of the lotteries, each with a draw of its own every minute: two guests, in either language. */
describe.concurrent('the desk of the lotteries', () => {
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

  const openDesk = async (
    language: StoryLanguage,
    game: string,
    viewport: { width: number; height: number },
  ): Promise<Page> => {
    const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    const page = await context.newPage();
    // A draw comes every minute, and a slip may have to wait for the one after the next.
    page.setDefaultTimeout(150_000);
    page.on('pageerror', (error) => faults.push(error.message));
    const launched = await fetch(
      `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=${game}&vassalage=TCG_SEA`,
      { headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' } },
    );
    const { value } = (await launched.json()) as { value: { game_url: string } };
    await page.goto(new URL(value.game_url, server.url).href);
    await page.locator('[data-play][data-phase=idle]').waitFor();
    return page;
  };
  const slipState = (page: Page, state: string) =>
    page.locator(`[data-testid=my-slip][data-state=${state}]`).first();

  it('a slip on five digits is made, drawn and paid, and its draw recomputed', async ({ expect }) => {
    const t = textsOf('en');
    const desk = (key: string, values?: Record<string, string>) => t(`lotteryDesk:${key}`, values);
    const page = await openDesk('en', 'SSC1M', { width: 1440, height: 900 });
    await page.getByRole('combobox', { name: desk('play') }).click();
    await page.getByRole('option', { name: t('lottery:plays.ssc.position.name') }).click();
    const first = page.getByRole('group', { name: desk('part.place', { no: '1' }) });
    // Every digit of the first place: one of ten wins whatever is drawn.
    await first.getByRole('button', { name: desk('pick.all'), exact: true }).click();
    await page.getByTestId('add-line').click();
    await expect.poll(() => page.getByTestId('slip-total').textContent(), { timeout: 15_000 }).toBe('100.00');
    expect(await accessFaults(page)).toEqual([]);
    await takeScreens(page, 'lottery-desk', { always: true });
    const before = await balanceOn(page);
    // Where the clock runs out before it is taken, the next draw has it.
    await expect
      .poll(
        async () => {
          const button = page.getByTestId('place');
          if (await button.isEnabled()) await button.click();
          return page.getByTestId('my-slip').count();
        },
        { timeout: 90_000 },
      )
      .toBe(1);
    await expect.poll(() => balanceOn(page), { timeout: 15_000 }).toBe(before - 10_000);
    await slipState(page, 'won').waitFor();
    // One unit of ten coins, at the odds of the greatest prize group.
    await expect.poll(() => balanceOn(page), { timeout: 15_000 }).toBe(before - 10_000 + 9_700);
    await page.getByText(desk('results'), { exact: true }).click();
    await page
      .getByRole('button', { name: desk('proof') })
      .first()
      .click();
    await page.locator('[data-testid=proof][data-right=true]').waitFor();
    await takeScreens(page, 'lottery-proof', { always: true });
    expect(faults).toEqual([]);
  }, 180_000);

  it('a slip is made with the thumb, taken back, and numbers can be pasted', async ({ expect }) => {
    const t = textsOf('ur');
    const desk = (key: string, values?: Record<string, string>) => t(`lotteryDesk:${key}`, values);
    const page = await openDesk('ur', 'XSMB', { width: 390, height: 844 });
    const before = await balanceOn(page);
    const numbers = page.getByRole('group', { name: desk('part.numbers') });
    await numbers.getByRole('button', { name: '37', exact: true }).click();
    await numbers.getByRole('textbox').fill('37, 05 99');
    await numbers.locator('[aria-pressed=true]').nth(2).waitFor();
    await page.getByTestId('add-line').click();
    // Three numbers at 27 places of ten rupees.
    await expect.poll(() => page.getByTestId('slip-total').textContent(), { timeout: 15_000 }).toBe('810.00');
    await takeScreens(page, 'lottery-north', { always: true });
    await page.getByTestId('place').click();
    await slipState(page, 'open').waitFor();
    await expect.poll(() => balanceOn(page), { timeout: 15_000 }).toBe(before - 81_000);
    await page.getByRole('button', { name: desk('cancel') }).click();
    await slipState(page, 'returned').waitFor();
    await expect.poll(() => balanceOn(page), { timeout: 15_000 }).toBe(before);
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  }, 180_000);
});
