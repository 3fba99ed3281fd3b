import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis, type TestRedis } from './redis.ts';

describe('the redis of the tests', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await openRedis();
  }, 120_000);
  afterAll(() => redis.stop());

  it('answers at its address, and is gone when it is stopped', async () => {
    expect(await say(redis.url, 'PING\r\n')).toBe('+PONG\r\n');
    await redis.stop();
    await expect(say(redis.url, 'PING\r\n')).rejects.toThrow('ECONNREFUSED');
  });

  it('keeps nothing of an earlier suite', async () => {
    const other = await openRedis();
    expect(await say(other.url, 'DBSIZE\r\n')).toBe(':0\r\n');
    await other.stop();
  });
});

function say(url: string, command: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(command));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      resolve(answer.toString());
      socket.destroy();
    });
  });
}
