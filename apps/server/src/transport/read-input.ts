import { type Call, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Gateway } from '../modules/gateway/index.ts';
import { readUpload } from './read-upload.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly upload: Uint8Array | undefined;
}

type InputRefusal = Refusal<
  | 'request.malformed'
  | 'payload.not_encrypted'
  | 'payload.undecipherable'
  | 'payload.stale'
  | 'payload.replayed'
  | 'upload.too_large'
  | 'upload.not_an_image'
>;

/** Opens an encrypted body and parses every part by the contract; a file is read last, and only beside parts that fit. */
export async function readInput(
  call: Call,
  request: FastifyRequest,
  gateway: Gateway,
  uploadMaxBytes: () => number,
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
  const upload = call.upload ? await readUpload(request, call.upload.types, uploadMaxBytes()) : undefined;
  if (isRefusal(upload)) return upload;
  return { ...read, upload } as Input;
}

/**
 * PostgreSQL's texts hold no NUL; what carries one was never typed by a person. Without recursion: a body may be nested as
 * deep as it is long.
 */
function holdsNul(sent: unknown): boolean {
  const open: unknown[] = [sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return true;
      open.push(inner);
    }
  }
  return false;
}

/** Where and why, never the value that was sent: it may be a password. */
function problemsOf(part: string, error: z.ZodError): { path: string; problem: string }[] {
  return error.issues
    .slice(0, 20)
    .map((issue) => ({ path: [part, ...issue.path.map(String)].join('.'), problem: issue.code }));
}
