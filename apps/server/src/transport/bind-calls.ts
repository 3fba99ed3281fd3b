import { Readable } from 'node:stream';
import { type Call, calls, type ServedFile, type ServedStream } from '@ikka/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllHandlers } from '../platform/calls.ts';
import type { Logger } from '../platform/log.ts';
import { readForm } from './read-form.ts';
import { type AnyHandler, type BoundAnswer, bindCall, type CallParts } from './run-call.ts';

export interface BoundParts extends CallParts {
  readonly handlers: AllHandlers;
  readonly log: Logger;
}

const json = 'application/json; charset=utf-8';

/** What protects an answer that is data and never a page. Helmet's set is for pages, and is worked out anew each time. */
export const answerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** A file is shown where a page asks for it and nowhere else; opened by itself it runs nothing. */
const fileHeaders = {
  forever: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
  never: {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
} as const;

/**
 * What asks for a deed is answered with a short text that is never a page: what protects and shortens pages would only
 * be worked out to be thrown away. So these calls lie outside of the pages' scope.
 */
export async function bindDeeds(app: FastifyInstance, parts: BoundParts): Promise<void> {
  await app.register(async (uploads) => {
    // A file stays on the line until its call has let the sender in.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _stream, done) => done(null));
    bindDeedsTo(uploads, parts, (call) => call.upload !== undefined);
  });
  await app.register(async (forms) => {
    // Only where the contract says so: a page of another house can send a form, and nothing else, without asking.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, readForm(String(body))),
    );
    bindDeedsTo(forms, parts, (call) => call.form === true);
  });
  await app.register(async (deeds) => {
    bindDeedsTo(deeds, parts, (call) => call.upload === undefined && !call.form);
  });
}

function bindDeedsTo(app: FastifyInstance, parts: BoundParts, isMeant: (call: Call) => boolean): void {
  // As Node writes them fastest: names and values in turn.
  const always = Object.entries({ ...answerHeaders, 'Content-Type': json }).flat();
  for (const { call, run } of boundCalls(parts, (one) => isDeed(one) && isMeant(one))) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const { status, body, cookies, retryAfterSeconds } = await run(request, reply);
        const headers = [...always, 'X-Request-Id', request.id, 'Content-Length', Buffer.byteLength(body)];
        for (const cookie of cookies) headers.push('Set-Cookie', cookie);
        if (retryAfterSeconds !== undefined) headers.push('Retry-After', retryAfterSeconds);
        reply.hijack();
        reply.raw.writeHead(status, headers).end(body);
      },
    });
  }
}

export function bindReadings(app: FastifyInstance, parts: BoundParts): void {
  for (const { call, run } of boundCalls(parts, (one) => !isDeed(one))) {
    app.route({
      method: call.method,
      url: call.path,
      helmet: false,
      // Nobody asks for the head of an answer alone, and a second route for each would be a tenth of the time of a start.
      exposeHeadRoute: false,
      // Lists are worth compressing; pictures are small already.
      ...(call.download ? { compress: false } : {}),
      handler: async (request, reply) => {
        const answer = await run(request, reply);
        if (answer.cookies.length > 0) reply.header('Set-Cookie', answer.cookies);
        if (answer.retryAfterSeconds !== undefined) reply.header('Retry-After', answer.retryAfterSeconds);
        return reply
          .code(answer.status)
          .headers(answerHeaders)
          .headers(answer.file ? fileHeaders[answer.file.cache] : {})
          .headers(
            answer.file && 'name' in answer.file
              ? { 'Content-Disposition': `attachment; filename="${answer.file.name}"` }
              : {},
          )
          .header('X-Request-Id', request.id)
          .type(answer.file?.type ?? json)
          .send(answer.file ? sentOf(answer.file) : answer.body);
      },
    });
  }
}

const sentOf = (file: ServedFile | ServedStream) =>
  'stream' in file ? Readable.from(file.stream, { objectMode: false }) : Buffer.from(file.bytes);

const isDeed = (call: Call): boolean => call.method !== 'GET' && !call.download;

interface RunCall {
  readonly call: Call;
  /** From request to answer, counted and logged. */
  readonly run: (request: FastifyRequest, reply: FastifyReply) => Promise<BoundAnswer>;
}

/** The calls of the contract that are meant, each with its handler. */
function boundCalls(parts: BoundParts, isMeant: (call: Call) => boolean): RunCall[] {
  return Object.entries(calls).flatMap(([module, list]) =>
    (Object.entries(list) as [string, Call][])
      .filter(([, call]) => isMeant(call))
      .map(([name, call]): RunCall => {
        const full = `${module}.${name}`;
        const handlers = parts.handlers[module as keyof AllHandlers] as unknown as Record<string, AnyHandler>;
        const handler = handlers[name];
        if (handler === undefined) throw new Error(`no handler for ${full}`);
        const answer = bindCall(full, call, handler, parts);
        return {
          call,
          async run(request, reply) {
            const answered = await answer(request);
            const ms = reply.elapsedTime;
            parts.metrics.observeCall(full, answered.status, ms / 1000);
            parts.log.debug({ requestId: request.id, call: full, status: answered.status, ms }, 'call');
            return answered;
          },
        };
      }),
  );
}
