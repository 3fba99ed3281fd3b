import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';
import { balanceOn, netOnRecord } from './play-money.ts';
import { loadSlowly, putOnPoorLine } from './poor-line.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { goToTrial, openPage, type Screen } from './trial-page.ts';

/** Two players at one water, with trial money, and another in the second hall with a phone and in Urdu. */
describe('the fish halls', () => {
  const house = openHouse();
  const { faults } = house;
  const full = { width: 1440, height: 900 };
  const wide = { width: 844, height: 390 };
  /** Of the second player, who stays for the next story; and what he had at first. */
  let guest: Page;
  let purse = 0;

  const openHall = async (
    gameId: string,
    language: StoryLanguage,
    viewport: Screen,
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ): Promise<Page> => {
    const page = await openPage(house, language, viewport);
    page.setDefaultTimeout(60_000);
    await prepare(page);
    await goToTrial(page, house.server, language, { gameId, vassalage: 'IKKA_FISH' });
    await page.getByTestId('hall-lobby').waitFor();
    return page;
  };
  const sit = async (page: Page, range = 'stream') => {
    await page.getByTestId(`sit-${range}`).click();
    await page.locator('[data-play]:not([data-room=""]):not([data-scene=""])').waitFor();
    // The water fills the page, behind what lies on it.
    expect(await page.locator('canvas').boundingBox()).toMatchObject({ x: 0, y: 0 });
  };
  const shotsOn = async (page: Page) => Number(await page.locator('[data-play]').getAttribute('data-shots'));
  const fires = async (page: Page, shots: number) => {
    const wanted = (await shotsOn(page)) + shots;
    await page.getByTestId('auto').click();
    const looks = { timeout: 60_000, interval: 150 };
    await expect.poll(() => shotsOn(page), looks).toBeGreaterThanOrEqual(wanted);
    await page.getByTestId('auto').click();
  };

  /** Water that nobody looks at any more is not drawn beside what follows. */
  const leaves = async (page: Page) => {
    await page.getByTestId('leave').click();
    await page.getByTestId('hall-lobby').waitFor();
  };
  /** Bullets in flight come back: what is gone is what the record says. */
  const isOnRecord = (page: Page, before: number) =>
    expect
      .poll(async () => (await balanceOn(page)) - before - (await netOnRecord(house.server, page)), {
        interval: 150,
      })
      .toBe(0);

  it('two players share a water, and each shot of one is on his record', async () => {
    const t = textsOf('en');
    const desk = await openHall('darya-indus', 'en', full);
    guest = await openHall('darya-indus', 'en', wide);
    expect(await accessFaults(desk)).toEqual([]);
    await takeScreens(desk, 'en-fish-lobby');
    await sit(desk);
    await sit(guest);
    const room = await desk.locator('[data-play]').getAttribute('data-room');
    expect(await guest.locator('[data-play]').getAttribute('data-room')).toBe(room);
    const before = await balanceOn(desk);
    purse = await balanceOn(guest);
    // So much water is drawn for whoever looks at it; to fire, a window of it is enough.
    await desk.setViewportSize(wide);
    await Promise.all([fires(desk, 20), fires(guest, 5).then(() => leaves(guest))]);
    await desk.setViewportSize(full);
    await takeScreens(desk, 'en-fish-hall');
    expect(await accessFaults(desk)).toEqual([]);
    await leaves(desk);
    await isOnRecord(desk, before);
    await desk.getByRole('button', { name: t('play:hud.history') }).click();
    await desk.getByTestId('history-round').first().waitFor();
    await takeScreens(desk, 'en-fish-shots');
    expect(faults).toEqual([]);
    await desk.context().close();
  }, 180_000);

  it('plays on over a line that is slow and loses calls', async () => {
    const line = await putOnPoorLine(guest, '**/play/api/darya/**/shots');
    await sit(guest, 'shallows');
    await takeScreens(guest, 'en-fish-hall-wide-phone');
    await fires(guest, 12);
    expect(line.lost()).toBeGreaterThan(0);
    await leaves(guest);
    await isOnRecord(guest, purse);
    expect(faults).toEqual([]);
    await guest.context().close();
  }, 180_000);

  it('the deep sea plays in Urdu on a phone that is slow to load', async () => {
    const phone = await openHall('darya-deep', 'ur', { width: 390, height: 844 }, loadSlowly);
    await takeScreens(phone, 'ur-fish-lobby');
    await sit(phone, 'shallows');
    await fires(phone, 10);
    await takeScreens(phone, 'ur-fish-hall');
    expect(await accessFaults(phone)).toEqual([]);
    expect(faults).toEqual([]);
    await phone.context().close();
  }, 180_000);

  it('an operator sees who fired in which room', async () => {
    const t = textsOf('ur');
    const context = await house.browser.newContext({
      viewport: { width: 1440, height: 1200 },
      colorScheme: 'dark',
    });
    const operator = await logInOperator(house.server);
    await context.addInitScript(`localStorage.setItem('ikka.office.session', '${operator}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${house.server.url}/office/halls`);
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
    expect(faults).toEqual([]);
  });
});
