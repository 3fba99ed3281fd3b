// Runs the checks, and with --all the suites, and sums them up. The last line is `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePagesBuilt } from '../start/build-pages.ts';
import { type Outcome, report } from './report.ts';
import { type Command, runCommand, stopAll } from './run-command.ts';
import { checks, suites } from './steps.ts';

const root = join(import.meta.dirname, '..', '..');
const results = join(root, 'test-results');
const all = process.argv.includes('--all');
const began = performance.now();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopAll();
    console.log(`stopped by ${signal}`);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

for (const folder of ['logs', 'reports', 'screens'])
  rmSync(join(results, folder), { recursive: true, force: true });
mkdirSync(join(results, 'logs'), { recursive: true });

const outcomes = await twoAtATime(checks(root));
if (all) {
  outcomes.push(await builtPages());
  for (const suite of suites(root)) outcomes.push(await runStep(suite));
}
process.exitCode = report(outcomes, performance.now() - began);

/** The checks share two cores; they are told as they end, so that the first failure is seen at once. */
async function twoAtATime(commands: readonly Command[]): Promise<Outcome[]> {
  const queue = [...commands];
  const done: Outcome[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) done.push(await runStep(next));
  };
  await Promise.all([worker(), worker()]);
  return done;
}

async function runStep(command: Command): Promise<Outcome> {
  const outcome = await runCommand(command, { root, results });
  const seconds = (outcome.ms / 1000).toFixed(1).padStart(6);
  console.log(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${command.name}  ${outcome.summary}`,
  );
  if (outcome.failed > 0) console.log(indent(outcome.details));
  return outcome;
}

async function builtPages(): Promise<Outcome> {
  const from = performance.now();
  const name = 'pages';
  try {
    await ensurePagesBuilt(root);
    return { name, passed: 1, failed: 0, ms: performance.now() - from, summary: '', details: '' };
  } catch (error) {
    const details = error instanceof Error ? error.message : String(error);
    console.log(`FAILED pages\n${indent(details)}`);
    return { name, passed: 0, failed: 1, ms: performance.now() - from, summary: '', details };
  }
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
