import { CloseCode, type Room, Client as RoomsClient } from '@colyseus/sdk';
import { watchNetwork } from './watch-network.ts';
import { watchPulse } from './watch-pulse.ts';

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
  /** How often the server is asked whether it is there; default 25 s. A line that is silent for so long is taken up anew. */
  readonly pulseMs?: number | undefined;
  /** The pass is not good (any more). */
  readonly onTurnedAway?: (() => void) | undefined;
}

/** A seat in a room that is taken up again whenever the line is lost. */
export interface Stay {
  close(): void;
}

/** Of the rooms of games, in which seconds matter: a silent line is known after twice as long at most. In milliseconds. */
export const roomPulseMs = 1_500;

const firstRetryMs = 500;
const usualSlowestRetryMs = 15_000;
const usualPulseMs = 25_000;
/** Where the route is gone, a request may hang for minutes: then it is given up and made again. */
const joinWithinMs = 20_000;

/**
 * Joins a room and stays in it: a lost connection is taken up again with growing pauses. What a room sends are hints; after
 * a reconnection the page reads again what it shows, which `onState('open')` tells it.
 */
export function stayInRoom(options: StayOptions): Stay {
  const rooms = new RoomsClient(options.baseUrl);
  const { slowestRetryMs = usualSlowestRetryMs, pulseMs = usualPulseMs } = options;
  let room: Room | null = null;
  let closed = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isPausing = false;

  const listen = (joined: Room) => {
    room = joined;
    // Joining anew is as good, and reads the page's data again too.
    joined.reconnection.enabled = false;
    attempt = 0;
    options.onState?.('open');
    for (const type of options.types) {
      joined.onMessage(type, (message: unknown) => options.onMessage(type, message));
    }
    const stopPulse = watchPulse({
      everyMs: pulseMs,
      ask: (answered) => joined.ping(answered),
      // The browser would wait for the other side to say goodbye.
      onSilence: () => joined.connection.close(CloseCode.MAY_TRY_RECONNECT),
    });
    joined.onLeave(() => {
      stopPulse();
      room = null;
      retry();
    });
  };

  const retry = () => {
    if (closed) return;
    options.onState?.('reconnecting');
    const pause = Math.min(slowestRetryMs, firstRetryMs * 2 ** attempt);
    attempt += 1;
    isPausing = true;
    timer = setTimeout(join, pause * (0.5 + Math.random() / 2));
  };

  const refused = (error: unknown) => {
    if (closed) return;
    if ((error as { code?: unknown }).code !== 401) return retry();
    closed = true;
    stopNetwork();
    options.onState?.('closed');
    options.onTurnedAway?.();
  };

  const join = () => {
    isPausing = false;
    let isGivenUp = false;
    const limit = setTimeout(() => {
      isGivenUp = true;
      retry();
    }, joinWithinMs);
    timer = limit;
    rooms
      .joinOrCreate(options.roomName, options.pass)
      .finally(() => clearTimeout(limit))
      .then(
        (joined) => {
          if (closed || isGivenUp) void joined.leave();
          else listen(joined);
        },
        (error: unknown) => {
          if (!isGivenUp) refused(error);
        },
      );
  };

  const stopNetwork = watchNetwork({
    onLost: () => room?.connection.close(CloseCode.MAY_TRY_RECONNECT),
    onBack() {
      if (!isPausing || closed) return;
      if (timer !== null) clearTimeout(timer);
      attempt = 0;
      join();
    },
  });
  options.onState?.('connecting');
  join();
  return {
    close() {
      closed = true;
      stopNetwork();
      if (timer !== null) clearTimeout(timer);
      void room?.leave();
      options.onState?.('closed');
    },
  };
}
