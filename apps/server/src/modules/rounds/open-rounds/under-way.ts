import { isStepped, type JsonValue } from '@ikka/game-kit';
import type { Queryable } from '../../../platform/database/index.ts';
import type { RoundsParts } from '../index.ts';
import { openSeed } from '../seeds.ts';
import { readUnderWay, type UnderWayWish } from './under-way-store.ts';

/** A round of several steps as it stands: an open one with what was drawn for its steps so far. */
export interface RoundUnderWay {
  readonly gameId: string;
  readonly version: string;
  readonly currency: string;
  /** All that it has staked by now, in smallest units. */
  readonly stake: bigint;
  readonly choice: JsonValue;
  readonly outcome: JsonValue;
  readonly isOver: boolean;
}

/**
 * The rounds of these games that are open now, and those that were settled since an instant, all as they stood at one moment. What
 * an open one hides stays in this process: who asks must tell nobody.
 */
export async function roundsUnderWay(
  { vault, games }: Pick<RoundsParts, 'vault' | 'games'>,
  tx: Queryable,
  wish: UnderWayWish,
): Promise<RoundUnderWay[]> {
  const rows = wish.gameIds.length === 0 ? [] : await readUnderWay(tx, wish);
  return rows.flatMap(
    ({ outcome, commitment, sealedServerSeed, clientSeed, nonce, ...row }): RoundUnderWay[] => {
      const stake = BigInt(row.stake);
      const choice = row.choice as JsonValue;
      if (outcome !== null) return [{ ...row, stake, choice, outcome: outcome as JsonValue, isOver: true }];
      const game = games.version(row.gameId, row.version);
      if (game === null || !isStepped(game)) return [];
      const serverSeed = openSeed(vault, { commitment, sealedServerSeed });
      const drawn = game.steps.resume(stake, choice).draw({ serverSeed, clientSeed, nonce });
      return [{ ...row, stake, choice, outcome: drawn, isOver: false }];
    },
  );
}
