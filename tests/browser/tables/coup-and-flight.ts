import { calls } from '@ikka/contract';
import { type FrameLocator, type Page, takeScreens } from '@ikka/test-kit';
import { describe, type ExpectStatic, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import type { OpenHouse } from '../open-house.ts';
import { balanceOn, netOnRecord } from '../play-money.ts';
import { type StoryLanguage, textsOf } from '../texts.ts';
import { goToTrial, openPage, type Screen } from '../trial-page.ts';

/** Coups and flights take their time: nothing is gained by looking as often as a page can answer. */
const looks = { interval: 200 };

/** What many play as one: two guests at one table and one at the flights, at the same time. */
export function coupAndFlight(house: OpenHouse): void {
  describe.concurrent('games that many play as one', () => {
    const { faults } = house;

    const openPatiently = async (language: StoryLanguage, viewport: Screen) => {
      const page = await openPage(house, language, viewport);
      // A coup takes half a minute; a bet waits for the flight that is on, and the longest takes two and a half.
      page.setDefaultTimeout(170_000);
      return page;
    };

    const gameId = 'baccarat-liberty';
    const spotOf = (page: Page | FrameLocator, spot: string) => page.locator(`[data-spot=${spot}]`);
    /** Puts a chip down, and again where the clock ran out before it was taken, until what it brings about is seen. */
    const stake = <Seen>(
      expect: ExpectStatic,
      page: Page | FrameLocator,
      spot: string,
      brings: { see: () => Promise<Seen>; wanted: Seen },
    ) =>
      expect
        .poll(
          async () => {
            const mine = page.locator(`[data-spot=${spot}][data-mine=true]`);
            if ((await mine.count()) === 0) await spotOf(page, spot).click();
            return brings.see();
          },
          { timeout: 60_000, ...looks },
        )
        .toBe(brings.wanted);
    const tableIn = (page: Page | FrameLocator, phase: string) =>
      page.locator(`[data-play][data-room=${phase}]`).waitFor();

    // In both languages at once: one comes from the lobby with a phone, one by the game's own address.
    it('a table deals one coup for all who sit there, with roads, results and the record of each', async ({
      expect,
    }) => {
      const [phone, desk] = [
        await openPatiently('ur', { width: 390, height: 844 }),
        await openPatiently('en', { width: 1440, height: 900 }),
      ];
      const [ur, en] = [textsOf('ur'), textsOf('en')];
      await Promise.all([
        phone.goto(`${house.server.url}/live`).then(async () => {
          const card = phone.locator(`[data-table=${gameId}]`);
          await card.waitFor();
          await phone.emulateMedia({ colorScheme: 'light' });
          expect(await accessFaults(phone)).toEqual([]);
          await phone.emulateMedia({ colorScheme: 'dark' });
          await card.getByRole('button', { name: new RegExp(`^${ur('baccarat:lobby.trial')}`) }).click();
          await phone.getByRole('button', { name: ur('protection:age.confirm'), exact: true }).click();
        }),
        goToTrial(desk, house.server, 'en', { gameId, vassalage: 'IKKA_LIVE' }),
      ]);
      const frame = phone.frameLocator('iframe');
      await Promise.all([tableIn(frame, 'betting'), tableIn(desk, 'betting')]);
      const before = await balanceOn(desk);
      const places = () => Promise.all([desk, frame].map((page) => spotOf(page, 'tie').boundingBox()));
      const placesBefore = await places();
      await stake(expect, desk, 'player', { see: () => balanceOn(desk), wanted: before - 400 });
      // What the other one staked is told as a sum.
      for (const spot of ['banker', 'tie']) {
        const told = spotOf(desk, spot).getByText(en('baccarat:all', { amount: '4' }));
        await stake(expect, frame, spot, { see: () => told.count(), wanted: 1 });
      }
      // The figures and buttons below change with every bet, and the spots stay under the finger.
      expect(await places()).toEqual(placesBefore);
      for (const page of [desk, frame]) {
        expect(await page.getByTestId('counted').boundingBox()).toMatchObject({ height: expect.any(Number) });
      }
      expect(await accessFaults(desk)).toEqual([]);

      await Promise.all([tableIn(frame, 'resting'), tableIn(desk, 'resting')]);
      const cards = (page: Page | FrameLocator) =>
        page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
      const areSame = async () => {
        const [one, other] = await Promise.all([cards(desk), cards(frame)]);
        return one.length >= 4 && one.join() === other.join();
      };
      await expect.poll(areSame, looks).toBe(true);
      const missing = async () => (await balanceOn(desk)) - before - (await netOnRecord(house.server, desk));
      await expect.poll(missing, looks).toBe(0);
      await desk
        .getByTestId('shoe-statistics')
        .locator('[data-of=coups]')
        .filter({ hasText: /[1-9]/ })
        .waitFor();
      await frame.getByRole('button', { name: ur('play:hud.history') }).click();
      await frame.getByTestId('history-round').first().waitFor();
      // What is said of the connection lies above the game, not on what was won.
      await phone.context().setOffline(true);
      const [mark, game] = await Promise.all([
        phone.getByTestId('connection').boundingBox(),
        phone.locator('iframe').boundingBox(),
      ]);
      expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(game?.y ?? 0);
      expect(faults).toEqual([]);
      await Promise.all([phone, desk].map((page) => page.context().close()));
    }, 180_000);

    it('a flight takes a bet, and cashes it out where it was ordered to', async ({ expect }) => {
      const t = textsOf('ur');
      const window = { width: 390, height: 844 };
      const page = await openPatiently('ur', window);
      await goToTrial(page, house.server, 'ur', { gameId: 'crash', vassalage: 'IKKA_ARCADE' });
      await page.getByTestId('has-order').check();
      await page.getByTestId('order').fill('1.01');
      expect(await accessFaults(page)).toEqual([]);
      // The flight is drawn at every frame, and until it is over nobody looks: a little window of it is enough.
      await page.setViewportSize({ width: 390, height: 280 });
      const before = await balanceOn(page);
      const place = async (): Promise<boolean> => {
        const answered = page.waitForResponse((response) =>
          response.url().endsWith(calls.crash.placeCrashBet.path),
        );
        // While a flight is on, the bet is placed on the next one.
        await page.locator('[data-testid=main]:is([data-action=bet], [data-action=queue])').click();
        const answer = await answered;
        expect(answer.request().postDataJSON()).toMatchObject({ stake: '2.00', autoCashOut: 101 });
        const { success, code } = (await answer.json()) as { success: boolean; code?: string };
        if (!success) expect(code).toBe('room.bets_closed');
        return success;
      };
      // On a slow machine bets may be closed by the time that one arrives: the player bets on the next flight.
      await expect.poll(place, { timeout: 170_000, ...looks }).toBe(true);
      // Two flights of a hundred end before they begin; any other pays what was ordered.
      const own = page.getByTestId('own-bets').getByRole('listitem');
      const paid = own.and(page.locator('[data-fate=paid]')).getByText(t('crash:own.paid'));
      const lost = own.and(page.locator('[data-fate=lost]')).getByText(t('crash:own.lost'));
      await paid.or(lost).waitFor();
      const payout = (await paid.count()) > 0 ? 202 : 0;
      await expect.poll(() => balanceOn(page), looks).toBe(before - 200 + payout);
      await page.setViewportSize(window);
      await takeScreens(page, 'ur-crash');
      expect(faults).toEqual([]);
      await page.context().close();
    }, 240_000);
  });
}
