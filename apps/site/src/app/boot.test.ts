import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');
const built = {
  styles: '/assets/first.css',
  scripts: '/assets/react.js /assets/first.js',
  ur: '/assets/nastaliq.woff2',
  en: '/assets/fraunces.woff2',
};
type Element = Record<string, unknown> & { onload?: () => void };

/** A browser that opens an address, as far as `boot.js` asks for it. */
function open(address: string, { dataset = built as object, stored = {} as Record<string, string> } = {}) {
  const { pathname, search } = new URL(address, 'https://ikka.example');
  const added: Element[] = [];
  const root = { lang: '', dir: '', dataset: {} as Record<string, string> };
  const picture = Promise.withResolvers<void>();
  const pictures: string[] = [];
  let parsed = () => {};
  runInNewContext(boot, {
    document: {
      currentScript: { dataset },
      documentElement: root,
      createElement: (name: string) => ({ name }),
      head: { append: (element: Element) => added.push(element) },
    },
    location: { pathname, search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
    addEventListener: (_name: string, listener: () => void) => {
      parsed = listener;
    },
    Image: class {
      set src(src: string) {
        pictures.push(src);
      }
      decode() {
        return picture.promise;
      }
    },
    requestAnimationFrame: (then: () => void) => setTimeout(then),
    setTimeout,
    URLSearchParams,
  });
  return {
    root,
    pictures,
    fetched: () => added.map(({ href, src }) => href ?? src),
    started: () => added.filter(({ name }) => name === 'script').map(({ src }) => src),
    showPicture: () => picture.resolve(),
    async standReady() {
      parsed();
      for (const { onload } of added) onload?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('boot.js', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['/help', {}, 'ur', 'rtl', 'light'],
    ['/help?lang=en', { 'ikka.theme': 'dark' }, 'en', 'ltr', 'dark'],
    ['/help', { 'ikka.language': 'en', 'ikka.theme': 'none' }, 'en', 'ltr', 'light'],
    ['/help?lang=ur', { 'ikka.language': 'en' }, 'ur', 'rtl', 'light'],
  ])('gives %s with %j its language, direction and theme', (address, stored, lang, dir, scheme) => {
    const { root } = open(address, { stored });
    expect([root.lang, root.dir, root.dataset.mantineColorScheme]).toEqual([lang, dir, scheme]);
  });

  it('fetches the application of a page at once, and starts it when its style is there', async () => {
    const page = open('/help?lang=en');
    expect(page.fetched()).toEqual([
      '/assets/first.css',
      '/assets/react.js',
      '/assets/first.js',
      '/assets/fraunces.woff2',
    ]);
    expect(page.pictures).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.started()).toEqual([]);
    await page.standReady();
    expect(page.started()).toEqual(['/assets/react.js', '/assets/first.js']);
  });

  it('leaves the line of the home page to its picture', async () => {
    const page = open('/index');
    expect(page.pictures).toEqual(['/art/bazaar-day-narrow.avif']);
    expect(page.root.dataset.home).toBe('');
    await vi.advanceTimersByTimeAsync(900);
    expect(page.fetched()).toEqual([]);
    page.showPicture();
    await vi.advanceTimersByTimeAsync(50);
    expect(page.fetched()).toContain('/assets/nastaliq.woff2');
    await page.standReady();
    expect(page.started()).toEqual(['/assets/react.js', '/assets/first.js']);
  });

  it('does not wait for a picture that is slow', async () => {
    const page = open('/index');
    await vi.advanceTimersByTimeAsync(1_000);
    await page.standReady();
    expect(page.started()).toHaveLength(2);
  });

  it('starts nothing where no application was built into the page', async () => {
    const page = open('/help', { dataset: {} });
    await page.standReady();
    expect(page.fetched()).toEqual([]);
  });
});
