import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Files that members and operators bring, named by their own content: the same bytes are kept once, and what a name
 * answers never changes. Any store of objects by name can stand in for the folder.
 */
export interface FileStore {
  /** Answers the name once the file would survive a power cut: SHA-256 of the bytes, in hex. */
  put(bytes: Uint8Array): Promise<string>;
  /** Null for what is not there. Throws where the bytes are no longer those that were put. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/** Keeps files in a folder of this machine, or one that every process of the product shares. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!/^[0-9a-f]{64}$/.test(name)) throw new Error('a file’s name is 64 hexadecimal digits');
    return join(folder, name.slice(0, 2), name.slice(2, 4), name);
  };
  return {
    async put(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(name);
      if ((await bytesAt(path)) !== null) return name;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const fresh = `${path}.${randomUUID()}`;
      try {
        const file = await open(fresh, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // Nobody meets half of a file; of two that put the same bytes, either may win.
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return name;
    },
    async read(name) {
      const bytes = await bytesAt(pathOf(name));
      if (bytes !== null && createHash('sha256').update(bytes).digest('hex') !== name)
        throw new Error(`the file ${name} is damaged; restore it from the backup`);
      return bytes;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function bytesAt(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The name in the folder must survive as the file does. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
