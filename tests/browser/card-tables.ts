import type { Browser, Page, TestServer } from '@ikka/test-kit';
import { expect } from 'vitest';
import type { StoryLanguage } from './texts.ts';

/** What a story of card tables plays with; what goes wrong on a page is added to `faults`. */
export interface CardStory {
  readonly browser: Browser;
  readonly server: Pick<TestServer, 'url'>;
  readonly faults: string[];
  readonly game: string;
}

/** Opens a card game with trial money, as somebody nobody knows, at the list of its tables. */
export async function openCardGame(
  { browser, server, faults, game }: CardStory,
  language: StoryLanguage,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  const query = new URLSearchParams({ gameId: game, vassalage: 'IKKA_PVP' });
  const launched = await fetch(`${server.url}/wps/relay/GCS_gameTrialLaunch?${query}`, {
    headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' },
  });
  const { value } = (await launched.json()) as { value: { game_url: string } };
  await page.goto(new URL(value.game_url, server.url).href);
  return page;
}

/** Takes any free seat of the table that is open, with the usual sum. */
export async function takeSeat(page: Page): Promise<void> {
  await page.getByTestId('sit-anywhere').click();
  await page.getByTestId('bring').click();
  await page.getByTestId('seat-menu').waitFor();
}

/** The same from the list of tables, at the first one of the lowest stakes. */
export async function sitDown(...of: Parameters<typeof openCardGame>): Promise<Page> {
  const page = await openCardGame(...of);
  await page.locator(`li[data-room=${of[0].game}-pkt-small-1] button`).click();
  await takeSeat(page);
  return page;
}

/** Waits until one of these pages is asked. */
export async function askedOf(pages: readonly Page[]): Promise<Page> {
  const find = async () => {
    const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
    return pages[counts.findIndex((count) => count > 0)] ?? null;
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBeNull();
  return (await find()) ?? askedOf(pages);
}

/** Whoever is asked acts, and his buttons go. */
export async function actInTurn(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<Page> {
  const page = await askedOf(pages);
  const turn = await page.getByTestId('moves').getAttribute('data-turn');
  await act(page);
  await expect.poll(() => page.locator(`[data-testid=moves][data-turn="${turn}"]`).count()).toBe(0);
  return page;
}
