import { baccaratAt } from '@ikka/baccarat/round';
import { tableOf } from '@ikka/baccarat/rules';
import { isRefusal } from '@ikka/contract';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../../ledger/index.ts';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from '../rooms-test-bench.ts';

const table = { id: 'baccarat-anarkali', variant: 'commission', bettingMs: 15_000, cardMs: 900 } as const;
const limits = { least: '100', most: '100000', sideMost: '10000' };
const purse = 1_000_000n;

interface Head {
  readonly phase: string;
  readonly shoe: number;
  readonly coup: number;
}

describe('a table of baccarat', () => {
  let bench: RoomsTestBench;
  const head = async () => (await bench.head()) as unknown as Head;
  const sit = (by: TestProcess, memberId: bigint) => bench.send(by, memberId, { type: 'sit' });
  const undo = (by: TestProcess, memberId: bigint, bet: string) =>
    bench.send(by, memberId, { type: 'undo', bet, memberId: String(memberId) }, { ends: bet });

  const place = async (
    by: TestProcess,
    memberId: bigint,
    stakes: Readonly<Record<string, string>>,
    key = by.ledger.newId(),
  ) => {
    const { shoe, coup } = await head();
    const bet = derivedId(key, `${memberId}/round`);
    const entry = {
      memberId: String(memberId),
      playSessionId: '0198d2a0-0000-7000-8000-000000000001',
      name: 's***a',
      currency: 'PKR',
      stakes,
    };
    const recall = { type: 'recall', bet, memberId: String(memberId) };
    const outcome = await bench.send(
      by,
      memberId,
      { type: 'bet', bet, shoe, coup, limits, entry },
      { recall },
    );
    return { bet, outcome };
  };

  /** Lets the dealer act until the table is in this phase. */
  const until = async (by: TestProcess, phase: string) => {
    for (let n = 0; n < 120; n += 1) {
      if ((await head()).phase === phase) return;
      bench.clock.advance(2_500);
      await by.rooms.attend();
    }
    throw new Error(`the table is ${(await head()).phase}, not ${phase}`);
  };

  beforeAll(async () => {
    bench = await openRoomsTestBench(table);
    await bench.first.rooms.attend();
  });
  afterAll(() => bench.close());

  it('is one of the house’s', () => {
    expect(tableOf(table.id)).toEqual(table);
  });

  it('[B16, B27, B28] holds stakes, gives back what is undone, pays by the cards and records each bet', async () => {
    const { first } = bench;
    const memberId = await bench.member(purse);
    expect((await head()).phase).toBe('closed');
    await sit(first, memberId);
    await until(first, 'betting');
    const [kept, undone] = [
      await place(first, memberId, { player: '10000', tie: '500' }),
      await place(first, memberId, { luckySix: '700' }),
    ];
    expect(await bench.inPlayOf(memberId)).toBe(11_200n);
    expect(isRefusal(await undo(first, memberId, undone.bet))).toBe(false);
    expect(await bench.inPlayOf(memberId)).toBe(10_500n);
    await until(first, 'resting');
    expect(await undo(first, memberId, kept.bet)).toMatchObject({ code: 'round.unknown' });

    expect(await bench.inPlayOf(memberId)).toBe(0n);
    const [round] = await first.rounds.byIds([kept.bet]);
    if (round === undefined) throw new Error('the bet is on no record');
    expect(round).toMatchObject({
      stake: 10_500n,
      choice: { coup: 1, stakes: { player: '10000', tie: '500' } },
    });
    expect(await bench.cashOf(memberId)).toBe(purse - 10_500n + round.payout);
    expect(await first.rounds.byIds([undone.bet])).toEqual([]);
  });

  it('[O16] answers an undo again as the first time, also when its coup is over and its owner another', async () => {
    const { first } = bench;
    const [memberId, other] = [await bench.member(purse), await bench.member(purse)];
    await until(first, 'betting');
    const { bet } = await place(first, memberId, { player: '700' });
    const told = await undo(first, memberId, bet);
    if (isRefusal(told)) throw new Error(told.code);
    const again = { answer: told.answer, cash: null, version: told.version };
    expect(await undo(first, memberId, bet)).toMatchObject(again);
    expect(await undo(first, other, bet)).toMatchObject({ code: 'round.unknown' });
    await until(first, 'resting');
    expect(await undo(first, memberId, bet)).toMatchObject(again);
    expect(await bench.cashOf(memberId)).toBe(purse);
  });

  it('[B15] says in the books what bets on both sides set off, and changes no balance by it', async () => {
    const { first } = bench;
    const [hedger, other] = [await bench.member(purse), await bench.member(purse)];
    await until(first, 'betting');
    const bets = [
      await place(first, hedger, { player: '10000', tie: '500' }),
      await place(first, hedger, { banker: '4000', big: '300', small: '300' }),
      await place(first, other, { banker: '4000' }),
    ];
    await until(first, 'resting');

    const rounds = await first.rounds.byIds(bets.map(({ bet }) => bet));
    const found = bets.map(({ bet }) => rounds.find(({ id }) => id === bet));
    expect(found.map((round) => round?.setOff)).toEqual([4_000n, 4_600n, 0n]);
    const payout = (found[0]?.payout ?? 0n) + (found[1]?.payout ?? 0n);
    expect(await bench.cashOf(hedger)).toBe(purse - 15_100n + payout);
    expect(await first.rounds.totals({ memberIds: [hedger] })).toMatchObject({
      stake: 15_100n,
      turnover: 6_500n,
    });
    const story = await first.rounds.story(bets[1]?.bet ?? '');
    expect(
      story?.postings.filter(({ kind }) => kind !== 'payout').map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['stake_held', 4_600n],
      ['stake_settled', 4_600n],
      ['stake_set_off', 4_600n],
      ['set_off_settled', 4_600n],
    ]);
  });

  it('[B1, O10] keeps a shoe’s seed sealed until its last coup, then every bet can be verified', async () => {
    const { first } = bench;
    const pairs = async () => {
      const { rows } = await bench.test.database.pool.query(
        `SELECT server_seed, client_seed, commitment FROM rounds.seed_pair WHERE game_id = $1 ORDER BY id`,
        [table.id],
      );
      return rows as { server_seed: string | null; client_seed: string; commitment: string }[];
    };
    expect(await pairs()).toMatchObject([{ server_seed: null }]);
    // Nobody comes back: the shoe is ended and revealed.
    await until(first, 'waiting');
    bench.clock.advance(600_000);
    await first.rooms.attend();
    const [pair] = await pairs();
    if (!pair?.server_seed) throw new Error('the shoe was not revealed');
    const { rows } = await bench.test.database.pool.query('SELECT * FROM rounds.round WHERE game_id = $1', [
      table.id,
    ]);
    expect(rows).toHaveLength(4);
    for (const { stake, payout, choice, outcome } of rows) {
      const recomputed = recomputeRound([baccaratAt(table)], {
        game: table.id,
        version: '1.0.0',
        serverSeed: pair.server_seed,
        clientSeed: pair.client_seed,
        nonce: 0,
        stake: BigInt(stake),
        choice,
      });
      if ('refused' in recomputed) throw new Error(recomputed.refused);
      const claim = { commitment: pair.commitment, outcome, payout: BigInt(payout) };
      expect(judgeClaim(claim, recomputed)).toEqual({
        commitmentHolds: true,
        outcomeHolds: true,
        payoutHolds: true,
      });
    }
  });

  it('[O12, O13] goes on with its shoe while it is drained, and ends it after the coup where it is closed', async () => {
    const { first } = bench;
    const memberId = await bench.member(purse);
    const want = (mode: string) =>
      bench.test.database.pool.query('UPDATE rooms.room SET mode = $1 WHERE id = $2', [mode, table.id]);
    await sit(first, memberId);
    await until(first, 'betting');
    const { shoe, coup } = await head();
    await want('draining');
    await until(first, 'resting');
    await sit(first, memberId);
    await until(first, 'betting');
    expect(await head()).toMatchObject({ shoe, coup: coup + 1 });
    const { bet } = await place(first, memberId, { player: '1000' });
    await want('closed');
    await until(first, 'closed');
    expect(await head()).toMatchObject({ shoe, coup: coup + 1 });
    expect(await first.rounds.byIds([bet])).toHaveLength(1);
    await sit(first, memberId);
    bench.clock.advance(2_500);
    await first.rooms.attend();
    expect((await head()).phase).toBe('closed');
    await want('open');
    await until(first, 'betting');
    expect(await head()).toMatchObject({ shoe: shoe + 1, coup: 1 });
    await until(first, 'waiting');
  });

  it('[O2, O6, O7] settles or returns every bet once, whenever its owner dies', async () => {
    const random: SeededRandom = seededRandom(416);
    const members = await Promise.all([1, 2, 3, 4].map(() => bench.member(purse)));
    const stakesOf = () =>
      random.pick<Readonly<Record<string, string>>>([
        { player: String(100 + random.int(9_000)) },
        { tie: '100', playerPair: '100', big: '300' },
        { luckySix: '250', bankerBonus: '150' },
      ]);
    let living = bench.first;
    let deaths = 0;
    const bets = new Map<string, bigint>();
    const takeOver = async () => {
      deaths += 1;
      bench.clock.advance(random.pick([200, 5_000, 60_000]));
      await bench.lapseLease();
      living = await bench.start();
      await living.rooms.attend();
    };
    await sit(living, members[0] as bigint);
    for (let n = 0; n < 120; n += 1) {
      const wish = random.int(100);
      const areBetsOpen = ['betting', 'waiting'].includes((await head()).phase);
      const memberId = random.pick(members);
      if (wish < 8) living.dieNext(random.pick(['before commit', 'after commit']));
      else if (wish < 12) living.loseLineNext(random.pick(['line before commit', 'line after commit']));
      if (wish < 70 && areBetsOpen) {
        const [key, stakes] = [living.ledger.newId(), stakesOf()];
        let sent = await place(living, memberId, stakes, key);
        if (living.isDead) {
          await takeOver();
          sent = await place(living, memberId, stakes, key);
        }
        if (!isRefusal(sent.outcome)) bets.set(sent.bet, memberId);
      } else if (wish < 80 && areBetsOpen && bets.size > 0) {
        const [bet, owner] = random.pick([...bets].slice(-4));
        await undo(living, owner, bet);
      } else {
        await sit(living, memberId);
        bench.clock.advance(random.pick([300, 1_000, 5_000, 16_000]));
        await living.rooms.attend().catch((error: unknown) => {
          if (!living.isDead) throw error;
        });
      }
      if (living.isDead) await takeOver();
    }
    await until(living, 'waiting');
    expect(deaths).toBeGreaterThan(4);
    expect(bets.size).toBeGreaterThan(20);
    const { rows } = await bench.test.database.pool.query<{
      bet: string;
      held: bigint;
      endings: bigint;
      returned: bigint;
      paid: bigint;
      recorded: bigint | null;
    }>(`
      SELECT t.reference AS bet, count(*) FILTER (WHERE kind = 23) AS held,
             count(*) FILTER (WHERE kind IN (24, 25)) AS endings, count(*) FILTER (WHERE kind = 25) AS returned,
             COALESCE(sum(t.amount) FILTER (WHERE kind = 21), 0)::bigint AS paid, r.payout AS recorded
        FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
       WHERE t.reference IS NOT NULL GROUP BY t.reference, r.payout`);
    const books = new Map(rows.map((row) => [row.bet, row]));
    for (const bet of bets.keys()) {
      const book = books.get(bet);
      expect(book).toMatchObject({ held: 1n, endings: 1n });
      expect(book?.recorded).toBe(book?.returned === 1n ? null : book?.paid);
    }
    for (const memberId of members) expect(await bench.inPlayOf(memberId)).toBe(0n);
    expect(await living.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  }, 60_000);

  it('[O9, B27] counts nothing against a limit on stakes of what is undone', async () => {
    const { first } = bench;
    const memberId = await bench.member(purse);
    const who = { memberId, currency: 'PKR' };
    const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await first.protection.changeLimit(
      who,
      { kind: 'stake', period: 'day' },
      { kind: 'set', value: 1_500n },
      me,
    );
    await sit(first, memberId);
    await until(first, 'betting');
    const undone = await place(first, memberId, { player: '1000' });
    expect(undone.outcome).toMatchObject({ answer: { bet: undone.bet } });
    const refused = await place(first, memberId, { player: '1000' });
    expect(refused.outcome).toMatchObject({ code: 'wallet.limit_reached' });
    await undo(first, memberId, undone.bet);
    const again = await place(first, memberId, { player: '1000' });
    expect(again.outcome).toMatchObject({ answer: { bet: again.bet } });
  });
});
