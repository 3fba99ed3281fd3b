import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { fontFaces } from '../karakoram/page-fonts.ts';
import { arcadeCovers } from './arcade-covers.ts';
import { cardCovers } from './card-covers.ts';
import {
  coverHeight,
  coverPicture,
  coverWidth,
  karakoram,
  wideHeight,
  widePicture,
  wideWidth,
} from './cover.ts';
import { fishCovers } from './fish-covers.ts';
import { lotteryCovers } from './lottery-covers.ts';
import { outsideCovers } from './outside-covers.ts';
import { dayHour, nightHour } from './palette.ts';
import { bazaarScene, sceneHeight, sceneWidth } from './scene.ts';
import { sportsCovers } from './sports-covers.ts';
import { tableCovers } from './table-covers.ts';
import type { Ink } from './urdu-title.ts';

/*
 * Draws the site's pictures into apps/site/public/art: the bazaar by night and by day, and the cover of each game in both
 * languages. The result is committed (it is small and the same on every machine), so that a build needs no browser.
 *   node tools/art/site/make.ts [game …]   (games by their codes: their covers alone)
 */
const out = new URL('../../../apps/site/public/art/', import.meta.url);
const require = createRequire(import.meta.url);

async function picture(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${fontFaces()}body{margin:0}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ type: 'png' });
}

/** What a name in Nastaliq covers at a size of 100, as the page draws it. */
async function inkOf(page: Page, name: string): Promise<Ink> {
  await page.setContent(`<style>${fontFaces()}</style><p style="font: 700 100px Nastaliq">${name}</p>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate((text) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('the browser draws nothing');
    Object.assign(pen, { font: '700 100px Nastaliq', textAlign: 'center', direction: 'rtl' });
    const ink = pen.measureText(text);
    return {
      up: ink.actualBoundingBoxAscent,
      down: ink.actualBoundingBoxDescent,
      toLeft: ink.actualBoundingBoxLeft,
      toRight: ink.actualBoundingBoxRight,
    };
  }, name);
}

async function write(name: string, image: Sharp, quality: { avif: number; webp?: number }): Promise<void> {
  await writeFile(
    new URL(`${name}.avif`, out),
    await image.clone().avif({ quality: quality.avif, effort: 7 }).toBuffer(),
  );
  if (quality.webp === undefined) return;
  await writeFile(
    new URL(`${name}.webp`, out),
    await image.clone().webp({ quality: quality.webp, effort: 6 }).toBuffer(),
  );
}

async function bazaar(page: Page): Promise<void> {
  for (const [name, hour] of [
    ['night', nightHour],
    ['day', dayHour],
  ] as const) {
    const png = sharp(await picture(page, bazaarScene(hour), sceneWidth, sceneHeight));
    await write(`bazaar-${name}-wide`, png.clone(), { avif: 52 });
    const gate = png.clone().extract({ left: 945, top: 40, width: 880, height: 700 });
    await write(`bazaar-${name}-narrow`, gate.resize(780), { avif: 48, webp: 60 });
  }
}

const only = process.argv.slice(2);

async function covers(page: Page): Promise<void> {
  for (const cover of [
    karakoram,
    ...arcadeCovers,
    ...tableCovers,
    ...cardCovers,
    ...fishCovers,
    ...lotteryCovers,
    ...sportsCovers,
    ...outsideCovers,
  ].filter(({ game }) => only.length === 0 || only.includes(game))) {
    const wide = sharp(await picture(page, widePicture(cover), wideWidth, wideHeight));
    await write(`${cover.game}-wide`, wide, { avif: 50 });
    const ink = await inkOf(page, cover.title.ur[0]);
    for (const language of ['en', 'ur'] as const) {
      const png = sharp(await picture(page, coverPicture(cover, language, ink), coverWidth, coverHeight));
      await write(`${cover.game}-${language}-large`, png.clone().resize(480), { avif: 50 });
      await write(`${cover.game}-${language}-small`, png.clone().resize(240), { avif: 50, webp: 68 });
      if (language === 'en') await catalogueIcons(cover.game, png);
    }
  }
}

/** The addresses that the game list names: one picture in two sizes for whoever reads the list without this page. */
async function catalogueIcons(game: string, png: Sharp): Promise<void> {
  await mkdir(new URL('games/', out), { recursive: true });
  for (const [suffix, width] of [
    ['', 360],
    ['-small', 160],
  ] as const) {
    const image = await png.clone().resize(width).webp({ quality: 70, effort: 6 }).toBuffer();
    await writeFile(new URL(`games/${game}${suffix}.webp`, out), image);
  }
}

async function heroes(): Promise<void> {
  for (const [name, art] of [
    ['promotions', '1f381'],
    ['vip', '1f451'],
    ['points', '1fa99'],
    ['winners', '1f3c6'],
  ] as const) {
    const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${art}.webp`);
    await write(`hero-${name}`, sharp(file), { avif: 60, webp: 80 });
  }
}

async function categories(): Promise<void> {
  for (const [name, art] of [
    ['rng', '1f3b0'],
    ['live', '2666-fe0f'],
    ['fish', '1f420'],
    ['pvp', '1f0cf'],
    ['sports', '26bd'],
    ['esports', '1f3ae'],
    ['lott', '1f3ab'],
    ['elott', '1f39f-fe0f'],
    ['hot', '1f525'],
    ['fav', '2764-fe0f'],
    ['all', '1f48e'],
  ] as const) {
    const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${art}.webp`);
    await write(`category-${name}`, sharp(file).resize(128), { avif: 60, webp: 80 });
  }
}

/** The symbols of the slot in one row, small, for replays in the betting record. The order is the page's. */
async function symbols(): Promise<void> {
  const assets = new URL('../../../games/karakoram-25/stage/assets/', import.meta.url);
  const atlas = await readFile(new URL('symbols.webp', assets));
  const { frames } = JSON.parse(await readFile(new URL('symbols.json', assets), 'utf8')) as {
    frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
  };
  const side = 96;
  const names = ['1', '2', '3', '4', 'A', 'K', 'Q', 'J', 'S', 'W-en', 'W-ur'];
  const pictures = await Promise.all(
    names.map(async (name, i) => {
      const box = frames[name]?.frame;
      if (!box) throw new Error(`the atlas has no symbol ${name}`);
      const cut = sharp(atlas).extract({ left: box.x, top: box.y, width: box.w, height: box.h });
      return { input: await cut.resize(side).png().toBuffer(), left: i * side, top: 0 };
    }),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const row = sharp({ create: { width: side * names.length, height: side, channels: 4, background } });
  const image = await row.composite(pictures).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(new URL('karakoram-25-symbols.webp', out), image);
}

await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await covers(page);
if (only.length === 0) {
  await bazaar(page);
  await categories();
  await heroes();
  await symbols();
}
await browser.close();
