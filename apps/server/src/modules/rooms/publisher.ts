import type { RoomMessage } from './bus.ts';
import type { StepTaken } from './take-step.ts';

/** Tells a room's steps, several at once where they follow closely: a thousand watchers hear ten times a second, not a hundred. */
export interface Publisher {
  tell(step: StepTaken): void;
  /** Tells at once what waits. */
  flush(): void;
}

const togetherMs = 100;

export function createPublisher(parts: {
  readonly publish: (message: RoomMessage) => void;
  /** How long steps are gathered; 0 tells each at once. Default 100 ms. */
  readonly togetherMs?: number;
}): Publisher {
  const pause = parts.togetherMs ?? togetherMs;
  let waiting: {
    from: bigint;
    version: bigint;
    events: unknown[];
    cash: Map<string, StepTaken['cash'][number]>;
  } | null = null;
  let timer: NodeJS.Timeout | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting === null) return;
    const { from, version, events, cash } = waiting;
    waiting = null;
    parts.publish({
      from: Number(from),
      version: Number(version),
      events,
      cash: [...cash.values()].map(({ memberId, currency, balance }) => ({
        memberId: String(memberId),
        currency,
        balance: String(balance),
      })),
    });
  };

  return {
    tell(step) {
      waiting ??= { from: step.version - 1n, version: step.version, events: [], cash: new Map() };
      waiting.version = step.version;
      waiting.events.push(...step.events);
      for (const one of step.cash) waiting.cash.set(`${one.memberId}/${one.currency}`, one);
      if (pause === 0) flush();
      else timer ??= setTimeout(flush, pause);
    },
    flush,
  };
}
