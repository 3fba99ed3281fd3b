import type { Client } from '@ikka/client';
import { calls } from '@ikka/contract';
import { type Locator, type Page, takeScreens } from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { changeSettings, underSettings } from '../server/under-settings.ts';
import { accessFaults } from './check-access.ts';
import { goWithin } from './go-within.ts';
import { type Member, memberOf } from './member-of.ts';
import { openHouse } from './open-house.ts';
import { solveSlider } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, QUIET_PAGE, type Visit } from './visit.ts';

/** A loaded machine takes its time; what is waited for comes or the test says so. */
const patient = { timeout: 30_000 };
const password = 'lantern-7-bazaar';
const house = openHouse({
  env: { COUNTRY_HEADER: 'X-Country' },
  settings: {
    'site.blocked_countries': ['XK'],
    'identity.slider_captcha': false,
    'identity.captcha_after_failures': 20,
  },
});
let token = '';
let office: Client;

beforeAll(async () => {
  token = await logInOperator(house.server);
  office = clientOf(house.server, token);
});

/**
 * The house within reach, in a real browser against the whole product: the site as an app that says when there is no line,
 * and the ways to talk to the house, each with the operator's side of it.
 */
describe('the house within reach', () => {
  let member: Member;
  let picture: Buffer;
  /** One browser for both languages: the second is chosen in the page that is open. */
  let visit: Visit;

  beforeAll(async () => {
    member = await memberOf(house.server, 'withinreach', password);
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
    visit = await openVisit(house.browser, house.server, 'en', { serviceWorkers: 'allow' });
    await visit.go('/help');
    await visit.page.evaluate(`localStorage.setItem('ikka.office.session', '${token}')`);
  });
  afterAll(() => visit?.context.close());

  describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
    const t = textsOf(language);
    let page: Page;

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const look = async (name: string, of: Page = page) => {
      await takeScreens(of, `${language}-at-hand-${name}`, { fullPage: true });
      expect(await accessFaults(of)).toEqual([]);
    };

    beforeAll(async () => {
      page = visit.page;
      await visit.speak(language);
    });

    // Each once: the other language would do the same.
    if (language === 'en') {
      it('offers to be installed, keeps the offer from page to page, and asks once', async () => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(`
          window.asked = 0;
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          offer.prompt = async () => { window.asked += 1; return { outcome: 'dismissed' }; };
          dispatchEvent(offer);
          scrollTo(0, document.body.scrollHeight);`);
        await expect.poll(() => page.evaluate<number>('scrollY'), patient).toBeGreaterThan(0);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('site:category.ALL'), exact: true })
          .click();
        await page.waitForURL('**/seamless');
        await expect.poll(() => page.evaluate<number>('scrollY'), patient).toBe(0);
        await button(t('site:nav.menu')).first().click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: t('shell:menu.app'), exact: true })
          .click();
        await page.waitForURL('**/down');
        await look('install');
        await button(t('install:install')).click();
        await button(t('install:install')).waitFor({ state: 'detached' });
        expect(await page.evaluate('asked')).toBe(1);
        await page.getByText(t('install:byHand')).waitFor();
        await page.evaluate(`dispatchEvent(new Event('appinstalled'))`);
        await page.getByText(t('install:installed')).waitFor();
      });

      it('is an app by what the browser reads of it', async () => {
        const session = await visit.context.newCDPSession(page);
        const { errors, url } = await session.send('Page.getAppManifest');
        expect([errors, url]).toEqual([[], `${house.server.url}/manifest.webmanifest`]);
        await visit.go('/join#ios');
        await page.getByText(t('install:steps.ios.two')).waitFor();
      });
    } else {
      it('shows how it is installed', async () => {
        await visit.go('/join#ios');
        await page.getByText(t('install:steps.ios.two')).waitFor();
        await look('install');
      });
    }

    it('says so where there is no line, and comes back', async () => {
      await page.mouse.move(300, 300);
      // Not by waitForFunction: what looks again in a page of its own accord, the page's policy refuses.
      const isHeld = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
      await expect.poll(isHeld, patient).toBe(true);
      await visit.context.setOffline(true);
      // The browser takes the line from the worker a moment after it takes it from the page.
      const [worker] = visit.context.serviceWorkers();
      const reaches = () => worker?.evaluate<boolean>('fetch("/healthz").then(() => true, () => false)');
      await expect.poll(reaches, patient).toBe(false);
      await page.goto(`${house.server.url}/winners`);
      const lost = page.locator(`[lang=${language}]`).getByRole('heading');
      await lost.waitFor();
      await look('offline');
      await visit.context.setOffline(false);
      await page.locator(`[lang=${language}]`).getByRole('button').click();
      await page.waitForURL(/\/winners\??$/);
      await page.getByRole('contentinfo').waitFor();
    });

    if (language === 'en') {
      it('tells a member, whose open page counts what is unread and shows news without moving', async () => {
        await visit.enter(member);
        await visit.go('/index');
        await page
          .getByRole('heading', { level: 1, name: t('winners:title') })
          .waitFor({ state: 'detached' });
        await page.getByRole('button', { name: t('site:account.menuOf', { name: 'withinreach' }) }).waitFor();
        await page.mouse.move(200, 200);
        const title = 'News of the house';
        const words = { EN: '<p>The lamps are lit.</p>', UR: '<p>چراغ روشن ہیں۔</p>' };
        await must(
          office.call(calls.officeSupport.sendMessage, {
            body: {
              id: uuidv7(),
              audience: { kind: 'members', accounts: ['withinreach'] },
              title: { EN: title, UR: title },
              html: words,
            },
          }),
        );
        // Categories load their games one by one, so another card may become the first; the first category's heading stays.
        await page.getByRole('article').first().waitFor();
        const place = () => page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
        const before = await place();
        const news = { EN: 'Lamps of the street', UR: 'گلی کے چراغ' };
        const { id } = await must(
          office.call(calls.office.officePublishNotice, {
            body: { id: uuidv7(), type: 'H', title: news, text: words },
          }),
        );
        const strip = page.getByRole('region', { name: t('notices:strip') });
        await strip.getByRole('button', { name: news.EN }).waitFor(patient);
        expect(await place()).toEqual(before);
        await look('news');
        await strip.getByRole('button', { name: t('notices:dismiss') }).click();
        await strip.waitFor({ state: 'detached' });
        await must(office.call(calls.office.officeWithdrawNotice, { params: { id } }));
        const badge = page.getByRole('banner').getByText(/^1$/);
        await badge.waitFor(patient);
        await visit.go(`${QUIET_PAGE}?centre=messageV2`);
        await page.getByRole('dialog').getByRole('button', { name: title }).click();
        await page.getByText('The lamps are lit.').waitFor();
        await look('message');
        await badge.waitFor({ state: 'detached' });
        await visit.leave();
      });
    } else {
      let desk: Page;

      it('talks with a guest in a window of its own', async () => {
        await button(t('shell:reach.service')).click();
        const [talk] = await Promise.all([
          page.waitForEvent('popup'),
          page
            .getByRole('complementary')
            .getByRole('button', { name: t('site:service.open'), exact: true })
            .last()
            .click(),
        ]);
        await talk.waitForURL('**/service');
        expect(await talk.evaluate('[innerWidth, innerHeight]')).toEqual([440, 500]);
        desk = await visit.context.newPage();
        desk.setDefaultTimeout(30_000);
        await desk.goto(`${house.server.url}/office/chats`);
        const question = `${language}: where is my bonus?`;
        await talk.getByLabel(t('support:chat.write')).fill(question);
        await talk.getByRole('button', { name: t('support:chat.send'), exact: true }).click();
        await desk.getByText(question).first().click();
        await desk.getByRole('button', { name: t('supportOffice:chats.take'), exact: true }).click();
        const answer = desk.getByLabel(t('supportOffice:chats.write'));
        await answer.fill('It waits for you.');
        await answer.press('Enter');
        await talk.getByRole('log').getByText('It waits for you.').waitFor(patient);
        await look('chat', talk);
        await look('desk', desk);
        await talk.getByRole('button', { name: t('support:chat.end'), exact: true }).click();
        await talk
          .getByRole('dialog')
          .getByRole('button', { name: t('support:chat.end'), exact: true })
          .click();
        await talk.getByText(t('support:chat.over')).waitFor();
        await talk.close();
      });

      it('hears feedback of 140 letters and three pictures', async () => {
        await visit.go('/feedback');
        const remark = page.getByLabel(t('support:feedback.remark'));
        const send = button(t('support:feedback.send'));
        await remark.fill('a'.repeat(141));
        await page.getByText(t('support:feedback.problem.long', { most: '140' })).waitFor();
        const told = `${language} ${'ب'.repeat(137)}`;
        await remark.fill(told);
        const file = page.locator('input[type=file]');
        const tooLarge = {
          name: 'large.png',
          mimeType: 'image/png',
          buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 1),
        };
        await file.setInputFiles(tooLarge);
        await page.getByRole('alert').waitFor();
        for (let no = 1; no <= 3; no += 1) {
          await file.setInputFiles({ name: `${no}.png`, mimeType: 'image/png', buffer: picture });
          await page
            .getByRole('img', { name: t('support:feedback.pictureOf', { no: String(no) }) })
            .waitFor();
        }
        await file.waitFor({ state: 'detached' });
        await look('feedback');
        await send.click();
        await page.getByText(t('support:feedback.sentTitle')).waitFor();
        await goWithin(desk, '/office/feedback');
        await desk.getByText(told).first().click();
        await desk.getByRole('dialog').getByRole('img').nth(2).waitFor();
        expect(await accessFaults(desk, 'dialog')).toEqual([]);
        await desk.getByRole('dialog').getByText(t('supportOffice:feedback.close'), { exact: true }).click();
        await desk.getByText(t('supportOffice:feedback.closed')).waitFor();
        await desk.getByText(told).first().waitFor({ state: 'detached' });
      });
    }

    it('had no error in the page', () => {
      expect(visit.faults).toEqual([]);
    });
  });
});

