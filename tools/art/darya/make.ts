import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { deep } from './deep.ts';
import { cell, drawFish } from './fish.ts';
import { indus } from './indus.ts';
import { crowned, type Pictured, type SymbolFish } from './pictured.ts';

/**
 * Draws the fish of the halls, an atlas of the stage for each: `node tools/art/darya/make.ts`. The result is committed, so that a build of
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

async function picture(kind: string, fish: Pictured): Promise<Buffer> {
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

const place = (index: number) => ({
  x: (index % columns) * (width + gutter),
  y: Math.floor(index / columns) * (height + gutter),
});

async function makeAtlas(hall: string, kinds: Readonly<Record<string, Pictured>>): Promise<void> {
  const names = Object.keys(kinds);
  const rows = Math.ceil(names.length / columns);
  const size = { w: columns * (width + gutter), h: rows * (height + gutter) };
  const pictures = await Promise.all(Object.entries(kinds).map(([kind, fish]) => picture(kind, fish)));
  await sharp({ create: { width: size.w, height: size.h, channels: 4, background: '#0000' } })
    .composite(pictures.map((input, index) => ({ input, left: place(index).x, top: place(index).y })))
    .webp({ quality: 86, alphaQuality: 92, effort: 6 })
    .toFile(`${target}${hall}.webp`);
  const frames = Object.fromEntries(
    names.map((name, index) => [name, { frame: { ...place(index), w: width, h: height } }]),
  );
  /** Kinds whose picture fills only the middle of its cell. */
  const round = names.filter((name) => 'symbol' in (kinds[name] ?? {}));
  await writeFile(
    `${target}${hall}.json`,
    `${JSON.stringify({ frames, meta: { scale: 1, size, round } }, null, 2)}\n`,
  );
}

await makeAtlas('indus', indus);
await makeAtlas('deep', deep);
