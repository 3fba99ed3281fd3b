import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actUntil, askedOf, goToCardGame, takeSeat } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import type { CardRooms } from '../open-card-rooms.ts';
import { type Sitter, sitByCalls } from '../sit-by-calls.ts';
import { textsOf } from '../texts.ts';

/** Two strangers, one with a phone in Urdu, go from contest to contest in the pages that they have open. */
export function contests(rooms: CardRooms): void {
  describe('a contest between players', () => {
    const { faults } = rooms;
    const t = textsOf('en');
    let first: Page;
    let second: Page;
    let pages: readonly Page[];
    const others: Sitter[] = [];
    beforeAll(() => {
      ({ phone: first, desk: second } = rooms);
      pages = [first, second];
    });
    afterAll(() => {
      for (const other of others) other.close();
    });

    const balanceOn = async (page: Page) =>
      Number(await page.locator('[data-play]').getAttribute('data-balance'));
    const join = async (page: Page, screen: string) => {
      await page.getByTestId('sit-anywhere').click();
      await page.getByTestId('bring').waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, screen);
      await page.getByTestId('bring').click();
      await page.getByTestId('seat-menu').waitFor();
    };
    const goTo = async (game: string) => {
      await goToCardGame(first, { server: rooms.server, game }, 'ur');
      await goToCardGame(second, { server: rooms.server, game }, 'en');
    };
    const drop = async (page: Page) => {
      await page.keyboard.press('f');
      await page.keyboard.press('f');
    };

    it('is listed in the lobby beside the cash tables', async () => {
      await second.goto(`${rooms.server.url}/pvp`);
      await second.locator('[data-room]').first().waitFor();
      await second.getByText(t('seats:contest.tables'), { exact: true }).click();
      await second.locator('[data-room^=indian-rummy-pool]').first().waitFor();
      expect(await second.locator('[data-room^=teen-patti]').count()).toBe(0);
      expect(await accessFaults(second)).toEqual([]);
      await takeScreens(second, 'contest-lobby');
    });

    it('of Texas Hold’em is joined from the list, left with all the money, joined again, and played for chips until one has won', async () => {
      await goTo('texas-holdem');
      for (const [at, page] of pages.entries()) {
        await page.getByTestId('contests').waitFor();
        expect(await accessFaults(page)).toEqual([]);
        await page.getByTestId('contests').scrollIntoViewIfNeeded();
        await takeScreens(page, `contest-list-${at}`);
      }
      for (const page of pages)
        await page.locator('li[data-room=texas-holdem-sng-2-pkt-small-1] button').click();
      await first.getByTestId('sit-anywhere').waitFor();
      const purse = await balanceOn(first);
      await join(first, 'ur-contest-entry');
      await expect.poll(() => balanceOn(first)).toBe(purse - 11_000);
      await first.getByTestId('contest-waiting').waitFor();
      await takeScreens(first, 'ur-contest-waiting');
      await first.getByTestId('contest-leave').click();
      await first.getByTestId('sit-anywhere').waitFor();
      await expect.poll(() => balanceOn(first)).toBe(purse);
      await takeSeat(first);
      await join(second, 'en-contest-entry');
      await second.getByText(t('seats:contest.soon')).waitFor();
      await takeScreens(second, 'en-contest-soon');

      for (const page of pages) await page.locator('[data-table=playing]').waitFor({ timeout: 30_000 });
      await second.getByTestId('contest-bar').getByText('10/20').waitFor();
      expect(await accessFaults(second)).toEqual([]);
      const asked = await askedOf(pages);
      await takeScreens(asked, 'contest-asked');
      await second.getByTestId('contest-bar').click();
      await second.getByTestId('standings').waitFor();
      await takeScreens(second, 'en-contest-about');
      await second.keyboard.press('Escape');

      await actUntil(second.getByTestId('contest-result'), pages, async (page) => {
        if ((await page.getByTestId('move-bet').count()) > 0) {
          await page.keyboard.press('a');
          await page.keyboard.press('r');
        } else await page.keyboard.press('c');
      });
      for (const page of pages) await page.getByTestId('contest-result').waitFor();
      await takeScreens(first, 'ur-contest-over');
      await takeScreens(second, 'en-contest-over');
      expect(await accessFaults(second)).toEqual([]);
      // The page reads the balance again when the seat is given up, which may be after the result is shown.
      await expect
        .poll(async () => (await Promise.all(pages.map(balanceOn))).toSorted((a, b) => a - b))
        .toEqual([purse - 11_000, purse + 9_000]);

      await second.getByRole('button', { name: t('play:hud.history') }).click();
      await second.getByTestId('recorded-contest').waitFor();
      expect(await accessFaults(second)).toEqual([]);
      await takeScreens(second, 'en-contest-history');
      expect(faults).toEqual([]);
    }, 240_000);

    it('of Indian Rummy by deals goes on where both are level, and shows how they stand between deals', async () => {
      await goTo('indian-rummy');
      await first.getByTestId('contests').scrollIntoViewIfNeeded();
      await takeScreens(first, 'ur-rummy-contests');
      for (const page of pages) {
        await page.locator('li[data-room=indian-rummy-deals-2-pkt-small-1] button').click();
        await join(page, 'rummy-contest-entry');
      }
      const bar = second.getByTestId('contest-bar');
      await second.locator('[data-table=playing]').waitFor({ timeout: 30_000 });
      await bar.getByText(t('seats:contest.deal', { no: '1', deals: '2' })).waitFor();
      await takeScreens(second, 'en-rummy-contest');
      // Whoever is first drops: of two deals each loses one.
      for (let deal = 1; deal <= 3; deal += 1) {
        if (deal === 3) await bar.getByText(t('seats:contest.further')).waitFor({ timeout: 30_000 });
        const asked = await askedOf(pages);
        await drop(asked);
        await second.getByTestId('standings').waitFor();
        if (deal === 1) {
          await takeScreens(second, 'en-rummy-standings');
          await takeScreens(first, 'ur-rummy-standings');
        }
        if (deal < 3) await second.getByTestId('standings').waitFor({ state: 'detached' });
      }
      for (const page of pages) await page.getByTestId('contest-result').waitFor();
      await takeScreens(first, 'ur-rummy-contest-over');
      expect(await accessFaults(first)).toEqual([]);
      expect(faults).toEqual([]);
    }, 240_000);

    it('in a pool of Indian Rummy counts points against who lost', async () => {
      const room = { id: 'indian-rummy-pool-101-pkt-small-1' };
      for (const page of pages) {
        await page.getByTestId('other-tables').click();
        await page.locator(`li[data-room=${room.id}] button`).click();
        await join(page, 'pool-entry');
      }
      for (let n = 0; n < 2; n += 1) {
        const act = () => ({ type: 'drop' });
        others.push(await sitByCalls({ server: rooms.server, game: 'indian-rummy', room, act }));
      }
      await second.locator('[data-table=playing]').waitFor({ timeout: 30_000 });
      await takeScreens(first, 'ur-pool-table');
      await actUntil(second.getByTestId('standings'), pages, drop);
      for (const page of pages) await page.getByTestId('standings').waitFor();
      const points = await second.getByTestId('standings').locator('td:nth-child(2)').allTextContents();
      expect(points).toEqual(['0', '20', '20', '20']);
      await takeScreens(first, 'ur-pool-standings');
      await takeScreens(second, 'en-pool-standings');
      expect(await accessFaults(second)).toEqual([]);
      expect(faults).toEqual([]);
    }, 240_000);
  });
}
