import type { Page } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GalleryPage, galleryPages } from '../../../tools/gallery/pages.ts';
import { accessFaults } from '../check-access.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE, type Visit } from '../visit.ts';
import type { Site } from './open-site.ts';
import { deskScreen } from './open-site.ts';

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

/** Everything that was asked for has come, and the page no longer says that it waits. */
async function settled(page: Page): Promise<void> {
  await page.locator('#content > *').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[aria-busy="true"]:visible').count()).toBe(0);
}

const pagesOf = (who: GalleryPage['as']) =>
  galleryPages.filter(({ answers, as }) => answers === undefined && as === who);

/**
 * Every page of the site in Urdu, on a phone. What a page does is tested where its feature is, in one language; this holds what
 * another direction and another script could break: the page's width, its direction, figures that would be read backwards, and access.
 */
export function rightToLeft(site: Site): void {
  describe('a page in Urdu on a phone', () => {
    let visit: Visit;
    let page: Page;
    beforeAll(async () => {
      visit = site.visit;
      page = visit.page;
      await page.setViewportSize({ width: 390, height: 844 });
      await visit.speak('ur');
    });
    afterAll(async () => {
      await page.setViewportSize(deskScreen);
    });

    const holds = async ({ address }: GalleryPage) => {
      const isAbove = address.startsWith('/index?');
      // What stands above a page is looked at alone, above a page with little on it: the home page has its own turn.
      await visit.go(isAbove ? address.replace('/index', QUIET_PAGE) : address);
      if (isAbove) await page.getByRole('dialog').last().waitFor();
      await settled(page);
      expect(await page.evaluate('[document.documentElement.dir, document.documentElement.lang]')).toEqual([
        'rtl',
        'ur',
      ]);
      expect(await page.evaluate(wide), 'is wider than the screen').toEqual([]);
      expect(await page.evaluate(loose), 'dates that nothing isolates').toEqual([]);
      expect(await accessFaults(page, isAbove ? 'dialog' : undefined)).toEqual([]);
    };

    describe('of a guest', () => {
      it.each(pagesOf(undefined).map((one) => [one.name, one] as const))('%s', (_name, one) => holds(one));
    });

    describe('of a member', () => {
      beforeAll(async () => {
        await visit.go(QUIET_PAGE);
        await visit.enter(site.member);
        await partsOf(page, textsOf('ur')).isIn();
      });
      afterAll(() => visit.leave());
      it.each(pagesOf('member').map((one) => [one.name, one] as const))('%s', (_name, one) => holds(one));
    });

    it('would be found out if it were too wide, or if a date stood loose in it', async () => {
      await visit.go(QUIET_PAGE);
      await settled(page);
      await page.evaluate(
        `document.body.insertAdjacentHTML('beforeend', '<div id="slipped-in"><p style="inline-size: 500px">بتاریخ 2026-01-02 کو</p><p><bdi>2026-01-03</bdi></p></div>')`,
      );
      expect(await page.evaluate(wide)).toHaveLength(1);
      expect(await page.evaluate(loose)).toEqual(['بتاریخ 2026-01-02 کو']);
      await page.evaluate(`document.getElementById('slipped-in').remove()`);
    });
  });
}
