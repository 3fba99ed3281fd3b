import type { Page, Route } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenHouse } from '../open-house.ts';

/** The page of a game against the whole product: what a player's hands and a bad line may do to one round. */
export function gamePage(house: OpenHouse): void {
  // After a reload rounds are shown at full pace: one in eight hundred brings free spins that take more than a minute.
  describe('the game page', { timeout: 300_000 }, () => {
    let page: Page;
    const faults: string[] = [];
    /** The idempotency keys of the rounds that were sent, in order. */
    const keys: string[] = [];
    /** What becomes of a round on its way to the server. */
    let onRound = (route: Route): Promise<void> => route.fallback();

    beforeAll(async () => {
      const { server, browser } = house;
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'no-preference',
      });
      page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/play/api/rounds')) {
          keys.push(request.headers()['idempotency-key'] ?? '');
        }
      });
      const launched = await fetch(
        `${server.url}/wps/relay/GCS_gameTrialLaunch?gameId=karakoram-25&vassalage=IKKA_SLOT`,
        { headers: { Merchant: 'IKKA', Language: 'EN', Device: 'h5' } },
      );
      const { value } = (await launched.json()) as { value: { game_url: string } };
      // One route for the whole file: between two of them a round could slip past both.
      await page.route('**/play/api/rounds', (route) =>
        route.request().method() === 'POST' ? onRound(route) : route.fallback(),
      );
      await page.goto(new URL(value.game_url, server.url).href);
      await phase('idle');
    });
    afterAll(() => page?.context().close());

    const phase = (name: string) =>
      page.locator(`[data-play][data-phase=${name}]`).waitFor({ timeout: 60_000 });
    const attribute = (name: string) => page.locator('[data-play]').getAttribute(name);
    /** How many rounds the server has, asked with the page's own session. */
    const roundsPlayed = async (): Promise<number> => {
      const token = await page.evaluate<string>("sessionStorage.getItem('ikka.play.token')");
      const answer = await fetch(`${house.server.url}/play/api/rounds`, {
        headers: { Merchant: 'IKKA', Language: 'EN', Device: 'h5', Authorization: `Bearer ${token}` },
      });
      const { value } = (await answer.json()) as { value: { rounds: unknown[] } };
      return value.rounds.length;
    };
    /** Waits for the end of a round that is not the one that was shown before. */
    const roundAfter = async (before: string | null) => {
      await page
        .locator(`[data-play][data-phase=idle]:not([data-last-round="${before}"])`)
        .waitFor({ timeout: 240_000 });
      return attribute('data-last-round');
    };

    it('labels trial money and takes the launch token out of the address', async () => {
      await page.getByTestId('trial').waitFor();
      expect(new URL(page.url()).hash).toBe('');
    });

    it('plays one round for a double click, and one for a press of the space bar after a click elsewhere', async () => {
      await page.getByTestId('spin').dblclick();
      // At once, for the round may bring free spins: at full pace the player would watch them for most of a minute.
      await page.getByTestId('quick').click();
      const first = await roundAfter('');
      expect(keys).toHaveLength(1);
      await page.keyboard.press('Space');
      await roundAfter(first);
      expect(new Set(keys).size).toBe(2);
      expect(await roundsPlayed()).toBe(2);
    });

    it('asks again with the same key when the answer is lost, and the round stands once', async () => {
      const before = await attribute('data-last-round');
      let lost = 0;
      onRound = async (route) => {
        if (lost === 2) return route.fallback();
        lost++;
        if (lost === 1) await route.fetch();
        return route.abort();
      };
      await page.keyboard.press('Space');
      await page.getByTestId('reconnecting').waitFor();
      await roundAfter(before);
      onRound = (route) => route.fallback();
      expect(new Set(keys.slice(2)).size).toBe(1);
      expect(keys.length).toBeGreaterThanOrEqual(5);
      expect(await roundsPlayed()).toBe(3);
    });

    it('shows the round that was settled while the page was away', async () => {
      const before = await attribute('data-last-round');
      const settled = Promise.withResolvers<void>();
      // The page never gets the answer: it is away by then.
      onRound = async (route) => {
        await route.fetch();
        settled.resolve();
      };
      await page.keyboard.press('Space');
      await settled.promise;
      onRound = (route) => route.fallback();
      await page.reload();
      await phase('showing');
      const after = await roundAfter(before);
      expect(after).not.toBe(before);
      expect(await roundsPlayed()).toBe(4);
      const shown = await attribute('data-balance');
      await page.reload();
      await phase('idle');
      expect(await attribute('data-balance')).toBe(shown);
    });

    it('stops autoplay when the player says so', async () => {
      const before = await attribute('data-last-round');
      await page.getByTestId('autoplay').click();
      await page.getByTestId('autoplay-start').click();
      await page.locator('[data-testid=spin][data-look=stop]').click();
      await roundAfter(before);
      await page.locator('[data-testid=spin][data-look=spin]').waitFor();
      expect(await roundsPlayed()).toBe(5);
    });

    it('ends when its session is no more', async () => {
      await page.evaluate("sessionStorage.setItem('ikka.play.token', 'no-such-session')");
      await page.keyboard.press('Space');
      await phase('ended');
      expect(faults).toEqual([]);
    });
  });
}
