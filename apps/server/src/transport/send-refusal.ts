import { type LanguageCode, type RefusalCode, type RefusalDetails, refuse } from '@ikka/contract';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../modules/settings/index.ts';
import { refusalAnswer } from './answer.ts';
import { answerHeaders } from './bind-calls.ts';

export interface RefusalParts {
  readonly settings: Settings;
}

export interface RefusalWish {
  readonly value?: RefusalDetails;
  /** Where HTTP has a status of its own for what is wrong, such as 414 for an address that is too long. */
  readonly status?: number;
}

const languageOf = (header: unknown, parts: RefusalParts): LanguageCode => {
  const wished = String(header ?? '').toUpperCase();
  return wished === 'EN' || wished === 'UR' ? wished : parts.settings.get('site.default_language');
};

/** Answers with the envelope of a refusal, in the caller's language. */
export function sendRefusal(
  reply: FastifyReply,
  code: RefusalCode,
  parts: RefusalParts,
  { value = {}, status }: RefusalWish = {},
): FastifyReply {
  const answer = refusalAnswer(refuse(code, value), languageOf(reply.request.headers.language, parts));
  if (value.retryAfterSeconds !== undefined) reply.header('Retry-After', String(value.retryAfterSeconds));
  return reply
    .code(status ?? answer.status)
    .headers(answerHeaders)
    .header('X-Request-Id', reply.request.id)
    .type('application/json; charset=utf-8')
    .send(answer.body);
}

/** The same for what never became a request of the framework's: headers and body to be written by hand. */
export function bareRefusal(
  code: RefusalCode,
  parts: RefusalParts,
  language?: unknown,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const { body } = refusalAnswer(refuse(code), languageOf(language, parts));
  return {
    headers: {
      ...answerHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    },
    body,
  };
}
