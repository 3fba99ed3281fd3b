import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import { takeScreens } from './screens.ts';

const nastaliq = createRequire(new URL('../../ui/package.json', import.meta.url)).resolve(
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
);

describe('the browser of the tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  }, 60_000);
  afterAll(() => browser.close());

  it('draws Urdu in a web font', async () => {
    const page = await browser.newPage();
    const font = readFileSync(nastaliq).toString('base64');
    await page.setContent(
      `<html lang="ur" dir="rtl"><style>@font-face { font-family: Nastaliq; src: url(data:font/woff2;base64,${font}) }
       body { font: 40px Nastaliq; color: CanvasText; background: Canvas; color-scheme: light dark }</style>
       <body>خوش آمدید! <bdi>۱۲۳</bdi> اکّا پر کھیلیں</body></html>`,
    );
    const paths = await takeScreens(page, 'urdu', { every: true });
    expect(await page.evaluate(`document.fonts.check('40px Nastaliq', 'خوش آمدید')`)).toBe(true);
    expect(paths).toHaveLength(6);
    for (const path of paths) expect(existsSync(path) && statSync(path).size).toBeGreaterThan(2_000);
    await page.close();
  });

  it('draws WebGL2 without a graphics card', async () => {
    const page = await browser.newPage();
    expect(await page.evaluate(`document.createElement('canvas').getContext('webgl2') !== null`)).toBe(true);
    await page.close();
  });
});
