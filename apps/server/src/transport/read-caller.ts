import { languageCode } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/calls.ts';

/** What every request tells of its caller before anything is proven. */
export type Stranger = Omit<Caller, 'member' | 'play' | 'operator' | 'idempotencyKey' | 'cookies'>;

const text = (value: string | string[] | undefined, longest: number): string =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, longest) ?? '';

export function readStranger(
  request: FastifyRequest,
  parts: { readonly countryHeader: string | undefined; readonly defaultLanguage: Caller['language'] },
): Stranger {
  const language = languageCode.safeParse(text(request.headers.language, 8).toUpperCase());
  const country = parts.countryHeader
    ? text(request.headers[parts.countryHeader.toLowerCase()], 2).toUpperCase()
    : '';
  return {
    requestId: request.id,
    ip: request.ip,
    host: text(request.headers.host, 255),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    userAgent: text(request.headers['user-agent'], 400),
    language: language.success ? language.data : parts.defaultLanguage,
    device: text(request.headers.device, 16) || 'web',
  };
}

/** The bearer token, or null. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header === undefined ? null : /^Bearer ([A-Za-z0-9_\-.~+/=]{16,512})$/.exec(header);
  return match?.[1] ?? null;
}
