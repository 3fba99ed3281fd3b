import {
  type Call,
  isRefusal,
  type LanguageCode,
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
  type ServedFile,
  type ServedStream,
  servedFile,
  servedStream,
  transportRefusals,
} from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import { validate, version } from 'uuid';
import type { Gateway, WireAnswer } from '../modules/gateway/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Caller, CookieJar, SessionMember } from '../platform/calls.ts';
import type { Clock } from '../platform/clock.ts';
import { answerOf, refusalAnswer } from './answer.ts';
import { createCookieJar } from './cookie-jar.ts';
import { checkOpen, proveCaller, type SessionLookups } from './gates.ts';
import { limitKey, whoOf } from './limit-key.ts';
import type { Metrics } from './metrics.ts';
import type { CheckRate } from './rate-limits.ts';
import { readStranger, readToken, type Stranger } from './read-caller.ts';
import { type Input, readInput } from './read-input.ts';

/** A handler as transport holds it, whatever its call. */
export type AnyHandler = (input: Input, caller: Caller) => unknown;

export interface CallParts {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly lookups: SessionLookups;
  readonly checkRate: CheckRate;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly countryHeader: string | undefined;
  /** Whether players reach the site by https. */
  readonly isSecure: boolean;
}

/** An answer as its call makes it: the envelope, or in its place the bytes of a file. */
interface MadeAnswer extends WireAnswer {
  readonly file?: ServedFile | ServedStream;
  readonly retryAfterSeconds?: number;
}

/** An answer with what goes into its headers. */
export interface BoundAnswer extends MadeAnswer {
  readonly cookies: readonly string[];
}

const keyAgeMs = 24 * 3_600_000;
const keyAheadMs = 5 * 60_000;

/**
 * One call from request to answer, the same way for every call of the contract: is it open, who calls, how often,
 * what did they send, was it answered before, and only then the handler.
 */
export function bindCall(name: string, call: Call, handler: AnyHandler, parts: CallParts) {
  const declared = new Set<RefusalCode>([
    ...transportRefusals,
    ...call.refusals,
    'member.real_account_required',
  ]);

  const isFresh = ({ provenAt }: SessionMember): boolean =>
    provenAt !== null &&
    parts.clock.now().getTime() - provenAt.getTime() < parts.settings.get('identity.fresh_minutes') * 60_000;

  const uploadMaxBytes = () => parts.settings.get('upload.image_max_bytes');

  const decide = async (
    request: FastifyRequest,
    stranger: Stranger,
    cookies: CookieJar,
  ): Promise<MadeAnswer | Refusal> => {
    const closed = checkOpen(call, stranger, parts.settings);
    if (closed) return closed;
    const askedAt = performance.now();
    const proof = await proveCaller(call, readToken(request), stranger, parts.lookups, isFresh);
    parts.metrics.observeProof(name, (performance.now() - askedAt) / 1_000);
    if (isRefusal(proof)) return proof;
    const tooMany = await parts.checkRate(name, call, limitKey(call, proof, stranger.ip));
    if (tooMany) return tooMany;
    const input = await readInput(call, request, parts.gateway, uploadMaxBytes);
    if (isRefusal(input)) return input;
    const key = call.idempotency ? readKey(request, parts.clock) : null;
    if (isRefusal(key)) return key;
    const caller: Caller = { ...stranger, ...proof, idempotencyKey: key, cookies };
    const work = async () => finish(await handler(input, caller), stranger.language);
    if (call.idempotency !== 'stored' || key === null) return work();
    const scope = `${whoOf(proof, stranger.ip)} ${name}`;
    return parts.gateway.answerOnce({ scope, key, payload: JSON.stringify(input) }, work);
  };

  /** What leaves is what the contract says, and nothing that a handler happened to carry beside it. */
  const finish = (outcome: unknown, language: LanguageCode): MadeAnswer => {
    if (isRefusal(outcome)) {
      if (!declared.has(outcome.code))
        throw new Error(`${name} answered ${outcome.code}, which its contract does not list`);
      return refusedAnswer(outcome, language);
    }
    if (call.download) {
      const file = isStream(outcome) ? outcome : servedFile.parse(outcome);
      if (!call.download.includes(file.type))
        throw new Error(`${name} answered ${file.type}, which its contract does not list`);
      return { status: 200, body: '', file };
    }
    return answerOf(call.answer.parse(outcome), language);
  };

  return async (request: FastifyRequest): Promise<BoundAnswer> => {
    const stranger = readStranger(request, {
      countryHeader: parts.countryHeader,
      defaultLanguage: parts.settings.get('site.default_language'),
    });
    const jar = createCookieJar(request.headers.cookie, parts.isSecure);
    const outcome = await decide(request, stranger, jar);
    const answer = isRefusal(outcome) ? refusedAnswer(outcome, stranger.language) : outcome;
    return { ...answer, cookies: jar.toHeaders() };
  };
}

const isStream = (outcome: unknown): outcome is ServedStream => servedStream.safeParse(outcome).success;

/** A refusal's answer; where waiting helps, with how long. */
function refusedAnswer(refusal: Refusal, language: LanguageCode): MadeAnswer {
  const answer = refusalAnswer(refusal, language);
  const { retryAfterSeconds } = refusal.value;
  if (refusalStatus[refusal.code] !== 429 && retryAfterSeconds === undefined) return answer;
  return { ...answer, retryAfterSeconds: Number(retryAfterSeconds ?? 1) };
}

/** A UUIDv7 made in the last day: it is the id of what it starts, and orders it in time. */
function readKey(
  request: FastifyRequest,
  clock: Clock,
): string | Refusal<'idempotency.key_required' | 'idempotency.key_invalid'> {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || header === '') return refuse('idempotency.key_required');
  const key = header.toLowerCase();
  if (!validate(key) || version(key) !== 7) return refuse('idempotency.key_invalid', { expected: 'UUIDv7' });
  const madeAt = Number.parseInt(key.replace('-', '').slice(0, 12), 16);
  const now = clock.now().getTime();
  if (madeAt < now - keyAgeMs || madeAt > now + keyAheadMs) {
    return refuse('idempotency.key_invalid', { expected: 'a UUIDv7 of the last 24 hours' });
  }
  return key;
}
