import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holderOf, tryLock, whileLocked } from './lock.mjs';

describe('a lock file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is held by one at a time', () => {
    const path = join(folder, 'one');
    const first = tryLock(path);
    expect(first.held).toBe(true);
    expect(tryLock(path)).toEqual({ held: false, by: process.pid });
    if (first.held) first.release();
    expect(tryLock(path).held).toBe(true);
  });

  it.each([
    ['a process that is gone', '2147480000 1\n'],
    ['a process id that another process has now', `${process.pid} 1\n`],
    ['nobody, cut short while written', ''],
  ])('is robbed from %s', (_, text) => {
    const path = join(folder, 'stale');
    writeFileSync(path, text);
    expect(holderOf(path)).toBeUndefined();
    expect(tryLock(path).held).toBe(true);
    rmSync(path);
  });

  it('is given back when the work fails', async () => {
    const path = join(folder, 'work');
    await expect(whileLocked(path, 'failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whileLocked(path, 'working', async () => 'done')).toBe('done');
  });
});
