import { calls } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import { describe, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { accessFaults } from '../check-access.ts';
import { goWithin } from '../go-within.ts';
import type { OpenHouse } from '../open-house.ts';
import { balanceOn } from '../play-money.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { goToTrial, openPage, type Screen } from '../trial-page.ts';
import { speakIn } from '../visit.ts';

const wide = { width: 1440, height: 844 };
const narrow = { width: 390, height: 844 };

/** The desk of the lotteries and the site's pages of them; draws come every minute. Guests, in either language. */
export function lottery(house: OpenHouse): void {
  describe.concurrent('the lotteries', () => {
    const { faults } = house;

    /** Whoever has told his story closes the page: the others wait for a draw, and it would be drawn beside them. */
    const openPatiently = async (language: StoryLanguage, viewport: Screen): Promise<Page> => {
      const page = await openPage(house, language, viewport);
      // A draw comes every minute, and a slip may have to wait for the one after the next.
      page.setDefaultTimeout(150_000);
      return page;
    };
    const openDesk = async (language: StoryLanguage, game: string, viewport: Screen): Promise<Page> => {
      const page = await openPatiently(language, viewport);
      await goToTrial(page, house.server, language, { gameId: game, vassalage: 'TCG_SEA' });
      await page.locator('[data-play][data-phase=idle]').waitFor();
      return page;
    };
    /** The first of these games that takes bets for two more minutes. XSMB takes none for a quarter of an hour around its draw. */
    const longOnSale = async (games: readonly string[], expect: typeof import('vitest').expect) => {
      let found = '';
      const look = async () => {
        const { list, serverTime } = await must(
          clientOf(house.server, null).call(calls.lottery.lotteryMenu, { query: {} }),
        );
        const now = Date.parse(serverTime);
        const open = list.filter(
          ({ issue }) =>
            issue !== null && Date.parse(issue.opensAt) <= now && Date.parse(issue.closesAt) > now + 120_000,
        );
        found = games.find((game) => open.some(({ code }) => code === game)) ?? '';
        return found;
      };
      await expect.poll(look, { timeout: 200_000, interval: 1_000 }).not.toBe('');
      return found;
    };
    const slipState = (page: Page, state: string) =>
      page.locator(`[data-testid=my-slip][data-state=${state}]`).first();
    /** Where the clock runs out before it is taken, the next draw has it. */
    const placeSlip = (page: Page, expect: typeof import('vitest').expect) =>
      expect
        .poll(
          async () => {
            const button = page.getByTestId('place');
            if (await button.isEnabled()) await button.click();
            return page.getByTestId('my-slip').count();
          },
          { timeout: 90_000 },
        )
        .toBe(1);

    it('a slip is made by keyboard, drawn and paid, told why, and its draw recomputed', async ({
      expect,
    }) => {
      const t = textsOf('en');
      const desk = (key: string, values?: Record<string, string>) => t(`lotteryDesk:${key}`, values);
      const page = await openDesk('en', 'SSC1M', wide);
      const first = page.getByRole('group', { name: desk('part.place', { no: '1' }), exact: true });
      const pressed = first.locator('[aria-pressed=true]');
      // A digit typed goes to the marked row, one typed again goes away; then every digit of the place: one of ten wins.
      await page.keyboard.press('7');
      await expect.poll(() => pressed.allTextContents()).toEqual(['7']);
      await page.keyboard.press('c');
      await expect.poll(() => pressed.count()).toBe(0);
      for (const digit of '0123456789') await page.keyboard.press(digit);
      await expect.poll(() => page.getByTestId('quote').getAttribute('data-units')).toBe('10');
      await page.keyboard.press('a');
      await expect.poll(() => page.getByTestId('slip').getAttribute('data-lines')).toBe('1');
      await expect.poll(() => page.getByTestId('slip-total').textContent()).toBe('100.00');
      await page.getByRole('button', { name: desk('saveFavourite') }).click();
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'lottery-desk');
      const before = await balanceOn(page);
      await placeSlip(page, expect);
      await expect.poll(() => balanceOn(page)).toBe(before - 10_000);
      await slipState(page, 'won').waitFor();
      // One unit of ten coins, at the odds of the greatest prize group: less than was staked, and told so.
      await expect.poll(() => balanceOn(page)).toBe(before - 10_000 + 9_700);
      await page.locator('[data-testid=draw-outcome]:not([data-tone=win])').waitFor();
      // What was kept is there to be bet again.
      await page.getByTestId('favourites').getByRole('button').first().click();
      await expect.poll(() => page.getByTestId('slip').getAttribute('data-lines')).toBe('1');
      await page.getByText(desk('trendsTab'), { exact: true }).click();
      await page.getByRole('img', { name: t('lottery:results.DRAGON') }).waitFor();
      await page.getByText(desk('results'), { exact: true }).click();
      await page
        .getByRole('button', { name: desk('proof') })
        .first()
        .click();
      await page.locator('[data-testid=proof][data-right=true]').waitFor();
      await takeScreens(page, 'lottery-proof');
      expect(faults).toEqual([]);
      await page.context().close();
    }, 240_000);

    it('a slip is made with the thumb, changed, taken back and repeated; numbers can be pasted', async ({
      expect,
    }) => {
      const t = textsOf('ur');
      const desk = (key: string, values?: Record<string, string>) => t(`lotteryDesk:${key}`, values);
      const game = await longOnSale(['XSMB', 'VN5M_N'], expect);
      const page = await openDesk('ur', game, narrow);
      const before = await balanceOn(page);
      const numbers = page.getByRole('group', { name: desk('part.numbers'), exact: true });
      await numbers.getByRole('button', { name: '37', exact: true }).click();
      await numbers.getByRole('textbox').fill('37, 05 99 12');
      await numbers.locator('[aria-pressed=true]').nth(3).waitFor();
      await page.getByTestId('add-line').click();
      await page.getByTestId('show-slip').click();
      await page.getByRole('button', { name: desk('edit', { no: '1' }) }).click();
      await page.keyboard.press('Escape');
      await numbers.getByRole('textbox').fill('37, 05 99');
      await page.getByTestId('add-line').click();
      // Three numbers at 27 places of ten rupees.
      await expect.poll(() => page.getByTestId('slip-total').textContent()).toBe('810.00');
      await takeScreens(page, 'lottery-north');
      await page.getByTestId('place').click();
      await slipState(page, 'open').waitFor();
      await expect.poll(() => balanceOn(page)).toBe(before - 81_000);
      await page.getByRole('button', { name: desk('cancel') }).click();
      await slipState(page, 'returned').waitFor();
      await expect.poll(() => balanceOn(page)).toBe(before);
      await page.keyboard.press('l');
      await expect.poll(() => page.getByTestId('slip-total').textContent()).toBe('810.00');
      expect(await accessFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    }, 400_000);

    it('a guest sees countdowns and numbers, reads results with their proof, and is asked in to play, at a desk in English and by phone in Urdu', async ({
      expect,
    }) => {
      const page = await openPatiently('en', wide);
      await page.goto(`${house.server.url}/elott`);
      for (const [language, viewport] of [
        ['en', wide],
        ['ur', narrow],
      ] as const) {
        const t = textsOf(language);
        await page.setViewportSize(viewport);
        await speakIn(page, language);
        await goWithin(page, '/elott');
        const card = page.locator('[data-lottery=SSC1M]').first();
        await card.getByRole('timer').waitFor();
        expect(await accessFaults(page)).toEqual([]);
        await takeScreens(page, `lottery-lobby-${language}`);
        await card.getByRole('link', { name: new RegExp(t('lotteryPages:results')) }).click();
        // The first draw of this house comes within a minute.
        await page.locator('[data-testid=result]').first().waitFor();
        await page.getByText(t('lotteryPages:proof')).first().click();
        await page.locator('[data-testid=proof][data-right=true]').waitFor();
        expect(await accessFaults(page)).toEqual([]);
        await takeScreens(page, `lottery-results-${language}`);
        expect(page.url()).toContain('gameCode=SSC1M');
        await page.goBack();
        const play = page.locator('[data-lottery=PK10_1M]').first();
        await play.getByRole('link', { name: t('lottery:plays.pk10.leadersSum.name') }).click();
        await page.getByRole('dialog').waitFor();
        expect(page.url()).toContain('gameCode=PK10_1M');
        expect(page.url()).toContain('playType=GYH');
      }
      expect(faults).toEqual([]);
      await page.context().close();
    }, 240_000);
  });
}
