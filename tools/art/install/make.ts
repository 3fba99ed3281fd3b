import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * Draws the icons of the installed app into apps/site/public/icons from the page's own mark. The result is committed.
 *   node tools/art/install/make.ts
 */
const site = new URL('../../../apps/site/public/', import.meta.url);
const out = new URL('icons/', site);
const icon = await readFile(new URL('icon.svg', site), 'utf8');
/** Systems cut their own shape out of these: the ground goes to every edge and the mark stays in the middle. */
const maskable = icon.replace(' rx="16"', '').replace('translate(8 8)', 'translate(13.6 13.6) scale(0.767)');
if (maskable.includes('rx="16"') || !maskable.includes('scale('))
  throw new Error('the mark has another form now');

async function draw(name: string, svg: string, side: number): Promise<void> {
  const png = sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side)
    .png({ compressionLevel: 9 });
  await writeFile(new URL(`${name}.png`, out), await png.toBuffer());
}

await mkdir(out, { recursive: true });
await draw('icon-192', icon, 192);
await draw('icon-512', icon, 512);
await draw('maskable-512', maskable, 512);
await draw('touch-180', maskable, 180);
