import type { Browser, BrowserContext, Locator, Page, TestServer } from '@ikka/test-kit';
import { byKeyboard } from './by-keyboard.ts';
import type { StoryLanguage, textsOf } from './texts.ts';

/** A page with little on it, for what stands above it: the home page is drawn and searched at twice its cost. */
export const QUIET_PAGE = '/noticePage';

/** What a page keeps of a log-in. */
export interface Known {
  readonly account: string;
  readonly token: string;
}

/** Somebody's browser with one page of the site in it, loaded once: what follows goes on inside of it. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly keys: ReturnType<typeof byKeyboard>;
  /** Errors that no part of the page caught, nor of another that was opened beside it. */
  readonly faults: readonly string[];
  /** Goes to an address as a link of the page does: only the first is loaded. */
  go(path: string): Promise<void>;
  /** Closes whatever stands above the page. */
  clear(): Promise<void>;
  /** Logs in, as another tab of the same browser would. */
  enter(member: Known): Promise<void>;
  /** Signs out, as another tab of the same browser would. */
  leave(): Promise<void>;
  /** Speaks another language from here on, as if it were chosen in another tab of the same browser. */
  speak(language: StoryLanguage): Promise<void>;
}

export async function openVisit(
  browser: Browser,
  server: TestServer,
  language: StoryLanguage,
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    ...more,
  });
  await context.addInitScript(
    // A window that is only about to go somewhere has no storage.
    `if (location.origin !== 'null' && localStorage.getItem('ikka.language') === null) localStorage.setItem('ikka.language', '${language}')`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(fault.error().message));
  const keep = (session: string) =>
    page.evaluate(`{
      ${session};
      dispatchEvent(new StorageEvent('storage', { key: 'ikka.session' }));
    }`);
  const go = async (path: string) => {
    if (page.url().startsWith(server.url)) {
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
      return;
    }
    await page.goto(`${server.url}${path}`);
    // Until the application has taken over nobody hears of another address.
    await page.locator('.boot').waitFor({ state: 'detached' });
  };
  return {
    context,
    page,
    keys: byKeyboard(page),
    faults,
    go,
    async clear() {
      await go(QUIET_PAGE);
      // Not by waitForFunction: what looks again in a page of its own accord, the page's policy refuses.
      await page.locator('[role="dialog"]').first().waitFor({ state: 'detached' });
    },
    async enter({ account, token }) {
      if (!page.url().startsWith(server.url)) await go(QUIET_PAGE);
      await keep(
        `localStorage.setItem('ikka.session', ${JSON.stringify(JSON.stringify({ token, account }))})`,
      );
    },
    async leave() {
      await keep(`localStorage.removeItem('ikka.session')`);
    },
    speak: (next) => speakIn(page, next),
  };
}

/** Speaks another language in an open page of the site, of a game or of the office, as if it were chosen in another tab of the same browser. */
export async function speakIn(page: Page, language: StoryLanguage): Promise<void> {
  await page.evaluate(`{
    localStorage.setItem('ikka.language', '${language}');
    dispatchEvent(new StorageEvent('storage', { key: 'ikka.language', newValue: '${language}' }));
  }`);
  // A game stands fixed before its page, which has no height of its own.
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** Parts of the site's pages by their words. */
export function partsOf(page: Page, t: ReturnType<typeof textsOf>) {
  const said = (key: string, values?: Record<string, string>) => t(`identity:${key}`, values);
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  return {
    said,
    dialog: (key: string) => page.getByRole('dialog', { name: said(key) }),
    field: (within: Locator | Page, key: string) => within.getByLabel(said(key), { exact: true }),
    button: (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true }),
    /** The page shows a member, once it has asked what he has. */
    isIn: () => balance().filter({ hasText: '0.00' }).waitFor(),
  };
}
