import { type Call, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Gateway } from '../modules/gateway/index.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type InputRefusal = Refusal<
  | 'request.malformed'
  | 'payload.not_encrypted'
  | 'payload.undecipherable'
  | 'payload.stale'
  | 'payload.replayed'
>;

/** Opens an encrypted body and parses every part by the contract. */
export async function readInput(
  call: Call,
  request: FastifyRequest,
  gateway: Gateway,
): Promise<Input | InputRefusal> {
  let body: unknown = request.body;
  if (call.encrypted) {
    const opened = await gateway.openPayload(body);
    if (isRefusal(opened)) return opened;
    body = opened.payload;
  }
  const read: Record<string, unknown> = { params: undefined, query: undefined, body: undefined };
  const sent: [keyof Input, z.ZodType | undefined, unknown][] = [
    ['params', call.params, request.params],
    ['query', call.query, request.query],
    ['body', call.body, body ?? {}],
  ];
  for (const [part, schema, value] of sent) {
    if (schema === undefined) continue;
    if (holdsNul(value)) return refuse('request.malformed', { problems: [{ path: part, problem: 'nul' }] });
    const parsed = schema.safeParse(value);
    if (!parsed.success) return refuse('request.malformed', { problems: problemsOf(part, parsed.error) });
    read[part] = parsed.data;
  }
  return read as unknown as Input;
}

/** PostgreSQL's texts hold no NUL; what carries one was never typed by a person. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
}

/** Where and why, never the value that was sent: it may be a password. */
function problemsOf(part: string, error: z.ZodError): { path: string; problem: string }[] {
  return error.issues
    .slice(0, 20)
    .map((issue) => ({ path: [part, ...issue.path.map(String)].join('.'), problem: issue.code }));
}
