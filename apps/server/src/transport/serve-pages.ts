import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isSitePath } from '@ikka/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The three pages that the process serves, each a built single-page application. */
export interface PageFolders {
  readonly site: string;
  readonly play: string;
  readonly office: string;
}

const year = 31_536_000;

/**
 * Serves the built pages: files with a hash in their name for ever, everything else fresh. An address that is no file
 * gets the page whose router reads it; what looks like a file or a call does not. The name of a page's own file leads to
 * the page.
 */
export async function servePages(app: FastifyInstance, folders: PageFolders): Promise<void> {
  const pages = [
    { prefix: '/play/', root: folders.play },
    { prefix: '/office/', root: folders.office },
    { prefix: '/', root: folders.site },
  ].filter(({ root }) => existsSync(join(root, 'index.html')));

  // Without the library's own routes: they list a file's whole folder at every request, to compare how its name is spelt, and
  // the folders have up to a thousand and a half files.
  await app.register(fastifyStatic, {
    serve: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const lasting = path.includes('/assets/');
      response.header('Cache-Control', lasting ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  for (const { prefix, root } of pages) {
    // The file's name is not an address of the page: its router has nothing there.
    app.get(`${prefix}index.html`, (request, reply) =>
      reply.redirect(`${prefix}${/\?.*$/.exec(request.url)?.[0] ?? ''}`, 301),
    );
    app.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params }, reply) =>
      reply.sendFile(params['*'] || 'index.html', root),
    );
  }
}

/** A page for an address that is no file. The site has none of its own everywhere, and says so there: 404. */
export interface PageAnswer {
  readonly root: string;
  readonly status: 200 | 404;
}

/** The page whose router reads an address that is no file, or null where none is meant. */
export function pageFor(path: string, folders: PageFolders): PageAnswer | null {
  const isCall = /^\/(wps|lgw|lotto|office\/api|play\/api|vendor|docs|matchmake|\.well-known)(\/|$)/.test(
    path,
  );
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path) && !path.endsWith('.html');
  if (isCall || isFile) return null;
  const page = /^\/(play|office)(\/|$)/.exec(path)?.[1] as 'play' | 'office' | undefined;
  const root = folders[page ?? 'site'];
  if (!existsSync(join(root, 'index.html'))) return null;
  return { root, status: page !== undefined || isSitePath(path) ? 200 : 404 };
}

export function sendPage(reply: FastifyReply, { root, status }: PageAnswer): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .sendFile('index.html', root);
}
