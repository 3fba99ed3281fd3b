import { calls } from '@ikka/contract';
import { languageNames, languages, wireLanguage } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { exportCsv } from '../export-csv.ts';
import { textsOf } from '../texts.ts';
import { openVisit, type Visit } from '../visit.ts';
import type { Site } from './open-site.ts';

/**
 * What the house tells, in a real browser against the whole product: an operator puts up a banner and notices, and pages
 * that are open, one in English on a desk and one in Urdu on a phone, show each in its place without being loaded again.
 */
export function announcements(site: Site): void {
  describe('what the house announces', () => {
    const en = textsOf('en');
    const ur = textsOf('ur');
    const title = { EN: 'Eid in the bazaar', UR: 'بازار میں عید' };
    let page: Page;
    let phone: Visit;

    beforeAll(async () => {
      page = site.visit.page;
      await site.visit.speak('en');
      await site.visit.go('/index');
      phone = await openVisit(site.browser, site.server, 'ur', { viewport: { width: 390, height: 844 } });
      await phone.go('/index');
    });
    afterAll(async () => {
      await phone.context.close();
    });

    const desk = () => clientOf(site.server, site.operator);
    const publish = (type: 'B' | 'H' | 'PU' | 'PR', n: number) =>
      must(
        desk().call(calls.office.officePublishNotice, {
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
      await page.getByRole('heading', { level: 1 }).waitFor();
      const before = [await heroHeight(page), await heroHeight(phone.page)];
      // Who stirs hears the news.
      for (const one of [page, phone.page]) await one.mouse.move(200, 300);
      const office = await site.office('/office/banners');
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

      for (const [one, texts, said] of [
        [page, en, title.EN],
        [phone.page, ur, title.UR],
      ] as const) {
        await one.getByRole('button', { name: texts('notices:banners.next') }).click();
        await one.getByRole('heading', { name: said, level: 2 }).waitFor();
        await expect
          .poll(() =>
            one.evaluate<number>(
              `document.querySelector('section[aria-roledescription=slide] img')?.naturalWidth ?? 0`,
            ),
          )
          .toBeGreaterThan(100);
      }
      expect([await heroHeight(page), await heroHeight(phone.page)]).toEqual(before);
      await takeScreens(page, 'hero-slide-en');
      await takeScreens(phone.page, 'hero-slide-ur');
      expect(await accessFaults(page)).toEqual([]);
    });

    it('a pop-up comes up on open pages, once; Escape puts it away and gives the page back', async () => {
      await publish('PU', 12);
      for (const [one, name] of [
        [page, 'News 12'],
        [phone.page, 'خبر 12'],
      ] as const) {
        const popup = one.getByRole('dialog', { name });
        await popup.waitFor();
        await expect.poll(() => isLocked(one)).toBe(true);
        await takeScreens(one, `notice-popup-${one === page ? 'en' : 'ur'}`);
        await one.keyboard.press('Escape');
        await popup.waitFor({ state: 'detached' });
        await expect.poll(() => isLocked(one)).toBe(false);
      }
    });

    it('the strip opens the notices: nine a page, titles on one side, words on the other, the focus given back', async () => {
      for (let n = 1; n <= 10; n += 1) await publish(n === 10 ? 'H' : 'PR', n);
      await publish('B', 11);
      const strip = page.getByRole('button', { name: 'News 10', exact: true });
      await strip.scrollIntoViewIfNeeded();
      await takeScreens(page, 'notice-strip-en');
      await strip.click();
      const dialog = page.getByRole('dialog', { name: en('notices:title') });
      await dialog.getByRole('heading', { name: 'News 10' }).waitFor();
      expect(await dialog.getByRole('listitem').count()).toBe(9);
      expect(await isLocked(page)).toBe(true);
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await takeScreens(page, 'notice-modal-en');
      await dialog.getByRole('button', { name: en('common:page.number', { page: '2' }) }).click();
      await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => strip.evaluate((element) => element === element.ownerDocument.activeElement))
        .toBe(true);
    });

    it('the page of notices has an address for each; on a phone the list comes first, then the words', async () => {
      await phone.go('/noticePage');
      await phone.page.getByRole('heading', { level: 1, name: ur('notices:title') }).waitFor();
      const content = phone.page.getByRole('heading', { level: 2, name: 'خبر 10' });
      const item = phone.page.getByRole('button', { name: /خبر 10/ });
      await item.waitFor();
      expect(await content.isVisible()).toBe(false);
      await takeScreens(phone.page, 'notice-page-ur');
      await item.click();
      await content.waitFor();
      await phone.page.waitForURL(/[?&]notice=[0-9a-f-]{36}/);
      expect(await item.isVisible()).toBe(false);
      await takeScreens(phone.page, 'notice-page-open-ur');
      expect(await accessFaults(phone.page)).toEqual([]);
      await phone.page.reload();
      await content.waitFor();
      await phone.page.getByRole('button', { name: ur('notices:toList') }).click();
      await item.waitFor();
      expect(await content.isVisible()).toBe(false);
    });

    it('what is withdrawn goes from open pages', async () => {
      const { list } = await must(desk().call(calls.office.officeNotices, { query: { pageSize: 100 } }));
      const card = page.getByRole('region', { name: en('notices:banner'), exact: true });
      await card.getByText('News 11', { exact: true }).waitFor();
      const id = list.find(({ type }) => type === 'B')?.id ?? '';
      await must(desk().call(calls.office.officeWithdrawNotice, { params: { id } }));
      await card.waitFor({ state: 'detached' });
      expect(phone.faults).toEqual([]);
    });
  });
}
