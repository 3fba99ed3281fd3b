import { join } from 'node:path';
import type { Browser, Page } from '@ikka/test-kit';
import { answerMany } from './many-answers.ts';
import type { MemberSession } from './open-member.ts';
import type { GalleryPage } from './pages.ts';

export interface View {
  readonly language: string;
  readonly theme: 'dark' | 'light';
  readonly width: number;
}

export interface Shot extends View {
  readonly page: string;
  readonly file: string;
  /** What the page threw. */
  readonly faults: readonly string[];
}

interface Order {
  readonly browser: Browser;
  readonly address: string;
  readonly session: MemberSession | null;
  readonly pages: readonly GalleryPage[];
  readonly view: View;
  readonly folder: string;
}

/** Where the house answers calls. */
const calls = /\/(wps|lgw)\//;
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

/** Takes pages in one view, each whole, one after another; guests and the member have a browser profile each. */
export async function takePages({ browser, address, session, pages, view, folder }: Order): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const who of ['guest', 'member'] as const) {
    const theirs = pages.filter((page) => (page.as ?? 'guest') === who);
    if (theirs.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width: view.width, height: heights[view.width] ?? 900 },
      colorScheme: view.theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const kept = {
      'ikka.language': view.language,
      'ikka.of-age': '1',
      ...(who === 'member' ? { 'ikka.session': JSON.stringify(session) } : {}),
    };
    await context.addInitScript(
      `for (const [key, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, value)`,
    );
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    for (const one of theirs) {
      faults.length = 0;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (one.answers === 'never') await page.route(calls, () => undefined);
      if (one.answers === 'broken')
        await page.route(calls, (route) => route.fulfill({ status: 400, body: '' }));
      if (one.answers === 'many') await answerMany(page, view.language);
      const file = `${one.name}-${view.language}-${view.theme}-${view.width}.png`;
      await page.goto(`${address}${one.address}`);
      await (one.answers === 'never' ? shown(page) : settled(page));
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
      shots.push({ ...view, page: one.name, file, faults: [...faults] });
    }
    await context.close();
  }
  return shots;
}

/** The page stands, whatever it still waits for. */
async function shown(page: Page): Promise<void> {
  await page.waitForSelector('#content > *', { timeout: 10_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Everything that was asked for has come, and the page no longer says that it waits. */
async function settled(page: Page): Promise<void> {
  // A page whose line is dead asks for it again and again: its network never rests.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await shown(page);
  await page
    .locator('[aria-busy="true"]:visible')
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
