import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { goToCardGame } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { type Sitter, sitByCalls } from '../sit-by-calls.ts';
import { textsOf } from '../texts.ts';

/** Nine friends, one with a phone in Urdu, one in English; the pages of the others nobody looks at. */
export function privateContest(rooms: CardRooms): void {
  describe('a contest among friends', () => {
    const others: Sitter[] = [];
    afterAll(() => {
      for (const other of others) other.close();
    });

    const join = async (page: Page) => {
      await page.getByTestId('sit-anywhere').click();
      await page.getByTestId('bring').click();
      await page.getByTestId('seat-menu').waitFor();
    };

    it('of nine is opened by one, found by the others with its code, and begins when it is full', async () => {
      const { server, phone: host, desk: friend, faults } = rooms;
      const story = { server, game: 'texas-holdem' };
      const t = textsOf('en');
      await goToCardGame(host, story, 'ur');
      await host.getByTestId('private-kind').selectOption('sng-9');
      await host.getByTestId('friends').scrollIntoViewIfNeeded();
      await takeScreens(host, 'ur-private-contest');
      expect(await accessFaults(host)).toEqual([]);
      await host.getByTestId('open-private').click();
      const code = (await host.getByTestId('table-code').locator('strong').textContent()) ?? '';
      await join(host);
      await host.getByTestId('contest-waiting').waitFor();
      await goToCardGame(friend, story, 'en');
      const field = friend
        .getByTestId('friends')
        .getByRole('textbox', { name: t('seats:friends.codeLabel') });
      await field.fill(code);
      await friend.getByTestId('find-private').click();
      await join(friend);
      for (let n = 0; n < 7; n += 1) others.push(await sitByCalls({ ...story, room: { code } }));
      for (const page of [host, friend]) {
        await page.locator('[data-table=playing]').waitFor();
        expect(await accessFaults(page)).toEqual([]);
      }
      await takeScreens(host, 'ur-nine-seats');
      await takeScreens(friend, 'en-nine-seats');
      for (const page of [host, friend]) expect(await overlaps(page)).toEqual([]);
      expect(faults).toEqual([]);
    }, 240_000);
  });
}

/** Places at the table whose names cover one another. */
async function overlaps(page: Page): Promise<string[]> {
  const plates = await page.locator('[data-plate]').all();
  const boxes = await Promise.all(plates.map((plate) => plate.boundingBox()));
  return boxes.flatMap((one, at) =>
    boxes.flatMap((other, index) => {
      if (one === null || other === null || index <= at) return [];
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      return isApart ? [] : [`${at} and ${index}`];
    }),
  );
}
