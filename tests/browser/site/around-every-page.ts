import { beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { textsOf } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { closeESports } from './close-e-sports.ts';
import type { Site } from './open-site.ts';

/** What stands around every page: the categories with their panels, the menu, the bar at the edge, and the ways into games. */
export function aroundEveryPage(site: Site): void {
  describe('around every page', () => {
    const t = textsOf('en');
    let visit: Visit;
    let page: Visit['page'];
    let keys: Visit['keys'];
    beforeAll(async () => {
      visit = site.visit;
      ({ page, keys } = visit);
      await closeESports(site);
      await visit.speak('en');
    });

    const category = (code: string) => t(`site:category.${code}`);
    const toggle = (code: string) =>
      page.getByRole('button', { name: t('site:nav.more', { category: category(code) }), exact: true });
    const panel = (code: string) => page.getByRole('region', { name: category(code), exact: true });

    it('a category opens under the pointer, stays when it is pressed, and closes on Escape', async () => {
      await visit.go('/fair');
      await page.getByRole('heading', { level: 1, name: t('fair:title') }).waitFor();
      await toggle('RNG').hover();
      await panel('RNG').getByRole('article').first().waitFor();
      expect(await panel('RNG').getByRole('link').first().getAttribute('href')).toBe('/rng?page=IKKA_SLOT');
      expect(await accessFaults(page)).toEqual([]);
      await toggle('RNG').click();
      await page.keyboard.press('Escape');
      await panel('RNG').waitFor({ state: 'hidden' });
      expect(await keys.hasFocus(toggle('RNG'))).toBe(true);
    });

    it('and by keyboard; where nobody offers anything yet it says so and leads on', async () => {
      await keys.tabTo(toggle('ESPORTS'));
      await keys.press('ArrowDown');
      await panel('ESPORTS').getByText(t('shell:panel.emptyHint')).waitFor();
      await keys.tabTo(panel('ESPORTS').getByRole('link'));
      await keys.press('Enter');
      await page.waitForURL(`${site.server.url}/esports`);
      await panel('ESPORTS').waitFor({ state: 'hidden' });
    });

    it('the menu keeps the focus inside and gives it back', async () => {
      const menu = page.getByRole('button', { name: t('site:nav.menu'), exact: true }).first();
      await menu.click();
      const drawer = page.getByRole('dialog', { name: t('site:nav.menu') });
      await drawer.getByRole('link', { name: category('LOTT'), exact: true }).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await keys.focused(menu);
    });

    it('a link to the page that is shown adds nothing to the history', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: category('ESPORTS'), exact: true })
        .click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: category('PVP'), exact: true })
        .click();
      await page.waitForURL(`${site.server.url}/pvp`);
      // Not by their number: of the steps of one page a browser keeps fifty.
      for (const path of ['/esports', '/fair']) {
        await page.goBack();
        await page.waitForURL(`${site.server.url}${path}`);
      }
    });

    it('the bar at the edge draws a code for each kind of phone', async () => {
      await page.getByRole('button', { name: t('shell:reach.apps'), exact: true }).click();
      const codes = page.getByRole('img', { name: t('shell:reach.codeOf', { label: '' }).trim() });
      await codes.nth(2).waitFor();
      expect(await codes.first().boundingBox()).toMatchObject({ width: 125, height: 125 });
      await page.keyboard.press('Escape');
      await codes.first().waitFor({ state: 'hidden' });
    });

    it('a vendor alone in the address opens his own entry, with draw and kind of bet', async () => {
      // Whoever plays without having registered says first that he is of age, once in this browser: as if nobody had done so before.
      await page.evaluate("localStorage.removeItem('ikka.of-age')");
      await visit.go('/game?vassalage=IKKA_SLOT&trial=true&gameCode=MEGA_45&playType=2');
      const confirm = page.getByRole('button', { name: t('protection:age.confirm'), exact: true });
      await confirm.waitFor();
      const frame = page.locator('iframe');
      expect(await frame.count()).toBe(0);
      expect(await accessFaults(page)).toEqual([]);
      await confirm.click();
      await frame.waitFor();
      await page.reload();
      await frame.waitFor();
      expect(await frame.getAttribute('src')).toContain('gameCode=MEGA_45&playType=2#');
      await visit.go('/game?vassalage=NOBODY');
      await page.getByText(t('game:missingTitle')).waitFor();
    });
  });
}
