import { connect } from 'node:net';
import { calls } from '@ikka/contract';
import { startTestServer, type TestServer } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay, openTrial } from './client-of.ts';

/** Loaded into the server beside its program: faults where no code of ours catches them, each at a signal. */
const planted = `
  process.on('SIGUSR2', () => { throw new Error('a planted fault'); });
  process.on('SIGWINCH', () => { Promise.reject(new Error('a planted rejection')); });
`;

describe('a fault that nobody foresaw', () => {
  let server: TestServer;
  let pid: number;
  beforeEach(async () => {
    server = await startTestServer({
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}` },
      settings: { 'play.minimum_spin_ms': 0, 'identity.slider_captcha': false },
    });
    pid = server.pid;
  });
  afterEach(() => (isAlive(pid) ? server.stop().then(() => undefined) : undefined));

  it.each([
    ['SIGUSR2', 'a planted fault', 'uncaughtException'],
    ['SIGWINCH', 'a planted rejection', 'unhandledRejection'],
  ] as const)(
    'is logged whole and ends the process in order, for it to be started again (%s)',
    async (signal, message, origin) => {
      const play = clientOf(server, await openPlay(server, await openTrial(server)));
      const body = { stake: '25.00' };
      const { round } = await must(play.call(calls.play.playRound, { body }, { idempotencyKey: uuidv7() }));
      // Whoever still sends his request is not waited for as long as he likes.
      const slow = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
        slow.write('POST /wps/session/login/free HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'),
      );
      slow.on('error', () => undefined);
      process.kill(pid, signal);
      const startedAt = performance.now();
      await expect.poll(() => isAlive(pid)).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(11_000);
      const line =
        server
          .output()
          .split('\n')
          .find((text) => text.includes(message)) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({
        level: 60,
        origin,
        err: { message, stack: expect.stringContaining('at ') },
      });
      expect(server.output()).not.toContain('was not finished in time');
      const { rows } = await server.database.database.pool.query('SELECT 1 FROM rounds.round WHERE id = $1', [
        round.roundId,
      ]);
      expect(rows).toHaveLength(1);
      // The code by which whoever started it knows to start it again.
      expect(await server.stop()).toBe(1);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
