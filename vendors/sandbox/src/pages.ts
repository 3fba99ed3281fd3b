import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const files = {
  '/play': ['game.html', 'text/html; charset=utf-8'],
  '/play/game.js': ['game.js', 'text/javascript; charset=utf-8'],
  '/play/words.js': ['words.js', 'text/javascript; charset=utf-8'],
  '/play/style.css': ['style.css', 'text/css; charset=utf-8'],
} as const;

const urduFont = new URL(
  import.meta.resolve(
    '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  ),
);

/** The page in the house's frame: plain files, which talk to this process alone. */
export function registerPages(app: FastifyInstance, siteUrls: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-ancestors 'self' ${siteUrls.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const serve = (path: string, bytes: Buffer, type: string) =>
    app.get(path, (_request, reply) =>
      reply
        .header('Content-Security-Policy', policy)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Referrer-Policy', 'no-referrer')
        .header('Cache-Control', 'no-cache')
        .type(type)
        .send(bytes),
    );
  for (const [path, [name, type]] of Object.entries(files))
    serve(path, readFileSync(new URL(`page/${name}`, import.meta.url)), type);
  serve('/play/urdu.woff2', readFileSync(urduFont), 'font/woff2');
}
