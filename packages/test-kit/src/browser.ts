import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** WebGL drawn by the processor, no sandbox (the tests open their own pages only, and may run as root), no noise. */
const flags = [
  '--no-sandbox',
  '--no-zygote',
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
];

/** Starts a real Chromium with an empty profile of its own. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  return chromium.launch({
    executablePath: found.path,
    args: flags,
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

export type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
