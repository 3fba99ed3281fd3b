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
import { createGameShelf } from '../shelf/index.ts';
import { createRounds, type Played, type PlayRefusal, type Rounds } from './index.ts';

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

  const rotate = async (by: Rounds, clientSeed = 'seed of a test') => {
    const { nextCommitment } = await by.fairness(memberId, 'karakoram-25');
    return by.rotate({ memberId, gameId: 'karakoram-25', clientSeed, nextCommitment });
  };

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
    expect(facts).toContain('PlaySettled');
  });

  it('[R1] sums what a member’s own rounds of a game came to, and of nobody else’s', async () => {
    const before = clock.now();
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      clock.advance(1_000);
      answers.push(played(await rounds.play(wish())).round);
    }
    const of = { memberId, gameId: 'karakoram-25', currency: 'PKR' };
    const nets = answers.map(({ payout }) => payout - 2_500n);
    const won = nets.filter((net) => net > 0n);
    expect(await other.ownPlay({ ...of, from: before })).toEqual({
      rounds: 12,
      won: won.length,
      stake: 30_000n,
      payout: answers.reduce((sum, { payout }) => sum + payout, 0n),
      best: won.length === 0 ? null : won.toSorted((a, b) => (a < b ? 1 : -1))[0],
    });
    const nothing = { rounds: 0, won: 0, stake: 0n, payout: 0n, best: null };
    expect(await rounds.ownPlay({ ...of, from: new Date(clock.now().getTime() + 1) })).toEqual(nothing);
    expect(await rounds.ownPlay({ ...of, memberId: 99_999n, from: before })).toEqual(nothing);
    expect(await rounds.ownPlay({ ...of, currency: 'PKT', from: before })).toEqual(nothing);
  });

  it('[R2] can be recomputed from the record once the seed is revealed', async () => {
    const answers: Played[] = [];
    for (let n = 0; n < 5; n += 1) answers.push(played(await rounds.play(wish())));
    expect(answers.map(({ round }) => round.nonce)).toEqual([0, 1, 2, 3, 4]);
    const rotated = await rotate(rounds, 'my own seed');
    if (isRefusal(rotated) || rotated.revealed === null) throw new Error('not rotated');
    const { serverSeed, clientSeed, commitment } = rotated.revealed;
    expect(clientSeed).toBe(answers[0]?.round.id);
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
      if (n % 10 === 9) work.push(rotate(n % 20 === 9 ? rounds : other));
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
    if (current === null) throw new Error('a round begins a pair');
    expect(current.serverSeed).toBeNull();
    expect(current.sealedServerSeed).toMatch(/^v1\./);
    await rotate(rounds);
    const { revealed } = await rounds.fairness(memberId, 'karakoram-25');
    expect(current.sealedServerSeed).not.toContain(revealed[0]?.serverSeed);
    expect(revealed[0]?.commitment).toBe(current.commitment);
  });

  describe('[R20] the next pair', () => {
    const shown = async () => (await other.fairness(memberId, 'karakoram-25')).nextCommitment;
    const begin = (by: Rounds, clientSeed: string, nextCommitment: string) =>
      by.rotate({ memberId, gameId: 'karakoram-25', clientSeed, nextCommitment });

    it('is committed before its client seed is known, and is the one that was shown', async () => {
      const first = await shown();
      expect(await rounds.fairness(memberId, 'karakoram-25')).toEqual({
        current: null,
        nextCommitment: first,
        revealed: [],
      });
      const begun = await begin(rounds, 'of my browser', first);
      if (isRefusal(begun)) throw new Error(begun.code);
      expect(begun).toMatchObject({
        current: { commitment: first, clientSeed: 'of my browser', nextNonce: 0 },
        revealed: null,
      });
      const second = await shown();
      expect(second).toBe(begun.nextCommitment);
      expect(second).not.toBe(first);
      const { round } = played(await rounds.play(wish()));
      expect(round).toMatchObject({ seedPairId: begun.current.id, nonce: 0 });
      const next = await begin(other, 'another', second);
      if (isRefusal(next)) throw new Error(next.code);
      expect(next).toMatchObject({
        current: { commitment: second, clientSeed: 'another' },
        revealed: { commitment: first, clientSeed: 'of my browser', nextNonce: 1 },
      });
      expect(commit(next.revealed?.serverSeed ?? '')).toBe(first);
    });

    it('answers the same wish again the same, in any process and after rounds', async () => {
      const first = await shown();
      await begin(rounds, 'one', first);
      const second = await shown();
      const begun = await begin(rounds, 'two', second);
      if (isRefusal(begun)) throw new Error(begun.code);
      await rounds.play(wish());
      const again = await begin(other, 'two', second);
      expect(again).toEqual({ ...begun, current: { ...begun.current, nextNonce: 1 } });
      expect((await rounds.fairness(memberId, 'karakoram-25')).revealed).toHaveLength(1);
    });

    it('is begun by one of two tabs, and refused to a commitment that was not shown for it', async () => {
      const first = await shown();
      const both = await Promise.all([begin(rounds, 'tab one', first), begin(other, 'tab two', first)]);
      expect(both.filter(isRefusal)).toMatchObject([{ code: 'seed.commitment_moved' }]);
      const { current } = await rounds.fairness(memberId, 'karakoram-25');
      expect(both.filter((one) => !isRefusal(one))).toMatchObject([{ current: { id: current?.id } }]);
      expect(await begin(rounds, 'later', first)).toMatchObject({
        code: 'seed.commitment_moved',
        value: { nextCommitment: await shown() },
      });
      expect(await begin(rounds, 'guessed', 'f'.repeat(64))).toMatchObject({ code: 'seed.commitment_moved' });
    });

    it('is begun by a round where the player began none, with the id that the browser’s key gave it', async () => {
      const first = await shown();
      const { round } = played(await rounds.play(wish()));
      const { current } = await rounds.fairness(memberId, 'karakoram-25');
      expect(current).toMatchObject({ commitment: first, clientSeed: round.id, nextNonce: 1 });
    });

    it('is not begun by a reveal: the seed is told, and the next round brings its own', async () => {
      await begin(rounds, 'mine', await shown());
      await other.play(wish());
      const next = await shown();
      expect(await rounds.reveal({ memberId, gameId: 'karakoram-25' })).toBeNull();
      expect(await rounds.reveal({ memberId, gameId: 'karakoram-25' })).toBeNull();
      expect(await rounds.fairness(memberId, 'karakoram-25')).toMatchObject({
        current: null,
        nextCommitment: next,
        revealed: [{ clientSeed: 'mine', nextNonce: 1 }],
      });
      // The other process still knows the pair that was revealed.
      const { round } = played(await other.play(wish()));
      expect((await rounds.fairness(memberId, 'karakoram-25')).current).toMatchObject({
        commitment: next,
        clientSeed: round.id,
      });
    });

    it('rests sealed', async () => {
      await shown();
      const { rows } = await test.database.pool.query(
        'SELECT sealed_server_seed FROM rounds.next_seed WHERE member_id = $1',
        [memberId],
      );
      expect(rows).toEqual([{ sealed_server_seed: expect.stringMatching(/^v1\./) }]);
    });
  });

  it.each(['', 'x'.repeat(65), 'اکّا', 'a\nb'])('[R6] refuses the client seed %j', async (clientSeed) => {
    expect(await rotate(rounds, clientSeed)).toMatchObject({
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
