import { randomBytes } from 'node:crypto';
import { commit } from '@ikka/fair';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { Audit } from '../../audit/index.ts';
import type { StoredChain } from '../tables.ts';
import { markFor, seedBefore, seedChain } from './seed-chain.ts';
import { chainAt, insertChain, insertMarks, markAt, saltChain } from './store.ts';

/** What fixes a shared round, secret until it is over. */
export interface RoundSeeds {
  readonly no: number;
  readonly chainId: bigint;
  readonly serverSeed: string;
  readonly commitment: string;
  /** Public: the client seed of every round of the chain. */
  readonly salt: string;
}

export interface ChainParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly audit: Pick<Audit, 'record'>;
  /** Rounds of a new chain. */
  readonly chainLength: number;
}

export interface Chains {
  /** The seeds of a room's round, counted from 1; a chain is begun where none reaches so far. */
  seeds(roomId: string, no: number): Promise<RoundSeeds>;
  /** The published half of the chain that a round belongs to. */
  published(roomId: string, no: number): Promise<StoredChain | null>;
}

const markDistance = 1_000;
const sealPurpose = 'room-seed';

export function createChains(parts: ChainParts): Chains {
  const { database, clock, vault, chainLength: length } = parts;
  const sealedAs = (commitment: string, place: number) => `${commitment}/${place}`;

  /** First the commitment is on record, then the salt is drawn: the chain could not be chosen to suit it. */
  const begin = async (roomId: string, firstRound: number): Promise<void> => {
    const { commitment, marks } = await seedChain(randomBytes(32).toString('hex'), length, markDistance);
    await database.transaction(async (tx) => {
      const at = clock.now();
      const id = await insertChain(tx, { roomId, firstRound, length, commitment, createdAt: at });
      if (id === null) return;
      await insertMarks(
        tx,
        id,
        [...marks].map(([place, seed]) => ({
          place,
          sealedSeed: vault.seal(sealPurpose, sealedAs(commitment, place), seed),
        })),
      );
      await parts.audit.record(tx, {
        actorKind: 'system',
        actor: 'rooms',
        action: 'room.chain_committed',
        subject: `room:${roomId}`,
        after: { firstRound, length, commitment },
      });
    });
  };

  const salt = async (chain: StoredChain): Promise<void> => {
    const drawn = randomBytes(16).toString('hex');
    await database.transaction(async (tx) => {
      if (!(await saltChain(tx, chain.id, { salt: drawn, at: clock.now() }))) return;
      await parts.audit.record(tx, {
        actorKind: 'system',
        actor: 'rooms',
        action: 'room.chain_salted',
        subject: `room:${chain.roomId}`,
        after: { commitment: chain.commitment, salt: drawn },
      });
    });
  };

  const salted = async (roomId: string, no: number): Promise<StoredChain & { salt: string }> => {
    for (let tries = 0; tries < 3; tries += 1) {
      const chain = await chainAt(database.db, roomId, no);
      if (chain === null || chain.firstRound + chain.length <= no) {
        await begin(roomId, chain === null ? 1 : chain.firstRound + chain.length);
      } else if (chain.salt === null) {
        await salt(chain);
      } else {
        return { ...chain, salt: chain.salt };
      }
    }
    throw new Error(`no chain reaches the round ${no} of ${roomId}`);
  };

  return {
    async seeds(roomId, no) {
      const chain = await salted(roomId, no);
      const place = no - chain.firstRound + 1;
      const mark = markFor(place, chain.length, markDistance);
      const sealed = await markAt(database.db, chain.id, mark);
      if (sealed === null) throw new Error(`the chain ${chain.id} has no mark ${mark}`);
      const opened = vault.open(sealPurpose, sealedAs(chain.commitment, mark), sealed);
      const serverSeed = seedBefore(opened, mark - place);
      return { no, chainId: chain.id, serverSeed, commitment: commit(serverSeed), salt: chain.salt };
    },
    published: (roomId, no) => chainAt(database.db, roomId, no),
  };
}
