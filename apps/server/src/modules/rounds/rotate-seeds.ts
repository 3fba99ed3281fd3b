import { type Refusal, refuse } from '@ikka/contract';
import { isClientSeed } from '@ikka/fair';
import type { RoundsParts } from './index.ts';
import { hasOpenRound } from './open-rounds/store.ts';
import type { Seats } from './seats.ts';
import { newClientSeed, newServerSeed, openSeed, sealSeed } from './seeds.ts';
import { beginPair, lockOpenPair, openPair, revealPair, type StoredPair } from './store.ts';

export interface Rotated {
  readonly current: StoredPair;
  readonly revealed: StoredPair;
}

/**
 * Reveals the open pair and begins another, with the player's seed or a new random one. The pair's row is locked, so
 * a round that another process draws from it at this moment is either before the reveal or refused by the database. Refused
 * while a round of several steps is open: its hidden cards hang on the seed.
 */
export async function rotateSeeds(
  parts: RoundsParts,
  seats: Seats,
  wish: { readonly memberId: bigint; readonly gameId: string; readonly clientSeed?: string | undefined },
): Promise<Rotated | Refusal<'seed.client_seed_invalid' | 'seed.round_open' | 'request.too_many'>> {
  const { memberId, gameId } = wish;
  const clientSeed = wish.clientSeed ?? newClientSeed();
  if (!isClientSeed(clientSeed)) return refuse('seed.client_seed_invalid');
  return seats.hold(memberId, async (seat) => {
    await seat.pair(gameId);
    const now = parts.clock.now();
    const rotated = await parts.database.transaction(async (tx) => {
      const open = await lockOpenPair(tx, memberId, gameId);
      if (open === null) throw new Error('a member without an open seed pair');
      if (await hasOpenRound(tx, open.id)) return refuse('seed.round_open');
      const serverSeed = openSeed(parts.vault, open);
      await revealPair(tx, { id: open.id, serverSeed, at: now });
      const sealed = sealSeed(parts.vault, newServerSeed());
      await beginPair(tx, { memberId, gameId, ...sealed, clientSeed, createdAt: now });
      const current = await openPair(tx, memberId, gameId);
      if (current === null) throw new Error('a new seed pair was not written');
      return { current, revealed: { ...open, serverSeed, revealedAt: now } };
    });
    seat.forgetPair(gameId);
    return rotated;
  });
}
