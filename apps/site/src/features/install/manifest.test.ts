import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const files = join(import.meta.dirname, '../../../public');
const read = (name: string) => readFileSync(join(files, name));

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
interface Manifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Icon[];
  shortcuts: { url: string; icons: Icon[] }[];
}
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest;
const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(
  ({ type }) => type === 'image/png',
);

describe('the installed site', () => {
  it('has what a system asks of an app', () => {
    expect(manifest).toMatchObject({ start_url: '/index', scope: '/', display: 'standalone' });
    expect([manifest.id, manifest.name, manifest.short_name].every(Boolean)).toBe(true);
    const sizes = pictures.map(({ sizes: size, purpose }) => `${size} ${purpose ?? 'any'}`);
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it.each(pictures)('has the icon $src as large as it says', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(read(src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  });

  it('keeps what its offline page shows', () => {
    const worker = read('service-worker.js').toString();
    const page = read('offline.html').toString();
    const shown = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(shown.length).toBeGreaterThan(3);
    for (const path of ['/offline.html', ...shown]) expect(worker).toContain(`'${path}'`);
  });
});
