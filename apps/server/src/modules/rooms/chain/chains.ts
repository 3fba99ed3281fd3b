import { randomBytes } from 'node:crypto';
import { commit, saltOf } from '@ikka/fair';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { Audit } from '../../audit/index.ts';
import type { StoredChain } from '../tables.ts';
import { markFor, type SeedChain, seedBefore, seedChain } from './seed-chain.ts';
import {
  beginChain,
  chainAt,
  chainBets,
  chainFrom,
  chainsFor,
  insertChain,
  insertChainBets,
  insertMarks,
  markAt,
  saltChain,
  type UsedChain,
  waitingChain,
} from './store.ts';

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

/**
 * The chains of rooms. Beside the one that is used another one waits, committed: the bets of the first round since then that has any
 * are its salt. A chain whose salt the house drew, or that nobody salted, gives way to it as soon as it is salted; one that bettors
 * salted is used to its end.
 */
export interface Chains {
  /** Makes what the opening of a round needs; what it answers fixes the round's seeds in the step's transaction. */
  prepare(roomId: string, no: number): Promise<(tx: Transaction) => Promise<RoundSeeds>>;
  /** The seeds of a round that was opened. */
  seeds(roomId: string, no: number): Promise<RoundSeeds>;
  /** Notes bets that were settled on a round, where they are to salt the chain that waits. */
  noteBets(tx: Transaction, roomId: string, no: number, bets: readonly string[]): Promise<void>;
  /** The published half of the chain that a round belongs to. */
  published(roomId: string, no: number): Promise<UsedChain | null>;
  /** What the chain that waits is committed to; null where the room has none yet. */
  nextCommitment(roomId: string): Promise<string | null>;
  /** The bets that salted the chain that begins with this round, in their order; none where no bets did. */
  saltBets(roomId: string, firstRound: number): Promise<string[]>;
}

const markDistance = 1_000;
const sealPurpose = 'room-seed';

/** The client seed of a chain's rounds. One that nobody salted has its own commitment in its place: public, and nobody's choice. */
export const saltIn = ({ salt, commitment }: Pick<StoredChain, 'salt' | 'commitment'>): string =>
  salt ?? commitment;

export function createChains(parts: ChainParts): Chains {
  const { database, clock, vault, chainLength: length } = parts;
  const sealedAs = (commitment: string, place: number) => `${commitment}/${place}`;
  /** Of each room's latest round: the chain that its bets are to salt. It changes only as a round opens. */
  const salting = new Map<string, { readonly no: number; readonly chainId: bigint | null }>();

  const makeSeeds = (): Promise<SeedChain> =>
    seedChain(randomBytes(32).toString('hex'), length, markDistance);

  const write = async (
    tx: Transaction,
    { commitment, marks }: SeedChain,
    { roomId, firstRound }: { readonly roomId: string; readonly firstRound: number | null },
  ): Promise<StoredChain> => {
    const chain = await insertChain(tx, { roomId, firstRound, length, commitment, createdAt: clock.now() });
    await insertMarks(
      tx,
      chain.id,
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
    return chain;
  };

  /** A waiting chain with the salt that the bets of the round before this one gave it, if there were any. */
  const salted = async (
    tx: Transaction,
    chain: StoredChain,
    bets: readonly string[],
    no: number,
  ): Promise<StoredChain> => {
    if (chain.salt !== null || bets.length === 0) return chain;
    const given = { salt: saltOf(bets), saltRound: no - 1, saltedAt: clock.now() };
    await saltChain(tx, chain.id, given);
    await parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'rooms',
      action: 'room.chain_salted',
      subject: `room:${chain.roomId}`,
      after: { commitment: chain.commitment, salt: given.salt, saltRound: no - 1, bets: bets.length },
    });
    return { ...chain, ...given };
  };

  /** What the opening of a round makes of the chain in use and the one that waits. */
  const plan = async (tx: Queryable, roomId: string, no: number) => {
    const { chain, next } = await chainsFor(tx, roomId, no);
    const bets = next === null || next.salt !== null ? [] : await chainBets(tx, next.id);
    const isOver = chain === null || chain.firstRound + chain.length <= no;
    const hasSalt = next !== null && (next.salt !== null || bets.length > 0);
    const givesWay = isOver || (chain.saltRound === null && hasSalt);
    return { chain, next, bets, isFirst: isOver && next === null, isReplaced: next !== null && givesWay };
  };

  const seedsIn = async (tx: Queryable, chain: UsedChain, no: number): Promise<RoundSeeds> => {
    const place = no - chain.firstRound + 1;
    if (place > chain.length) throw new Error(`no chain reaches the round ${no} of ${chain.roomId}`);
    const mark = markFor(place, chain.length, markDistance);
    const sealed = await markAt(tx, chain.id, mark);
    if (sealed === null) throw new Error(`the chain ${chain.id} has no mark ${mark}`);
    const opened = vault.open(sealPurpose, sealedAs(chain.commitment, mark), sealed);
    const serverSeed = seedBefore(opened, mark - place);
    return { no, chainId: chain.id, serverSeed, commitment: commit(serverSeed), salt: saltIn(chain) };
  };

  const saltingAt = async (tx: Queryable, roomId: string, no: number): Promise<bigint | null> => {
    const known = salting.get(roomId);
    if (known?.no === no) return known.chainId;
    const waiting = await waitingChain(tx, roomId);
    const chainId = waiting?.salt === null ? waiting.id : null;
    salting.set(roomId, { no, chainId });
    return chainId;
  };

  return {
    async prepare(roomId, no) {
      const made: SeedChain[] = [];
      const { isFirst, isReplaced, next } = await plan(database.db, roomId, no);
      for (const isMissing of [isFirst, isReplaced || next === null])
        if (isMissing) made.push(await makeSeeds());
      const take = async () => made.shift() ?? makeSeeds();
      return async (tx) => {
        // What is remembered of a round whose opening was rolled back would be wrong.
        salting.delete(roomId);
        const now = await plan(tx, roomId, no);
        const ready = now.next && (await salted(tx, now.next, now.bets, no));
        let { chain } = now;
        if (ready !== null && now.isReplaced) chain = await beginChain(tx, ready, no);
        if (now.isFirst)
          chain = { ...(await write(tx, await take(), { roomId, firstRound: no })), firstRound: no };
        if (now.isReplaced || now.next === null) await write(tx, await take(), { roomId, firstRound: null });
        if (chain === null) throw new Error(`the round ${no} of ${roomId} has no chain`);
        return seedsIn(tx, chain, no);
      };
    },
    async seeds(roomId, no) {
      const chain = await chainAt(database.db, roomId, no);
      if (chain === null) throw new Error(`the round ${no} of ${roomId} was never opened`);
      return seedsIn(database.db, chain, no);
    },
    async noteBets(tx, roomId, no, bets) {
      const chainId = bets.length === 0 ? null : await saltingAt(tx, roomId, no);
      if (chainId !== null) await insertChainBets(tx, chainId, bets);
    },
    published: (roomId, no) => chainAt(database.db, roomId, no),
    nextCommitment: async (roomId) => (await waitingChain(database.db, roomId))?.commitment ?? null,
    async saltBets(roomId, firstRound) {
      const chain = await chainFrom(database.db, roomId, firstRound);
      return chain === null || chain.saltRound === null ? [] : chainBets(database.db, chain.id);
    },
  };
}
