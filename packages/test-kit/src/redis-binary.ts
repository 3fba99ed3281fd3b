import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectCache = fileURLToPath(new URL('../../../.cache', import.meta.url));

/** A redis-server on this disk, and the environment that it needs to run here. */
export interface RedisBinary {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The redis-server on the PATH; without one, Debian's packages, unpacked into .cache. Nothing is installed into the
 * system and no service is started, so it works for any user.
 */
export async function findRedis(): Promise<RedisBinary> {
  const installed = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  const path = installed.find((candidate) => existsSync(candidate));
  if (path !== undefined) return { path, env: {} };
  const folder = join(cacheFolder(), 'redis');
  if (!existsSync(folder)) await unpackDebian(folder);
  const libraries = readdirSync(join(folder, 'usr/lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('linux-gnu'))
    .map((entry) => join(folder, 'usr/lib', entry.name));
  return { path: join(folder, 'usr/bin/redis-server'), env: { LD_LIBRARY_PATH: libraries.join(delimiter) } };
}

async function unpackDebian(folder: string): Promise<void> {
  const fresh = mkdtempSync(`${folder}-`);
  try {
    const lists = await aptLists(fresh);
    const { stdout } = await run('apt-get', [
      ...lists,
      '-s',
      '--no-install-recommends',
      'install',
      'redis-server',
    ]);
    const packages = [...stdout.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
    const wanted = packages.filter((name) => /^(lib|redis)/.test(name));
    await run('apt-get', [...lists, 'download', ...wanted], { cwd: fresh });
    const root = join(fresh, 'root');
    mkdirSync(root);
    for (const file of readdirSync(fresh).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', join(fresh, file), root]);
    }
    if (!existsSync(join(root, 'usr/bin/redis-server'))) throw new Error('the package has no redis-server');
    renameSync(root, folder);
  } catch (error) {
    if (!existsSync(folder)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`no redis-server on the PATH, and Debian's cannot be brought: ${reason}`);
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The options by which apt finds its package lists: the system's if it has any, else fresh ones of our own. */
async function aptLists(fresh: string): Promise<string[]> {
  const shown = await run('apt-cache', ['policy', 'redis-server']).catch(() => ({ stdout: '' }));
  if (/Candidate: \d/.test(shown.stdout)) return [];
  const own = ['lists/partial', 'archives/partial'].map((name) => join(fresh, 'apt', name));
  for (const path of own) mkdirSync(path, { recursive: true });
  const options = [
    '-o',
    `Dir::State::Lists=${join(fresh, 'apt/lists')}`,
    '-o',
    `Dir::Cache=${join(fresh, 'apt')}`,
    '-o',
    'APT::Sandbox::User=',
  ];
  await run('apt-get', [...options, 'update']);
  return options;
}

function cacheFolder(): string {
  try {
    mkdirSync(projectCache, { recursive: true });
    if (!existsSync(join(projectCache, 'redis'))) accessSync(projectCache, constants.W_OK);
    return projectCache;
  } catch {
    const own = join(tmpdir(), `redis-${process.getuid?.() ?? 0}`);
    mkdirSync(own, { recursive: true });
    return own;
  }
}
