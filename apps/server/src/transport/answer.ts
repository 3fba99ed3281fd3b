import { isRefusal, type LanguageCode, type Refusal, refusalStatus } from '@ikka/contract';
import { refusalMessage } from '@ikka/i18n';
import type { WireAnswer } from '../modules/gateway/index.ts';

/** The envelope of a value. */
export function valueAnswer(value: unknown): WireAnswer {
  return { status: 200, body: JSON.stringify({ success: true, value }) };
}

/** The envelope of a refusal, with its message in the caller's language. */
export function refusalAnswer(refusal: Refusal, language: LanguageCode): WireAnswer {
  const { code, value } = refusal;
  const message = refusalMessage(code, language, value);
  return { status: refusalStatus[code], body: JSON.stringify({ success: false, code, message, value }) };
}

export function answerOf(outcome: unknown, language: LanguageCode): WireAnswer {
  return isRefusal(outcome) ? refusalAnswer(outcome, language) : valueAnswer(outcome);
}
