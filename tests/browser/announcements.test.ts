import { calls } from '@ikka/contract';
import { languageNames, languages, wireLanguage } from '@ikka/i18n';
import {
  type Browser,
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
import { exportCsv } from './export-csv.ts';
import { textsOf } from './texts.ts';

const en = textsOf('en');
const ur = textsOf('ur');
const title = { EN: 'Eid in the bazaar', UR: 'بازار میں عید' };

/**
 * What the house tells, in a real browser against the whole product: an operator puts up a banner and notices, and pages
 * that are open, one in English on a desk and one in Urdu on a phone, show each in its place without being loaded again.
 */
describe('what the house announces', () => {
  let server: TestServer;
  let browser: Browser;
  let token: string;
  let desk: Page;
  let phone: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    token = await logInOperator(server);
    browser = await openBrowser();
    desk = await open('en', 1440, 900);
    phone = await open('ur', 390, 844);
    await Promise.all([desk.goto(`${server.url}/index`), phone.goto(`${server.url}/index`)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = async (language: 'en' | 'ur', width: number, height: number) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'dark' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    await context.addInitScript(`localStorage.setItem('ikka.office.session', '${token}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    return page;
  };
  const operator = () => clientOf(server, token);
  const publish = (type: 'B' | 'H' | 'PU' | 'PR', n: number) =>
    must(
      operator().call(calls.office.officePublishNotice, {
        body: {
          id: uuidv7(),
          type,
          title: { EN: `News ${n}`, UR: `خبر ${n}` },
          text: {
            EN: `<h3>Hours</h3><p>The bazaar is open <strong>until ${n}</strong>. <a href="/help#terms">Terms</a></p>`,
            UR: `<h3>اوقات</h3><p>بازار <strong>${n} بجے تک</strong> کھلا ہے۔</p>`,
          },
        },
      }),
    );
  const isLocked = (page: Page) =>
    page.evaluate<boolean>("getComputedStyle(document.body).overflow === 'hidden'");
  const heroHeight = (page: Page): Promise<number> =>
    page
      .locator('h1')
      .first()
      .evaluate("(heading) => heading.closest('section').getBoundingClientRect().height");

  it('an operator uploads a picture, looks at the banner and puts it up; open pages have it, and nothing moves', async () => {
    await desk.getByRole('heading', { level: 1 }).waitFor();
    const before = [await heroHeight(desk), await heroHeight(phone)];
    // Who stirs hears the news.
    for (const page of [desk, phone]) await page.mouse.move(200, 300);
    const office = await open('en', 1440, 900);
    await office.goto(`${server.url}/office/banners`);
    await office
      .getByRole('button', {
        name: en('contentOffice:banner.addTo', { group: en('contentOffice:group.home') }),
      })
      .click();
    const form = office.getByRole('dialog');
    const save = form.getByRole('button', { name: en('contentOffice:save'), exact: true });
    const preview = form.getByRole('button', { name: en('office:notices.preview'), exact: true });
    await preview.click();
    await form.getByText(en('contentOffice:problem.picture')).waitFor();
    await form.locator('input[type=file]').setInputFiles({
      name: 'banner.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1000, height: 420, channels: 3, background: '#7a3b1d' } })
        .png()
        .toBuffer(),
    });
    await form.locator('img').waitFor();
    const fields = {
      alt: { EN: 'Lanterns over a street', UR: 'گلی پر لالٹینیں' },
      heading: title,
    } as const;
    for (const [field, text] of Object.entries(fields))
      for (const language of languages)
        await form
          .getByLabel(`${en(`contentOffice:banner.${field}`)} (${languageNames[language]})`)
          .fill(text[wireLanguage(language)]);
    await form.getByLabel(en('contentOffice:link.url')).fill('/noticePage');
    await preview.click();
    await form.getByText(title.UR).waitFor();
    await takeScreens(office, 'office-banner-preview');
    await save.click();
    await office.getByText(title.EN).waitFor();
    expect(await accessFaults(office)).toEqual([]);
    await takeScreens(office, 'office-banners');
    const { lines } = await exportCsv(office, en);
    const line = lines.find((one) => one.includes(title.EN));
    expect(line).toContain(en('contentOffice:group.home'));
    expect(line).toContain(en('contentOffice:state.shown'));
    expect(line).not.toContain(en('contentOffice:remove'));

    for (const [page, texts, said] of [
      [desk, en, title.EN],
      [phone, ur, title.UR],
    ] as const) {
      await page.getByRole('button', { name: texts('notices:banners.next') }).click();
      await page.getByRole('heading', { name: said, level: 2 }).waitFor();
      await expect
        .poll(() =>
          page.evaluate<number>(
            `document.querySelector('section[aria-roledescription=slide] img')?.naturalWidth ?? 0`,
          ),
        )
        .toBeGreaterThan(100);
    }
    expect([await heroHeight(desk), await heroHeight(phone)]).toEqual(before);
    await takeScreens(desk, 'hero-slide-en');
    await takeScreens(phone, 'hero-slide-ur');
    expect(await accessFaults(desk)).toEqual([]);
    await office.close();
  });

  it('a pop-up comes up on open pages, once; Escape puts it away and gives the page back', async () => {
    await publish('PU', 12);
    for (const [page, name] of [
      [desk, 'News 12'],
      [phone, 'خبر 12'],
    ] as const) {
      const popup = page.getByRole('dialog', { name });
      await popup.waitFor();
      await expect.poll(() => isLocked(page)).toBe(true);
      await takeScreens(page, `notice-popup-${page === desk ? 'en' : 'ur'}`);
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      await expect.poll(() => isLocked(page)).toBe(false);
    }
  });

  it('the strip opens the notices: nine a page, titles on one side, words on the other, the focus given back', async () => {
    for (let n = 1; n <= 10; n += 1) await publish(n === 10 ? 'H' : 'PR', n);
    await publish('B', 11);
    const strip = desk.getByRole('button', { name: 'News 10', exact: true });
    await strip.scrollIntoViewIfNeeded();
    await takeScreens(desk, 'notice-strip-en');
    await strip.click();
    const dialog = desk.getByRole('dialog', { name: en('notices:title') });
    await dialog.getByRole('heading', { name: 'News 10' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(9);
    expect(await isLocked(desk)).toBe(true);
    expect(await accessFaults(desk, 'dialog')).toEqual([]);
    await takeScreens(desk, 'notice-modal-en');
    await dialog.getByRole('button', { name: en('common:page.number', { page: '2' }) }).click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    await desk.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => strip.evaluate((element) => element === element.ownerDocument.activeElement))
      .toBe(true);
  });

  it('the page of notices has an address for each; on a phone the list comes first, then the words', async () => {
    await phone.goto(`${server.url}/noticePage`);
    const content = phone.getByRole('heading', { level: 2, name: 'خبر 10' });
    const item = phone.getByRole('button', { name: /خبر 10/ });
    await item.waitFor();
    expect(await content.isVisible()).toBe(false);
    await takeScreens(phone, 'notice-page-ur');
    await item.click();
    await content.waitFor();
    await phone.waitForURL(/[?&]notice=[0-9a-f-]{36}/);
    expect(await item.isVisible()).toBe(false);
    await takeScreens(phone, 'notice-page-open-ur');
    expect(await accessFaults(phone)).toEqual([]);
    await phone.reload();
    await content.waitFor();
    await phone.getByRole('button', { name: ur('notices:toList') }).click();
    await item.waitFor();
    expect(await content.isVisible()).toBe(false);
  });

  it('what is withdrawn goes from open pages', async () => {
    const { list } = await must(operator().call(calls.office.officeNotices, { query: { pageSize: 100 } }));
    const card = desk.getByRole('region', { name: en('notices:banner'), exact: true });
    await card.getByText('News 11', { exact: true }).waitFor();
    const id = list.find(({ type }) => type === 'B')?.id ?? '';
    await must(operator().call(calls.office.officeWithdrawNotice, { params: { id } }));
    await card.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});
