import { languageNames } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { exportCsv } from '../export-csv.ts';
import { textsOf } from '../texts.ts';
import { QUIET_PAGE } from '../visit.ts';
import { company, type Site } from './open-site.ts';

const stolen = '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1">';

/**
 * The help centre in a real browser against the whole product: a visitor follows the footer to the terms, an operator changes
 * them, and the visitor's open page has the change, without what somebody slipped into the text.
 */
export function help(site: Site): void {
  describe('the help centre', () => {
    const t = textsOf('ur');
    const changed = 'یہاں صرف اکّے بانٹے جاتے ہیں۔';
    let page: Page;
    let office: Page;

    beforeAll(async () => {
      ({ page } = site.visit);
      await site.visit.speak('ur');
      await site.visit.go(QUIET_PAGE);
    });

    const footer = () => page.getByRole('contentinfo');
    const entry = (key: string) => page.locator(`article[id="${key}"]`);
    const topOf = async (key: string) => (await entry(key).boundingBox())?.y ?? -1;
    const screens = (name: string) => takeScreens(page, `ur-help-${name}`);

    it('leads from the footer to the terms, open and in view', async () => {
      await footer()
        .getByRole('link', { name: t('site:footer.page.terms'), exact: true })
        .click();
      await page.waitForURL(/\/help(\?.*)?#terms$/);
      await entry('terms').getByText(company).first().waitFor();
      await expect.poll(() => topOf('terms')).toBeLessThan(160);
      expect(await topOf('terms')).toBeGreaterThanOrEqual(0);
      expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
      expect(await page.title()).toContain(t('site:nav.help'));
      const said = page.locator('meta[name="description"]');
      await expect.poll(() => said.getAttribute('content')).toBe(t('meta:help'));
      await screens('terms');
      expect(await accessFaults(page)).toEqual([]);
    });

    it('opens one text at a time, and keeps what was pressed where it was', async () => {
      const privacy = entry('privacy').getByRole('button').first();
      await privacy.scrollIntoViewIfNeeded();
      const before = await topOf('privacy');
      await privacy.click();
      await entry('privacy').getByRole('heading', { level: 3 }).first().waitFor();
      expect(new URL(page.url()).hash).toBe('#privacy');
      expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
      expect(Math.abs((await topOf('privacy')) - before)).toBeLessThan(4);
      await privacy.press('Enter');
      await expect.poll(() => page.getByRole('button', { expanded: true }).count()).toBe(0);
      expect(new URL(page.url()).hash).toBe('');
    });

    it('goes to a section of a text by its address', async () => {
      await page.goto(`${site.server.url}/help#responsible-gaming-3`);
      const heading = page.locator('#responsible-gaming-3');
      await heading.waitFor();
      await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(200);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    });

    it('prints the open text and nothing around it', async () => {
      await page.emulateMedia({ media: 'print' });
      const responsible = entry('responsible-gaming');
      expect(await responsible.getByRole('heading', { level: 3 }).last().isVisible()).toBe(true);
      expect(await entry('terms').isVisible()).toBe(false);
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await footer().isVisible()).toBe(false);
      const look = (selector: string, property: string) =>
        page.evaluate<string>(
          `getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`,
        );
      expect(await look('html', 'background-color')).toBe('rgb(255, 255, 255)');
      expect(await look('body', 'background-color')).toBe('rgba(0, 0, 0, 0)');
      expect(await look('#responsible-gaming h3', 'color')).toBe('rgb(0, 0, 0)');
      await screens('print');
      await page.emulateMedia({ media: 'screen' });
    });

    it('finds texts by their words, says so, and shares the search', async () => {
      const word = 'مُہر بند';
      const search = page.getByRole('searchbox', { name: t('help:search') });
      await search.fill(word);
      await expect.poll(() => page.locator('article').count()).toBeLessThan(5);
      expect(await page.locator('mark').count()).toBeGreaterThan(0);
      await page.waitForURL(/\/help\?.*q=/);
      await search.fill('qqqq');
      await page.getByText(t('help:noneTitle')).waitFor();
      await screens('none');
      await page
        .getByRole('button', { name: t('help:clearSearch') })
        .last()
        .click();
      await expect.poll(() => page.locator('article').count()).toBeGreaterThan(15);
      await site.visit.go('/help');
      await entry('terms').waitFor();
      await screens('all');
    });

    it('answers a question in the footer, one at a time, by keyboard', async () => {
      const questions = footer().locator('summary');
      await questions.nth(0).focus();
      await page.keyboard.press('Enter');
      await footer().locator('details[open] p').first().waitFor();
      await questions.nth(1).press('Enter');
      await footer().locator('details').nth(1).locator('li').first().waitFor();
      await expect.poll(() => footer().locator('details[open]').count()).toBe(1);
      await questions.nth(1).scrollIntoViewIfNeeded();
      await screens('footer');
      expect(await accessFaults(page)).toEqual([]);
    });

    it('shows what an operator publishes in the page that is open, and none of what was slipped in', async () => {
      await site.visit.go('/help#terms');
      await entry('terms').getByText(company).first().waitFor();
      office = await site.office('/office/help');
      await office.getByRole('link', { name: t('site:footer.page.terms'), exact: true }).waitFor();
      await takeScreens(office, 'ur-help-office-list');
      expect(await accessFaults(office)).toEqual([]);
      // The file has all kinds, each named, words for the switches, and none of the buttons.
      const { lines } = await exportCsv(office, t);
      const head = ['kindLabel', 'inFooter', 'isShown'].map((column) => t(`office:help.${column}`));
      for (const word of head) expect(lines[0]).toContain(word);
      expect(lines[0]).not.toContain(t('office:operators.acts'));
      const terms = lines.find((line) => line.includes(`,${t('site:footer.page.terms')},`));
      expect(terms).toContain(`${t('office:help.kind.page')},`);
      expect(terms).toContain(`,${t('office:export.no')},${t('office:export.yes')},`);
      expect(lines.some((line) => line.startsWith(t('office:help.kind.question')))).toBe(true);
      await office.getByRole('link', { name: t('site:footer.page.terms'), exact: true }).click();
      await office.route('**/office/api/help/**', (route) => {
        const sent = route.request().postDataJSON() as { html?: { EN: string; UR: string } } | null;
        if (!sent?.html) return route.continue();
        const html = { EN: sent.html.EN + stolen, UR: sent.html.UR + stolen };
        return route.continue({ postData: JSON.stringify({ ...sent, html }) });
      });
      for (const name of Object.values(languageNames)) {
        const field = office.getByRole('textbox', {
          name: `${t('office:help.text')} (${name})`,
          exact: true,
        });
        await field.click();
        await office.keyboard.press('Control+Home');
        await office.keyboard.insertText(`${changed} `);
      }
      await takeScreens(office, 'ur-help-office-edit');
      expect(await accessFaults(office)).toEqual([]);
      await office.getByRole('button', { name: t('office:help.preview'), exact: true }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByText(changed).first().waitFor();
      await dialog.getByText(company).first().waitFor();
      await takeScreens(office, 'ur-help-office-preview');
      await dialog.getByRole('button', { name: t('office:help.publish'), exact: true }).click();
      await office.getByText(t('office:help.published')).waitFor();
      await entry('terms').getByText(changed).waitFor();
      for (const one of [page, office]) {
        expect(await one.evaluate('window.stolen ?? null')).toBeNull();
        expect(await one.locator('article img, article script').count()).toBe(0);
      }
    });

    it('keeps what the text said before, with its dates', async () => {
      await entry('terms')
        .locator('summary')
        .filter({ hasText: t('help:earlier') })
        .click();
      const version = entry('terms')
        .locator('summary')
        .filter({ hasText: t('help:version', { version: '1' }) });
      await version.click();
      await entry('terms').locator('details details[open] h3').first().waitFor();
      expect(await entry('terms').locator('details details').getByText(changed).count()).toBe(0);
      await screens('earlier');
    });

    it('asks before words are left behind, and hides a question from everybody', async () => {
      await office.getByLabel(`${t('office:help.heading')} (${languageNames.en})`).fill('Other rules');
      await office.getByRole('link', { name: t('office:help.toList') }).click();
      await office
        .getByRole('dialog')
        .getByRole('button', { name: t('office:help.leave'), exact: true })
        .click();
      const bonus = await office
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: /bonus|بونس/ })
        .first()
        .textContent();
      const shown = office.getByRole('switch', {
        name: t('office:help.shownOf', { title: bonus ?? '' }),
        exact: true,
      });
      await shown.locator('..').click();
      await office.getByText(t('office:help.arranged')).waitFor();
      await entry('bonus-terms').waitFor({ state: 'detached' });
      await shown.locator('..').click();
      await entry('bonus-terms').waitFor();
    });

    it('stands without a header at /helpmc, and stays there', async () => {
      await site.visit.go('/helpmc#contact');
      await entry('contact').getByText(company).first().waitFor();
      expect(
        await page
          .getByRole('contentinfo')
          .filter({ hasText: t('site:footer.links') })
          .count(),
      ).toBe(0);
      expect(await page.getByRole('navigation', { name: t('site:nav.label') }).count()).toBe(0);
      await screens('alone');
      await entry('about').getByRole('button').first().click();
      await entry('about').locator('a[href="/help#privacy"]').click();
      await page.waitForURL(/\/helpmc(\?.*)?#privacy$/);
      await entry('privacy').getByRole('heading', { level: 3 }).first().waitFor();
    });

    it('helps whoever comes to an address without a page', async () => {
      expect((await page.goto(`${site.server.url}/no-such-lane`))?.status()).toBe(404);
      await page.getByRole('heading', { name: t('doors:notFound.title'), level: 1 }).waitFor();
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await screens('not-found');
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('searchbox', { name: t('doors:notFound.search') }).fill('karakoram');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/rng\?.*name=karakoram/);
      expect(await page.locator('meta[name=robots]').count()).toBe(0);
    });
  });
}
