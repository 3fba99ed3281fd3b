import type { CallResult } from '@ikka/client';
import { unknownFate } from '../round/send-round.ts';

interface InsistParts {
  readonly wait: (ms: number) => Promise<void>;
  /** The page was closed: give up. */
  readonly isClosed: () => boolean;
}

const firstPauseMs = 250;
const longestPauseMs = 2_000;

/** What was answered, and whether an answer before it was lost: then a refusal may speak of a wish that was granted. */
export interface Sent<Answer> {
  readonly answer: Answer;
  readonly wasLost: boolean;
}

/** Asks until there is an answer, for as long as the page is open; `ask` names the same wish every time. */
export async function insist<Answer extends CallResult<unknown>>(
  { wait, isClosed }: InsistParts,
  ask: () => Promise<Answer>,
): Promise<Sent<Answer>> {
  for (let lost = 0; ; lost += 1) {
    const answer = await ask();
    if (answer.ok || !unknownFate.has(answer.code) || isClosed()) return { answer, wasLost: lost > 0 };
    await wait(Math.min(longestPauseMs, firstPauseMs * 2 ** lost));
  }
}
