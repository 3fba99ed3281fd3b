import type { Database } from '../../platform/database/index.ts';
import { chainStart, entryHash } from './entry-hash.ts';
import { entriesAfter } from './store.ts';

export interface ChainCheck {
  readonly entries: number;
  readonly intact: boolean;
  readonly firstBrokenId: bigint | null;
  /** The newest good hash: publish it, and nobody can rewrite what came before. */
  readonly head: string;
}

const stretch = 2_000;

/** Walks the whole chain in stretches, recomputes every hash and stops at the first that does not follow. */
export async function checkChain(database: Database): Promise<ChainCheck> {
  let head = chainStart;
  let id = 0n;
  let entries = 0;
  for (;;) {
    const next = await entriesAfter(database.db, id, stretch);
    for (const entry of next) {
      // A gap in the ids is a dropped entry even where the hashes were mended.
      if (entry.id !== id + 1n || entry.hash !== entryHash(head, entry)) {
        return { entries, intact: false, firstBrokenId: entry.id, head };
      }
      head = entry.hash;
      id = entry.id;
      entries += 1;
    }
    if (next.length < stretch) return { entries, intact: true, firstBrokenId: null, head };
  }
}
