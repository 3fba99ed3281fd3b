import { type FrameLocator, type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { goToCardGame } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { textsOf } from '../texts.ts';

/** Two strangers at one table: one with a phone and in Urdu, from the lobby; one in English, by the game's own address. */
export function cardTable(rooms: CardRooms): void {
  describe('a card table', () => {
    const roomId = 'teen-patti-pkt-small-1';
    const sitDown = async (page: Page | FrameLocator) => {
      await page.locator(`li[data-room=${roomId}] button`).click();
      await page.getByTestId('sit-anywhere').click();
      await page.getByTestId('bring').click();
      await page.getByTestId('seat-menu').waitFor();
    };
    const balanceOn = async (page: Page | FrameLocator) =>
      Number(await page.locator('[data-play]').getAttribute('data-balance'));

    it('deals a hand that both have shuffled, plays it to the show, and gives back what lies there', async () => {
      const { server, phone, desk, faults } = rooms;
      const [ur, en] = [textsOf('ur'), textsOf('en')];
      const enterByLobby = async () => {
        await phone.goto(`${server.url}/pvp`);
        await phone.locator('[data-room^=teen-patti]').first().waitFor();
        expect(await accessFaults(phone)).toEqual([]);
        await takeScreens(phone, 'ur-card-rooms');
        await phone.getByTestId('try-tables').click();
        await phone.getByRole('button', { name: ur('protection:age.confirm'), exact: true }).click();
      };
      const enterByAddress = () => goToCardGame(desk, { server, game: 'teen-patti' }, 'en');
      await Promise.all([enterByLobby(), enterByAddress()]);
      const frame = phone.frameLocator('iframe');
      const players = [frame, desk];
      for (const player of players) await sitDown(player);
      const brought = await balanceOn(desk);
      await desk.locator('[data-table=playing]').waitFor();
      expect(await accessFaults(desk)).toEqual([]);
      // Nobody has looked yet: no face is on any page.
      for (const player of players) expect(await player.locator('[data-open=true]').count()).toBe(0);

      // Whoever is asked looks, and calls the show; the other may have to bet first.
      const asked = () =>
        Promise.all(
          players.map(async (player) => ((await player.getByTestId('moves').count()) > 0 ? player : null)),
        );
      await expect
        .poll(async () => (await asked()).some((player) => player !== null), { interval: 150 })
        .toBe(true);
      const caller = (await asked()).find((player) => player !== null) ?? desk;
      await caller.getByTestId('move-see').click();
      await expect.poll(() => caller.locator('[data-own=true] [data-open=true]').count()).toBe(3);
      await caller.getByTestId('move-show').click();
      for (const player of players) {
        await player.getByTestId('ending').waitFor();
        await expect.poll(() => player.locator('[data-open=true]').count()).toBe(6);
      }
      await takeScreens(desk, 'en-card-table');
      await desk.getByRole('button', { name: en('play:hud.history') }).click();
      await desk.getByTestId('history-round').first().waitFor();
      await desk.keyboard.press('Escape');

      await desk.getByTestId('seat-menu').click();
      await desk.getByTestId('menu-leave').click();
      await desk.getByTestId('sit-anywhere').waitFor();
      await expect.poll(() => balanceOn(desk)).toBeGreaterThan(brought);
      await desk.getByTestId('other-tables').click();
      await desk.getByTestId('own-statistics').getByText(en('seats:own.hands'), { exact: true }).waitFor();
      await takeScreens(desk, 'en-card-statistics');
      expect(await accessFaults(desk)).toEqual([]);
      expect(faults).toEqual([]);
    }, 180_000);
  });
}
