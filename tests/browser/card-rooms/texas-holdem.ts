import { type Page, takeScreens } from '@ikka/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { actInTurn, askedOf, sitDown } from '../card-tables.ts';
import { accessFaults } from '../check-access.ts';
import { type CardRooms, deskScreen, phoneScreen } from '../open-card-rooms.ts';
import { textsOf } from '../texts.ts';
import { openPage } from '../trial-page.ts';

/** Opens the replay of the last hand, goes through it by keys and buttons, and closes it. */
async function stepThrough(page: Page, language: 'en' | 'ur'): Promise<void> {
  const record = page.getByTestId('history-round').first();
  await record.getByTestId('replay-hand').click();
  const replay = page.getByTestId('hand-replay');
  await replay.waitFor();
  const words = replay.getByTestId('replay-words');
  await expect.poll(() => words.textContent()).toContain(textsOf(language)('seats:replay.deal'));
  expect(await replay.locator('[data-open=true]').count()).toBe(2);
  const onward = language === 'ur' ? 'ArrowLeft' : 'ArrowRight';
  for (let n = 0; n < 4; n += 1) await page.keyboard.press(onward);
  await expect.poll(() => replay.getAttribute('data-position')).toBe('4');
  await expect.poll(() => replay.getByTestId('board').getAttribute('data-count')).toBe('3');
  await takeScreens(page, `${language}-holdem-replay`);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('End');
  await replay.getByTestId('board').and(page.locator('[data-count="5"]')).waitFor();
  await takeScreens(page, `${language}-holdem-replay-end`);
  await replay.getByRole('button', { name: textsOf(language)('play:replay.first') }).click();
  await expect.poll(() => replay.getAttribute('data-position')).toBe('0');
  await page.keyboard.press('Escape');
  await replay.waitFor({ state: 'detached' });
}

/** Four strangers at one table, two of them in Urdu, two with a phone. */
export function texasHoldem(rooms: CardRooms): void {
  describe('a table of Texas Hold’em', () => {
    /** Of the two who come beside those whose pages are open anyway. */
    const others: Page[] = [];
    afterAll(() => Promise.all(others.map((page) => page.context().close())));

    it('is played from the blinds to a show-down, with bets by share of the pot, by key and chosen beforehand', async () => {
      const { server, phone: first, desk: watcher, faults } = rooms;
      const story = { server, game: 'texas-holdem' };
      const third = await openPage(rooms, 'en', phoneScreen);
      const fourth = await openPage(rooms, 'ur', deskScreen);
      others.push(third, fourth);
      const pages = [first, watcher, third, fourth];
      for (const page of [first, fourth]) await sitDown(page, story, 'ur');
      for (const page of [watcher, third]) await sitDown(page, story, 'en');
      const boardCount = () => watcher.getByTestId('board').getAttribute('data-count');
      const asked = () => askedOf(pages);
      const act = (press: (page: Page) => Promise<void>) => actInTurn(pages, press);
      const key = (...codes: readonly string[]) =>
        act(async (page) => {
          for (const code of codes) await page.keyboard.press(code);
        });

      // The first hand may have begun before all sat: it is folded away. Who is asked sees the hand in which he is.
      const dealtTo = (page: Page) => page.locator('[data-testid^=seat-] [data-card]').count();
      while ((await dealtTo(await asked())) < 8) await act((page) => page.getByTestId('move-fold').click());
      // Each hears of the deal in its own time: whoever is asked may have it before the others.
      await expect.poll(boardCount).toBe('0');
      for (const page of pages) await expect.poll(() => page.locator('[data-open=true]').count()).toBe(2);
      const faultsAt = await accessFaults(await asked());
      expect(faultsAt).toEqual([]);

      for (let n = 0; n < 3; n += 1) await key('c');
      // The big blind may raise what was called.
      await act((page) => page.getByTestId('move-check').click());
      await expect.poll(boardCount).toBe('3');
      const bettor = await act(async (page) => {
        await page.getByTestId('size-pot').click();
        await takeScreens(page, 'holdem-bet-sizing');
        await page.getByTestId('move-bet').click();
      });
      // What was chosen before is done when it is one's turn.
      const next = await asked();
      const folder = pages.find((page) => page !== bettor && page !== next) ?? next;
      await folder.getByTestId('before').getByRole('checkbox').first().click();
      for (let n = 0; n < 2; n += 1) {
        await expect.poll(async () => (await asked()) === folder).toBe(false);
        await key('c');
      }
      await expect.poll(boardCount).toBe('4');
      await expect.poll(() => folder.locator('[data-own=true][data-out=true]').count()).toBe(1);
      await key('a', 'r');
      await key('c');
      await key('f');
      for (const page of pages) {
        await page.getByTestId('ending').waitFor();
        await expect.poll(() => page.getByTestId('board').getAttribute('data-count')).toBe('5');
      }
      await takeScreens(watcher, 'en-holdem-table');
      await takeScreens(first, 'ur-holdem-table');
      await watcher.getByRole('button', { name: textsOf('en')('play:hud.history') }).click();
      const record = watcher.getByTestId('history-round').first();
      await record.locator('summary').click();
      await takeScreens(watcher, 'en-holdem-history');
      await stepThrough(watcher, 'en');
      await watcher.keyboard.press('Escape');
      await first.getByRole('button', { name: textsOf('ur')('play:hud.history') }).click();
      await stepThrough(first, 'ur');
      await watcher.getByRole('button', { name: textsOf('en')('play:hud.paytable') }).click();
      await takeScreens(watcher, 'en-holdem-rules');
      expect(faults).toEqual([]);
    }, 180_000);
  });
}
