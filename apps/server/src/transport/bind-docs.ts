import Fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';
import { vendorsPage } from './vendors-page.ts';

/**
 * The documentation: of every call, to read and as OpenAPI, and of what a vendor of games has to know. What is large is made or
 * loaded for the first who asks: no start waits for it.
 */
export function bindDocs(app: FastifyInstance, publicUrl: string): void {
  let document: string | undefined;
  app.get('/docs/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(publicUrl));
    return reply.type('application/json').send(document);
  });
  const forVendors = vendorsPage(publicUrl);
  app.get('/docs/vendors', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(forVendors),
  );
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of ['/docs', '/docs/', '/docs/js/scalar.js']) {
    app.get(url, async (request, reply) => {
      reference ??= openReference();
      const { statusCode, headers, rawPayload } = await (await reference).inject(request.url);
      if (headers.location !== undefined) reply.header('Location', headers.location);
      if (headers['content-type'] !== undefined) reply.type(headers['content-type']);
      return reply.code(statusCode).send(rawPayload);
    });
  }
}

/** A page of ours: nothing on it leads to, loads from or tells another house. Its script alone has four megabytes. */
async function openReference(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(apiReference, {
    routePrefix: '/docs',
    configuration: {
      url: '/docs/openapi.json',
      pageTitle: 'Ikka: the calls',
      favicon: '/icon.svg',
      withDefaultFonts: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return app;
}
