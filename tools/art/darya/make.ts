import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cell, drawFish } from './fish.ts';
import { crowned, kinds, type SymbolFish } from './kinds.ts';

/**
 * Draws the fish of the halls into one atlas of the stage: `node tools/art/darya/make.ts`. The result is committed, so that a build of
 * the pages does not need it.
 */
const target = fileURLToPath(new URL('../../../games/darya/stage/assets/', import.meta.url));
const symbols = fileURLToPath(
  new URL('../../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url),
);

/** Cells of the atlas, with space between them, so that no neighbour bleeds in when it is drawn smaller. */
const columns = 5;
const gutter = 4;
const { width, height } = cell;

const symbol = (code: string, size: number) =>
  sharp(`${symbols}${code}.webp`).resize(size, size, { fit: 'contain', background: '#0000' });

async function symbolFish({
  symbol: code,
  isMirrored,
  badge,
  hue = 0,
  bright = 1,
}: SymbolFish): Promise<Buffer> {
  const size = height - 8;
  let picture = symbol(code, size);
  if (isMirrored) picture = picture.flop();
  if (hue !== 0 || bright !== 1) picture = picture.modulate({ hue, brightness: bright });
  const parts = [{ input: await picture.png().toBuffer(), left: (width - size) >> 1, top: 4 }];
  if (badge !== undefined)
    parts.push({ input: await symbol(badge, 70).png().toBuffer(), left: (width >> 1) + 14, top: 0 });
  return blank().composite(parts).png().toBuffer();
}

const blank = () => sharp({ create: { width, height, channels: 4, background: '#0000' } });

async function picture(kind: string): Promise<Buffer> {
  const fish = kinds[kind];
  if (fish === undefined) throw new Error(`there is no picture of ${kind}`);
  const drawn =
    'symbol' in fish
      ? await symbolFish(fish)
      : await sharp(Buffer.from(drawFish(fish, 'f')))
          .resize(width, height)
          .png()
          .toBuffer();
  if (!crowned.includes(kind)) return drawn;
  const crown = await symbol('1f451', 52).png().toBuffer();
  return sharp(drawn)
    .composite([{ input: crown, left: 206, top: 2 }])
    .png()
    .toBuffer();
}

const names = Object.keys(kinds);
const rows = Math.ceil(names.length / columns);
const place = (index: number) => ({
  x: (index % columns) * (width + gutter),
  y: Math.floor(index / columns) * (height + gutter),
});
const size = { w: columns * (width + gutter), h: rows * (height + gutter) };
const pictures = await Promise.all(names.map(picture));
await sharp({ create: { width: size.w, height: size.h, channels: 4, background: '#0000' } })
  .composite(pictures.map((input, index) => ({ input, left: place(index).x, top: place(index).y })))
  .webp({ quality: 86, alphaQuality: 92, effort: 6 })
  .toFile(`${target}fish.webp`);
const frames = Object.fromEntries(
  names.map((name, index) => [name, { frame: { ...place(index), w: width, h: height } }]),
);
/** Kinds whose picture fills only the middle of its cell. */
const round = names.filter((name) => 'symbol' in (kinds[name] ?? {}));
await writeFile(
  `${target}fish.json`,
  `${JSON.stringify({ frames, meta: { scale: 1, size, round } }, null, 2)}\n`,
);
