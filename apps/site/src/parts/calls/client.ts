import { type CallResult, type Client, createClient } from '@ikka/client';
import { defaultLanguage, type Language, parseLanguage, wireLanguage } from '@ikka/i18n';
import { merchant } from './merchant.ts';
import { session } from './session.ts';
import { stepUp } from './step-up.ts';
import { stepUpReasonOf } from './step-up-reason.ts';

const pageLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? defaultLanguage;

const plain = createClient({
  baseUrl: '',
  merchant: merchant.get(),
  device: matchMedia('(max-width: 47.99em)').matches ? 'h5' : 'web',
  language: () => wireLanguage(pageLanguage()),
  token: () => session.get()?.token ?? null,
  onSessionLost: (token) => session.lose(token),
});

export type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** The language in which the server told a failure: a page that speaks another by now has to say it anew. */
const toldIn = new WeakMap<Failed, Language>();
export const languageOfFailure = (failed: Failed): Language | undefined => toldIn.get(failed);

/** The one client of the page. A guarded call asks for a fresh proof by itself and is then made again, once. */
export const client: Client = {
  ...plain,
  call: (declared, request, options) =>
    stepUp.withStepUp(stepUpReasonOf(declared.path), async () => {
      const language = pageLanguage();
      const result = await plain.call(declared, request, options);
      if (!result.ok) toldIn.set(result, language);
      return result;
    }),
};

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
