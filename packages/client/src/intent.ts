import type { CallResult } from './client.ts';

/** What somebody wants done, for calls that carry an `Idempotency-Key`. */
export interface Intent {
  /**
   * Asks for a wish under its key. The same wish keeps its key until its outcome is known: pressing again after a lost answer does
   * nothing twice. A refusal is an outcome too: who asks again after it is judged by what is true then. But where an answer was lost
   * before, being turned away at the door says nothing of what became of the wish. While it is on its way, asking again waits for the
   * same answer.
   */
  send<Value>(
    wish: unknown,
    ask: (idempotencyKey: string) => Promise<CallResult<Value>>,
  ): Promise<CallResult<Value>>;
  /** What became of the wish under this key was read elsewhere: asking again is another wish. */
  learn(key: string): void;
}

/** A wish under its key, and the answer that is on its way. */
interface Sent {
  readonly of: string;
  readonly key: string;
  isInDoubt: boolean;
  answer: Promise<CallResult<unknown>> | null;
}

/** `newKey` makes a UUIDv7. */
export function createIntent(newKey: () => string): Intent {
  let current: Sent | null = null;
  const answerTo = async <Value>(
    sent: Sent,
    ask: (idempotencyKey: string) => Promise<CallResult<Value>>,
  ): Promise<CallResult<Value>> => {
    const result = await ask(sent.key);
    if (!isOutcome(result)) sent.isInDoubt = true;
    else if (current === sent && !(sent.isInDoubt && isAtTheDoor(result))) current = null;
    return result;
  };
  return {
    async send<Value>(wish: unknown, ask: (idempotencyKey: string) => Promise<CallResult<Value>>) {
      const of = JSON.stringify(wish);
      const sent = current?.of === of ? current : { of, key: newKey(), isInDoubt: false, answer: null };
      current = sent;
      // The same wish is asked for by the same call.
      const answer = (sent.answer ?? answerTo(sent, ask)) as Promise<CallResult<Value>>;
      sent.answer = answer;
      try {
        return await answer;
      } finally {
        if (sent.answer === answer) sent.answer = null;
      }
    },
    learn(key) {
      if (current?.key === key) current = null;
    },
  };
}

/** Whether an answer says what became of a wish: not a fault, nor that nobody was reached, nor that it is still under way. */
function isOutcome(result: CallResult<unknown>): boolean {
  if (result.ok) return true;
  return result.status >= 400 && result.status < 500 && result.code !== 'idempotency.in_progress';
}

/** Refusals of who asks and how often, which are given before the key is looked at. */
function isAtTheDoor(result: CallResult<unknown>): boolean {
  return !result.ok && [401, 403, 429].includes(result.status);
}
