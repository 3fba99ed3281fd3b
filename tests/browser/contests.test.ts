import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { actInTurn, askedOf, openCardGame } from './card-tables.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';
import { textsOf } from './texts.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Two strangers, one with a phone in Urdu. */
describe('a contest between players', () => {
  const house = openHouse();
  const { faults } = house;

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

  it('of Texas Hold’em is joined from the list, left with all the money, joined again, and played for chips until one has won', async () => {
    const story = { ...house, game: 'texas-holdem' };
    const [first, second] = [await openCardGame(story, 'ur', phone), await openCardGame(story, 'en', desk)];
    const t = textsOf('en');
    const pages = [first, second];
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
    await join(first, 'ur-contest-entry-again');
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

    const isOver = async () => (await second.getByTestId('contest-result').count()) > 0;
    for (let n = 0; n < 200 && !(await isOver()); n += 1) {
      for (const page of pages) {
        if ((await page.getByTestId('moves').count()) === 0) continue;
        const turn = page.getByTestId('moves');
        const no = await turn.getAttribute('data-turn', { timeout: 1_000 }).catch(() => null);
        if ((await page.getByTestId('move-bet').count()) > 0) {
          await page.keyboard.press('a');
          await page.keyboard.press('r');
        } else await page.keyboard.press('c');
        await expect
          .poll(() => page.locator(`[data-testid=moves][data-turn="${no}"]`).count(), { timeout: 10_000 })
          .toBe(0);
      }
      await second.waitForTimeout(200);
    }
    for (const page of pages) await page.getByTestId('contest-result').waitFor();
    await takeScreens(first, 'ur-contest-over');
    await takeScreens(second, 'en-contest-over');
    expect(await accessFaults(second)).toEqual([]);
    const balances = await Promise.all(pages.map(balanceOn));
    expect(balances.toSorted((a, b) => a - b)).toEqual([purse - 11_000, purse + 9_000]);

    await second.getByRole('button', { name: t('play:hud.history') }).click();
    await second.getByTestId('recorded-contest').waitFor();
    expect(await accessFaults(second)).toEqual([]);
    await takeScreens(second, 'en-contest-history');
    expect(faults).toEqual([]);
  }, 240_000);

  it('of Indian Rummy by deals goes on where both are level, and shows how they stand between deals', async () => {
    const story = { ...house, game: 'indian-rummy' };
    const [first, second] = [await openCardGame(story, 'ur', phone), await openCardGame(story, 'en', desk)];
    const t = textsOf('en');
    const pages = [first, second];
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
      await asked.keyboard.press('f');
      await asked.keyboard.press('f');
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

  it('is listed in the lobby beside the cash tables, and in a pool counts points against who lost', async () => {
    const story = { ...house, game: 'indian-rummy' };
    const t = textsOf('en');
    const lobby = await house.browser.newPage({ viewport: desk, colorScheme: 'dark' });
    await lobby.addInitScript(`localStorage.setItem('ikka.language', 'en')`);
    await lobby.goto(`${house.server.url}/pvp`);
    await lobby.locator('[data-room]').first().waitFor();
    await lobby.getByText(t('seats:contest.tables'), { exact: true }).click();
    await lobby.locator('[data-room^=indian-rummy-pool]').first().waitFor();
    expect(await lobby.locator('[data-room^=teen-patti]').count()).toBe(0);
    expect(await accessFaults(lobby)).toEqual([]);
    await takeScreens(lobby, 'contest-lobby');
    await lobby.close();

    const pages: Page[] = [];
    for (const [at, language] of (['ur', 'en', 'en', 'en'] as const).entries()) {
      const page = await openCardGame(story, language, at === 0 ? phone : desk);
      await page.locator('li[data-room=indian-rummy-pool-101-pkt-small-1] button').click();
      await join(page, 'pool-entry');
      pages.push(page);
    }
    const [first, second] = pages;
    if (first === undefined || second === undefined) throw new Error('nobody joined');
    await second.locator('[data-table=playing]').waitFor({ timeout: 30_000 });
    await takeScreens(first, 'ur-pool-table');
    for (let n = 0; n < 3; n += 1) {
      await actInTurn(pages, async (page) => {
        await page.keyboard.press('f');
        await page.keyboard.press('f');
      });
    }
    for (const page of [first, second]) await page.getByTestId('standings').waitFor();
    const points = await second.getByTestId('standings').locator('td:nth-child(2)').allTextContents();
    expect(points).toEqual(['0', '20', '20', '20']);
    await takeScreens(first, 'ur-pool-standings');
    await takeScreens(second, 'en-pool-standings');
    expect(await accessFaults(second)).toEqual([]);
    expect(faults).toEqual([]);
  }, 240_000);
});
