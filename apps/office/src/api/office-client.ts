import { type CallResult, type Client, createClient } from '@ikka/client';
import type { Call, CallRequest, CallValue } from '@ikka/contract';
import { parseLanguage, wireLanguage } from '@ikka/i18n';
import { storedLanguage } from '@ikka/i18n/react';
import { sessionStore } from '../session/session-store.ts';

/** The one client of the back office; a session that the server no longer knows leads to the login. */
export const officeClient: Client = createClient({
  baseUrl: '',
  merchant: 'ikka',
  device: 'web',
  language: () => wireLanguage(parseLanguage(document.documentElement.lang) ?? storedLanguage()),
  token: () => sessionStore.token(),
  onSessionLost: () => sessionStore.end('expired'),
});

/** A call that did not come to its value: the server's refusal, or nobody reached. */
export class CallFailed extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(result: Extract<CallResult<unknown>, { ok: false }>) {
    super(result.message);
    this.name = 'CallFailed';
    this.code = result.code;
    this.details = result.value;
  }
}

/** Makes a call and answers its value; throws `CallFailed` for everything else, as queries want it. */
export async function ask<C extends Call>(
  declared: C,
  request?: CallRequest<C>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<CallValue<C>> {
  return answerOf(officeClient.call(declared, request, options));
}

/** The value of a call; throws `CallFailed` where there is none. */
export async function answerOf<Value>(call: Promise<CallResult<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new CallFailed(result);
  return result.value;
}
