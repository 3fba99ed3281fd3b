import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, Judgement } from './run-command.ts';
import { sourceFiles } from './source-files.ts';

const bin = (path: string) => join('node_modules', path);

/** The checks, the longest first. A limit ends what hangs; one that is merely slow on a busy machine keeps its time. */
export function checks(root: string): { readonly long: Command[]; readonly short: Command[] } {
  const long: Command[] = [
    suite(root, 'unit', { minutesMost: 6, workers: 2 }),
    {
      name: 'types',
      args: ['tools/check/types.ts'],
      minutesMost: 8,
      judge: (output) => atLeast(output, /(\d+) of our files read/, sourceFiles(root).length, 'files'),
    },
  ];
  const short: Command[] = [
    { name: 'dead-code', args: [bin('knip/bin/knip.js'), '--no-progress'], minutesMost: 10 },
    {
      name: 'imports',
      args: ['tools/import-rules/main.ts'],
      minutesMost: 10,
      judge: (output) => atLeast(output, /^(\d+) files/m, sourceFiles(root).length, 'files'),
    },
    {
      name: 'lint',
      args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=100', '.'],
      minutesMost: 10,
      judge: (output) => atLeast(output, /Checked (\d+) files/, sourceFiles(root).length, 'files'),
    },
    {
      name: 'tidy',
      args: ['tools/tidy/main.ts'],
      minutesMost: 10,
      judge: (output) => atLeast(output, /^(\d+) files/m, sourceFiles(root).length, 'files'),
    },
  ];
  return { long, short };
}

/** The suites that need something real: a database, a Redis or a second process; and those that need a browser as well. */
export function suites(root: string): { readonly module: Command; readonly browser: Command } {
  return {
    // What waits for a database leaves its processor to others, and to the checks beside it.
    module: suite(root, 'module', { minutesMost: 25, workers: 4 }),
    browser: suite(root, 'browser', { minutesMost: 25, workers: 3 }),
  };
}

/** A project of vitest.config.ts, each of its tests counted. */
function suite(
  root: string,
  project: string,
  { minutesMost, workers }: { readonly minutesMost: number; readonly workers: number },
): Command {
  const reportPath = join('test-results', 'reports', `${project}.json`);
  rmSync(join(root, reportPath), { force: true });
  return {
    name: project,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      `--maxWorkers=${workers}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ],
    minutesMost,
    judge: () => judgeSuite(join(root, reportPath)),
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

function judgeSuite(path: string): Judgement {
  if (!existsSync(path)) return { passed: 0, failed: 1, problem: 'vitest wrote no report' };
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  // A file that cannot be loaded has no tests, but it is no success.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const summary = `${report.numPassedTests} tests in ${report.testResults.length} files`;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + skipped,
    summary: skipped > 0 ? `${summary}, ${skipped} skipped` : summary,
    ...(report.numPassedTests === 0 ? { problem: 'no test ran' } : {}),
  };
}

/** A checker that read less than there is says nothing. */
function atLeast(output: string, pattern: RegExp, expected: number, what: string): Judgement {
  const read = Number(pattern.exec(output)?.[1] ?? 0);
  const summary = `${read} ${what}`;
  return read >= expected
    ? { summary }
    : { summary, problem: `read ${read} ${what} of at least ${expected}` };
}
