import type { RummyView } from '@ikka/indian-rummy/rules';
import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { actInTurn, actUntil, askedOf, sitDown } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { type Sitter, sitByCalls } from '../sit-by-calls.ts';

/** Draws once in a hand, and drops when he is asked again. */
function drawsOnce(): (game: unknown, no: number) => unknown {
  let drawnIn = 0;
  return (game, no) => {
    const { mine, moves } = game as RummyView;
    if (moves?.isDrawing === false) return { type: 'discard', card: mine?.cards[0] };
    if (drawnIn === no) return { type: 'drop' };
    drawnIn = no;
    return { type: 'draw', from: 'stock' };
  };
}

/** Three strangers at one table of Indian Rummy: one in Urdu with a phone, one in English, and one at whose page nobody looks. */
export function indianRummy(rooms: CardRooms): void {
  describe('a table of Indian Rummy', () => {
    let third: Sitter | undefined;
    afterAll(() => third?.close());

    it('is drawn and discarded by hand, laid as one likes, and ends when all others have dropped', async () => {
      const { server, phone, desk, faults } = rooms;
      const story = { server, game: 'indian-rummy' };
      third = await sitByCalls({
        ...story,
        room: { id: 'indian-rummy-pkt-small-1' },
        act: drawsOnce(),
      });
      await sitDown(phone, story, 'ur');
      await sitDown(desk, story, 'en');
      const pages = [phone, desk];
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
      for (let turn = 0; turn < 2; turn += 1) {
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
      await actUntil(phone.getByTestId('ending'), pages, drop);
      for (const page of pages) {
        await page.getByTestId('ending').waitFor();
        await expect.poll(() => page.getByTestId('shown').locator('li').count()).toBe(3);
      }
      await takeScreens(desk, 'rummy-end');
      expect(await accessFaults(desk)).toEqual([]);
      expect(faults).toEqual([]);
    }, 180_000);
  });
}
