import { takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { goToCardGame, stayAtCardGame, takeSeat } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { textsOf } from '../texts.ts';

/** Two friends and a stranger: a table that is in no list. */
export function privateTable(rooms: CardRooms): void {
  describe('a private table', () => {
    it('is opened by one, found by the other with its code, and by nobody else', async () => {
      const t = textsOf('ur');
      const { server, desk: host, phone: friend, faults } = rooms;
      const story = { server, game: 'teen-patti' };
      await goToCardGame(host, story, 'en');
      await stayAtCardGame(friend, story, 'ur');
      await friend.getByTestId('friends').waitFor();
      expect(await accessFaults(friend)).toEqual([]);
      await takeScreens(friend, 'ur-friends');
      await host.getByTestId('open-private').click();
      const code = (await host.getByTestId('table-code').locator('strong').textContent()) ?? '';
      await takeSeat(host);

      const field = friend
        .getByTestId('friends')
        .getByRole('textbox', { name: t('seats:friends.codeLabel') });
      await field.fill('K7M2');
      await friend.getByTestId('find-private').click();
      await friend.getByText(t('seats:friends.badCode')).waitFor();
      await field.fill('AAAA AAAA');
      await friend.getByTestId('find-private').click();
      await friend.getByText(t('refusals:seats.code_unknown')).waitFor();
      // As somebody types who reads it from a message.
      await field.fill(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
      await friend.getByTestId('find-private').click();
      await friend.getByTestId('table-code').waitFor();
      await takeSeat(friend);
      for (const page of [host, friend]) await page.locator('[data-table=playing]').waitFor();
      await takeScreens(host, 'private-table');
      expect(await accessFaults(host)).toEqual([]);

      // A stranger comes at the page that the host had open.
      const stranger = host;
      await goToCardGame(stranger, story, 'en');
      await stranger.getByTestId('friends').waitFor();
      await expect.poll(() => stranger.locator('li[data-room]').count()).toBeGreaterThan(2);
      const listed = await stranger
        .locator('li[data-room]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-room')));
      expect(listed.some((room) => room?.includes(code.toLowerCase()))).toBe(false);
      expect(faults).toEqual([]);
    }, 120_000);
  });
}
