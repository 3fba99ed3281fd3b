import { takeScreens } from '@ikka/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { goToCardGame, stayAtCardGame } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { type Sitter, sitByCalls } from '../sit-by-calls.ts';

const seats = 6;

/** A full table, at whose pages nobody looks, and two who want to sit there. */
export function waitingList(rooms: CardRooms): void {
  describe('the waiting list of a table', () => {
    const seated: Sitter[] = [];
    afterAll(() => {
      for (const one of seated) one.close();
    });

    it('offers the seat that gets free to the first, wherever he is, and to nobody else', async () => {
      const { server, phone: first, desk: second, faults } = rooms;
      const story = { server, game: 'teen-patti' };
      // Not where the others play: here every seat must be free.
      const room = { id: 'teen-patti-pkt-middle-1' };
      const table = `li[data-room=${room.id}] button`;
      const sitDown = async () => void seated.push(await sitByCalls({ ...story, room }));
      while (seated.length < seats - 2) await sitDown();
      // Whoever comes now has no part in the hand that is on.
      await seated[0]?.sees(({ phase }) => phase === 'playing');
      while (seated.length < seats) await sitDown();
      await goToCardGame(first, story, 'ur');
      await stayAtCardGame(second, story, 'en');
      for (const page of [first, second]) {
        await page.locator(table).click();
        await page.getByTestId('join-waiting-list').click();
        await page.getByTestId('own-place').waitFor();
      }
      await takeScreens(first, 'ur-waiting-at-table');
      expect(await accessFaults(first)).toEqual([]);
      await second.getByTestId('other-tables').click();
      await second.getByTestId('wait-bar').waitFor();
      await takeScreens(second, 'en-waiting-in-lobby');
      expect(await accessFaults(second)).toEqual([]);

      for (const late of seated.slice(-2)) await late.leave();
      for (const [page, screen] of [
        [first, 'ur-seat-offered'],
        [second, 'en-seat-offered'],
      ] as const) {
        await page.getByTestId('seat-offer').waitFor();
        await takeScreens(page, screen);
        expect(await accessFaults(page)).toEqual([]);
      }
      await second.getByTestId('take-offer').click();
      await second.getByTestId('bring').click();
      await second.getByTestId('seat-menu').waitFor();
      await first.getByTestId('decline-offer').click();
      await first.getByTestId('sit-anywhere').waitFor();
      await expect.poll(() => first.getByTestId('own-place').count()).toBe(0);
      // Whose story comes next finds him at the list.
      await first.getByTestId('other-tables').click();
      expect(faults).toEqual([]);
    }, 180_000);
  });
}
