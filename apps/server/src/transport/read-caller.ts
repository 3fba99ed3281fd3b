import { type LanguageCode, languageCode } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/calls.ts';

/** What every request tells of its caller before anything is proven. */
export type Stranger = Omit<Caller, 'member' | 'play' | 'operator' | 'idempotencyKey' | 'cookies'>;

const text = (value: string | string[] | undefined, longest: number): string =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, longest) ?? '';

const languages: ReadonlySet<string> = new Set(languageCode.options);
const isLanguage = (code: string): code is LanguageCode => languages.has(code);

export function readStranger(
  request: FastifyRequest,
  parts: { readonly countryHeader: string | undefined; readonly defaultLanguage: Caller['language'] },
): Stranger {
  const language = text(request.headers.language, 8).toUpperCase();
  const country = parts.countryHeader
    ? text(request.headers[parts.countryHeader.toLowerCase()], 2).toUpperCase()
    : '';
  return {
    requestId: request.id,
    ip: request.ip,
    host: text(request.headers.host, 255),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    userAgent: text(request.headers['user-agent'], 400),
    language: isLanguage(language) ? language : parts.defaultLanguage,
    device: text(request.headers.device, 16) || 'web',
  };
}

/** The bearer token, or null. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header === undefined ? null : /^Bearer ([A-Za-z0-9_\-.~+/=]{16,512})$/.exec(header);
  return match?.[1] ?? null;
}
