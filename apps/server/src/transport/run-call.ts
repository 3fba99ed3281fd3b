import {
  type Call,
  isRefusal,
  type LanguageCode,
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
  transportRefusals,
} from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import { validate, version } from 'uuid';
import type { Gateway, WireAnswer } from '../modules/gateway/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Caller } from '../platform/calls.ts';
import type { Clock } from '../platform/clock.ts';
import { answerOf, refusalAnswer } from './answer.ts';
import { checkOpen, type Proof, proveCaller, type SessionLookups } from './gates.ts';
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
  readonly clock: Clock;
  readonly countryHeader: string | undefined;
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

  const decide = async (request: FastifyRequest, stranger: Stranger): Promise<WireAnswer | Refusal> => {
    const closed = checkOpen(call, stranger, parts.settings);
    if (closed) return closed;
    const proof = await proveCaller(call, readToken(request), stranger, parts.lookups);
    if (isRefusal(proof)) return proof;
    const tooMany = await parts.checkRate(name, call, whoOf(proof, stranger));
    if (tooMany) return tooMany;
    const input = await readInput(call, request, parts.gateway);
    if (isRefusal(input)) return input;
    const key = call.idempotency ? readKey(request, parts.clock) : null;
    if (isRefusal(key)) return key;
    const caller: Caller = { ...stranger, ...proof, idempotencyKey: key };
    const work = async () => finish(await handler(input, caller), stranger.language);
    if (call.idempotency !== 'stored' || key === null) return work();
    const scope = `${whoOf(proof, stranger)} ${name}`;
    return parts.gateway.answerOnce({ scope, key, payload: JSON.stringify(input) }, work);
  };

  /** What leaves is what the contract says, and nothing that a handler happened to carry beside it. */
  const finish = (outcome: unknown, language: LanguageCode): WireAnswer => {
    if (isRefusal(outcome)) {
      if (!declared.has(outcome.code))
        throw new Error(`${name} answered ${outcome.code}, which its contract does not list`);
      return refusalAnswer(outcome, language);
    }
    return answerOf(call.answer.parse(outcome), language);
  };

  return async (request: FastifyRequest): Promise<WireAnswer & { retryAfterSeconds?: number }> => {
    const stranger = readStranger(request, {
      countryHeader: parts.countryHeader,
      defaultLanguage: parts.settings.get('site.default_language'),
    });
    const outcome = await decide(request, stranger);
    if (!isRefusal(outcome)) return outcome;
    const answer = refusalAnswer(outcome, stranger.language);
    if (refusalStatus[outcome.code] !== 429 && outcome.code !== 'login.locked') return answer;
    return { ...answer, retryAfterSeconds: Number(outcome.value.retryAfterSeconds ?? 1) };
  };
}

/** Whom limits and first answers are counted for. */
function whoOf(proof: Proof, stranger: Stranger): string {
  if (proof.member) return `member:${proof.member.memberId}`;
  if (proof.play) return `member:${proof.play.memberId}`;
  if (proof.operator) return `operator:${proof.operator.operatorId}`;
  return `ip:${stranger.ip}`;
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
