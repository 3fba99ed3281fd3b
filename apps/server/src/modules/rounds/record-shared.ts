import type { StreamSeeds } from '@ikka/fair';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { Vault } from '../../platform/vault.ts';
import { pairsByIds } from './played-store.ts';
import { openSeed, sealSeed } from './seeds.ts';
import { insertPair, insertRounds, revealPair, type StoredRound } from './store.ts';

/** What fixed a shared round, all of it public by now. */
export interface SharedSeeds {
  readonly gameId: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly openedAt: Date;
  readonly revealedAt: Date;
}

/** A settled bet on a shared round; its nonce is 0, as of the only round of its seeds. */
export type SharedPlay = Omit<StoredRound, 'nonce' | 'setOff'> & Partial<Pick<StoredRound, 'setOff'>>;

/** The owner of pairs that belong to no member: the rounds that many play as one. */
const nobody = 0n;

export function revealShared(tx: Transaction, vault: Vault, seeds: SharedSeeds): Promise<bigint> {
  const { commitment, sealedServerSeed } = sealSeed(vault, seeds.serverSeed);
  return insertPair(tx, {
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

/** Keeps the seeds of a shared round that is still on, sealed: bets on it are recorded before it is over. */
export function openShared(
  tx: Transaction,
  vault: Vault,
  seeds: Omit<SharedSeeds, 'revealedAt'>,
): Promise<bigint> {
  const { gameId, clientSeed, openedAt } = seeds;
  return insertPair(tx, {
    memberId: nobody,
    gameId,
    ...sealSeed(vault, seeds.serverSeed),
    clientSeed,
    nextNonce: 1,
    createdAt: openedAt,
  });
}

/** Reveals seeds that `openShared` keeps. */
export function revealOpened(
  tx: Transaction,
  pair: { readonly id: bigint; readonly serverSeed: string; readonly at: Date },
): Promise<void> {
  return revealPair(tx, pair);
}

export function recordShared(tx: Transaction, plays: readonly SharedPlay[]): Promise<void> {
  return insertRounds(
    tx,
    plays.map((play) => ({ setOff: 0n, ...play, nonce: 0 })),
  );
}

/** What these pairs of nobody's fix, by their numbers: the seeds of the one round of each. */
export async function seedsOfPairs(
  tx: Queryable,
  vault: Vault,
  pairIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, StreamSeeds>> {
  const pairs = await pairsByIds(tx, pairIds);
  return new Map(
    pairs.map(({ id, clientSeed, serverSeed, ...sealed }) => [
      id,
      { serverSeed: serverSeed ?? openSeed(vault, sealed), clientSeed, nonce: 0 },
    ]),
  );
}
