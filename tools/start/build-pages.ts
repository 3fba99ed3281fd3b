import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { whileLocked } from './lock.mjs';

const apps = ['site', 'play', 'office'] as const;
const progressEveryMs = 5000;
const notSources = new Set(['node_modules', 'dist', 'test-results']);

/**
 * Builds the pages whose sources changed since they were last built; nothing when none did.
 * What counts is the content of every file that a page may read, so a fresh checkout or a touched file builds nothing twice.
 */
export async function ensurePagesBuilt(root: string, stop?: AbortSignal): Promise<void> {
  const common = hashOf(root, [
    'packages',
    'games',
    'tools/art',
    'tools/pages',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.web.json',
  ]);
  const wanted = () =>
    apps
      .map((app) => ({
        app,
        hash: createHash('sha256')
          .update(common)
          .update(hashOf(root, [`apps/${app}`]))
          .digest('hex'),
      }))
      .filter(
        ({ app, hash }) => existsSync(join(root, 'apps', app, 'index.html')) && !isBuilt(root, app, hash),
      );
  if (wanted().length === 0) return;
  await whileLocked(join(root, '.cache', 'pages.lock'), 'building the pages', async () => {
    const queue = wanted();
    const workers = Array.from({ length: Math.min(availableParallelism(), 2) }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await build(root, next, stop).catch((error: unknown) => {
          queue.length = 0;
          throw error;
        });
      }
    });
    await Promise.all(workers);
  });
}

function markerOf(root: string, app: string): string {
  return join(root, '.cache', 'pages', app);
}

function isBuilt(root: string, app: string, hash: string): boolean {
  const marker = markerOf(root, app);
  const page = join(root, 'apps', app, 'dist', 'index.html');
  return existsSync(page) && existsSync(marker) && readFileSync(marker, 'utf8') === hash;
}

async function build(
  root: string,
  page: { app: string; hash: string },
  stop: AbortSignal | undefined,
): Promise<void> {
  const marker = markerOf(root, page.app);
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  // Gone before the build begins: a build that is cut short leaves pages of no known sources.
  rmSync(marker, { force: true });
  console.log(`Building the pages of apps/${page.app} ...`);
  const progress = setInterval(
    () => console.log(`  apps/${page.app}: still building (${seconds()} s)`),
    progressEveryMs,
  );
  try {
    await runVite(root, join(root, 'apps', page.app), stop);
    await compressFiles(join(root, 'apps', page.app, 'dist'));
  } finally {
    clearInterval(progress);
  }
  mkdirSync(join(root, '.cache', 'pages'), { recursive: true });
  writeFileSync(marker, page.hash);
  console.log(`  apps/${page.app}: built in ${seconds()} s`);
}

function runVite(root: string, folder: string, stop: AbortSignal | undefined): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(stop === undefined ? {} : { signal: stop }),
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`the build of ${folder} failed (${signal ?? code}):\n${output.join('').trim()}`));
    });
  });
}

/** A hash over names and contents of all files below the given paths, tests and built things apart. */
function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(root, path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}
