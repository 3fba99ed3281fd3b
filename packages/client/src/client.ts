import type { Call, CallRequest, CallValue, LanguageCode, RefusalCode, RefusalDetails } from '@ikka/contract';
import { createPayloadSealer } from './seal-payload.ts';

/** What a call came to: its value, a refusal from the contract, or that nobody could be reached. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly code: RefusalCode | 'network.unreachable' | 'answer.unreadable';
      readonly message: string;
      readonly value: RefusalDetails;
      readonly status: number;
    };

export interface ClientOptions {
  /** Origin and prefix of the server, '' for the page's own origin. */
  readonly baseUrl: string;
  readonly merchant: string;
  readonly device: 'web' | 'h5' | 'ios' | 'android';
  readonly language: () => LanguageCode;
  readonly token: () => string | null;
  /** Called when a call that needs a session answers that there is none. */
  readonly onSessionLost?: () => void;
  /** How long one attempt may take. */
  readonly timeoutMs?: number;
}

interface CallOptions {
  /** UUIDv7 of the caller, kept over retries of one intent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface Client {
  call<C extends Call>(
    declared: C,
    request?: CallRequest<C>,
    options?: CallOptions,
  ): Promise<CallResult<CallValue<C>>>;
}

const sessionLostCodes = new Set(['session.required', 'operator.session_required', 'play.session_required']);

/** `/members/:id` with `{ id: 7 }` and a query -> `/members/7?…`; what is undefined is left out. */
export function addressOf(declared: Call, request: { params?: unknown; query?: unknown }): string {
  const params = (request.params ?? {}) as Record<string, string>;
  const path = declared.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined)
      throw new Error(`${declared.method} ${declared.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * A typed client made from the contract. It never throws for what a server or a network can do:
 * every outcome is a value. It does not retry; the caller knows whether an intent is safe to repeat.
 */
export function createClient(options: ClientOptions): Client {
  const sealPayload = createPayloadSealer(`${options.baseUrl}/.well-known/jwks.json`);

  const headersOf = (callOptions: CallOptions, hasBody: boolean): Headers => {
    const headers = new Headers({
      Merchant: options.merchant,
      Language: options.language(),
      Device: options.device,
    });
    const token = options.token();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (callOptions.idempotencyKey !== undefined) headers.set('Idempotency-Key', callOptions.idempotencyKey);
    if (hasBody) headers.set('Content-Type', 'application/json');
    return headers;
  };

  const send = async <C extends Call>(
    declared: C,
    request: { params?: unknown; query?: unknown; body?: unknown },
    callOptions: CallOptions,
  ): Promise<CallResult<CallValue<C>>> => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 15_000);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    let response: Response;
    try {
      const payload = declared.encrypted ? { value: await sealPayload(request.body) } : request.body;
      response = await fetch(`${options.baseUrl}${addressOf(declared, request)}`, {
        method: declared.method,
        headers: headersOf(callOptions, payload !== undefined),
        signal,
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
    } catch {
      return { ok: false, code: 'network.unreachable', message: '', value: {}, status: 0 };
    }
    return read<C>(response);
  };

  return {
    async call(declared, request, callOptions = {}) {
      const plain = (request ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
      let result = await send(declared, plain, callOptions);
      // The site's key was rotated while the page was open: fetch the new one and try once more.
      if (!result.ok && result.code === 'payload.undecipherable') {
        sealPayload.forgetKey();
        result = await send(declared, plain, callOptions);
      }
      if (!result.ok && sessionLostCodes.has(result.code)) options.onSessionLost?.();
      return result;
    },
  };
}

async function read<C extends Call>(response: Response): Promise<CallResult<CallValue<C>>> {
  let envelope: unknown;
  try {
    envelope = await response.json();
  } catch {
    return { ok: false, code: 'answer.unreadable', message: '', value: {}, status: response.status };
  }
  if (typeof envelope !== 'object' || envelope === null || !('success' in envelope)) {
    return { ok: false, code: 'answer.unreadable', message: '', value: {}, status: response.status };
  }
  if (envelope.success === true) {
    return { ok: true, value: (envelope as { value?: unknown }).value as CallValue<C> };
  }
  const refusal = envelope as { code?: RefusalCode; message?: string; value?: RefusalDetails };
  return {
    ok: false,
    code: refusal.code ?? 'answer.unreadable',
    message: refusal.message ?? '',
    value: refusal.value ?? {},
    status: response.status,
  };
}
