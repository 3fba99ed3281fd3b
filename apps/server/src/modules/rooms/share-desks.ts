import type { LedgerDesk } from '../ledger/index.ts';

interface SharedDesk {
  readonly desk: LedgerDesk;
  rooms: number;
}

/**
 * Opens desks for rooms, several rooms at one: each desk is a connection and a shard of the house's accounts, of which there are
 * fewer than there can be rooms. A room gets the desk at which the fewest others are; the last to leave closes it.
 */
export function shareDesks(openDesk: () => LedgerDesk, desksMost: number): () => LedgerDesk {
  const open: SharedDesk[] = [];

  const take = (): SharedDesk => {
    const [idlest] = open.toSorted((a, b) => a.rooms - b.rooms);
    if (idlest !== undefined && open.length >= desksMost) return idlest;
    const opened = { desk: openDesk(), rooms: 0 };
    open.push(opened);
    return opened;
  };

  return () => {
    const shared = take();
    shared.rooms += 1;
    let isLeft = false;
    return {
      transact: (work) => shared.desk.transact(work),
      async close() {
        if (isLeft) return;
        isLeft = true;
        shared.rooms -= 1;
        if (shared.rooms > 0) return;
        open.splice(open.indexOf(shared), 1);
        await shared.desk.close();
      },
    };
  };
}
