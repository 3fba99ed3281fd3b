import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Command, runCommand, stopAll } from './run-command.ts';

describe('a step of the check', () => {
  let results: string;
  beforeAll(() => {
    results = mkdtempSync(join(tmpdir(), 'check-'));
    mkdirSync(join(results, 'logs'));
  });
  afterAll(() => rmSync(results, { recursive: true }));

  const run = (script: string, more: Partial<Command> = {}) =>
    runCommand(
      { name: 'step', args: ['--input-type=module', '-e', script], minutesMost: 1, ...more },
      { root: results, results },
    );

  it('counts as one when it ends with 0, and keeps what it said', async () => {
    expect(await run("console.log('read')")).toMatchObject({ passed: 1, failed: 0, details: 'read' });
    expect(readFileSync(join(results, 'logs', 'step.log'), 'utf8')).toBe('read\n');
  });

  it('leaves the processors to others where it is patient, with all that it starts', async () => {
    const script = `import { execFileSync } from 'node:child_process';
       console.log(execFileSync(process.execPath, ['-p', 'os.getPriority()']).toString());`;
    expect((await run(script)).details).toBe(String(getPriority()));
    expect((await run(script, { isPatient: true })).details).toBe('19');
  });

  it('fails with its exit code', async () => {
    expect(await run('process.exit(2)')).toMatchObject({ passed: 0, failed: 1, details: 'ended with 2' });
  });

  it('fails when it cannot be believed, although it ended with 0', async () => {
    const judged = await run('', { judge: () => ({ problem: 'read nothing' }) });
    expect(judged).toMatchObject({ passed: 0, failed: 1, details: 'read nothing' });
  });

  it('fails when its tests passed and it ended otherwise', async () => {
    const judged = await run('process.exit(1)', { judge: () => ({ passed: 7, failed: 0 }) });
    expect(judged).toMatchObject({ passed: 7, failed: 1 });
  });

  it('fails when it takes too long', async () => {
    const late = await run('setInterval(() => undefined, 1000)', { minutesMost: 0.01 });
    expect(late).toMatchObject({ failed: 1, details: 'not done after 0.01 minutes' });
  });

  it('fails when it leaves a process behind, and ends that', async () => {
    const left = await run(
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
       child.unref();
       console.log(child.pid);`,
    );
    expect(left).toMatchObject({ failed: 1, details: expect.stringContaining('left processes behind') });
    const pid = Number(left.details.split('\n')[0]);
    const asked = spawn('ps', ['-o', 'stat=', '-p', String(pid)]);
    const chunks: string[] = [];
    asked.stdout.on('data', (chunk) => chunks.push(String(chunk)));
    await new Promise((done) => asked.once('close', done));
    expect(chunks.join('')).toMatch(/^(Z.*\s*)?$/);
  });

  it('is asked to end before it is made to, so that it can end what is not of its group', async () => {
    const begun = new Promise<void>((resolve) => {
      const watcher = watch(results, (_, name) => {
        if (name !== 'begun') return;
        watcher.close();
        resolve();
      });
    });
    const ended = run(
      `import { writeFileSync } from 'node:fs';
       process.once('SIGTERM', () => { console.log('asked'); process.exit(3); });
       setInterval(() => undefined, 1000);
       writeFileSync('begun', '');`,
    );
    await begun;
    await stopAll();
    expect(await ended).toMatchObject({ failed: 1, details: 'asked\nended with 3' });
  });
});
