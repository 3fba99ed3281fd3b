import type { CallResult, Client } from '@ikka/client';
import { type CallValue, calls } from '@ikka/contract';

type BetAnswer = CallResult<CallValue<typeof calls.crash.placeCrashBet>>;
type CashOutAnswer = CallResult<CallValue<typeof calls.crash.cashOutCrash>>;

interface SendParts {
  readonly client: Pick<Client, 'call'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly isClosed: () => boolean;
}

/** Codes after which nobody knows yet what became of a wish: the same one is sent again. */
const unknownFate = new Set([
  'network.unreachable',
  'answer.unreadable',
  'system.unavailable',
  'idempotency.in_progress',
]);
const firstPauseMs = 250;
const longestPauseMs = 2_000;

/** What was answered, and whether an answer before it was lost: then a refusal may speak of a wish that was granted. */
interface Sent<Answer> {
  readonly answer: Answer;
  readonly wasLost: boolean;
}

/** Asks until there is an answer, for as long as the page is open. */
export async function insist<Answer extends CallResult<unknown>>(
  { wait, isClosed }: SendParts,
  ask: () => Promise<Answer>,
): Promise<Sent<Answer>> {
  for (let lost = 0; ; lost += 1) {
    const answer = await ask();
    if (answer.ok || !unknownFate.has(answer.code) || isClosed()) return { answer, wasLost: lost > 0 };
    await wait(Math.min(longestPauseMs, firstPauseMs * 2 ** lost));
  }
}

/** Sends a bet under its key; the same key never takes a stake twice. */
export function sendBet(
  parts: SendParts,
  key: string,
  body: { readonly no: number; readonly stake: string; readonly autoCashOut: number | null },
): Promise<Sent<BetAnswer>> {
  return insist(parts, () => parts.client.call(calls.crash.placeCrashBet, { body }, { idempotencyKey: key }));
}

/** Cashes a bet out; one that was cashed is answered as it stands. */
export function sendCashOut(parts: SendParts, betId: string): Promise<Sent<CashOutAnswer>> {
  return insist(parts, () => parts.client.call(calls.crash.cashOutCrash, { params: { betId } }));
}
