import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFresh, keepBundle } from './kept-bundles.ts';

let root: string;
let folder: string;
let source: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  folder = join(root, 'kept');
  source = join(root, 'source.ts');
  writeFileSync(source, 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const keep = () => keepBundle(folder, { files: new Map([['main.js', 'run()']]), sources: [source] });

describe('programs that are kept', () => {
  it('are run again as long as their sources are as they were', () => {
    expect(findFresh(folder)).toBeUndefined();
    const script = keep();
    expect(readFileSync(script, 'utf8')).toBe('run()');
    expect(findFresh(folder)).toBe(script);
    writeFileSync(source, 'one');
    expect(findFresh(folder)).toBe(script);
  });

  it.each([
    ['a source changed', () => writeFileSync(source, 'two')],
    ['a source is gone', () => rmSync(source)],
    ['the program is gone', (script: string) => rmSync(script)],
  ])('are made anew where %s', (_what, change) => {
    change(keep());
    expect(findFresh(folder)).toBeUndefined();
  });

  it('leave an older one to the server that runs it, but not for ever', () => {
    const first = keep();
    writeFileSync(source, 'two');
    keep();
    expect(existsSync(first)).toBe(true);
    for (let count = 0; count < 20; count += 1) {
      writeFileSync(source, `other ${count}`);
      keep();
    }
    expect(readdirSync(folder).length).toBeLessThan(12);
    expect(findFresh(folder)).toBeDefined();
  });
});
