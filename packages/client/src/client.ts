import type { Call, CallRequest, CallValue, LanguageCode, RefusalCode, RefusalDetails } from '@ikka/contract';
import type { PayloadSealer } from './seal-payload.ts';
import { sendFile } from './send-file.ts';

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
  /** Called when a call that needs a session answers that there is none, with the token that was in use before it. */
  readonly onSessionLost?: (token: string | null) => void;
  /** What else every request says: for a program that speaks for others, as a proxy does. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long one attempt may take. */
  readonly timeoutMs?: number;
}

interface CallOptions {
  /** UUIDv7 of the caller, kept over retries of one intent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Of an upload: how much of the file has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A photograph over a slow line takes longer than an answer may. */
const fileTimeoutMs = 120_000;

export interface Client {
  call<C extends Call>(
    declared: C,
    request?: CallRequest<C>,
    options?: CallOptions,
  ): Promise<CallResult<CallValue<C>>>;
  /** The file that a call with `download` answers. */
  download<C extends Call & { readonly download: readonly string[] }>(
    declared: C,
    request?: CallRequest<C>,
    options?: CallOptions,
  ): Promise<CallResult<Blob>>;
  /** Fetches what encrypted calls need, so that it is there when the line is not. */
  prepare(): void;
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

interface PlainRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** Texts as a form carries them; what is undefined is left out. */
function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/**
 * A typed client made from the contract. It never throws for what a server or a network can do:
 * every outcome is a value. It does not retry; the caller knows whether an intent is safe to repeat.
 */
export function createClient(options: ClientOptions): Client {
  /** Most visits seal nothing: what seals is fetched when it is prepared or first needed. */
  let sealer: Promise<PayloadSealer> | null = null;
  const openSealer = async (): Promise<PayloadSealer> => {
    sealer ??= import('./seal-payload.ts').then(({ createPayloadSealer }) =>
      createPayloadSealer(`${options.baseUrl}/.well-known/jwks.json`),
    );
    try {
      return await sealer;
    } catch (error) {
      sealer = null;
      throw error;
    }
  };
  const sealed = async (body: unknown) => ({ value: await (await openSealer()).seal(body) });

  const headersOf = (declared: Call, callOptions: CallOptions, hasBody: boolean): Headers => {
    const headers = new Headers({
      ...options.headers,
      Merchant: options.merchant,
      Language: options.language(),
      Device: options.device,
    });
    const token = options.token();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (callOptions.idempotencyKey !== undefined) headers.set('Idempotency-Key', callOptions.idempotencyKey);
    // A form's type is set by the browser along with its body.
    if (hasBody && !declared.form) headers.set('Content-Type', 'application/json');
    return headers;
  };

  /** The server's response; null where nobody was reached. */
  const reach = async (
    declared: Call,
    request: PlainRequest,
    callOptions: CallOptions,
  ): Promise<Response | null> => {
    const hasFile = declared.upload !== undefined || declared.download !== undefined;
    const timeout = AbortSignal.timeout(hasFile ? fileTimeoutMs : (options.timeoutMs ?? 15_000));
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    const url = `${options.baseUrl}${addressOf(declared, request)}`;
    const { method } = declared;
    try {
      if (declared.upload && request.file) {
        const headers = headersOf(declared, callOptions, false);
        headers.set('Content-Type', request.file.type);
        return await sendFile({
          url,
          method,
          headers,
          file: request.file,
          signal,
          onProgress: callOptions.onProgress,
        });
      }
      const payload = declared.encrypted ? await sealed(request.body) : request.body;
      return await fetch(url, {
        method,
        headers: headersOf(declared, callOptions, payload !== undefined),
        signal,
        ...(payload === undefined ? {} : { body: declared.form ? formOf(payload) : JSON.stringify(payload) }),
      });
    } catch {
      return null;
    }
  };

  const send = async <C extends Call>(
    declared: C,
    request: PlainRequest,
    callOptions: CallOptions,
  ): Promise<CallResult<CallValue<C>>> => {
    const response = await reach(declared, request, callOptions);
    return response === null ? unreachable : read<C>(response);
  };

  const told = <Value>(result: CallResult<Value>, token: string | null): CallResult<Value> => {
    if (!result.ok && sessionLostCodes.has(result.code)) options.onSessionLost?.(token);
    return result;
  };

  return {
    async call(declared, request, callOptions = {}) {
      const plain: PlainRequest = request ?? {};
      const token = options.token();
      let result = await send(declared, plain, callOptions);
      // The site's key was rotated while the page was open: fetch the new one and try once more.
      if (!result.ok && result.code === 'payload.undecipherable') {
        (await sealer)?.forgetKey();
        result = await send(declared, plain, callOptions);
      }
      return told(result, token);
    },
    prepare: () => void openSealer().catch(() => undefined),
    async download(declared, request, callOptions = {}) {
      const token = options.token();
      const response = await reach(declared, request ?? {}, callOptions);
      if (response === null) return unreachable;
      if (!response.ok) return told(await read<never>(response), token);
      try {
        return { ok: true, value: await response.blob() };
      } catch {
        return unreachable;
      }
    },
  };
}

const unreachable = {
  ok: false,
  code: 'network.unreachable',
  message: '',
  value: {},
  status: 0,
} as const satisfies CallResult<never>;

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
