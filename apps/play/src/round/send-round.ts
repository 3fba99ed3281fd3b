import type { CallResult, Client } from '@ikka/client';
import { type CallValue, calls } from '@ikka/contract';

export type RoundAnswer = CallResult<CallValue<typeof calls.play.playRound>>;

/** A wish for one round; the key is made once and kept over every repetition. */
export interface RoundWish {
  readonly key: string;
  readonly stake: string;
  /** What was chosen, in a game with a choice. */
  readonly bet?: unknown;
}

export interface SendParts {
  readonly wait: (ms: number) => Promise<void>;
  /** The page was closed: give up waiting. */
  readonly isClosed: () => boolean;
  readonly onReconnecting: (isReconnecting: boolean) => void;
}

const firstPauseMs = 500;
const longestPauseMs = 8_000;

/** Codes after which nobody knows yet whether the round was played: the same key is asked again. */
export const unknownFate = new Set([
  'network.unreachable',
  'answer.unreadable',
  'system.unavailable',
  'idempotency.in_progress',
]);
/** Codes that say when to come again; nothing was played. */
const comeAgain = new Set(['round.too_soon', 'request.too_many']);
const comeAgainMost = 5;

function pauseOf(value: Readonly<Record<string, unknown>>): number {
  if (typeof value.retryAfterMs === 'number') return Math.max(50, value.retryAfterMs);
  if (typeof value.retryAfterSeconds === 'number') return Math.max(1, value.retryAfterSeconds) * 1000;
  return 1000;
}

/**
 * Plays a round and answers what became of it. While its fate is unknown it asks again with the same key, with growing
 * pauses, for as long as the page is open: the round was settled once or never.
 */
export function sendRound(
  parts: SendParts & { readonly client: Pick<Client, 'call'> },
  wish: RoundWish,
): Promise<RoundAnswer> {
  return sendOnce(parts, () =>
    parts.client.call(
      calls.play.playRound,
      { body: { stake: wish.stake, bet: wish.bet } },
      { idempotencyKey: wish.key },
    ),
  );
}

/** Asks until it is known what became of it; `ask` names the same key every time. */
export async function sendOnce<Value>(
  parts: SendParts,
  ask: () => Promise<CallResult<Value>>,
): Promise<CallResult<Value>> {
  let lost = 0;
  let early = 0;
  for (;;) {
    const answer = await ask();
    if (answer.ok || parts.isClosed()) {
      parts.onReconnecting(false);
      return answer;
    }
    if (unknownFate.has(answer.code)) {
      parts.onReconnecting(true);
      await parts.wait(Math.min(longestPauseMs, firstPauseMs * 2 ** lost));
      lost++;
      continue;
    }
    if (comeAgain.has(answer.code) && early < comeAgainMost) {
      early++;
      await parts.wait(pauseOf(answer.value));
      continue;
    }
    parts.onReconnecting(false);
    return answer;
  }
}
