import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A program that tells when it is up and when it is asked to stop, and takes a moment for it. */
const program = (name: string, onTerm: string, onUp = '') => `
import { appendFileSync } from 'node:fs';
const tell = (what) => appendFileSync(process.env.TOLD, \`${name} \${what}\\n\`);
const alive = setInterval(() => undefined, 1000);
process.on('SIGTERM', () => { tell('asked'); ${onTerm} });
process.on('exit', () => tell('gone'));
tell(\`up \${process.pid}\`);
${onUp}
`;

const driver = (folder: string) => `
import { superviseAll } from '${new URL('./supervise.ts', import.meta.url).href}';
const part = (name) => ({ name, script: '${folder}/' + name + '.mjs', env: process.env });
process.exitCode = await superviseAll({
  server: part('server'),
  others: [part('sandbox')],
  pidFile: '${folder}/pid',
  restarts: { pauseMs: 20, pauseMostMs: 50, steadyMs: 60_000, most: 2 },
  afterServer: async () => (await import('node:fs')).appendFileSync(process.env.TOLD, 'taken away\\n'),
});
`;

describe('a start', () => {
  let folder: string;
  let launcher: ChildProcess;
  const told = () => {
    try {
      return readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');
    } catch {
      return [];
    }
  };
  const pidOf = (name: string) =>
    Number(
      told()
        .find((line) => line.startsWith(`${name} up`))
        ?.split(' ')[2],
    );
  const ended = () =>
    new Promise<number | null>((resolve) => {
      if (launcher.exitCode !== null || launcher.signalCode !== null) resolve(launcher.exitCode);
      else launcher.once('exit', resolve);
    });
  const launch = async (onTerm = 'setTimeout(() => process.exit(0), 50);', onUp = '') => {
    writeFileSync(join(folder, 'server.mjs'), program('server', onTerm, onUp));
    writeFileSync(join(folder, 'sandbox.mjs'), program('sandbox', 'process.exit(0);'));
    writeFileSync(join(folder, 'driver.mjs'), driver(folder));
    launcher = spawn(process.execPath, [join(folder, 'driver.mjs')], {
      env: { ...process.env, TOLD: join(folder, 'told') },
      stdio: 'ignore',
    });
    await vi.waitFor(() => {
      for (const name of ['server', 'sandbox']) expect(pidOf(name)).toBeGreaterThan(0);
    }, 10_000);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
  });
  afterEach(async () => {
    launcher.kill('SIGKILL');
    await ended();
    rmSync(folder, { recursive: true, force: true });
  });

  it('stops the server first and then what belongs to it, and ends with 0', async () => {
    await launch();
    launcher.kill('SIGTERM');
    expect(await ended()).toBe(0);
    expect(told().slice(2)).toEqual(['server asked', 'server gone', 'sandbox asked', 'sandbox gone']);
  });

  it('takes a signal that comes twice at once, from the terminal and from npm, for one', async () => {
    await launch();
    launcher.kill('SIGINT');
    launcher.kill('SIGINT');
    expect(await ended()).toBe(0);
    expect(told().filter((line) => line === 'server asked')).toHaveLength(1);
  });

  it('stops the rest when a server that never listened ends, and ends with its code', async () => {
    await launch('process.exit(3);');
    process.kill(pidOf('server'), 'SIGTERM');
    expect(await ended()).toBe(3);
    expect(told().filter((line) => line.startsWith('server up'))).toHaveLength(1);
    expect(told()).toContain('sandbox gone');
  });

  const listening = "process.send('listening');";
  const serversUp = () => told().filter((line) => line.startsWith('server up'));

  it('starts a server again that was killed, beside all that went on, and knows the new one', async () => {
    await launch(undefined, listening);
    process.kill(pidOf('server'), 'SIGKILL');
    await vi.waitFor(() => expect(serversUp()).toHaveLength(2), 10_000);
    expect(told()).not.toContain('sandbox gone');
    const again = Number(serversUp()[1]?.split(' ')[2]);
    expect(readFileSync(join(folder, 'pid'), 'utf8')).toContain(String(again));
    launcher.kill('SIGTERM');
    expect(await ended()).toBe(0);
    expect(told().slice(-4)).toEqual(['server asked', 'server gone', 'sandbox asked', 'sandbox gone']);
  });

  it('gives up a server that ends again and again, takes away what it left, and ends with its code', async () => {
    await launch('', `${listening} setTimeout(() => process.exit(7), 20);`);
    expect(await ended()).toBe(7);
    expect(serversUp()).toHaveLength(3);
    expect(told().slice(-3)).toEqual(['sandbox asked', 'sandbox gone', 'taken away']);
  });

  it('takes nothing away from a server that stopped as it was asked to', async () => {
    await launch(undefined, listening);
    launcher.kill('SIGTERM');
    expect(await ended()).toBe(0);
    expect(told()).not.toContain('taken away');
  });

  it('leaves nothing running when it is killed outright', async () => {
    await launch();
    launcher.kill('SIGKILL');
    await vi.waitFor(
      () => expect(told()).toEqual(expect.arrayContaining(['server gone', 'sandbox gone'])),
      10_000,
    );
  });
});
