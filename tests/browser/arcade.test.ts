import {
  type Browser,
  type BrowserContext,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** A game in which one chooses, against the whole product: what is chosen is what is shown, sent, kept and proved. */
describe('dice', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ settings: { 'play.minimum_spin_ms': 0 } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
    const t = textsOf(language);
    const faults: string[] = [];
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
      page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => faults.push(error.message));
      const launched = await fetch(
        `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=dice&vassalage=IKKA_ARCADE`,
        { headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'h5' } },
      );
      const { value } = (await launched.json()) as { value: { game_url: string } };
      await page.goto(new URL(value.game_url, server.url).href);
      await page.locator('[data-play][data-phase=idle]').waitFor();
    });
    afterAll(() => context?.close());

    const lastRound = () => page.locator('[data-play]').getAttribute('data-last-round');
    const roundAfter = (before: string | null) =>
      page.locator(`[data-play][data-phase=idle]:not([data-last-round="${before}"])`).waitFor();
    const stake = () => page.getByTestId('stake').inputValue();

    it('shows what a choice wins, and bets it at the stake that was made', async () => {
      await page.getByTestId('trial').waitFor();
      await page.getByText(t('dice:choice.side.under'), { exact: true }).click();
      await page.getByTestId('choice-target').fill('25.00');
      await expect.poll(() => page.getByTestId('multiplier').textContent()).toContain('3.9603');
      expect(await page.getByRole('slider').inputValue()).toBe('2500');
      await page.getByRole('button', { name: t('arcade:doubleLabel') }).click();
      await expect.poll(stake).toBe('4.00');
      await page.getByRole('button', { name: t('arcade:halfLabel') }).click();
      await expect.poll(stake).toBe('2.00');
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/play/api/rounds'),
      );
      await page.getByTestId('spin').click();
      expect((await sent).postDataJSON()).toEqual({ stake: '2.00', bet: { side: 'under', target: 2_500 } });
      await roundAfter('');
      expect(await page.getByTestId('recent').count()).toBe(1);
      await takeScreens(page, `${language}-dice`);
      expect(await accessFaults(page)).toEqual([]);
    });

    it('plays by itself to the number of rounds, and counts them', async () => {
      const before = await lastRound();
      await page.getByTestId('quick').click();
      await page.getByTestId('autoplay').click();
      await page.getByText(t('arcade:autoplay.stopOnLoss'), { exact: true }).click();
      await page.getByTestId('autoplay-start').click();
      await roundAfter(before);
      await page.locator('[data-testid=spin][data-look=spin]').waitFor();
      const end = await page.getByTestId('autoplay-end').getAttribute('data-end');
      expect(['loss', 'done']).toContain(end);
    });

    it('keeps what was chosen with the round, and tells the rules', async () => {
      await page.getByRole('button', { name: t('play:hud.history') }).click();
      const told = t('dice:chosen.under', { target: '25.00' });
      await page.getByTestId('history-round').last().getByText(told).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: t('play:hud.paytable') }).click();
      await page.getByRole('heading', { name: t('arcade:guide.rules'), exact: true }).waitFor();
      await takeScreens(page, `${language}-dice-rules`);
      await page.keyboard.press('Escape');
    });

    it('is recomputed by the verifier with its choice', async () => {
      const claim = new URLSearchParams({
        game: 'dice',
        version: '1.0.0',
        serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
        clientSeed: 'urdu-client-seed',
        nonce: '0',
        bet: '{"side":"under","target":2500}',
        stake: '10.00',
        booked: '39.60',
      });
      await page.goto(`${server.url}/fair#${claim}`);
      await page.getByText(t('dice:result', { roll: '15.43' })).waitFor();
      await page.getByText(t('fair:result.payoutGood')).waitFor();
      await takeScreens(page, `${language}-dice-fair`, { fullPage: true });
      expect(await accessFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
});
