import { z } from 'zod';
import { instant } from './wire.ts';

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
export const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/);

/** The pair in use: its server seed is known only by its commitment. */
export const openSeedPair = z.object({
  id: z.string(),
  commitment: hex64,
  clientSeed,
  nonce: z.number().int().min(0).meta({ description: 'the nonce of the next round' }),
});

/**
 * The commitment to the server seed of the pair that comes next: fixed before anybody can know which client seed it will be used
 * with, and the only one that the next pair can have.
 */
export const nextCommitment = hex64.meta({
  description: 'SHA-256 of the server seed of the next pair, which is fixed already',
});

/** A pair that was rotated away: its server seed is public, every round of it can be recomputed. */
export const revealedSeedPair = z.object({
  id: z.string(),
  commitment: hex64,
  serverSeed: hex64,
  clientSeed,
  rounds: z.number().int().min(0),
  revealedAt: instant,
});
