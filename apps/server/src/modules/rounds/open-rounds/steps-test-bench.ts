import { refuse } from '@ikka/contract';
import { dice } from '@ikka/dice/round';
import { openStream } from '@ikka/fair';
import type { InstantGame, SteppedGame } from '@ikka/game-kit';
import { mines } from '@ikka/mines/round';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import type { PlaySession } from '../../../platform/calls.ts';
import { createLogger } from '../../../platform/log.ts';
import { createVault, type Vault } from '../../../platform/vault.ts';
import { createAudit } from '../../audit/index.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createProtection, type Protection } from '../../protection/index.ts';
import { createGameShelf } from '../../shelf/index.ts';
import { createRounds, type Rounds } from '../index.ts';
import { openSeed, sealSeed } from '../seeds.ts';
import { beginPair, openPair } from '../store.ts';
import type { ShownRound, Standing } from './standing.ts';

/** One process's worth of rounds; `dies` makes its ledger fail before or after the next post, as a killed process would. */
export interface Process {
  readonly rounds: Rounds;
  readonly ledger: Ledger;
  dies: 'before' | 'after' | null;
}

export class Killed extends Error {}

/** Two processes on one database, and the member whose turn it is. */
export interface StepsBench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly vault: Vault;
  readonly one: Process;
  readonly other: Process;
  readonly protection: Protection;
  /** Who plays what: every test has a member of its own. */
  readonly who: { memberId: bigint; currency: string; gameId: string };
  /** What the house offers, for tests to change. */
  readonly house: { isOffered: boolean; winMax: bigint | null };
  readonly facts: string[];
  /** Gives the member so much cash. */
  fund(amount: bigint): Promise<void>;
  money(): Promise<{ readonly cash: bigint; readonly inPlay: bigint }>;
  session(): PlaySession;
  newKey(): string;
  step(round: ShownRound, action: unknown, by?: Process, key?: string): ReturnType<Rounds['step']>;
  /** What nobody may know while the round is open: the numbers of its stream, read with the test's key of the vault. */
  streamOf(nonce: number): Promise<ReturnType<typeof openStream>>;
  /** Begins the next pair with a seed of the test's own, and reveals the one in use. */
  rotate(by?: Process): ReturnType<Rounds['rotate']>;
  /** Begins the member's seeds of the game with these, so that what is dealt is known. */
  beginSeeds(seeds: { readonly serverSeed: string; readonly clientSeed: string }): Promise<void>;
  close(): Promise<void>;
}

export const minutes = 60_000;
export const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;

/** The open round of an answer; throws where there is none. */
export function shown(standing: Standing | { code: string }): ShownRound {
  if ('code' in standing || standing.open === null) throw new Error(`not open: ${textOf(standing)}`);
  return standing.open;
}

/** The settled round of an answer; throws where there is none. */
export function settled(standing: Standing | { code: string }) {
  if ('code' in standing || standing.settled === null) throw new Error(`not settled: ${textOf(standing)}`);
  return standing.settled;
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one));

/**
 * Opens a database with two processes that offer this game, mines beside it, and dice as a game of one bet. `newer`: the version of
 * the game that the other process has in force already, the first one beside it.
 */
export async function openStepsBench(game: SteppedGame, newer?: SteppedGame): Promise<StepsBench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'rounds'], max: 20 });
  const { database } = test;
  const clock = fakeClock(new Date());
  const vault = createVault('k'.repeat(32));
  const facts: string[] = [];
  const who = { memberId: 0n, currency: 'PKR', gameId: game.code };
  const house: StepsBench['house'] = { isOffered: true, winMax: null };
  const newLedger = () => createLedger({ database, clock, log: createLogger('silent') });
  const firstLedger = await newLedger();
  const protection = createProtection({
    database,
    clock,
    audit: createAudit({ database, clock }),
    facts: { publish: () => {} },
    ledger: firstLedger,
  });

  const startProcess = (ledger: Ledger, more: readonly SteppedGame[] = []): Process => {
    const process: Process = { rounds: undefined as never, ledger, dies: null };
    const post: Ledger['post'] = async (wanted) => {
      const { dies } = process;
      process.dies = null;
      if (dies === 'before') throw new Killed();
      const outcome = await ledger.post(wanted);
      if (dies === 'after') throw new Killed();
      return outcome;
    };
    const rounds = createRounds({
      database,
      clock,
      vault,
      facts: { publish: (name) => void facts.push(name) },
      settings: { get: (name: string) => (name === 'play.open_round_minutes' ? 720 : 0) } as never,
      ledger: { ...ledger, post },
      games: createGameShelf([...new Set<InstantGame>([game, mines, dice, ...more])]),
      stakes: async () => (house.isOffered ? [200n, 100_000n] : refuse('game.in_maintenance')),
      greatestWin: () => house.winMax,
      currencyCode: (code) => code as CurrencyCode,
      guardOf: protection.guardOf,
    });
    return Object.assign(process, { rounds });
  };
  const one = startProcess(firstLedger);
  const other = startProcess(await newLedger(), newer && [newer]);

  const code = () => who.currency as CurrencyCode;
  const balance = async (kind: 'cash' | 'in_play') => {
    const id = await one.ledger.memberAccount(who.memberId, kind, code());
    return (await one.ledger.account(id))?.balance ?? 0n;
  };
  const session = (): PlaySession => ({
    playSessionId: '0198d2a0-0000-7000-8000-000000000001',
    memberId: who.memberId,
    account: `member${who.memberId}`,
    isTrial: who.currency !== 'PKR',
    currency: who.currency,
    gameId: who.gameId,
    vassalage: 'IKKA_ARCADE',
    language: 'UR',
  });
  const newKey = () => uuidv7({ msecs: clock.now().getTime() });
  return {
    test,
    clock,
    vault,
    one,
    other,
    protection,
    who,
    house,
    facts,
    session,
    newKey,
    async fund(amount) {
      const credit = await one.ledger.memberAccount(who.memberId, 'cash', code());
      const debit = await one.ledger.houseAccount('provider', code(), 'test');
      await one.ledger.post({
        transfers: [{ id: one.ledger.newId(), debit, credit, amount, kind: 'deposit' }],
      });
    },
    money: async () => ({ cash: await balance('cash'), inPlay: await balance('in_play') }),
    step: (round, action, by = one, key = newKey()) =>
      by.rounds.step({ play: session(), roundId: round.round.id, key, step: round.round.step, action }),
    async streamOf(nonce) {
      const pair = await openPair(database.db, who.memberId, who.gameId);
      if (pair === null) throw new Error('no pair');
      return openStream({ serverSeed: openSeed(vault, pair), clientSeed: pair.clientSeed, nonce });
    },
    async rotate(by = one) {
      const { memberId, gameId } = who;
      const { nextCommitment } = await by.rounds.fairness(memberId, gameId);
      return by.rounds.rotate({ memberId, gameId, clientSeed: 'seed of a test', nextCommitment });
    },
    async beginSeeds({ serverSeed, clientSeed }) {
      const pair = { memberId: who.memberId, gameId: who.gameId, clientSeed, createdAt: clock.now() };
      await database.transaction((tx) => beginPair(tx, { ...pair, ...sealSeed(vault, serverSeed) }));
    },
    async close() {
      await Promise.all([one.ledger.close(), other.ledger.close()]);
      await test.drop();
    },
  };
}
