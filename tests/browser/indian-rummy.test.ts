import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { actInTurn, askedOf, sitDown } from './card-tables.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';

/** Three strangers at one table of Indian Rummy: one in Urdu with a phone, two in English. */
describe('a table of Indian Rummy', () => {
  const house = openHouse();
  const { faults } = house;

  const story = () => ({ ...house, game: 'indian-rummy' });

  it('is drawn and discarded by hand, laid as one likes, and ends when all others have dropped', async () => {
    const pages = [
      await sitDown(story(), 'ur', { width: 390, height: 844 }),
      await sitDown(story(), 'en', { width: 1440, height: 900 }),
      await sitDown(story(), 'en', { width: 1440, height: 900 }),
    ];
    const [phone, desk] = pages;
    if (phone === undefined || desk === undefined) throw new Error('nobody sat down');
    const asked = () => askedOf(pages);
    const inTurn = (act: (page: Page) => Promise<void>) => actInTurn(pages, act);
    const drop = (page: Page) =>
      page
        .getByTestId('move-drop')
        .click()
        .then(() => page.getByTestId('move-drop').click());
    const isAll = async () =>
      (await Promise.all(pages.map((page) => page.getByTestId('own-cards').count()))).every(Boolean);

    // The first hand may have begun before all sat: it is dropped.
    await asked();
    while (!(await isAll())) {
      await inTurn(drop);
      await asked();
    }
    const own = (page: Page) => page.locator('[data-testid=own-cards] button');
    for (const page of pages) await expect.poll(() => own(page).count()).toBe(13);
    await takeScreens(phone, 'ur-rummy');
    expect(await accessFaults(await asked())).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) {
      await inTurn(async (page) => {
        await (turn === 1 ? page.getByTestId('draw-stock') : page.getByTestId('move-stock')).click();
        await expect.poll(() => own(page).count()).toBe(14);
        // The next card covers the rest.
        const edge = { position: { x: 6, y: 12 } };
        await own(page).first().click(edge);
        await own(page).last().click(edge);
        await page.getByTestId('move-group').click();
        await own(page).last().click(edge);
        await takeScreens(page, 'rummy-discard');
        await page.getByTestId('move-discard').click();
      });
    }
    // What lies open came from the one before.
    await expect.poll(() => desk.locator('[data-testid=draw-open] [data-card]').count()).toBe(1);
    for (let left = 3; left > 1; left -= 1) await inTurn(drop);
    for (const page of pages) {
      await page.getByTestId('ending').waitFor();
      await expect.poll(() => page.getByTestId('shown').locator('li').count()).toBe(3);
    }
    await takeScreens(desk, 'rummy-end');
    expect(await accessFaults(desk)).toEqual([]);
    expect(faults).toEqual([]);
  }, 180_000);
});
