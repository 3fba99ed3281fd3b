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
  process.on(signal, async () => {
    await stopAll();
    console.log(`stopped by ${signal}`);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

for (const folder of ['logs', 'reports', 'screens'])
  rmSync(join(results, folder), { recursive: true, force: true });
mkdirSync(join(results, 'logs'), { recursive: true });

const { long, short } = checks(root);
const outcomes: Outcome[] = [];
if (all) {
  const { module, browser } = suites(root);
  // Neither the builder nor the suite on databases keeps two processors busy: the long checks take what they leave.
  await Promise.all([inTurn([builtPages, step(module)]), inTurn(long.map(step))]);
  // A browser waits now and then, for a clock or a page: the short checks take what it leaves.
  const patient = short.map((check) => ({ ...check, isPatient: true }));
  await Promise.all([inTurn([step(browser)]), inTurn(patient.map(step))]);
} else {
  // Two at a time: whoever is free takes the next.
  const steps = [...long, ...short].map(step);
  await Promise.all([inTurn(steps), inTurn(steps)]);
}
process.exitCode = report(outcomes, performance.now() - began);

/** Takes from the queue until it is empty; how each ended is told at once, so that the first failure is seen early. */
async function inTurn(queue: (() => Promise<Outcome>)[]): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) outcomes.push(await next());
}

function step(command: Command): () => Promise<Outcome> {
  return () => runStep(command);
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
