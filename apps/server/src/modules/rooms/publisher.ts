import type { JsonValue, RoomState } from '@ikka/game-kit';
import type { RoomMessage } from './bus.ts';
import type { RoomTelling } from './room-game.ts';
import type { StepTaken } from './take-step.ts';

/** Tells a room's steps, several at once where they follow closely: a thousand watchers hear ten times a second, not a hundred. */
export interface Publisher {
  /** This process has taken the room over, as it was left. */
  begin(state: RoomState<JsonValue, JsonValue>): void;
  tell(step: StepTaken): void;
  /** Tells at once what is no step of the room; absent where nothing but steps is told. */
  aside?(message: Pick<RoomMessage, 'events' | 'own'>): void;
  /** Tells at once all that waits. */
  flush(): void;
}

const togetherMs = 100;
/** What only adds up is told this often: each message to everybody costs as many sendings as there are watchers. */
const addUpEveryMs = 400;

export function createPublisher(parts: {
  readonly publish: (message: RoomMessage) => void;
  readonly telling: RoomTelling;
  /** How long steps are gathered; 0 tells each at once. Default 100 ms. */
  readonly togetherMs?: number;
}): Publisher {
  const { telling } = parts;
  const pause = parts.togetherMs ?? togetherMs;
  let cash = new Map<string, StepTaken['cash'][number]>();
  /** The room's version, and that up to which everybody has been told. */
  let version = 0n;
  let toldTo: bigint | null = null;
  let addedUpAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  const send = (isLast: boolean): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const at = performance.now();
    const mayAddUp = isLast || pause === 0 || at - addedUpAt >= addUpEveryMs;
    const { events, own, isBehind = false } = telling.tell(mayAddUp);
    if (mayAddUp) addedUpAt = at;
    const moved = cash;
    cash = new Map();
    const message = { version: Number(version), events, own: ownOf(moved, own) };
    if (events.length > 0 || message.own.length > 0)
      parts.publish({ from: Number(toldTo ?? 0n), ...message });
    if (events.length > 0) toldTo = version;
    if (isBehind) timer = setTimeout(() => send(false), Math.max(pause, addedUpAt + addUpEveryMs - at));
  };

  return {
    begin(state) {
      toldTo = null;
      telling.begin(state);
    },
    tell(step) {
      telling.hear(step);
      toldTo ??= step.version - 1n;
      ({ version } = step);
      for (const one of step.cash) cash.set(`${one.memberId}/${one.currency}`, one);
      if (pause === 0) send(false);
      else timer ??= setTimeout(() => send(false), pause);
    },
    aside(message) {
      const at = Number(toldTo ?? 0n);
      parts.publish({ from: at, version: at, ...message });
    },
    flush() {
      if (timer !== null) send(true);
    },
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
