import type { NiuNiuView } from '@ikka/niu-niu/rules';
import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { sitDown } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { type Sitter, sitByCalls } from '../sit-by-calls.ts';

/** Three strangers at one table who choose at once: one in Urdu with a phone, one in English, and one at whose page nobody looks. */
export function niuNiu(rooms: CardRooms): void {
  describe('a table of NiuNiu', () => {
    let third: Sitter | undefined;
    afterAll(() => third?.close());

    it('bids for the bank and bets at once, and shows all hands with what each won or lost', async () => {
      const { server, phone, desk, faults } = rooms;
      const story = { server, game: 'niu-niu' };
      third = await sitByCalls({
        ...story,
        room: { id: 'niu-niu-pkt-small-1' },
        act: (game) =>
          (game as NiuNiuView).banker === null ? { type: 'bid', bid: 1 } : { type: 'bet', bet: 10 },
      });
      await sitDown(phone, story, 'ur');
      await sitDown(desk, story, 'en');
      const pages = [phone, desk];
      const asked = async () => {
        const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
        return pages.filter((_, at) => (counts[at] ?? 0) > 0);
      };
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
      const playOn = async () => {
        for (const page of await asked()) await act(page);
        return openOn(desk);
      };
      await expect.poll(playOn, { timeout: 90_000, interval: 150 }).toBe(15);
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
}
