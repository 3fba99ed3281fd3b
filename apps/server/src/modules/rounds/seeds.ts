import { randomBytes } from 'node:crypto';
import { commit } from '@ikka/fair';
import type { Vault } from '../../platform/vault.ts';

/** A seed pair as the process that plays holds it: the secret half in memory only. */
export interface SeedPair {
  readonly id: bigint;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  nextNonce: number;
}

/** 32 bytes of the system's generator as lower-case hex: the ASCII text itself is the HMAC's key. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');

export interface SealedSeed {
  readonly commitment: string;
  readonly sealedServerSeed: string;
}

/** Sealed under its commitment, so that a sealed seed cannot be moved to another pair. */
export function sealSeed(vault: Vault, serverSeed: string): SealedSeed {
  const commitment = commit(serverSeed);
  return { commitment, sealedServerSeed: vault.seal('server-seed', commitment, serverSeed) };
}

export function openSeed(vault: Vault, sealed: SealedSeed): string {
  const serverSeed = vault.open('server-seed', sealed.commitment, sealed.sealedServerSeed);
  if (commit(serverSeed) !== sealed.commitment)
    throw new Error('a server seed does not match its commitment');
  return serverSeed;
}
