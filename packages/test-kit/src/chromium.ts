import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** A browser on this disk, and the environment that it needs to run here. */
export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const projectCache = fileURLToPath(new URL('../../../.cache', import.meta.url));
const installedPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium of the pinned package, or one of the system where that one does not run.
 * The package unpacks itself to one fixed place for all users and versions, and two at once break it, so it is
 * unpacked here, once a version. Its libraries and fonts come along, so that a bare Debian is enough.
 */
export async function findChromium(): Promise<Chromium> {
  const packaged = await unpackedChromium();
  if (packaged !== undefined && runs(packaged)) return packaged;
  const path = installedPaths.find((candidate) => existsSync(candidate));
  if (path !== undefined) return { path, env: {} };
  throw new Error('no Chromium runs here: the packaged one does not start, and none is installed');
}

async function unpackedChromium(): Promise<Chromium | undefined> {
  const parts = join(packageFolder, 'bin');
  if (process.platform !== 'linux' || !existsSync(join(parts, 'chromium.br'))) return undefined;
  const folder = unpackingFolder();
  if (!existsSync(folder)) await unpack(parts, folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Beside the project; for a user who may not write there, in the temporary folder. */
function unpackingFolder(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  const shared = join(projectCache, `chromium-${version}`);
  if (existsSync(shared)) return shared;
  try {
    mkdirSync(projectCache, { recursive: true });
    accessSync(projectCache, constants.W_OK);
    return shared;
  } catch {
    return join(tmpdir(), `chromium-${version}-${process.getuid?.() ?? 0}`);
  }
}

/** Unpacks beside the folder and moves it there whole, so that nobody meets half of it; who comes second yields. */
async function unpack(parts: string, folder: string): Promise<void> {
  const fresh = mkdtempSync(`${folder}-`);
  try {
    chmodSync(fresh, 0o755);
    await inflate(join(parts, 'chromium.br'), join(fresh, 'chromium'));
    chmodSync(join(fresh, 'chromium'), 0o755);
    for (const part of ['al2023', 'fonts', 'swiftshader']) {
      const tar = join(fresh, `${part}.tar`);
      await inflate(join(parts, `${part}.tar.br`), tar);
      const done = spawnSync('tar', ['-xf', tar, '-C', fresh, '--no-same-owner'], { encoding: 'utf8' });
      if (done.status !== 0)
        throw new Error(`tar cannot unpack ${part}: ${done.error?.message ?? done.stderr}`);
      rmSync(tar);
    }
    writeFileSync(join(fresh, 'fonts.conf'), fontsConfig(folder));
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function inflate(from: string, to: string): Promise<void> {
  return pipeline(
    createReadStream(from),
    createBrotliDecompress({ chunkSize: 2 ** 20 }),
    createWriteStream(to),
  );
}

/** Only the fonts that come along: pages bring their own, and pictures look the same on every machine. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir prefix="xdg">fontconfig-tests</cachedir>
</fontconfig>
`;
}

function runs(chromium: Chromium): boolean {
  const asked = spawnSync(chromium.path, ['--version'], {
    env: { ...process.env, ...chromium.env },
    timeout: 20_000,
  });
  return asked.status === 0;
}
