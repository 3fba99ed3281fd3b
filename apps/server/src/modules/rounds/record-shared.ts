import type { Transaction } from '../../platform/database/index.ts';
import type { Vault } from '../../platform/vault.ts';
import { sealSeed } from './seeds.ts';
import { insertRevealed, insertRounds, type StoredRound } from './store.ts';

/** What fixed a shared round, all of it public by now. */
export interface SharedSeeds {
  readonly gameId: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly openedAt: Date;
  readonly revealedAt: Date;
}

/** A settled bet on a shared round; its nonce is 0, as of the only round of its seeds. */
export type SharedPlay = Omit<StoredRound, 'nonce'>;

/** The owner of pairs that belong to no member: the rounds that many play as one. */
const nobody = 0n;

export function revealShared(tx: Transaction, vault: Vault, seeds: SharedSeeds): Promise<bigint> {
  const { commitment, sealedServerSeed } = sealSeed(vault, seeds.serverSeed);
  return insertRevealed(tx, {
    memberId: nobody,
    gameId: seeds.gameId,
    commitment,
    sealedServerSeed,
    serverSeed: seeds.serverSeed,
    clientSeed: seeds.clientSeed,
    nextNonce: 1,
    createdAt: seeds.openedAt,
    revealedAt: seeds.revealedAt,
  });
}

export function recordShared(tx: Transaction, plays: readonly SharedPlay[]): Promise<void> {
  return insertRounds(
    tx,
    plays.map((play) => ({ ...play, nonce: 0 })),
  );
}
