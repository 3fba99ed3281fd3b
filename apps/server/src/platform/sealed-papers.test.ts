import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderStore } from './files.ts';
import { sealedPapers } from './sealed-papers.ts';
import { createVault } from './vault.ts';

const folder = await mkdtemp(join(tmpdir(), 'papers-'));
const keepers = { vault: createVault('k'.repeat(40)), files: createFolderStore(folder) };
const papers = sealedPapers('receipt', 100);
const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c8a24a' } })
  .png()
  .toBuffer();

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('sealed papers', () => {
  it('keep the pixels, no larger than asked for, and open for their row', async () => {
    const kept = await papers.keep(keepers, 'one', picture);
    expect(kept).toMatchObject({ width: 100, height: 50 });
    const served = await papers.open(keepers, { id: 'one', file: fileOf(kept) });
    expect(served).toMatchObject({ type: 'image/webp', cache: 'never' });
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 100 });
  });

  it('lie on the disk as nothing that a reader of it could look at', async () => {
    const file = fileOf(await papers.keep(keepers, 'two', picture));
    const [path] = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(file));
    await expect(sharp(await readFile(join(folder, path ?? ''))).metadata()).rejects.toThrow();
  });

  it('open neither for another row nor for another purpose', async () => {
    const file = fileOf(await papers.keep(keepers, 'three', picture));
    await expect(papers.open(keepers, { id: 'four', file })).rejects.toThrow();
    await expect(sealedPapers('passport', 100).open(keepers, { id: 'three', file })).rejects.toThrow();
  });

  it('refuse what is no picture', async () => {
    expect(await papers.keep(keepers, 'five', Buffer.from('<svg/>'))).toMatchObject({
      code: 'upload.not_an_image',
    });
  });

  it('name the row whose file is lost', async () => {
    await expect(papers.open(keepers, { id: 'six', file: '0'.repeat(64) })).rejects.toThrow('receipt six');
  });
});

function fileOf(kept: object): string {
  if ('file' in kept && typeof kept.file === 'string') return kept.file;
  throw new Error('nothing was kept');
}
