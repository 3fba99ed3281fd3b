// Adds to package-lock.json the optional packages of other platforms that a registry mirror did not have when the
// lock was written. Without them `npm ci` refuses the whole lock, everywhere. Run it after every `npm install`:
//   npm run lock
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The lock with an entry for every optional package of an exact version that a package in it names. */
export function completeLock(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const added: Record<string, LockedPackage> = {};
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/')) continue;
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      const nested = `${path}/node_modules/${name}`;
      const top = `node_modules/${name}`;
      if (packages[nested] !== undefined || packages[top] !== undefined) continue;
      const platform = platformOf(name);
      if (platform === undefined || !/^\d+\.\d+\.\d+/.test(version)) continue;
      added[top] = {
        version,
        ...platform,
        ...(locked.dev || locked.devOptional ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  const whole = { ...packages, ...added };
  return Object.fromEntries(Object.entries(whole).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Reads `linux-x64-musl` and the like off the end of a package's name; undefined if none stands there. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const system = words.find((word) => systems.includes(word));
  const processor = words
    .map((word) => (/^arm(-|$|v\d)/.test(word) ? 'arm' : word))
    .find((word) => processors.includes(word));
  if (system === undefined || processor === undefined) return undefined;
  const libc = words.at(-1)?.startsWith('musl') ? 'musl' : system === 'linux' ? 'glibc' : undefined;
  return { os: [system], cpu: [processor], ...(libc === undefined ? {} : { libc: [libc] }) };
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', '..', 'package-lock.json');
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(path, 'utf8'));
  const packages = completeLock(lock.packages);
  const more = Object.keys(packages).length - Object.keys(lock.packages).length;
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json: ${more} packages of other platforms added.`);
}
