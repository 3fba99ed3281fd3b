import { calls } from '@ikka/contract';
import {
  type Browser,
  type BrowserContext,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { goWithin } from './go-within.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** A loaded machine takes its time; what is waited for comes or the test says so. */
const patient = { timeout: 30_000 };

/**
 * The house within reach, in a real browser against the whole product: the site as an app that says when there is no line,
 * and the ways to talk to the house, each with the operator's side of it.
 */
describe('the house within reach', () => {
  let server: TestServer;
  let browser: Browser;
  let operator: string;
  let member: string;
  let picture: Buffer;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
    operator = await logInOperator(server);
    const password = 'a-lantern-7';
    const body = { username: 'withinreach', password, confirmPassword: password };
    const registered = clientOf(server, null).call(calls.identity.register, {
      body: { ...body, agreeTerms: true, ageConfirmed: true },
    });
    member = (await must(registered)).token;
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
    const t = textsOf(language);
    const office = () => clientOf(server, operator);
    let context: BrowserContext;
    let page: Page;

    const open = async () => {
      const opened = await context.newPage();
      opened.setDefaultTimeout(30_000);
      opened.on('pageerror', (error) => faults.push(error.message));
      return opened;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const look = async (name: string, of: Page = page) => {
      await takeScreens(of, `${language}-at-hand-${name}`, { fullPage: true });
      expect(await accessFaults(of)).toEqual([]);
    };

    beforeAll(async () => {
      context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        colorScheme: 'dark',
        serviceWorkers: 'allow',
      });
      await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
      await context.addInitScript(`localStorage.setItem('ikka.office.session', '${operator}')`);
      page = await open();
    });
    afterAll(() => context?.close());

    // Each once: the other language would do the same.
    if (language === 'en') {
      it('offers to be installed, keeps the offer from page to page, and asks once', async () => {
        await page.goto(`${server.url}/index`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(`
          window.asked = 0;
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          offer.prompt = async () => { window.asked += 1; return { outcome: 'dismissed' }; };
          dispatchEvent(offer);
          scrollTo(0, document.body.scrollHeight);`);
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
        const session = await context.newCDPSession(page);
        const { errors, url } = await session.send('Page.getAppManifest');
        expect([errors, url]).toEqual([[], `${server.url}/manifest.webmanifest`]);
        await goWithin(page, '/join#ios');
        await page.getByText(t('install:steps.ios.two')).waitFor();
      });
    } else {
      it('shows how it is installed', async () => {
        await page.goto(`${server.url}/join#ios`);
        await page.getByText(t('install:steps.ios.two')).waitFor();
        await look('install');
      });
    }

    it('says so where there is no line, and comes back', async () => {
      await page.mouse.move(300, 300);
      // Not by waitForFunction: what looks again in a page of its own accord, the page's policy refuses.
      const isHeld = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
      await expect.poll(isHeld, patient).toBe(true);
      await context.setOffline(true);
      // The browser takes the line from the worker a moment after it takes it from the page.
      const [worker] = context.serviceWorkers();
      const reaches = () => worker?.evaluate<boolean>('fetch("/healthz").then(() => true, () => false)');
      await expect.poll(reaches, patient).toBe(false);
      await page.goto(`${server.url}/winners`);
      const lost = page.locator(`[lang=${language}]`).getByRole('heading');
      await lost.waitFor();
      await look('offline');
      await context.setOffline(false);
      await page.locator(`[lang=${language}]`).getByRole('button').click();
      await page.waitForURL(/\/winners\??$/);
      await page.getByRole('contentinfo').waitFor();
    });

    if (language === 'en') {
      it('tells a member, whose open page counts what is unread and shows news without moving', async () => {
        await page.evaluate(
          `localStorage.setItem('ikka.session', JSON.stringify({ token: '${member}', account: 'withinreach' }))`,
        );
        await page.goto(`${server.url}/index`);
        await page.getByRole('button', { name: t('site:account.menuOf', { name: 'withinreach' }) }).waitFor();
        await page.mouse.move(200, 200);
        const title = 'News of the house';
        const words = { EN: '<p>The lamps are lit.</p>', UR: '<p>چراغ روشن ہیں۔</p>' };
        await must(
          office().call(calls.officeSupport.sendMessage, {
            body: {
              id: uuidv7(),
              audience: { kind: 'members', accounts: ['withinreach'] },
              title: { EN: title, UR: title },
              html: words,
            },
          }),
        );
        const place = () => page.getByRole('article').first().boundingBox();
        await page.getByRole('article').first().waitFor();
        const before = await place();
        const news = { EN: 'Lamps of the street', UR: 'گلی کے چراغ' };
        const { id } = await must(
          office().call(calls.office.officePublishNotice, {
            body: { id: uuidv7(), type: 'H', title: news, text: words },
          }),
        );
        const strip = page.getByRole('region', { name: t('notices:strip') });
        await strip.getByRole('button', { name: news.EN }).waitFor(patient);
        expect(await place()).toEqual(before);
        await look('news');
        await strip.getByRole('button', { name: t('notices:dismiss') }).click();
        await strip.waitFor({ state: 'detached' });
        await must(office().call(calls.office.officeWithdrawNotice, { params: { id } }));
        const badge = page.getByRole('banner').getByText(/^1$/);
        await badge.waitFor(patient);
        await goWithin(page, '/index?centre=messageV2');
        await page.getByRole('dialog').getByRole('button', { name: title }).click();
        await page.getByText('The lamps are lit.').waitFor();
        await look('message');
        await badge.waitFor({ state: 'detached' });
      });
    } else {
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
        const desk = await open();
        await desk.goto(`${server.url}/office/chats`);
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
        await desk.close();
        await talk.getByRole('button', { name: t('support:chat.end'), exact: true }).click();
        await talk
          .getByRole('dialog')
          .getByRole('button', { name: t('support:chat.end'), exact: true })
          .click();
        await talk.getByText(t('support:chat.over')).waitFor();
        await talk.close();
      });

      it('hears feedback of 140 letters and three pictures', async () => {
        await goWithin(page, '/feedback');
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
        const desk = await open();
        await desk.goto(`${server.url}/office/feedback`);
        await desk.getByText(told).first().click();
        await desk.getByRole('dialog').getByRole('img').nth(2).waitFor();
        expect(await accessFaults(desk, 'dialog')).toEqual([]);
        await desk.getByRole('dialog').getByText(t('supportOffice:feedback.close'), { exact: true }).click();
        await desk.getByText(t('supportOffice:feedback.closed')).waitFor();
        await desk.getByText(told).first().waitFor({ state: 'detached' });
        await desk.close();
      });
    }

    it('had no error in the page', () => {
      expect(faults).toEqual([]);
    });
  });
});