/**
 * What a visitor sees of errors that close a form or the whole site, in a real browser against the whole product: all on one
 * page, in one language. That the words are there in both, `tests/server/page-errors.test.ts` sees.
 */
describe('an error', () => {
  const taken = 'lantern7';
  let visit: Visit;
  const t = textsOf('ur');
  const said = (key: string) => t(`identity:${key}`);

  beforeAll(async () => {
    await memberOf(house.server, taken, password);
    await changeSettings(office, { 'identity.slider_captcha': true });
    visit = await openVisit(house.browser, house.server, 'ur');
    await visit.go(QUIET_PAGE);
  });
  afterEach(() => {
    expect(visit.faults).toEqual([]);
  });

  /** Sends a form with a solved slider, is refused, and finds a new puzzle to be solved and a form that can be sent. */
  async function isReset(page: Page, form: Locator, submit: Locator, refusal: Locator): Promise<void> {
    const puzzle = () => page.locator('[class*=captcha] img').first();
    await solveSlider(page, house.server);
    await form.getByText(said('captcha.done')).waitFor();
    const solved = await puzzle().getAttribute('src');
    await submit.click();
    await refusal.waitFor();
    await expect.poll(() => puzzle().getAttribute('src'), patient).not.toBe(solved);
    await form.getByText(said('captcha.hint')).waitFor();
    const busy = ['aria-disabled', 'data-loading'];
    await expect
      .poll(() => Promise.all(busy.map((name) => submit.getAttribute(name))), patient)
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

  it('of a log-in resets the slider and takes the loader away', async () => {
    const { page, go } = visit;
    await go(`${QUIET_PAGE}?auth=login`);
    const form = page.getByRole('dialog', { name: said('login.title') });
    await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
    await form.getByLabel(said('field.password'), { exact: true }).fill('not-this-one-9');
    const refusal = form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') });
    const submit = form.getByRole('button', { name: said('login.submit'), exact: true });
    await isReset(page, form, submit, refusal);
  });

  it('of a registration resets the slider and says under the field what is wrong', async () => {
    const { page, go } = visit;
    await go(`${QUIET_PAGE}?auth=register`);
    const form = page.getByRole('dialog', { name: said('register.title') });
    await form.getByLabel(said('field.username'), { exact: true }).fill(taken);
    await form.getByLabel(said('field.password'), { exact: true }).fill(password);
    await form.getByLabel(said('field.confirmPassword'), { exact: true }).fill(password);
    await form.getByLabel(t('identity:register.age', { age: '18' })).check();
    const refusal = form.getByText(t('refusals:register.username_taken'));
    const submit = form.getByRole('button', { name: said('register.submit'), exact: true });
    await isReset(page, form, submit, refusal);
  });

  it('of the customer service closes the window that was opened for it', async () => {
    const { page, clear } = visit;
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
    await expect.poll(() => popup.isClosed(), patient).toBe(true);
  });

  it('of maintenance shows when the site opens again, and goes by', async () => {
    const { page } = visit;
    const closed = { status: 1, maintenanceEnd: '2031-01-01T00:00:00.000Z' };
    await underSettings(office, { 'site.status': closed }, async () => {
      await page.reload();
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
    const { page, context } = visit;
    await context.setExtraHTTPHeaders({ 'X-Country': 'XK' });
    await page.reload();
    await page.getByRole('heading', { name: t('doors:status.regionTitle') }).waitFor();
    await page.getByText('127.0.0.1', { exact: true }).waitFor();
    const country = await page.evaluate<string>(`new Intl.DisplayNames(['ur'], { type: 'region' }).of('XK')`);
    expect(country).not.toBe('XK');
    await page.getByText(country, { exact: true }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await takeScreens(page, 'ur-region');
  });
});
