import { mkdir, writeFile } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as browserType } from 'playwright-core';
import sharp from 'sharp';
import { frameBack, frameFront, shapes, sign, signHeights, sizeOf } from './frame.ts';
import { fontFaces } from './page-fonts.ts';
import { drawRanges, type Light } from './ranges.ts';
import { tiles } from './symbols.ts';

/**
 * Draws all pictures of Karakoram 25 into the game's stage: `node tools/art/karakoram/build-art.ts`.
 * The result is committed, so a build of the pages needs neither this script nor a browser.
 */
const target = new URL('../../../games/karakoram-25/stage/assets/', import.meta.url);

const TILE = 256;
/** Space between tiles, so that a neighbour never bleeds in when the atlas is drawn smaller. */
const GUTTER = 4;
const COLUMNS = 6;

const dusk: Light = {
  towards: [0.85, -0.12, 0.34],
  sun: [1.5, 0.86, 0.6],
  ambient: [0.34, 0.38, 0.66],
  snow: [0.95, 0.95, 1],
  rock: [0.22, 0.2, 0.28],
  hazeLow: [0.36, 0.27, 0.5],
  hazeHigh: [0.36, 0.33, 0.6],
};

const night: Light = {
  towards: [-0.7, -0.4, 0.55],
  sun: [0.28, 0.52, 0.62],
  ambient: [0.1, 0.17, 0.3],
  snow: [0.85, 0.95, 1],
  rock: [0.13, 0.16, 0.25],
  hazeLow: [0.05, 0.14, 0.24],
  hazeHigh: [0.07, 0.17, 0.28],
};

/** Ids are unique only within one drawing; on a page they get the drawing's name in front. */
function isolate(svg: string, name: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#(?!along)([^)]+)\)/g, `url(#${name}-$1)`);
}

async function photograph(browser: Browser, body: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>${fontFaces()} body{margin:0;background:transparent} svg{display:block;width:100%;height:100%}
    .tile{position:absolute;width:${TILE}px;height:${TILE}px;overflow:hidden}.tile>div{width:100%;height:100%}</style>
    <svg style="position:absolute;width:0;height:0"><filter id="along" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="1.2 15"/></filter></svg>${body}`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const shot = await page.screenshot({ omitBackground: true, type: 'png' });
  await page.close();
  return shot;
}

async function save(name: string, png: Buffer, quality: number): Promise<void> {
  const webp = await sharp(png).webp({ quality, alphaQuality: 92, effort: 6 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, target), webp);
  console.log(`${name}.webp ${Math.round(webp.length / 1024)} kB`);
}

async function drawAtlas(browser: Browser): Promise<void> {
  const entries = Object.entries(tiles());
  const step = TILE + GUTTER;
  const width = COLUMNS * step;
  const height = Math.ceil(entries.length / COLUMNS) * step;
  const place = (index: number) => ({
    x: (index % COLUMNS) * step,
    y: Math.floor(index / COLUMNS) * step,
  });
  const body = entries.map(([name, svg], index) => {
    const { x, y } = place(index);
    return `<div class="tile" style="left:${x}px;top:${y}px">${isolate(svg, `t${name}`)}</div>`;
  });
  await save('symbols', await photograph(browser, body.join(''), width, height), 90);
  const frames = Object.fromEntries(
    entries.map(([name], index) => [name, { frame: { ...place(index), w: TILE, h: TILE } }]),
  );
  const meta = { image: 'symbols.webp', size: { w: width, h: height }, scale: 1 };
  await writeFile(new URL('symbols.json', target), `${JSON.stringify({ frames, meta }, null, 1)}\n`);
}

async function drawMountains(name: string, light: Light): Promise<void> {
  const [width, height] = [2880, 1800];
  const raw = drawRanges(width, height, light);
  const png = await sharp(raw, { raw: { width, height, channels: 4 } })
    .resize(1920)
    .png()
    .toBuffer();
  await save(name, png, 82);
}

await mkdir(target, { recursive: true });
await drawMountains('range-dusk', dusk);
await drawMountains('range-night', night);
const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  await drawAtlas(browser);
  for (const [name, shape] of Object.entries(shapes)) {
    const { width, height } = sizeOf(shape);
    await save(`frame-${name}-back`, await photograph(browser, frameBack(shape), width, height), 84);
    await save(`frame-${name}-front`, await photograph(browser, frameFront(shape), width, height), 88);
  }
  await writeFile(new URL('frames.json', target), `${JSON.stringify(shapes, null, 1)}\n`);
  await save(
    'sign-en',
    await photograph(browser, sign('KARAKORAM', 'Display'), 1000, signHeights.Display),
    90,
  );
  await save(
    'sign-ur',
    await photograph(browser, sign('قراقرم', 'Nastaliq'), 1000, signHeights.Nastaliq),
    90,
  );
} finally {
  await browser.close();
}
