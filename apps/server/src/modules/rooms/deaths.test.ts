import { isRefusal } from '@ikka/contract';
import { payoutOf } from '@ikka/crash/rules';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Death, openRoomsTestBench, type RoomsTestBench, type TestProcess } from './rooms-test-bench.ts';

const players = 5;
const purse = 100_000n;

interface PlacedBet {
  readonly memberId: bigint;
  readonly stake: bigint;
  /** What its player was told that it paid. */
  paid: bigint | null;
}

/** Players of one room whose owners die at any step; what they are told is written down, and held against the books. */
class World {
  readonly bench: RoomsTestBench;
  readonly random: SeededRandom;
  readonly members: bigint[] = [];
  readonly bets = new Map<string, PlacedBet>();
  deaths = 0;
  living: TestProcess;

  constructor(bench: RoomsTestBench, random: SeededRandom) {
    this.bench = bench;
    this.random = random;
    this.living = bench.first;
  }

  /** How many steps this takes depends on how long the flights last, and their seeds are drawn anew in every run. */
  get hasSeenEnough(): boolean {
    return this.deaths > 8 && this.bets.size > 30;
  }

  async step(): Promise<void> {
    const { phase } = await this.bench.head();
    const wish = this.random.int(100);
    if (wish < 5) this.living.loseLineNext(this.random.pick(['line before commit', 'line after commit']));
    else if (wish < 15) await this.die(this.random.pick(['before commit', 'after commit']));
    else if (phase === 'betting' && wish < 70) await this.bet();
    else if (phase === 'flying' && wish < 50) await this.cashOut();
    else await this.pass();
  }

  /** A key of a player's own, sent again where nobody knows what became of it. */
  async bet(): Promise<void> {
    const { no } = await this.bench.head();
    const memberId = this.random.pick(this.members);
    const stake = BigInt(1 + this.random.int(5_000));
    const auto = this.random.int(2) === 0 ? null : 101 + this.random.int(300);
    const key = this.living.ledger.newId();
    const send = () => this.bench.bet(this.living, memberId, { no, stake, auto, key });
    let sent = await send();
    if (this.living.isDead) {
      await this.takeOver();
      sent = await send();
    }
    const { bet, outcome } = sent;
    const isRefused = isRefusal(outcome);
    if (isRefused && outcome.code === 'system.unavailable')
      throw new Error('a living process does not answer');
    if (!isRefused) this.bets.set(bet, { memberId, stake, paid: null });
  }

  async cashOut(): Promise<void> {
    const open = [...this.bets].filter(([, { paid }]) => paid === null).slice(-6);
    if (open.length === 0) return;
    const [bet, placed] = this.random.pick(open);
    let outcome = await this.bench.cashOut(this.living, placed.memberId, bet);
    if (this.living.isDead) {
      await this.takeOver();
      outcome = await this.bench.cashOut(this.living, placed.memberId, bet);
    }
    if (isRefusal(outcome)) return;
    const { cashOut, payout } = (outcome.answer as { entry: { cashOut: number; payout: string } }).entry;
    placed.paid = BigInt(payout);
    expect(placed.paid).toBe(payoutOf(placed.stake, cashOut));
  }

  async pass(): Promise<void> {
    this.bench.clock.advance(this.random.pick([40, 300, 900, 2_500, 7_000, 20_000]));
    await this.attend();
  }

  async attend(): Promise<void> {
    await this.living.rooms.attend().catch((error: unknown) => {
      if (!this.living.isDead) throw error;
    });
    if (this.living.isDead) await this.takeOver();
  }

  /** With whatever the clock or a player brings next: a bet, a cash-out, the end of the flight, the settling. */
  async die(death: Death): Promise<void> {
    this.living.dieNext(death);
    const next = this.random.int(3);
    if (next === 0) await this.bet();
    else if (next === 1) await this.cashOut();
    else await this.pass();
  }

  async takeOver(): Promise<void> {
    this.deaths += 1;
    this.bench.clock.advance(this.random.pick([200, 5_000, 60_000]));
    await this.bench.lapseLease();
    this.living = await this.bench.start();
    await this.living.rooms.attend();
  }

  /** Until no stake is in play any more. */
  async finish(): Promise<void> {
    for (let n = 0; n < 20; n += 1) {
      const inPlay = await Promise.all(this.members.map(this.bench.inPlayOf));
      if (inPlay.every((amount) => amount === 0n)) return;
      this.bench.clock.advance(200_000);
      await this.attend();
    }
    throw new Error('stakes stay in play');
  }
}

describe('a room whose owners die', () => {
  let bench: RoomsTestBench;
  beforeAll(async () => {
    bench = await openRoomsTestBench();
  });
  afterAll(() => bench.close());

  it('[O2, O6, O7] settles or returns every bet once, whenever its owner dies', async () => {
    const world = new World(bench, seededRandom(2_609));
    for (let n = 0; n < players; n += 1) world.members.push(await bench.member(purse));
    await world.living.rooms.attend();
    for (let n = 0; n < 220 || (n < 2_000 && !world.hasSeenEnough); n += 1) await world.step();
    await world.finish();
    expect(world.hasSeenEnough).toBe(true);

    const { rows } = await bench.test.database.pool.query<{
      bet: string;
      held: bigint;
      endings: bigint;
      returned: bigint;
      stake: bigint;
      paid: bigint;
      recorded: bigint | null;
    }>(`
      SELECT t.reference AS bet, count(*) FILTER (WHERE kind = 23) AS held,
             count(*) FILTER (WHERE kind IN (24, 25)) AS endings, count(*) FILTER (WHERE kind = 25) AS returned,
             sum(t.amount) FILTER (WHERE kind = 23)::bigint AS stake,
             COALESCE(sum(t.amount) FILTER (WHERE kind = 21), 0)::bigint AS paid, r.payout AS recorded
        FROM ledger.transfer t LEFT JOIN rounds.round r ON r.id = t.reference
       WHERE t.reference IS NOT NULL GROUP BY t.reference, r.payout`);
    const books = new Map(rows.map((row) => [row.bet, row]));
    // Nothing acknowledged is missing, and nothing else was ever taken.
    expect([...books.keys()].toSorted()).toEqual([...world.bets.keys()].toSorted());
    for (const [bet, { stake, paid }] of world.bets) {
      const book = books.get(bet);
      expect(book).toMatchObject({ stake, held: 1n, endings: 1n });
      expect(book?.recorded).toBe(book?.returned === 1n ? null : book?.paid);
      if (paid !== null) expect(book?.paid).toBe(paid);
    }
    for (const memberId of world.members) {
      const mine = [...world.bets]
        .filter(([, one]) => one.memberId === memberId)
        .map(([bet]) => books.get(bet));
      const gain = mine.reduce(
        (sum, one) => sum + (one?.returned === 1n ? 0n : (one?.paid ?? 0n) - (one?.stake ?? 0n)),
        0n,
      );
      expect(await bench.cashOf(memberId)).toBe(purse + gain);
    }
    expect(await world.living.ledger.health('recount')).toMatchObject({
      isBalanced: true,
      wrongAccounts: [],
    });
  }, 90_000);
});
