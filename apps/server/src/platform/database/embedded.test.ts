import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client } from './client.ts';
import { startEmbedded, stopLeftEmbedded } from './embedded.ts';
import { isAlive } from './postmaster.ts';

const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: '20' };

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ikka-embedded-'));
    chmodSync(folder, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a connection without the password', async () => {
    const started = await startEmbedded({ folder, settings });
    const url = new URL(started.url);
    url.password = 'guess';
    const client = new Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow('password authentication failed');
    await started.stop();
    expect(isAlive(started.pid)).toBe(false);
  });

  /** Answers the pid of the server that a process left when it was killed. */
  const leaveServer = () =>
    pidPrintedBy(`
      const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
      const { pid } = await startEmbedded(${JSON.stringify({ folder, settings })});
      console.log(pid);
      process.kill(process.pid, 'SIGKILL');`);

  it('is stopped by whoever finds it left, unless another process uses it', async () => {
    const left = await leaveServer();
    const user = await startEmbedded({ folder, settings });
    await stopLeftEmbedded(folder);
    expect(isAlive(left)).toBe(true);
    await user.stop();
    const leftAgain = await leaveServer();
    await stopLeftEmbedded(folder);
    expect(isAlive(leftAgain)).toBe(false);
    await stopLeftEmbedded(folder);
  });

  it('joins the server that a killed process left, and the last user stops it', async () => {
    const left = await leaveServer();
    expect(isAlive(left)).toBe(true);
    const [one, two] = await Promise.all([
      startEmbedded({ folder, settings }),
      startEmbedded({ folder, settings }),
    ]);
    expect([one.pid, two.pid]).toEqual([left, left]);
    await one.stop();
    expect(isAlive(left)).toBe(true);
    await two.stop();
    expect(isAlive(left)).toBe(false);
  });

  it('is started again on the same port when it ends by itself', async () => {
    const started = await startEmbedded({ folder, settings });
    const { pid: killed, url } = started;
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(started.pid).not.toBe(killed), { timeout: 20_000, interval: 20 });
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
    await started.stop();
    expect(isAlive(started.pid)).toBe(false);
  });

  it('stops a left server whose settings are not the wanted ones', async () => {
    const other = await startEmbedded({ folder, settings: { ...settings, max_connections: '30' } });
    const again = await startEmbedded({ folder, settings });
    expect(again.pid).toBe(other.pid);
    await other.stop();
    await again.stop();
    const changed = await startEmbedded({ folder, settings });
    const client = new Client({ connectionString: changed.url });
    await client.connect();
    expect((await client.query('SHOW max_connections')).rows).toEqual([{ max_connections: '20' }]);
    await client.end();
    await changed.stop();
  });
});

function pidPrintedBy(script: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('exit', () => resolve(Number(output)));
  });
}
