import type { Locator, Page, TestServer } from '@ikka/test-kit';
import { expect } from 'vitest';
import type { StoryLanguage } from './texts.ts';
import { goToTrial } from './trial-page.ts';

/** What a story of card tables is about, and where. */
export interface CardStory {
  readonly server: Pick<TestServer, 'url'>;
  readonly game: string;
}

/** Takes a page to the list of a card game's tables, with trial money. */
export const goToCardGame = (
  page: Page,
  { server, game }: CardStory,
  language: StoryLanguage,
): Promise<void> => goToTrial(page, server, language, { gameId: game, vassalage: 'IKKA_PVP' });

/** The same where whoever plays there may be who played before: a page that stands at that list already stays there. */
export async function stayAtCardGame(page: Page, story: CardStory, language: StoryLanguage): Promise<void> {
  const listed = page.locator(`[data-play] li[data-room^=${story.game}]`);
  if ((await listed.count()) === 0) await goToCardGame(page, story, language);
}

/** Takes any free seat of the table that is open, with the usual sum. */
export async function takeSeat(page: Page): Promise<void> {
  await page.getByTestId('sit-anywhere').click();
  await page.getByTestId('bring').click();
  await page.getByTestId('seat-menu').waitFor();
}

/** The same from the list of tables, at the first one of the lowest stakes. */
export async function sitDown(page: Page, story: CardStory, language: StoryLanguage): Promise<void> {
  await goToCardGame(page, story, language);
  await page.locator(`li[data-room=${story.game}-pkt-small-1] button`).click();
  await takeSeat(page);
}

/** Which of these pages is asked; null while none is. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  const counts = await Promise.all(pages.map((page) => page.getByTestId('moves').count()));
  return pages[counts.findIndex((count) => count > 0)] ?? null;
}

/** People think for seconds: pages need not be asked whose turn it is as often as they can answer. */
const looks = { timeout: 30_000, interval: 150 };

/** Waits until one of these pages is asked. */
export async function askedOf(pages: readonly Page[]): Promise<Page> {
  let asked: Page | null = null;
  await expect.poll(async () => (asked = await whoIsAsked(pages)), looks).not.toBeNull();
  return asked ?? askedOf(pages);
}

/** Whoever is asked acts, and his buttons go. */
export async function actInTurn(pages: readonly Page[], act: (page: Page) => Promise<void>): Promise<Page> {
  const page = await askedOf(pages);
  const turn = await page.getByTestId('moves').getAttribute('data-turn');
  await act(page);
  await expect.poll(() => page.locator(`[data-testid=moves][data-turn="${turn}"]`).count()).toBe(0);
  return page;
}

/** Whoever of these is asked acts, until this is seen. */
export async function actUntil(
  end: Locator,
  pages: readonly Page[],
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const isOver = async () => (await end.count()) > 0;
  for (;;) {
    await expect.poll(async () => (await isOver()) || (await whoIsAsked(pages)) !== null, looks).toBe(true);
    if (await isOver()) return;
    await actInTurn(pages, act);
  }
}
