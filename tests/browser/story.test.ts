import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goWithin } from './go-within.ts';
import { solveSlider } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ paymentSandbox: true, settings: { 'play.minimum_spin_ms': 0 } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/**
 * The product's main story in a real browser against the whole product: a guest opens the site, registers, deposits at
 * the provider's page, plays with ledger money, finds the round in the record, reveals its seeds and verifies it.
 */
describe.each<StoryLanguage>(['en', 'ur'])('from guest to verified round, in %s', (language) => {
  const t = textsOf(language);
  const account = `story${language}`;
  const password = 'lantern-7-bazaar';
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(40_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`${server.url}/`);
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const screens = (name: string) => takeScreens(page, `${language}-${name}`, { always: true });
  /** At every width and in both themes; the stage, which the processor draws, is spared that. */
  const everyScreen = (name: string) => takeScreens(page, `${language}-${name}`, { every: true });
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });

  it('opens in Urdu, and speaks the language that is chosen', async () => {
    await page.waitForURL('**/index');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    if (language === 'en') {
      await button('زبان: اردو').click();
      await page.getByRole('menuitem', { name: 'English' }).click();
    }
    // Not by waitForFunction: what looks again in a page of its own accord, the page's policy refuses.
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'en' ? 'ltr' : 'rtl');
    await everyScreen('home');
  });

  it('registers', async () => {
    await button(t('site:account.register')).first().click();
    await page.getByLabel(t('identity:field.username')).fill(account);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await screens('register');
    await solveSlider(page, server);
    await button(t('identity:register.submit')).last().click();
    await balance().filter({ hasText: '0.00' }).waitFor();
  });

  it('deposits at the provider’s page', async () => {
    await button(t('site:account.deposit')).first().click();
    await page.getByLabel(t('cashier:amount')).fill('2500');
    await screens('deposit');
    await button(t('cashier:submit')).click();
    const pay = page.getByRole('link', { name: t('cashier:status.pay') });
    await pay.waitFor();
    const [provider] = await Promise.all([page.context().waitForEvent('page'), pay.click()]);
    await provider.locator('button[value=confirm], button[name=confirm], form button').first().click();
    await page.getByText(t('cashier:status.paid')).waitFor();
    await screens('paid');
    await provider.close();
    await balance().filter({ hasText: '2,500.00' }).waitFor();
  });

  it('plays with that money in the game’s frame', async () => {
    await goWithin(page, '/index');
    const game = language === 'en' ? 'Karakoram 25' : 'قراقرم 25';
    await button(`${t('site:lobby.play')}: ${game}`)
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    const stage = frame.locator('[data-stage-state]');
    await frame.locator('[data-testid=spin]:enabled').waitFor({ timeout: 60_000 });
    await screens('game');
    await frame.getByTestId('spin').click();
    await frame.locator('[data-last-round]:not([data-last-round=""])').waitFor({ timeout: 60_000 });
    await frame.locator('[data-stage-state=idle]').waitFor({ timeout: 60_000 });
    const payout = Number(await stage.getAttribute('data-last-payout'));
    const expected = (2_500 - 25 + payout).toLocaleString('en', { minimumFractionDigits: 2 });
    await frame.getByText(expected).first().waitFor();
    await screens('played');
  });

  it('finds the round in the record, with replay and postings', async () => {
    await goWithin(page, '/index?centre=personalHistoryCopy');
    const rows = page.getByRole('row');
    await rows.nth(1).waitFor();
    expect(await rows.count()).toBe(2);
    await everyScreen('record');
    await rows.nth(1).click();
    await page.getByText(t('records:detail.postings'), { exact: true }).waitFor();
    await page.getByText(t('records:detail.matches')).waitFor();
    await screens('round');
  });

  it('reveals the seeds and verifies the round in the browser', async () => {
    await button(t('records:detail.reveal')).click();
    await page.getByRole('link', { name: t('records:detail.verify') }).click();
    await page.getByText(t('fair:result.commitmentGood')).waitFor();
    await page.getByText(t('fair:result.payoutGood')).waitFor();
    await everyScreen('fair');
  });

  it('had no error in the page or its console', () => {
    expect(faults).toEqual([]);
  });
});
