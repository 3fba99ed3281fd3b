import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';
import { balanceOn, netOnRecord } from './play-money.ts';
import { loadSlowly, putOnPoorLine } from './poor-line.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

/** Two players at one water, with trial money, and another in the second hall with a phone and in Urdu. */
describe('the fish halls', () => {
  const house = openHouse();
  const { faults } = house;

  const openHall = async (
    gameId: string,
    language: StoryLanguage,
    viewport: { width: number; height: number },
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ): Promise<Page> => {
    const context = await house.browser.newContext({ viewport, colorScheme: 'dark' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await prepare(page);
    const launched = await fetch(
      `${house.server.url}/wps/relay/GCS_gameTrialLaunch?gameId=${gameId}&vassalage=IKKA_FISH`,
      { headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' } },
    );
    const { value } = (await launched.json()) as { value: { game_url: string } };
    await page.goto(new URL(value.game_url, house.server.url).href);
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
    await page.getByTestId('auto').click();
    await expect.poll(() => shotsOn(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(shots);
    await page.getByTestId('auto').click();
  };

  it('two players share a water, and each shot of one is on his record', async () => {
    const t = textsOf('en');
    const [desk, guest] = [
      await openHall('darya-indus', 'en', { width: 1440, height: 900 }),
      await openHall('darya-indus', 'en', { width: 844, height: 390 }),
    ];
    expect(await accessFaults(desk)).toEqual([]);
    await takeScreens(desk, 'en-fish-lobby');
    await sit(desk);
    await sit(guest);
    const room = await desk.locator('[data-play]').getAttribute('data-room');
    expect(await guest.locator('[data-play]').getAttribute('data-room')).toBe(room);
    const before = await balanceOn(desk);
    await Promise.all([fires(desk, 20), fires(guest, 5)]);
    await takeScreens(desk, 'en-fish-hall');
    await takeScreens(guest, 'en-fish-hall-wide-phone');
    // Water that nobody looks at any more is not drawn beside the next stories.
    await guest.context().close();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.getByTestId('leave').click();
    await desk.getByTestId('hall-lobby').waitFor();
    // Bullets in flight come back: what is gone is what the record says.
    await expect
      .poll(async () => (await balanceOn(desk)) - before - (await netOnRecord(house.server, desk)))
      .toBe(0);
    await desk.getByRole('button', { name: t('play:hud.history') }).click();
    await desk.getByTestId('history-round').first().waitFor();
    await takeScreens(desk, 'en-fish-shots');
    expect(faults).toEqual([]);
    await desk.context().close();
  }, 180_000);

  it('plays on over a line that is slow and loses calls', async () => {
    const page = await openHall('darya-indus', 'en', { width: 844, height: 390 });
    const line = await putOnPoorLine(page, '**/play/api/darya/**/shots');
    await sit(page, 'shallows');
    const before = await balanceOn(page);
    await fires(page, 12);
    expect(line.lost()).toBeGreaterThan(0);
    await page.getByTestId('leave').click();
    await page.getByTestId('hall-lobby').waitFor();
    await expect
      .poll(async () => (await balanceOn(page)) - before - (await netOnRecord(house.server, page)))
      .toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
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
