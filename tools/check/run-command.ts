import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './report.ts';

/** A step: a program of its own, judged by its exit code and by what it says that it read. */
export interface Command {
  readonly name: string;
  /** The script for this Node, and its arguments. */
  readonly args: readonly string[];
  readonly minutesMost: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs at the lowest priority, for what others wait for comes first. */
  readonly isPatient?: boolean;
  /**
   * Reads the output of a step that ended: counts, a few words, and a problem if the step cannot be believed (it read
   * nothing, it wrote no report). Without it, the exit code alone counts as one.
   */
  readonly judge?: (output: string) => Judgement;
}

export interface Judgement {
  readonly passed?: number;
  readonly failed?: number;
  readonly summary?: string;
  readonly problem?: string;
}

const heartbeatMs = 20_000;
const leaveWithinMs = 3_000;
const endWithinMs = 10_000;
const lastWordsMs = 1_000;
const linesShown = 200;
const running = new Set<ChildProcess>();

/** Ends every step that is running, with all that it started: asked first, so that a suite can end its database, then made to. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      signalGroup(child, 'SIGTERM');
      if (await outlives(child, endWithinMs)) signalGroup(child, 'SIGKILL');
    }),
  );
}

/** Runs a step in a process group of its own, so that nothing that it starts outlives it. */
export async function runCommand(
  command: Command,
  places: { readonly root: string; readonly results: string },
): Promise<Outcome> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const child = spawn(process.execPath, [...command.args], {
    cwd: places.root,
    detached: true,
    env: {
      // What one step has compiled the next one reads.
      NODE_COMPILE_CACHE: join(places.root, '.cache', 'compile'),
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      CI: 'true',
      ...command.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (command.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const heart = setInterval(
    () => console.log(`       ${command.name}: running (${seconds()} s)`),
    heartbeatMs,
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const problems: string[] = [];
  const deadline = setTimeout(() => {
    problems.push(`not done after ${command.minutesMost} minutes`);
    signalGroup(child, 'SIGKILL');
  }, command.minutesMost * 60_000);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await exitOf(child);
  // What was written last may still be on its way; something left behind may hold the pipe open for ever.
  await Promise.race([closed, wait(lastWordsMs)]);
  clearTimeout(deadline);
  clearInterval(heart);
  if (await outlives(child, leaveWithinMs)) {
    signalGroup(child, 'SIGKILL');
    problems.push('left processes behind; they are ended now');
  }
  running.delete(child);

  const output = Buffer.concat(chunks).toString();
  writeFileSync(join(places.results, 'logs', `${command.name}.log`), output);
  const judged = command.judge?.(output) ?? {};
  if (judged.problem !== undefined) problems.push(judged.problem);
  const counted = judged.failed ?? (code === 0 ? 0 : 1);
  const failed = counted === 0 && (code !== 0 || problems.length > 0) ? 1 : counted;
  if (code !== 0 && (judged.failed ?? 0) === 0 && problems.length === 0) problems.push(`ended with ${code}`);
  return {
    name: command.name,
    passed: judged.passed ?? (failed === 0 ? 1 : 0),
    failed,
    ms: performance.now() - began,
    summary: judged.summary ?? '',
    details: [lastLines(output), ...problems].filter((text) => text !== '').join('\n'),
  };
}

function exitOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
}

/** Whether something of the step's group still lives after that time. */
async function outlives(child: ChildProcess, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (groupLives(child)) {
    if (Date.now() > until) return true;
    await wait(50);
  }
  return false;
}

function groupLives(child: ChildProcess): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function lastLines(text: string): string {
  const lines = text.trimEnd().split('\n');
  const left = lines.length - linesShown;
  return left > 0 ? [`(${left} lines before)`, ...lines.slice(left)].join('\n') : lines.join('\n');
}
