import { type Browser, openBrowser, type Page, startTestServer, type TestServer } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { galleryPages } from '../../tools/gallery/pages.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

/*
 * Every page of the site in Urdu, on a phone. What a page does is tested where its feature is, in one language; this holds what
 * another direction and another script could break: the page's width, its direction, figures that would be read backwards, and access.
 */

/** Dates and times among Urdu words whose parts would change places, because nothing isolates them. */
const loose = `(() => {
  const isDate = /\\d{4}-\\d{2}-\\d{2}|\\d{1,2}:\\d{2}/;
  const isolates = (node) => {
    for (let element = node.parentElement; element !== null; element = element.parentElement) {
      if (element.tagName === 'BDI') return true;
      if (getComputedStyle(element).direction === 'ltr') return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!isDate.test(node.textContent) || node.parentElement.closest('script, style, template')) continue;
    if (!isolates(node)) found.push(node.textContent.trim().slice(0, 80));
  }
  return found;
})()`;

/** Parts of the page that reach beyond its edge, so that it can be pushed sideways. */
const wide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth + ' px in ' + clientWidth] : [];
})()`;

let server: TestServer;
let browser: Browser;
let guest: Visit;
let member: Visit;

beforeAll(async () => {
  server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
  browser = await openBrowser();
  guest = await openVisit(browser, server, 'ur');
  member = await openVisit(browser, server, 'ur');
  for (const { page } of [guest, member]) await page.setViewportSize({ width: 390, height: 844 });
  await guest.go(QUIET_PAGE);
  await member.enter(await memberOf(server, 'nastaliq', 'lantern-7-bazaar'));
  await partsOf(member.page, textsOf('ur')).isIn();
});
afterEach(() => {
  expect([...guest.faults, ...member.faults]).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Everything that was asked for has come, and the page no longer says that it waits. */
async function settled(page: Page): Promise<void> {
  await page.locator('#content > *').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[aria-busy="true"]:visible').count()).toBe(0);
}

const pages = galleryPages.filter(({ answers }) => answers === undefined);

describe('a page in Urdu on a phone', () => {
  it.each(pages.map((one) => [one.name, one] as const))('%s', async (_name, { address, as }) => {
    const { page, go } = as === 'member' ? member : guest;
    const isAbove = address.startsWith('/index?');
    // What stands above a page is looked at alone, above a page with little on it: the home page has its own turn.
    await go(isAbove ? address.replace('/index', QUIET_PAGE) : address);
    if (isAbove) await page.getByRole('dialog').last().waitFor();
    await settled(page);
    expect(await page.evaluate('[document.documentElement.dir, document.documentElement.lang]')).toEqual([
      'rtl',
      'ur',
    ]);
    expect(await page.evaluate(wide), 'is wider than the screen').toEqual([]);
    expect(await page.evaluate(loose), 'dates that nothing isolates').toEqual([]);
    expect(await accessFaults(page, isAbove ? 'dialog' : undefined)).toEqual([]);
  });

  it('would be found out if it were too wide, or if a date stood loose in it', async () => {
    const { page, go } = guest;
    await go(QUIET_PAGE);
    await settled(page);
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<p style="inline-size: 500px">بتاریخ 2026-01-02 کو</p><p><bdi>2026-01-03</bdi></p>')`,
    );
    expect(await page.evaluate(wide)).toHaveLength(1);
    expect(await page.evaluate(loose)).toEqual(['بتاریخ 2026-01-02 کو']);
  });
});
