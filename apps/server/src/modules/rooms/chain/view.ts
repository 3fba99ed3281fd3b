import type { PublishedChain } from '@ikka/contract';
import { saltIn } from './chains.ts';
import type { UsedChain } from './store.ts';

/** A chain in the words of the wire, with what the one after it is committed to. */
export function chainView(chain: UsedChain, nextCommitment: string | null): PublishedChain {
  const { firstRound, length, commitment, saltRound, createdAt, saltedAt } = chain;
  return {
    firstRound,
    length,
    commitment,
    salt: saltIn(chain),
    saltRound,
    committedAt: createdAt.toISOString(),
    saltedAt: saltedAt?.toISOString() ?? null,
    nextCommitment,
  };
}
