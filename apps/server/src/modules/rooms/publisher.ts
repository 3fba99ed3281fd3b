import type { RoomMessage } from './bus.ts';
import type { RoomTelling } from './room-game.ts';
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
  readonly telling: RoomTelling;
  /** How long steps are gathered; 0 tells each at once. Default 100 ms. */
  readonly togetherMs?: number;
}): Publisher {
  const { telling } = parts;
  const pause = parts.togetherMs ?? togetherMs;
  let waiting: { from: bigint; version: bigint; cash: Map<string, StepTaken['cash'][number]> } | null = null;
  let timer: NodeJS.Timeout | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting === null) return;
    const { from, version, cash } = waiting;
    waiting = null;
    const { events, own } = telling.tell();
    parts.publish({ from: Number(from), version: Number(version), events, own: ownOf(cash, own) });
  };

  return {
    tell(step) {
      telling.hear(step);
      waiting ??= { from: step.version - 1n, version: step.version, cash: new Map() };
      waiting.version = step.version;
      for (const one of step.cash) waiting.cash.set(`${one.memberId}/${one.currency}`, one);
      if (pause === 0) flush();
      else timer ??= setTimeout(flush, pause);
    },
    flush,
  };
}

/** One message for each member, whatever of his money and of his bets moved. */
function ownOf(
  cash: ReadonlyMap<string, StepTaken['cash'][number]>,
  own: ReturnType<RoomTelling['tell']>['own'],
): RoomMessage['own'] {
  const messages = new Map<string, RoomMessage['own'][number] & { news: unknown[] }>();
  for (const [key, { memberId, currency, balance }] of cash) {
    messages.set(key, { memberId: String(memberId), currency, balance: String(balance), news: [] });
  }
  for (const { memberId, currency, news } of own) {
    const key = `${memberId}/${currency}`;
    const message = messages.get(key) ?? { memberId, currency, balance: null, news: [] };
    message.news.push(news);
    messages.set(key, message);
  }
  return [...messages.values()];
}

/** Every event to everybody, and nothing to one alone. */
export function plainTelling(): RoomTelling {
  let events: StepTaken['events'][number][] = [];
  return {
    begin() {
      events = [];
    },
    hear(step) {
      events.push(...step.events);
    },
    tell() {
      const told = events;
      events = [];
      return { events: told, own: [] };
    },
  };
}
