import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServerBundle } from './bundle-server.ts';

/** The newest ones are kept: a server that runs may yet fetch a part of its program. */
const keptAtMost = 8;
const note = 'newest.json';
const newest = z.object({
  script: z.string(),
  /** SHA-256 of every source by its path. */
  sources: z.record(z.string(), z.string()),
});

/** The script of a folder's newest program, if all that it was made of is as it was; otherwise undefined. */
export function findFresh(folder: string): string | undefined {
  const path = join(folder, note);
  if (!existsSync(path)) return undefined;
  const { script, sources } = newest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const isSame = Object.entries(sources).every(([source, hash]) => hashOf(source) === hash);
  return isSame && existsSync(script) ? script : undefined;
}

/** Writes a program into a folder of its own, so that servers of an older one go on, and answers its script. */
export function keepBundle(folder: string, { files, sources }: ServerBundle): string {
  const hashes = Object.fromEntries(sources.map((source) => [source, hashOf(source) ?? '']));
  const own = join(folder, createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16));
  mkdirSync(own, { recursive: true });
  for (const [name, code] of files) writeFileSync(join(own, name), code);
  const script = join(own, 'main.js');
  const kept: z.infer<typeof newest> = { script, sources: hashes };
  writeFileSync(join(folder, note), JSON.stringify(kept));
  removeOldest(folder);
  return script;
}

function hashOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function removeOldest(folder: string): void {
  const programs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of programs.slice(keptAtMost)) rmSync(path, { recursive: true, force: true });
}
