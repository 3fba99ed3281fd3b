import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefusalParts } from './send-refusal.ts';
import { refuseBroken, serveRequests } from './serve-requests.ts';

const parts = { settings: { get: () => 'EN' } } as unknown as RefusalParts;

describe('a request that takes too long', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = Fastify({
      serverFactory: (handle) =>
        serveRequests(handle, { requestMs: 300, headersMs: 150, idleMs: 500 }, parts).server,
      clientErrorHandler: (error, socket) => refuseBroken(error, socket, parts),
    });
    app.post('/', async () => ({ heard: true }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => app.close());

  /** Says this much and then nothing; resolves with what comes back before the other side ends it. */
  const fallSilentAfter = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.once('error', reject);
      socket.once('close', () => resolve(answer));
    });
  const timedOut = /^HTTP\/1\.1 408 [\s\S]*"code":"request\.malformed"/;

  it('is ended in the middle of its body', async () => {
    const sent =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    expect(await fallSilentAfter(sent)).toMatch(timedOut);
  });

  it('is ended in the middle of its headers', async () => {
    expect(await fallSilentAfter('POST / HTTP/1.1\r\nHost: x\r\nX-')).toMatch(timedOut);
  });

  it('is ended where nothing comes after an answer', async () => {
    const answer = await fallSilentAfter('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"heard":true/);
  });
});
