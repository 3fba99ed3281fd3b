import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import type { Vault } from '../../platform/vault.ts';
import { newServerSeed, sealSeed } from './seeds.ts';
import {
  beginPair,
  keepNextSeed,
  lockNextSeed,
  lockOpenPair,
  nextSeedOf,
  replaceNextSeed,
  type StoredNextSeed,
  type StoredPair,
} from './store.ts';

export interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** Whose seeds, and of which game. */
export interface SeedOwner {
  readonly memberId: bigint;
  readonly gameId: string;
}

function drawSeed({ clock, vault }: SeedParts, { memberId, gameId }: SeedOwner): StoredNextSeed {
  return { memberId, gameId, ...sealSeed(vault, newServerSeed()), drawnAt: clock.now() };
}

/** The seed of the member's next pair, drawn now where there is none yet. Its commitment may be told; the seed may not. */
export async function nextSeed(parts: SeedParts, owner: SeedOwner, tx?: Queryable): Promise<StoredNextSeed> {
  const db = tx ?? parts.database.db;
  const known = await nextSeedOf(db, owner);
  if (known !== null) return known;
  await keepNextSeed(db, drawSeed(parts, owner));
  const kept = await nextSeedOf(db, owner);
  if (kept === null) throw new Error('a next seed vanished between two looks');
  return kept;
}

/** As `nextSeed`, held against whoever else begins a pair until the transaction ends. Always taken before the open pair. */
export async function holdNextSeed(
  parts: SeedParts,
  owner: SeedOwner,
  tx: Transaction,
): Promise<StoredNextSeed> {
  await nextSeed(parts, owner, tx);
  const held = await lockNextSeed(tx, owner);
  if (held === null) throw new Error('a next seed vanished between two looks');
  return held;
}

/**
 * Begins the pair of a held next seed, and draws another one in its place. The commitment was there before the client seed, so that
 * nobody could draw the one to suit the other.
 */
export async function beginWith(
  parts: SeedParts,
  held: StoredNextSeed,
  { clientSeed, tx }: { readonly clientSeed: string; readonly tx: Transaction },
): Promise<{ readonly current: StoredPair; readonly next: StoredNextSeed }> {
  const { memberId, gameId, commitment, sealedServerSeed } = held;
  const createdAt = parts.clock.now();
  const current = await beginPair(tx, {
    memberId,
    gameId,
    commitment,
    sealedServerSeed,
    clientSeed,
    createdAt,
  });
  const next = drawSeed(parts, held);
  await replaceNextSeed(tx, next);
  return { current, next };
}

/** The member's open pair, begun with this client seed where there is none. */
export function pairInUse(parts: SeedParts, owner: SeedOwner, clientSeed: string): Promise<StoredPair> {
  return parts.database.transaction(async (tx) => {
    const held = await holdNextSeed(parts, owner, tx);
    const open = await lockOpenPair(tx, owner.memberId, owner.gameId);
    return open ?? (await beginWith(parts, held, { clientSeed, tx })).current;
  });
}
