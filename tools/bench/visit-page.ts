import { gzipSync } from 'node:zlib';
import { type Browser, openBrowser, type Page } from '@ikka/test-kit';
import { median } from './figures.ts';

/** A line of 1.6 Mbit/s with 150 ms to the server and back, and a quarter of this processor. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const quietMs = 1_500;

export interface Visit {
  /** Scripts and styles that came before anybody touched the page, gzipped, in kilobytes of 1,024 bytes. */
  readonly jsKb: number;
  readonly cssKb: number;
  readonly lcpMs: number;
  readonly cls: number;
}

interface Painted {
  readonly lcp: number;
  readonly what: string;
  readonly cls: number;
  readonly moved: readonly string[];
}

/** Listens before anything is drawn. In the page, hence as text. */
const watch = `(() => {
  const seen = { lcp: 0, what: '', cls: 0, moved: [] };
  window.ikkaSeen = seen;
  const nameOf = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + '.' + String(node.className).slice(0, 40) : '?';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.what = nameOf(entry.element) + ' ' + (entry.url || '');
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      seen.cls += entry.value;
      for (const source of entry.sources) seen.moved.push(entry.value.toFixed(4) + ' ' + nameOf(source.node));
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** A browser for visits of the home page, each with an empty cache. */
export async function openVisits(): Promise<{
  run(address: string, rounds: number, options: { readonly list: boolean }): Promise<Visit>;
  close(): Promise<void>;
}> {
  const browser = await openBrowser();
  return {
    async run(address, rounds, { list }) {
      const visits: Visit[] = [];
      for (let round = 1; round <= rounds; round++) {
        const visit = await visitOnce(browser, address, list && round === 1);
        visits.push(visit);
        console.log(
          `visit ${round}  js ${visit.jsKb} kB  css ${visit.cssKb} kB  ` +
            `largest paint ${visit.lcpMs} ms  shift ${visit.cls}`,
        );
      }
      const middle = (pick: (visit: Visit) => number) => median(visits.map(pick));
      return {
        jsKb: middle(({ jsKb }) => jsKb),
        cssKb: middle(({ cssKb }) => cssKb),
        lcpMs: middle(({ lcpMs }) => lcpMs),
        cls: middle(({ cls }) => cls),
      };
    },
    close: () => browser.close(),
  };
}

async function visitOnce(browser: Browser, address: string, isListed: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const files = collectFiles(page);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await files.quiet();
    const { lcp, what, cls, moved } = await page.evaluate<Painted>('window.ikkaSeen');
    const sizes = await files.sizes();
    const sum = (kind: string) =>
      rounded(sizes.reduce((bytes, file) => bytes + (file.kind === kind ? file.bytes : 0), 0) / 1024, 1);
    if (isListed) {
      for (const { kind, bytes, path } of sizes)
        console.log(`  ${kind.padEnd(10)} ${rounded(bytes / 1024, 1)} kB  ${path}`);
      console.log(`  largest paint: ${what}`);
      for (const one of moved) console.log(`  moved: ${one}`);
    }
    return { jsKb: sum('script'), cssKb: sum('stylesheet'), lcpMs: Math.round(lcp), cls: rounded(cls, 4) };
  } finally {
    await context.close();
  }
}

interface SentFile {
  readonly kind: string;
  readonly bytes: number;
  readonly path: string;
}

/** Every file of the page as gzip packs it, whatever packing the server chose; what is packed already counts as it is. */
function collectFiles(page: Page) {
  const files: Promise<SentFile | null>[] = [];
  let last = Date.now();
  const stir = () => {
    last = Date.now();
  };
  page.on('request', stir);
  page.on('requestfinished', (request) => {
    stir();
    files.push(
      (async () => {
        const response = await request.response();
        const body = await response?.body().catch(() => null);
        if (!body) return null;
        const kind = request.resourceType();
        const isPacked = /image|font|media/.test(kind);
        return {
          kind,
          bytes: isPacked ? body.length : gzipSync(body, { level: 9 }).length,
          path: new URL(request.url()).pathname,
        };
      })(),
    );
  });
  return {
    /** Resolves when nothing was asked for or has come for a while. */
    async quiet() {
      while (Date.now() - last < quietMs) await page.waitForTimeout(100);
    },
    sizes: async () => (await Promise.all(files)).filter((file) => file !== null),
  };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
