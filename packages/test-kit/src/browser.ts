import { type BrowserContext, type Browser as Chromium, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** WebGL drawn by the processor, no sandbox (the tests open their own pages only, and may run as root), no noise. */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // The processor composes pages itself (a blurred backdrop takes milliseconds, not seconds) and draws WebGL too.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
  '--autoplay-policy=no-user-gesture-required',
  // Every page is a new one: room for what its start leaves behind costs less than sweeping it up a dozen times.
  '--js-flags=--min-semi-space-size=16 --max-semi-space-size=64',
];

/** Device pixels for each CSS pixel. Nobody looks at most pages, and half of them are drawn in a third of the time. */
const dotsPerPixel = process.env.SCREENS === undefined ? 0.5 : 1;

/** What a suite needs of a browser: contexts of its own, and an end. */
export type Browser = Pick<Chromium, 'newContext' | 'newPage' | 'close'>;

/** Scripts that are no tests end when their browser does. */
const isTestWorker = process.env.VITEST_WORKER_ID !== undefined;
/** One Chromium for all suites of a worker, for starting one takes a second. It ends with the worker. */
let running: Promise<Chromium> | null = null;

export interface BrowserOptions {
  /** Where another tool looks into it too: such a browser is started for its caller alone, who ends it. */
  readonly debuggingPort?: number;
}

/**
 * A real Chromium. Every context is empty, as a profile of its own would be; `close` closes those that came from here,
 * and leaves the program to the next suite.
 */
export async function openBrowser({ debuggingPort }: BrowserOptions = {}): Promise<Browser> {
  if (debuggingPort !== undefined) return launch([`--remote-debugging-port=${debuggingPort}`]);
  if (!isTestWorker) return launch();
  // The scale of a context decides which pictures a page asks for; at which scale pages are drawn is the browser's own.
  running ??= launch([`--force-device-scale-factor=${dotsPerPixel}`]);
  const browser = await running;
  if (!browser.isConnected()) {
    running = null;
    return openBrowser();
  }
  const opened = new Set<BrowserContext>();
  const newContext: Chromium['newContext'] = async (options) => {
    // What a service worker fetches is hidden from a suite that stands in for the server; and what moves for ever, where
    // movement is not the subject, is drawn by the processor that the tests wait for.
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      deviceScaleFactor: dotsPerPixel,
      ...options,
    });
    opened.add(context);
    context.once('close', () => opened.delete(context));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => {
      const context = await newContext(options);
      const page = await context.newPage();
      page.once('close', () => void context.close());
      return page;
    },
    close: async () => {
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
}

async function launch(more: readonly string[] = []): Promise<Chromium> {
  const found = await findChromium();
  return chromium.launch({
    executablePath: found.path,
    args: [...flags, ...more],
    env: { ...onlyStrings(process.env), ...found.env },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

function onlyStrings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export type { BrowserContext, FrameLocator, Locator, Page, Route } from 'playwright-core';
