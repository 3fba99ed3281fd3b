import { type CallResult, createClient } from '@ikka/client';
import { parseLanguage, wireLanguage } from '@ikka/i18n';
import { session } from './session.ts';

/** The one client of the page. */
export const client = createClient({
  baseUrl: '',
  merchant: 'ikka',
  device: matchMedia('(max-width: 47.99em)').matches ? 'h5' : 'web',
  language: () => wireLanguage(parseLanguage(document.documentElement.lang) ?? 'ur'),
  token: () => session.get()?.token ?? null,
  onSessionLost: () => session.lose(),
});

export type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** A call that did not come to its value, as the query cache holds it. */
export class CallFailure extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.message || failed.code);
    this.name = 'CallFailure';
    this.failed = failed;
  }
}

/** The value of a call; throws a `CallFailure` for the query cache otherwise. */
export async function answerOf<Value>(result: Promise<CallResult<Value>>): Promise<Value> {
  const settled = await result;
  if (settled.ok) return settled.value;
  throw new CallFailure(settled);
}
