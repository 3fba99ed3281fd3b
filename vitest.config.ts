import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const everywhere = ['packages', 'apps', 'games', 'vendors', 'tools', 'tests'].map(
  (top) => `${top}/**/*.test.{ts,tsx}`,
);
const never = (path: string) => /(^|\/)(node_modules|dist)$/.test(path);

/** What a suite names that starts a database, a Redis, a browser or a process: such a suite is not pure. */
const real =
  /\b(openTestDatabase|openRedis|openBrowser|startTestCluster|startTestServer|startSandboxProcess|startSmsStandIn|startMailStandIn|startOpenIdProvider|startFirebaseStandIn)\b|'node:child_process'/;

/** Whether a suite, or a file beside it that it imports, starts something real. */
function needsSomethingReal(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = (() => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  })();
  if (real.test(text)) return true;
  const near = [...text.matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g)].map((match) =>
    join(dirname(path), match[1] ?? ''),
  );
  return near.some((next) => needsSomethingReal(next, seen));
}

const suites = globSync(everywhere, { cwd: root, exclude: never }).sort();
const browser = suites.filter((path) => path.startsWith('tests/browser/'));
const module = suites.filter((path) => !browser.includes(path) && needsSomethingReal(join(root, path)));
const unit = suites.filter((path) => !browser.includes(path) && !module.includes(path));

/** The suites that take longest, or wait for a clock, begin, so that at the end no worker waits for another. */
const longest = [
  'tests/server/extremes.test.ts',
  'apps/server/src/modules/rooms/seats/contests.test.ts',
  ...['matrix', 'rooms', 'one-house'].map((name) => `tests/server/${name}.test.ts`),
  'apps/server/src/modules/rooms/seats/seat-games.test.ts',
  'apps/server/src/platform/pictures/pictures.test.ts',
  ...['last-resort', 'hostile', 'money-races', 'wire'].map((name) => `tests/server/${name}.test.ts`),
  ...[
    'site',
    'ways-in',
    'sports',
    'contests',
    'card-rooms',
    'tables',
    'arcade',
    'story',
    'rooms',
    'office',
    'elsewhere',
  ].map((name) => `tests/browser/${name}.test.ts`),
].map((path) => join(root, path));

/** By a list and by name, not by how long each took last time: the same order on every machine. */
class SameOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.indexOf(moduleId) + 1 || longest.length + 1;
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const database = ['packages/test-kit/src/global-setup.ts'];

export default defineConfig({
  test: {
    isolate: false,
    // One more than there are processors: a suite that waits for a page or a clock leaves its processor to another.
    maxWorkers: 3,
    passWithNoTests: false,
    // A page, or news from another process, takes its time on a loaded machine: what is waited for comes, or the test says so.
    // Each look searches a page or asks a server, of which others wait for the processor.
    expect: { poll: { timeout: 15_000, interval: 120 } },
    sequence: { sequencer: SameOrder },
    projects: [
      { extends: true, test: { name: 'unit', include: unit, testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'module',
          include: module,
          globalSetup: database,
          // Hundreds of commands, one after another, beside six others on two processors.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          globalSetup: database,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
