import { type Refusal, refuse } from '@ikka/contract';
import { isClientSeed } from '@ikka/fair';
import type { Transaction } from '../../platform/database/index.ts';
import type { RoundsParts } from './index.ts';
import { beginWith, holdNextSeed, type SeedOwner } from './next-seed.ts';
import { hasOpenRound } from './open-rounds/store.ts';
import type { Seats } from './seats.ts';
import { openSeed } from './seeds.ts';
import { lockOpenPair, revealedPairs, revealPair, type StoredPair } from './store.ts';

export interface Rotated {
  readonly current: StoredPair;
  /** The commitment of the pair after this one. */
  readonly nextCommitment: string;
  /** Null for the first pair of all. */
  readonly revealed: StoredPair | null;
}

export interface RotateWish extends SeedOwner {
  /** The player's own. */
  readonly clientSeed: string;
  /** The commitment that the player was shown for this pair. */
  readonly nextCommitment: string;
}

export type RotateRefusal = Refusal<
  'seed.client_seed_invalid' | 'seed.commitment_moved' | 'seed.round_open' | 'request.too_many'
>;

/**
 * Begins the pair whose commitment the player was shown, with the player's seed, and reveals the open one. The pair's row is locked,
 * so a round that another process draws from it at this moment is either before the reveal or refused by the database. The same wish
 * again is answered the same; one for a commitment that is not the next any more is refused, so that of two tabs one begins. Refused
 * while a round of several steps is open: its hidden cards hang on the seed.
 */
export async function rotateSeeds(
  parts: RoundsParts,
  seats: Seats,
  wish: RotateWish,
): Promise<Rotated | RotateRefusal> {
  const { memberId, gameId, clientSeed } = wish;
  if (!isClientSeed(clientSeed)) return refuse('seed.client_seed_invalid');
  return seats.hold(memberId, async (seat) => {
    const rotated = await parts.database.transaction(async (tx) => {
      const held = await holdNextSeed(parts, wish, tx);
      const open = await lockOpenPair(tx, memberId, gameId);
      if (open?.commitment === wish.nextCommitment && open.clientSeed === clientSeed) {
        const [before] = await revealedPairs(tx, memberId, gameId, 1);
        return { current: open, nextCommitment: held.commitment, revealed: before ?? null };
      }
      if (held.commitment !== wish.nextCommitment) {
        return refuse('seed.commitment_moved', { nextCommitment: held.commitment });
      }
      const revealed = open === null ? null : await reveal(parts, open, tx);
      if (revealed === 'open') return refuse('seed.round_open');
      const { current, next } = await beginWith(parts, held, { clientSeed, tx });
      return { current, nextCommitment: next.commitment, revealed };
    });
    seat.forgetPair(gameId);
    return rotated;
  });
}

/** Reveals the open pair and begins none: the next one is the player's to begin. Nothing where there is none. */
export async function revealSeeds(
  parts: RoundsParts,
  seats: Seats,
  { memberId, gameId }: SeedOwner,
): Promise<null | Refusal<'seed.round_open' | 'request.too_many'>> {
  return seats.hold(memberId, async (seat) => {
    const revealed = await parts.database.transaction(async (tx) => {
      const open = await lockOpenPair(tx, memberId, gameId);
      return open === null ? null : reveal(parts, open, tx);
    });
    seat.forgetPair(gameId);
    return revealed === 'open' ? refuse('seed.round_open') : null;
  });
}

/** `open`: a round of several steps still hangs on the seed. */
async function reveal(parts: RoundsParts, open: StoredPair, tx: Transaction): Promise<StoredPair | 'open'> {
  if (await hasOpenRound(tx, open.id)) return 'open';
  const at = parts.clock.now();
  const serverSeed = openSeed(parts.vault, open);
  await revealPair(tx, { id: open.id, serverSeed, at });
  return { ...open, serverSeed, revealedAt: at };
}
