import type { Queryable } from '../../../platform/database/index.ts';
import { isOn, type Maintenance, maintenanceOf } from './maintenance.ts';
import { allMaintenance, type StoredMaintenance } from './store.ts';

/** What is in maintenance at one moment. */
export interface KnownMaintenance {
  ofVendor(code: string): Maintenance | null;
  /** The game's own alone, whatever its vendor does. */
  ofGameAlone(gameId: string): Maintenance | null;
  /** What keeps a game closed: its own or its vendor's. */
  ofGame(game: { readonly id: string; readonly vendorCode: string }): Maintenance | null;
}

/** Reads everything that is in maintenance at `now`; there are few, however many games there are. */
export async function readMaintenance(tx: Queryable, now: Date): Promise<KnownMaintenance> {
  return knownOf(await allMaintenance(tx), now);
}

export function knownOf(stored: readonly StoredMaintenance[], now: Date): KnownMaintenance {
  const on = new Map(
    stored
      .filter((one) => isOn(one, now))
      .map(({ subject, ...maintenance }) => [`${subject.kind}:${subject.id}`, maintenance]),
  );
  const find = (kind: 'vendor' | 'game', id: string) => on.get(`${kind}:${id}`) ?? null;
  return {
    ofVendor: (code) => find('vendor', code),
    ofGameAlone: (gameId) => find('game', gameId),
    ofGame: ({ id, vendorCode }) => maintenanceOf(find('game', id), find('vendor', vendorCode), now),
  };
}
