import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore, type FileStore } from './files.ts';

describe('the store of files', () => {
  let folder: string;
  let files: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ikka-files-'));
    files = createFolderStore(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const bytes = Buffer.from('what a member brought');

  it('answers what was put, by the hash of its bytes, also to another process', async () => {
    const name = await files.put(bytes);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(await createFolderStore(folder).read(name)).toEqual(bytes);
  });

  it('keeps the same bytes once, however many put them at once, and leaves nothing half done', async () => {
    const names = await Promise.all(Array.from({ length: 8 }, () => files.put(Buffer.from('the same'))));
    expect(new Set(names).size).toBe(1);
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(found.filter((entry) => entry.isFile() && entry.name.startsWith(names[0] ?? ''))).toHaveLength(1);
  });

  it('knows nothing of what was removed, or never came', async () => {
    const name = await files.put(Buffer.from('short-lived'));
    await files.remove(name);
    await files.remove(name);
    expect(await files.read(name)).toBeNull();
  });

  it('says when a file is no longer what it was', async () => {
    const name = await files.put(Buffer.from('whole'));
    await writeFile(join(folder, name.slice(0, 2), name.slice(2, 4), name), 'halved');
    await expect(files.read(name)).rejects.toThrow('damaged');
  });

  it.each(['', '..', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/x`])(
    'never follows %j out of its folder',
    async (name) => {
      await expect(files.read(name)).rejects.toThrow('hexadecimal');
    },
  );
});
