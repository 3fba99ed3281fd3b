import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult } from '@ikka/client';

export const patienceMs = 150_000;

/** Whether nobody can say yet what became of the call. */
const isUnknown = (code: string): boolean =>
  ['network.', 'answer.', 'system.'].some((start) => code.startsWith(start)) ||
  code === 'idempotency.in_progress';

/** Asks until somebody knows. To be used for what is safe to repeat: a call with its key, or one that only reads. */
export async function insist<Value>(
  ask: () => Promise<CallResult<Value>>,
  onUnknown?: () => void,
): Promise<CallResult<Value>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer.ok || !isUnknown(answer.code)) return answer;
    onUnknown?.();
    if (Date.now() > end) throw new Error(`no answer within ${patienceMs} ms: ${answer.code}`);
    await pause(100);
  }
}

/** Waits until it is so; throws when it never is. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await pause(5);
  }
}
