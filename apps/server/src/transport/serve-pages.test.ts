import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageFolders, pageFor, sendPage, servePages } from './serve-pages.ts';

const script = 'export const stage = 1;';

describe('the pages', () => {
  const made: string[] = [];
  let folders: PageFolders;
  let app: FastifyInstance;
  const folderOf = (name: string): string => {
    const folder = mkdtempSync(join(tmpdir(), `pages-${name}-`));
    made.push(folder);
    writeFileSync(join(folder, 'index.html'), `<p>${name}</p>`);
    return folder;
  };
  beforeAll(async () => {
    folders = { site: folderOf('site'), play: folderOf('play'), office: folderOf('office') };
    const assets = join(folders.play, 'assets');
    mkdirSync(assets);
    writeFileSync(join(assets, 'stage-1a2b.js'), script);
    writeFileSync(join(assets, 'stage-1a2b.js.br'), brotliCompressSync(script));
    app = Fastify();
    app.setNotFoundHandler((request, reply) => {
      const page = pageFor(request.url.split('?')[0] ?? '/', folders);
      return page === null ? reply.code(404).send({ page: null }) : sendPage(reply, page);
    });
    await servePages(app, folders);
  });
  afterAll(async () => {
    await app?.close();
    for (const folder of made) rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 200, 'site'],
    ['/index', 200, 'site'],
    ['/rng?page=IKKA_SLOT', 200, 'site'],
    ['/RNG/', 200, 'site'],
    ['/register.html', 200, 'site'],
    ['/play/', 200, 'play'],
    ['/office/members/7', 200, 'office'],
    ['/no-such-lane', 404, 'site'],
    ['/rng/nothing-below', 404, 'site'],
    ['/playground', 404, 'site'],
    ['/officers', 404, 'site'],
  ])('at %s answer %i with the %s', async (url, status, page) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toBe(`<p>${page}</p>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('keep a file with a hash in its name for ever, as small as the browser takes it', async () => {
    const url = '/play/assets/stage-1a2b.js';
    const plain = await app.inject({ url });
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    const head = await app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const known = { 'if-none-match': String(plain.headers.etag) };
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304);
  });

  it.each([
    '/play/..%2findex.html',
    '/play/assets/..%2f..%2findex.html',
    '/play/assets//stage-1a2b.js',
    '/%00',
  ])('send nothing for %s, which is no name of a file', async (url) =>
    expect([400, 403]).toContain((await app.inject({ url })).statusCode),
  );

  it.each(['/wps/no/such/call', '/assets/gone-1a2b.js', '/vendor/x', '/.well-known/nothing'])(
    'leave %s to who says that there is nothing',
    async (url) => expect((await app.inject({ url })).json()).toEqual({ page: null }),
  );

  it.each([
    ['/index.html', '/'],
    ['/index.html?aff=NEON7&lang=ur', '/?aff=NEON7&lang=ur'],
    ['/office/index.html', '/office/'],
    ['/play/index.html?x=1', '/play/?x=1'],
  ])('are no file by name: %s leads to %s', async (url, location) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it('look the same to who asks for the head alone', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/index' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/no-such-lane' })).statusCode).toBe(404);
  });
});
