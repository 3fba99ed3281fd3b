import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The widths that every page is looked at in: a phone, a tablet held upright, a desktop. */
export const screenSizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

const folder = fileURLToPath(new URL('../../../test-results/screens', import.meta.url));

/** Where a page's faults show first: narrow by day, wide by night. The rest is for whoever looks at all of it. */
const isTelling = (theme: Theme, width: number): boolean =>
  (theme === 'light' && width === 390) || (theme === 'dark' && width === 1440);

/**
 * Pictures of the page as it stands, without leaving it; its size is put back. They are for eyes, not for assertions,
 * so that a run takes them where it was asked: with SCREENS=some in the two views that tell most, with SCREENS=all in
 * every width and theme. `always` takes the two in any run, `every` takes all.
 * The theme is what the system prefers; a page that remembers a choice is told by `setTheme`.
 * Writes test-results/screens/<name>-<width>-<theme>.png and returns the paths.
 */
export async function takeScreens(
  page: Page,
  name: string,
  options: {
    readonly setTheme?: (theme: Theme) => Promise<void>;
    readonly fullPage?: boolean;
    readonly always?: boolean;
    readonly every?: boolean;
  } = {},
): Promise<string[]> {
  const wanted = options.every ? 'all' : (process.env.SCREENS ?? (options.always ? 'some' : undefined));
  if (wanted !== 'all' && wanted !== 'some') return [];
  const before = page.viewportSize();
  const paths: string[] = [];
  mkdirSync(folder, { recursive: true });
  // A change of theme is dear: what is shown comes first.
  const isLight = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: light)').matches");
  for (const theme of isLight ? themes.toReversed() : themes) {
    await page.emulateMedia({ colorScheme: theme });
    await options.setTheme?.(theme);
    for (const size of screenSizes) {
      if (wanted === 'some' && !isTelling(theme, size.width)) continue;
      await page.setViewportSize(size);
      await settled(page);
      const path = join(folder, `${name}-${size.width}-${theme}.png`);
      if (options.fullPage) await page.screenshot({ path, animations: 'disabled', fullPage: true });
      else writeFileSync(path, await pictureOf(page));
      paths.push(path);
    }
  }
  if (before !== null) await page.setViewportSize(before);
  return paths;
}

/** What is in view. Packed for speed, it costs the processor a quarter of what a picture packed for size does. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  } finally {
    await session.detach();
  }
}

/** The fonts and the pictures in view are there, what moves has arrived, and the page has drawn once with all of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const inView = (picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));
    const arrives = (motion) => motion.playState === 'running' && motion.effect?.getTiming().iterations !== Infinity;
    await document.fonts.ready;
    await drawn();
    await Promise.allSettled(document.getAnimations().filter(arrives).map((motion) => motion.finished));
    await Promise.all([...document.images].filter(inView).map((picture) => picture.decode().catch(() => undefined)));
    await drawn();
  })()`);
}
