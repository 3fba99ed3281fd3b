import DataLoader from 'dataloader';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { inOneTurn } from '../../platform/in-one-turn.ts';
import { type Lease, renewIdleLeases, renewLease } from './lease-store.ts';
import type { RoomMode } from './tables.ts';

/** Keeps a room for a lease longer and answers what is wanted of it; null where it has another owner by now. */
export type RenewLease = (lease: Lease) => Promise<RoomMode | null>;

/** Leases of rooms that are renewed in one turn are renewed by one statement: fifty tables at rest cost what one costs. */
export function createRenewals(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly leaseMs: number;
}): RenewLease {
  const { db } = parts.database;
  const renewals = new DataLoader<Lease, RoomMode | null>(async (leases) => {
    const term = { leaseMs: parts.leaseMs, at: parts.clock.now() };
    const idle = await renewIdleLeases(db, leases, term);
    return Promise.all(leases.map((lease) => idle.get(lease.id) ?? renewLease(db, { ...lease, ...term })));
  }, inOneTurn);
  return (lease) => renewals.load(lease);
}
