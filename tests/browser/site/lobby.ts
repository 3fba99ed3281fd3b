import { calls } from '@ikka/contract';
import { takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { closeESports } from './close-e-sports.ts';
import type { Site } from './open-site.ts';

const shownFirst = 21;
const shownLater = 18;
/** With the house's own: three pages of the grid. */
const others = 47;

/**
 * The lobby in a real browser against the whole product: what is looked for, filtered and kept at hand stands in the address,
 * goes back, comes again after a reload, and moves nothing on the page.
 */
export function lobby(site: Site): void {
  describe('the lobby', () => {
    beforeAll(async () => {
      const { pool } = site.server.database.database;
      await pool.query(
        `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, rtp, volatility,
           coins_per_stake, lines, tags, kinds, features, sort)
         SELECT 'lamp-' || n, 'IKKA_SLOT', 'RNG', jsonb_build_object('EN', 'Lamp ' || n, 'UR', 'چراغ ' || n), 'lamp ' || n || ' چراغ ' || n,
           '0.9' || (n % 8), (n % 12)::text, 10, 5 * (n % 12), '{}',
           CASE WHEN n % 9 = 0 THEN '{BINGO}'::text[] ELSE '{SLOT_MACHINE}' END,
           CASE WHEN n % 2 = 0 THEN '{wild}'::text[] ELSE '{cascade}' END, 100 + n
         FROM generate_series(1, $1) n`,
        [others],
      );
      await closeESports(site);
      await site.visit.context.addInitScript(`window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });`);
    });

    describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
      const t = textsOf(language);
      let visit: Visit;
      let page: Visit['page'];
      beforeAll(async () => {
        visit = site.visit;
        page = visit.page;
        await visit.speak(language);
      });

      const cards = () => page.getByRole('article');
      const search = () => page.getByRole('searchbox', { name: t('lobby:search') });
      const query = () => Object.fromEntries(new URL(page.url()).searchParams);
      const shows = (count: number) => expect.poll(() => cards().count(), { timeout: 15_000 }).toBe(count);
      const shifted = () => page.evaluate<number>('window.shifted');

      it('shows the first games and turns the page, without a jump', async () => {
        // Loaded for each language, and as if for the first time: how much the page moves while it comes is the subject.
        const network = await visit.context.newCDPSession(page);
        await network.send('Network.enable');
        await network.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.goto(`${site.server.url}/rng`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await shows(shownFirst);
        await takeScreens(page, `${language}-lobby-slots`);
        expect(await shifted()).toBeLessThan(0.02);
        await network.detach();
        expect(await accessFaults(page)).toEqual([]);
        await page.getByRole('button', { name: t('common:page.number', { page: '2' }) }).click();
        await shows(shownLater);
        expect(query()).toEqual({ pageNo: '2' });
        await page.goBack();
        await shows(shownFirst);
        expect(await page.title()).toContain(t('site:category.RNG'));
      });

      // Each once: the other language would do the same.
      if (language === 'en') {
        it('searches as one types, and nearly', async () => {
          await search().pressSequentially('LAMP 41');
          await shows(1);
          await expect.poll(query).toEqual({ name: 'LAMP 41' });
          await page.reload();
          await shows(1);
          expect(await search().inputValue()).toBe('LAMP 41');
          await search().fill('karakorm');
          await page.getByText(t('lobby:near', { name: 'karakorm' })).waitFor();
          await shows(1);
          await search().fill('zzzz');
          await page.getByText(t('lobby:noneTitle')).waitFor();
          await page.getByText(t('lobby:instead')).waitFor();
          await page.getByRole('button', { name: t('lobby:showAll') }).click();
          await shows(shownFirst);
          expect(query()).toEqual({});
          expect(await search().inputValue()).toBe('');
        });

        it('filters, each step with its address and its way back', async () => {
          await page.getByRole('button', { name: t('lobby:filters'), exact: true }).click();
          const panel = page.getByRole('dialog', { name: t('lobby:filters') });
          await panel.getByText(t('lobby:level.high'), { exact: true }).click();
          await panel.getByText(t('lobby:feature.wild'), { exact: true }).click();
          await panel.getByText(/25\+/).click();
          await expect.poll(query).toEqual({ volatility: 'high', features: 'wild', lines: '25' });
          await takeScreens(page, `${language}-lobby-filters`);
          expect(await accessFaults(page, 'dialog')).toEqual([]);
          await panel.getByRole('button', { name: t('lobby:showGames') }).click();
          await panel.waitFor({ state: 'hidden' });
          // Of 47: a deviation of 8 or 10, even and with 40 or 50 lines.
          await shows(8);
          await page.goBack();
          await expect.poll(query).toEqual({ volatility: 'high', features: 'wild' });
          await page.getByRole('button', { name: t('lobby:kind.BINGO') }).click();
          await expect.poll(query).toMatchObject({ kind: 'BINGO' });
          const pill = t('lobby:withoutFilter', {
            filter: t('lobby:pill.volatility', { level: t('lobby:level.high') }),
          });
          await page.getByRole('button', { name: pill }).click();
          await expect.poll(query).toEqual({ kind: 'BINGO', features: 'wild' });
          await shows(2);
        });
      } else {
        it('opens its filters', async () => {
          await page.getByRole('button', { name: t('lobby:filters'), exact: true }).click();
          const panel = page.getByRole('dialog', { name: t('lobby:filters') });
          await panel.getByText(t('lobby:feature.wild'), { exact: true }).click();
          await expect.poll(query).toEqual({ features: 'wild' });
          expect(await accessFaults(page, 'dialog')).toEqual([]);
          await panel.getByRole('button', { name: t('lobby:showGames') }).click();
          await panel.waitFor({ state: 'hidden' });
        });

        it('searches in its own letters', async () => {
          await search().fill('چراغ 42');
          await shows(1);
          await page.getByRole('heading', { name: 'چراغ 42', exact: true }).waitFor();
        });
      }

      it('says honestly that nothing is here, and what there is instead', async () => {
        await visit.go('/esports');
        await page.getByText(t('lobby:page.ESPORTS.emptyTitle')).waitFor();
        await page
          .getByRole('link', { name: new RegExp(`^${t('site:category.RNG')}`) })
          .last()
          .waitFor();
        await cards().first().waitFor();
        await takeScreens(page, `${language}-lobby-empty`, { fullPage: true });
        expect(await accessFaults(page)).toEqual([]);
      });

      if (language === 'en') {
        it('asks a guest who marks a game to log in', async () => {
          await visit.go('/rng?name=karakoram');
          await shows(1);
          await page.getByRole('button', { name: /^(Favourite|پسندیدہ): / }).click();
          await page.getByRole('dialog').waitFor();
          expect(query()).toMatchObject({ auth: 'login', name: 'karakoram' });
          await visit.go('/fav');
          await page.getByText(t('lobby:favGuestTitle')).waitFor();
        });

        it('keeps a member’s games at hand', async () => {
          await visit.enter(site.member);
          await visit.go('/rng?name=lamp%2041');
          await page.getByRole('heading', { name: 'Lamp 41', exact: true }).waitFor();
          await shows(1);
          const heart = page.getByRole('button', { name: /^(Favourite|پسندیدہ): / });
          await heart.click();
          await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
          const mine = () =>
            must(clientOf(site.server, site.member.token).call(calls.catalogue.favouriteGames, {}));
          await expect.poll(async () => (await mine()).gameIds).toEqual(['lamp-41']);
          await visit.go('/fav');
          await shows(1);
          await takeScreens(page, `${language}-lobby-favourites`);
          await heart.click();
          await page.getByText(t('lobby:page.FAV.emptyTitle')).waitFor();
        });

        it('gives the focus to the page of a game, and afterwards to the page that follows', async () => {
          const { keys } = visit;
          const card = page.getByRole('button', {
            name: `${t('site:lobby.play')}: Jacks or Better`,
            exact: true,
          });
          const open = async () => {
            await card.focus();
            await keys.press('Enter');
            await page.waitForURL(/\/game/);
          };
          await visit.go('/rng?name=jacks');
          await shows(1);
          await open();
          await keys.focused(page.getByRole('main'));
          await page.goBack();
          await shows(1);
          await keys.focused(page.getByRole('main'));
          await open();
          await keys.push(page.getByRole('link', { name: t('game:back'), exact: true }));
          await page.waitForURL((url) => !url.pathname.startsWith('/game'));
          await keys.focused(page.getByRole('main'));
          await visit.leave();
        });
      }
    });
  });
}
