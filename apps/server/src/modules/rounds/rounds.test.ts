import { isRefusal, refuse } from '@ikka/contract';
import { commit } from '@ikka/fair';
import { recomputeRound } from '@ikka/game-kit';
import { karakoram25 } from '@ikka/karakoram-25/round';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { openGuard } from '../protection/index.ts';
import { createGameShelf, createRounds, type Played, type PlayRefusal, type Rounds } from './index.ts';

const silent = createLogger('silent');
const stake = '25.00';

describe('rounds', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let ledgers: Ledger[];
  let rounds: Rounds;
  let other: Rounds;
  let memberId = 0n;
  let pace = 0;
  let offered: bigint[] | ClosedGame = [];
  const facts: string[] = [];

  /** One process's worth: its own ledger lanes and its own memory, on the shared database. */
  const startProcess = async (): Promise<Rounds> => {
    const ledger = await createLedger({ database: test.database, clock, log: silent });
    ledgers.push(ledger);
    return createRounds({
      database: test.database,
      clock,
      vault: createVault('k'.repeat(32)),
      facts: { publish: (name) => void facts.push(name) },
      settings: { get: () => pace } as never,
      ledger,
      games: createGameShelf([karakoram25]),
      stakes: async (gameId) => (gameId === 'karakoram-25' ? offered : refuse('game.unavailable')),
      currencyCode: (code) => code as CurrencyCode,
      guardOf: async () => openGuard,
    });
  };
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds'], max: 20 });
    clock = fakeClock(new Date());
    ledgers = [];
    rounds = await startProcess();
    other = await startProcess();
  });
  afterAll(async () => {
    await Promise.all(ledgers.map((ledger) => ledger.close()));
    await test.drop();
  });
  beforeEach(async () => {
    memberId += 1n;
    pace = 0;
    offered = [2_500n, 5_000n];
    await fund(1_000_000n);
  });

  const ledger = () => ledgers[0] as Ledger;
  const fund = async (amount: bigint) => {
    const cash = await ledger().memberAccount(memberId, 'cash', 'PKR');
    const bank = await ledger().houseAccount('provider', 'PKR', 'test');
    const transfer = { id: ledger().newId(), debit: bank, credit: cash, amount, kind: 'deposit' as const };
    expect(await ledger().post({ transfers: [transfer] })).toMatchObject({ status: 'posted' });
  };
  const cash = async () => {
    const id = await ledger().memberAccount(memberId, 'cash', 'PKR');
    return (await ledger().account(id))?.balance ?? 0n;
  };
  const session = (): PlaySession => ({
    playSessionId: '0198d2a0-0000-7000-8000-000000000001',
    memberId,
    account: `member${memberId}`,
    isTrial: false,
    currency: 'PKR',
    gameId: 'karakoram-25',
    vassalage: 'IKKA_SLOT',
    language: 'UR',
  });
  const newKey = () => uuidv7({ msecs: clock.now().getTime() });
  const wish = (key = newKey()) => ({ play: session(), key, stake, choice: null });
  const played = (answer: Played | PlayRefusal): Played => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };
  const books = () => ledger().health('recount');

  it('[R1] moves stake and payout and keeps the record together', async () => {
    const { round, balance } = played(await rounds.play(wish()));
    expect(balance).toBe(1_000_000n - 2_500n + round.payout);
    expect(await cash()).toBe(balance);
    const story = await rounds.story(round.id);
    expect(story?.postings.map(({ kind }) => kind)).toEqual(
      round.payout > 0n ? ['stake', 'payout'] : ['stake'],
    );
    expect(story?.postings.every(({ reference }) => reference === round.id)).toBe(true);
    expect(await other.story(round.id.toUpperCase())).toEqual(story);
    expect(facts).toContain('RoundSettled');
  });

  it('[R2] can be recomputed from the record once the seed is revealed', async () => {
    const answers: Played[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(played(await rounds.play(wish())));
    expect(answers.map(({ round }) => round.nonce)).toEqual([0, 1, 2, 3, 4]);
    const rotated = await rounds.rotate({ memberId, gameId: 'karakoram-25', clientSeed: 'my own seed' });
    if (isRefusal(rotated)) throw new Error(rotated.code);
    const { serverSeed, clientSeed, commitment } = rotated.revealed;
    expect(commit(serverSeed ?? '')).toBe(commitment);
    for (const { round } of answers) {
      const again = recomputeRound([karakoram25], {
        game: round.gameId,
        version: round.gameVersion,
        serverSeed: serverSeed ?? '',
        clientSeed,
        nonce: round.nonce,
        stake: round.stake,
        choice: null,
      });
      expect(again).toMatchObject({ outcome: round.outcome, payout: round.payout });
    }
    expect(rotated.current).toMatchObject({ clientSeed: 'my own seed', nextNonce: 0, serverSeed: null });
  });

  it('[R3] answers a repeated key with the first round, in any process, and moves nothing again', async () => {
    const one = wish();
    const first = played(await rounds.play(one));
    for (let n = 0; n < 12; n += 1) await rounds.play(wish());
    const after = await cash();
    expect(played(await rounds.play(one)).round).toEqual(first.round);
    expect(played(await other.play(one))).toMatchObject({ round: first.round, balance: first.balance });
    expect(await cash()).toBe(after);
    expect(await rounds.play({ ...one, stake: '50.00' })).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await cash()).toBe(after);
  });

  it.each<[string, bigint[] | ClosedGame, string]>([
    ['the game is closed', refuse('game.unavailable'), 'game.unavailable'],
    ['the game is in maintenance', refuse('game.in_maintenance'), 'game.in_maintenance'],
    ['its stake is not offered any more', [5_000n], 'round.stake_invalid'],
  ])('[R3] answers a repeated key after %s, and begins nothing new', async (_what, now, code) => {
    const one = wish();
    const first = played(await rounds.play(one));
    offered = now;
    expect(played(await other.play(one))).toMatchObject({ round: first.round, balance: first.balance });
    expect(await rounds.play(wish())).toMatchObject({ code });
    expect((await rounds.totals({ memberIds: [memberId] })).rounds).toBe(1);
  });

  it('[R3] answers thirty repetitions at once, in two processes, with one round', async () => {
    const one = wish();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? rounds : other).play(one)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(played(answer).round.outcome))).size).toBe(1);
    expect((await rounds.totals({ memberIds: [memberId] })).rounds).toBe(1);
  });

  it('[R4] uses every nonce once while two processes play and reveal', async () => {
    const work: Promise<unknown>[] = [];
    for (let n = 0; n < 40; n += 1) {
      work.push((n % 2 === 0 ? rounds : other).play(wish()));
      if (n % 10 === 9)
        work.push((n % 20 === 9 ? rounds : other).rotate({ memberId, gameId: 'karakoram-25' }));
      if (n % 12 === 11) await Promise.all(work);
    }
    await Promise.all(work);
    const list = await rounds.find({ memberIds: [memberId] }, { limit: 100, offset: 0 });
    expect(list).toHaveLength(40);
    expect(new Set(list.map(({ seedPairId, nonce }) => `${seedPairId}/${nonce}`)).size).toBe(40);
    const { stake: staked, payout } = await rounds.totals({ memberIds: [memberId] });
    expect(await cash()).toBe(1_000_000n - staked + payout);
    const { revealed } = await rounds.fairness(memberId, 'karakoram-25');
    for (const pair of revealed) {
      expect(list.filter(({ seedPairId }) => seedPairId === pair.id)).toHaveLength(pair.nextNonce);
    }
  });

  it('[R5] keeps a server seed sealed until it is revealed', async () => {
    await rounds.play(wish());
    const { current } = await rounds.fairness(memberId, 'karakoram-25');
    expect(current.serverSeed).toBeNull();
    expect(current.sealedServerSeed).toMatch(/^v1\./);
    await rounds.rotate({ memberId, gameId: 'karakoram-25' });
    const { revealed } = await rounds.fairness(memberId, 'karakoram-25');
    expect(current.sealedServerSeed).not.toContain(revealed[0]?.serverSeed);
    expect(revealed[0]?.commitment).toBe(current.commitment);
  });

  it.each(['', 'x'.repeat(65), 'اکّا', 'a\nb'])('[R6] refuses the client seed %j', async (clientSeed) => {
    expect(await rounds.rotate({ memberId, gameId: 'karakoram-25', clientSeed })).toMatchObject({
      code: 'seed.client_seed_invalid',
    });
  });

  it.each([
    ['a stake that is not offered', { stake: '26.00' }, 'round.stake_invalid'],
    ['a stake of another precision', { stake: '25' }, 'round.stake_invalid'],
    ['no stake at all', { stake: '0.00' }, 'round.stake_invalid'],
    ['a choice that the game does not have', { choice: { lines: 3 } }, 'round.bet_invalid'],
  ])('[R6] refuses %s', async (_what, wrong, code) => {
    expect(await rounds.play({ ...wish(), ...wrong })).toMatchObject({ code });
    expect(await cash()).toBe(1_000_000n);
  });

  it('[R6] refuses more than there is, and a suspended member', async () => {
    const poor = await startProcess();
    memberId += 1n;
    await fund(2_499n);
    expect(await poor.play(wish())).toMatchObject({ code: 'wallet.insufficient_funds' });
    await fund(1_000_000n);
    await test.database.transaction((tx) => ledger().suspend(tx, memberId));
    expect(await poor.play(wish())).toMatchObject({ code: 'member.suspended' });
    expect((await rounds.totals({ memberIds: [memberId] })).rounds).toBe(0);
    const game = { ...session(), gameId: 'gone' };
    expect(await poor.play({ ...wish(), play: game })).toMatchObject({ code: 'game.unavailable' });
  });

  it('[R7] lets nobody change a record', async () => {
    await rounds.play(wish());
    for (const change of [
      'UPDATE rounds.round SET payout = 1',
      'DELETE FROM rounds.round',
      'TRUNCATE rounds.round',
    ]) {
      const refused = await test.database.pool.query(change).catch((error: Error) => error.message);
      expect(refused).toContain('append-only');
    }
  });

  it('[R8] holds the pace of the house, and still answers a repetition', async () => {
    pace = 2_500;
    const one = wish();
    const first = played(await rounds.play(one));
    expect(await rounds.play(wish())).toMatchObject({ code: 'round.too_soon' });
    expect(played(await rounds.play(one)).round).toEqual(first.round);
    clock.advance(2_500);
    played(await rounds.play(wish()));
  });

  it('[R1] leaves books that balance after all of it', async () => {
    expect(await books()).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });
});
