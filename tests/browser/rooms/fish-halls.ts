import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { balanceOn, netOnRecord } from '../play-money.ts';
import { loadSlowly, putOnPoorLine } from '../poor-line.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { goToTrial, openPage } from '../trial-page.ts';
import { speakIn } from '../visit.ts';
import type { Operator } from './operator-of.ts';
import { rest } from './rest.ts';

const wide = { width: 844, height: 390 };
const small = { width: 400, height: 240 };

/** Two players at one water, with trial money, and another in the second hall with a phone and in Urdu. */
export function fishHalls(rooms: CardRooms, operator: Operator): void {
  describe('the fish halls', () => {
    /** Of the second player, who stays for the next story; and what he had at first. */
    let guest: Page;
    let purse = 0;

    const goToHall = async (page: Page, gameId: string, language: StoryLanguage) => {
      page.setDefaultTimeout(60_000);
      await goToTrial(page, rooms.server, language, { gameId, vassalage: 'IKKA_FISH' });
      await page.getByTestId('hall-lobby').waitFor();
    };
    const sit = async (page: Page, range = 'stream') => {
      await page.getByTestId(`sit-${range}`).click();
      await page.locator('[data-play]:not([data-room=""]):not([data-scene=""])').waitFor();
      // The water fills the page, behind what lies on it.
      expect(await page.locator('canvas').boundingBox()).toMatchObject({ x: 0, y: 0 });
    };
    const shotsOn = async (page: Page) =>
      Number(await page.locator('[data-play]').getAttribute('data-shots'));
    /** So much water is drawn for whoever looks at it: to fire, a little window of it is enough. */
    const fires = async (page: Page, shots: number) => {
      const size = page.viewportSize() ?? wide;
      await page.setViewportSize(small);
      const wanted = (await shotsOn(page)) + shots;
      await page.getByTestId('auto').click();
      const looks = { timeout: 60_000, interval: 150 };
      await expect.poll(() => shotsOn(page), looks).toBeGreaterThanOrEqual(wanted);
      await page.getByTestId('auto').click();
      await page.setViewportSize(size);
    };

    /** Water that nobody looks at any more is not drawn beside what follows. */
    const leaves = async (page: Page) => {
      await page.getByTestId('leave').click();
      await page.getByTestId('hall-lobby').waitFor();
    };
    /** Bullets in flight come back: what is gone is what the record says. */
    const isOnRecord = (page: Page, before: number) =>
      expect
        .poll(async () => (await balanceOn(page)) - before - (await netOnRecord(rooms.server, page)), {
          interval: 150,
        })
        .toBe(0);

    it('two players share a water, and each shot of one is on his record', async () => {
      const t = textsOf('en');
      const { desk } = rooms;
      guest = await openPage(rooms, 'en', wide);
      await goToHall(desk, 'darya-indus', 'en');
      await goToHall(guest, 'darya-indus', 'en');
      expect(await accessFaults(desk)).toEqual([]);
      await takeScreens(desk, 'en-fish-lobby');
      await sit(desk);
      await sit(guest);
      const room = await desk.locator('[data-play]').getAttribute('data-room');
      expect(await guest.locator('[data-play]').getAttribute('data-room')).toBe(room);
      const before = await balanceOn(desk);
      purse = await balanceOn(guest);
      await Promise.all([fires(desk, 20), fires(guest, 5).then(() => leaves(guest))]);
      await takeScreens(desk, 'en-fish-hall');
      expect(await accessFaults(desk)).toEqual([]);
      await leaves(desk);
      await isOnRecord(desk, before);
      await desk.getByRole('button', { name: t('play:hud.history') }).click();
      await desk.getByTestId('history-round').first().waitFor();
      await takeScreens(desk, 'en-fish-shots');
      expect(rooms.faults).toEqual([]);
      await rest(desk, rooms.server);
    }, 180_000);

    it('plays on over a line that is slow and loses calls', async () => {
      const line = await putOnPoorLine(guest, '**/play/api/darya/**/shots');
      await sit(guest, 'shallows');
      await takeScreens(guest, 'en-fish-hall-wide-phone');
      await fires(guest, 12);
      expect(line.lost()).toBeGreaterThan(0);
      await leaves(guest);
      await isOnRecord(guest, purse);
      expect(rooms.faults).toEqual([]);
      await guest.context().close();
    }, 180_000);

    it('the deep sea plays in Urdu on a phone that is slow to load', async () => {
      const { phone } = rooms;
      await loadSlowly(phone);
      await goToHall(phone, 'darya-deep', 'ur');
      await takeScreens(phone, 'ur-fish-lobby');
      await sit(phone, 'shallows');
      await fires(phone, 10);
      await takeScreens(phone, 'ur-fish-hall');
      expect(await accessFaults(phone)).toEqual([]);
      expect(rooms.faults).toEqual([]);
      await phone.unroute('**/assets/*.js');
      await rest(phone, rooms.server);
    }, 180_000);

    it('an operator sees who fired in which room', async () => {
      const t = textsOf('ur');
      const page = await operator.goTo('/office/halls');
      await speakIn(page, 'ur');
      const sittings = page.getByLabel(t('officeRooms:halls.sittings')).locator('tbody tr');
      await expect.poll(() => sittings.count()).toBeGreaterThanOrEqual(2);
      await takeScreens(page, 'ur-office-halls');
      expect(await accessFaults(page)).toEqual([]);
      const all = await sittings.count();
      await page.getByRole('combobox', { name: t('officeRooms:halls.room') }).click();
      const shallows = t('officeRooms:halls.range.shallows');
      await page
        .getByRole('option', { name: new RegExp(shallows) })
        .first()
        .click();
      await page.waitForURL(/roomId=/);
      await expect.poll(() => sittings.count()).toBeLessThan(all);
      for (const text of await sittings.allInnerTexts()) expect(text).toContain(shallows);
      await speakIn(page, 'en');
      expect(rooms.faults).toEqual([]);
    });
  });
}
