import { type Room, Client as RoomsClient } from '@colyseus/sdk';

export type LineState = 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface StayOptions {
  /** Origin of the server, such as `location.origin`. */
  readonly baseUrl: string;
  readonly roomName: string;
  /** What is shown to be let in. */
  readonly pass: Readonly<Record<string, string>>;
  /** The types of messages that are listened to. */
  readonly types: readonly string[];
  readonly onMessage: (type: string, message: unknown) => void;
  readonly onState?: ((state: LineState) => void) | undefined;
  /** The longest pause between two tries; default 15 s. */
  readonly slowestRetryMs?: number | undefined;
  /** The pass is not good (any more). */
  readonly onTurnedAway?: (() => void) | undefined;
}

/** A seat in a room that is taken up again whenever the line is lost. */
export interface Stay {
  close(): void;
}

const firstRetryMs = 500;
const usualSlowestRetryMs = 15_000;

/**
 * Joins a room and stays in it: a lost connection is taken up again with growing pauses. What a room sends are hints; after
 * a reconnection the page reads again what it shows, which `onState('open')` tells it.
 */
export function stayInRoom(options: StayOptions): Stay {
  const rooms = new RoomsClient(options.baseUrl);
  const { slowestRetryMs = usualSlowestRetryMs } = options;
  let room: Room | null = null;
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const listen = (joined: Room) => {
    room = joined;
    // Joining anew is as good, and reads the page's data again too.
    joined.reconnection.enabled = false;
    attempt = 0;
    options.onState?.('open');
    for (const type of options.types) {
      joined.onMessage(type, (message: unknown) => options.onMessage(type, message));
    }
    joined.onLeave(() => {
      room = null;
      retry();
    });
  };

  const retry = () => {
    if (closed) return;
    options.onState?.('reconnecting');
    const pause = Math.min(slowestRetryMs, firstRetryMs * 2 ** attempt);
    attempt += 1;
    timer = setTimeout(join, pause * (0.5 + Math.random() / 2));
  };

  const refused = (error: unknown) => {
    if ((error as { code?: unknown }).code !== 401) return retry();
    closed = true;
    options.onState?.('closed');
    options.onTurnedAway?.();
  };

  const join = () => {
    rooms.joinOrCreate(options.roomName, options.pass).then((joined) => {
      if (closed) void joined.leave();
      else listen(joined);
    }, refused);
  };

  options.onState?.('connecting');
  join();
  return {
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      void room?.leave();
      options.onState?.('closed');
    },
  };
}
