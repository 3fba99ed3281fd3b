import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { sitDown } from './card-tables.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';

/** Three strangers at one table who choose at once: two in Urdu, one of them with a phone, one in English. */
describe('a table of NiuNiu', () => {
  const house = openHouse();
  const { faults } = house;

  const story = () => ({ ...house, game: 'niu-niu' });

  it('bids for the bank and bets at once, and shows all hands with what each won or lost', async () => {
    const pages = [
      await sitDown(story(), 'ur', { width: 390, height: 844 }),
      await sitDown(story(), 'en', { width: 1440, height: 900 }),
      await sitDown(story(), 'ur', { width: 1440, height: 900 }),
    ];
    const asked = async () => {
      const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
      return pages.filter((_, at) => (counts[at] ?? 0) > 0);
    };
    const [phone, desk] = pages;
    if (phone === undefined || desk === undefined) throw new Error('nobody sat down');
    const act = async (page: Page): Promise<void> => {
      const bid = page.getByTestId('move-bid-1');
      const isBidding = (await bid.count()) > 0;
      // One's own four, and nobody else's.
      if (isBidding) expect(await page.locator('[data-open=true]').count()).toBe(4);
      const move = isBidding ? bid : page.getByTestId('move-bet-10');
      await move.click();
      await move.waitFor({ state: 'detached' });
    };
    // The first hand may have begun before all sat: it is played too.
    const openOn = (page: Page) => page.locator('[data-open=true]').count();
    while ((await openOn(desk)) < 15) for (const page of await asked()) await act(page);
    await Promise.all(
      pages.map(async (page) => {
        await page.getByTestId('ending').waitFor();
        await expect.poll(() => openOn(page)).toBe(15);
      }),
    );
    expect(await accessFaults(desk)).toEqual([]);
    await takeScreens(phone, 'ur-niu-niu');
    expect(faults).toEqual([]);
  }, 120_000);
});
