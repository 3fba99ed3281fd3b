import { calls } from '@ikka/contract';
import {
  type Browser,
  type BrowserContext,
  type Locator,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { underSettings } from '../server/under-settings.ts';
import { solveSlider } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';
const taken = 'lantern7';
const patience = { timeout: 10_000 };

/** What a visitor sees of errors that close a form or the whole site, in a real browser against the whole product. */
describe('an error', () => {
  let server: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let operator = '';
  let faults: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({
      env: { COUNTRY_HEADER: 'X-Country' },
      settings: {
        'site.blocked_countries': ['XK'],
        'identity.slider_captcha': false,
        'identity.captcha_after_failures': 20,
      },
    });
    operator = await logInOperator(server);
    const body = {
      username: taken,
      password,
      confirmPassword: password,
      agreeTerms: true,
      ageConfirmed: true,
    };
    await must(clientOf(server, null).call(calls.identity.register, { body }));
    browser = await openBrowser();
  });
  beforeEach(async () => {
    faults = [];
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const withSlider = (work: () => Promise<void>) =>
    underSettings(clientOf(server, operator), { 'identity.slider_captcha': true }, work);
  const puzzle = () => page.locator('[class*=captcha] img').first();

  /** Sends a form with a solved slider, is refused, and finds a new puzzle to be solved and a form that can be sent. */
  async function isReset(
    form: Locator,
    submit: Locator,
    refusal: Locator,
    said: (key: string) => string,
  ): Promise<void> {
    await solveSlider(page, server);
    await form.getByText(said('captcha.done')).waitFor();
    const solved = await puzzle().getAttribute('src');
    await submit.click();
    await refusal.waitFor();
    await expect.poll(() => puzzle().getAttribute('src'), patience).not.toBe(solved);
    await form.getByText(said('captcha.hint')).waitFor();
    const busy = ['aria-disabled', 'data-loading'];
    await expect
      .poll(() => Promise.all(busy.map((name) => submit.getAttribute(name))), patience)
      .not.toContain('true');
    // Who leaves the field has not made it right: the sentence stands until the value is another.
    const name = form.getByLabel(said('field.username'), { exact: true });
    await name.focus();
    await name.blur();
    await page.evaluate(
      'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))',
    );
    expect(await refusal.isVisible()).toBe(true);
    await name.fill('lantern8');
    await submit.click();
    await form.getByText(said('error.captcha')).waitFor();
  }

  describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
    const t = textsOf(language);
    const said = (key: string) => t(`identity:${key}`);

    it('of a log-in resets the slider and takes the loader away', () =>
      withSlider(async () => {
        await page.goto(`${server.url}/login?lang=${language}`);
        const form = page.getByRole('dialog', { name: said('login.title') });
        await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
        await form.getByLabel(said('field.password'), { exact: true }).fill('not-this-one-9');
        const refusal = form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') });
        await isReset(
          form,
          form.getByRole('button', { name: said('login.submit'), exact: true }),
          refusal,
          said,
        );
      }));

    it('of a registration resets the slider and says under the field what is wrong', () =>
      withSlider(async () => {
        await page.goto(`${server.url}/register?lang=${language}`);
        const form = page.getByRole('dialog', { name: said('register.title') });
        await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
        await form.getByLabel(said('field.password'), { exact: true }).fill(password);
        await form.getByLabel(said('field.confirmPassword'), { exact: true }).fill(password);
        await form.getByLabel(t('identity:register.age', { age: '18' })).check();
        await isReset(
          form,
          form.getByRole('button', { name: said('register.submit'), exact: true }),
          form.getByText(t('refusals:register.username_taken')),
          said,
        );
      }));

    it('of the customer service closes the window that was opened for it', async () => {
      await page.goto(`${server.url}/index?lang=${language}`);
      await page.route('**/WPSCORE_getCustomerServiceScript', (route) => route.abort());
      const bar = page.getByRole('complementary', { name: t('shell:reach.label') });
      await bar.getByRole('button', { name: t('shell:reach.service') }).press('ArrowDown');
      const opened = page.waitForEvent('popup');
      await bar
        .getByRole('button', { name: t('site:service.open') })
        .last()
        .press('Enter');
      const popup = await opened;
      await page.getByText(t('common:network.unreachable')).first().waitFor();
      await expect.poll(() => popup.isClosed(), patience).toBe(true);
    });

    it('of the place shows the visitor’s address and country instead of the site', async () => {
      await context.setExtraHTTPHeaders({ 'X-Country': 'XK' });
      await page.goto(`${server.url}/index?lang=${language}`);
      await page.getByRole('heading', { name: t('doors:status.regionTitle') }).waitFor();
      await page.getByText('127.0.0.1', { exact: true }).waitFor();
      const country = await page.evaluate<string>(
        `new Intl.DisplayNames(['${language}'], { type: 'region' }).of('XK')`,
      );
      expect(country).not.toBe('XK');
      await page.getByText(country, { exact: true }).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
      await takeScreens(page, `${language}-region`);
    });

    it('of maintenance shows when the site opens again, and goes by', async () => {
      const closed = { status: 1, maintenanceEnd: '2031-01-01T00:00:00.000Z' };
      await underSettings(clientOf(server, operator), { 'site.status': closed }, async () => {
        await page.goto(`${server.url}/index?lang=${language}`);
        await page.getByRole('heading', { name: t('doors:status.maintenanceTitle') }).waitFor();
        await page.getByText('2031', { exact: false }).waitFor();
        await takeScreens(page, `${language}-maintenance`);
      });
      await page.reload();
      await page
        .getByRole('heading', { name: t('doors:status.maintenanceTitle') })
        .waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: t('site:account.register'), exact: true })
        .first()
        .waitFor();
    });
  });
});
