import { formatAmount } from '@ikka/money';
import type { PlayParts } from './play.ts';
import type { PlaySnapshot, ServerState } from './play-state.ts';

/** What a page shows of a play, and who is to hear when it changes. */
export interface PlayStore<Snapshot extends PlaySnapshot> {
  snapshot(): Snapshot;
  subscribe(listen: () => void): () => void;
  /** Tells the listeners, unless nothing has changed. */
  set(change: Partial<Snapshot>): void;
  /** Nobody is told any more. */
  close(): void;
}

/** Begins with what the page shows first. The frame's parent hears where the player stands, now and whenever that moves. */
export function createPlayStore<Snapshot extends PlaySnapshot>(
  parts: Pick<PlayParts, 'now' | 'tell'>,
  first: ServerState,
  opened: Snapshot,
): PlayStore<Snapshot> {
  const listeners = new Set<() => void>();
  const openedAt = parts.now();
  let snapshot = opened;

  const tellPosition = () => {
    const { net, currency, server } = snapshot;
    const elapsed = Date.parse(first.serverTime) - Date.parse(first.sessionStartedAt);
    parts.tell({
      type: 'position',
      net: formatAmount(net, currency),
      currency: server.currency,
      currencySymbol: server.currencySymbol,
      elapsedMs: elapsed + parts.now() - openedAt,
    });
  };

  tellPosition();
  return {
    snapshot: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    set(change) {
      const { net } = snapshot;
      const next = { ...snapshot, ...change };
      // What is read again every few seconds is mostly as it was, and the whole page would be drawn again for it.
      if (isSame(snapshot, next)) return;
      snapshot = next;
      if (snapshot.net !== net) tellPosition();
      for (const listen of [...listeners]) listen();
    },
    close: () => listeners.clear(),
  };
}

const isSame = <Snapshot extends object>(one: Snapshot, other: Snapshot): boolean =>
  (Object.keys(other) as (keyof Snapshot)[]).every((key) => Object.is(one[key], other[key]));
