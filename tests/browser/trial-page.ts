import type { Browser, Page, TestServer } from '@ikka/test-kit';
import type { StoryLanguage } from './texts.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** An empty page of somebody nobody knows; what goes wrong on it is added to `faults`. */
export async function openPage(
  { browser, faults }: { readonly browser: Browser; readonly faults: string[] },
  language: StoryLanguage,
  viewport: Screen,
): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}

/** How many guests came so far: each gets an address of his own. */
let guests = 0;

/**
 * Takes a page to a game with trial money, as another stranger than whoever played in it before: half of what a page of his own would
 * cost.
 */
export async function goToTrial(
  page: Page,
  server: Pick<TestServer, 'url'>,
  language: StoryLanguage,
  game: { readonly gameId: string; readonly vassalage: string },
): Promise<void> {
  const launched = await fetch(`${server.url}/wps/relay/GCS_gameTrialLaunch?${new URLSearchParams(game)}`, {
    headers: { Merchant: 'IKKA', Language: language.toUpperCase(), Device: 'web' },
  });
  const { value } = (await launched.json()) as { value: { game_url: string } };
  const address = new URL(value.game_url, server.url);
  // A page is loaded anew for another address; for another fragment it would load itself again, some time later.
  guests += 1;
  address.searchParams.set('guest', String(guests));
  await page.goto(address.href);
}
