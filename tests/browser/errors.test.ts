import {
  type Browser,
  type Locator,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { underSettings } from '../server/under-settings.ts';
import { memberOf } from './member-of.ts';
import { solveSlider } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';
const taken = 'lantern7';
const patience = { timeout: 10_000 };

/**
 * What a visitor sees of errors that close a form or the whole site, in a real browser against the whole product: each in
 * one language. That its words are there in both, `tests/server/page-errors.test.ts` sees.
 */
describe('an error', () => {
  let server: TestServer;
  let browser: Browser;
  let visits: Record<StoryLanguage, Visit>;
  let operator = '';

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
    await memberOf(server, taken, password);
    browser = await openBrowser();
    visits = {
      en: await openVisit(browser, server, 'en'),
      ur: await openVisit(browser, server, 'ur'),
    };
  });
  afterEach(() => {
    expect([...visits.en.faults, ...visits.ur.faults]).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const withSlider = (work: () => Promise<void>) =>
    underSettings(clientOf(server, operator), { 'identity.slider_captcha': true }, work);

  const visitorIn = (language: StoryLanguage) => {
    const t = textsOf(language);
    return { ...visits[language], t, said: (key: string) => t(`identity:${key}`) };
  };

  /** Sends a form with a solved slider, is refused, and finds a new puzzle to be solved and a form that can be sent. */
  async function isReset(
    page: Page,
    form: Locator,
    submit: Locator,
    refusal: Locator,
    said: (key: string) => string,
  ): Promise<void> {
    const puzzle = () => page.locator('[class*=captcha] img').first();
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

  it('of a log-in resets the slider and takes the loader away', () =>
    withSlider(async () => {
      const { page, go, t, said } = visitorIn('en');
      await go('/login');
      const form = page.getByRole('dialog', { name: said('login.title') });
      await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
      await form.getByLabel(said('field.password'), { exact: true }).fill('not-this-one-9');
      const refusal = form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') });
      const submit = form.getByRole('button', { name: said('login.submit'), exact: true });
      await isReset(page, form, submit, refusal, said);
    }));

  it('of a registration resets the slider and says under the field what is wrong', () =>
    withSlider(async () => {
      const { page, go, t, said } = visitorIn('ur');
      await go('/register');
      const form = page.getByRole('dialog', { name: said('register.title') });
      await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
      await form.getByLabel(said('field.password'), { exact: true }).fill(password);
      await form.getByLabel(said('field.confirmPassword'), { exact: true }).fill(password);
      await form.getByLabel(t('identity:register.age', { age: '18' })).check();
      const refusal = form.getByText(t('refusals:register.username_taken'));
      const submit = form.getByRole('button', { name: said('register.submit'), exact: true });
      await isReset(page, form, submit, refusal, said);
    }));

  it('of the customer service closes the window that was opened for it', async () => {
    const { page, clear, t } = visitorIn('en');
    await clear();
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

  it('of maintenance shows when the site opens again, and goes by', async () => {
    const { page, t } = visitorIn('ur');
    const closed = { status: 1, maintenanceEnd: '2031-01-01T00:00:00.000Z' };
    await underSettings(clientOf(server, operator), { 'site.status': closed }, async () => {
      await page.goto(`${server.url}/index`);
      await page.getByRole('heading', { name: t('doors:status.maintenanceTitle') }).waitFor();
      await page.getByText('2031', { exact: false }).waitFor();
      await takeScreens(page, 'ur-maintenance');
    });
    await page.reload();
    await page
      .getByRole('button', { name: t('site:account.register'), exact: true })
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { name: t('doors:status.maintenanceTitle') }).count()).toBe(0);
  });

  it('of the place shows the visitor’s address and country instead of the site', async () => {
    const { page, context, t } = visitorIn('ur');
    await context.setExtraHTTPHeaders({ 'X-Country': 'XK' });
    await page.goto(`${server.url}/index`);
    await page.getByRole('heading', { name: t('doors:status.regionTitle') }).waitFor();
    await page.getByText('127.0.0.1', { exact: true }).waitFor();
    const country = await page.evaluate<string>(`new Intl.DisplayNames(['ur'], { type: 'region' }).of('XK')`);
    expect(country).not.toBe('XK');
    await page.getByText(country, { exact: true }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await takeScreens(page, 'ur-region');
  });
});
