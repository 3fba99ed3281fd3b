import { isRefusal } from '@ikka/contract';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { texasHoldem } from '@ikka/texas-holdem/round';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from '../rooms-test-bench.ts';
import { seatsTestBench } from './seats-test-bench.ts';

const headsUp = 'texas-holdem-sng-2-pkr-small-1';
const purse = 500_000n;
/** Rs 100 for the prizes, and Rs 10 for the house. */
const paid = 11_000n;

/** Bets all, calls, or checks: hands and contests end soon. */
const shoves = [{ type: 'bet', amount: '1500' }, { type: 'call' }, { type: 'check' }, { type: 'fold' }];

/** Plays on until the contest is over, or for so many hands, and tells who acted last and what he was answered. */
async function playOn(
  room: ReturnType<typeof seatsTestBench>,
  by: TestProcess,
  { handsMost = 200, acts = shoves as readonly object[] } = {},
): Promise<Awaited<ReturnType<typeof room.act>> | null> {
  let last: Awaited<ReturnType<typeof room.act>> | null = null;
  for (let n = 0; n < handsMost * 8; n += 1) {
    const now = await room.state();
    const { head } = now;
    if (head.contest?.stage !== 'playing' || (head.contest.hands.length ?? 0) >= handsMost) return last;
    if (head.phase !== 'playing') {
      await room.until(by, 'playing', { orOver: true });
      continue;
    }
    for (const act of acts) {
      last = await room.act(by, act, now);
      if (!isRefusal(last.done)) break;
    }
  }
  throw new Error('the contest never ends');
}

describe('a sit-and-go of two on real money', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => /^texas-holdem-(sng-2-)?pkr-small-/.test(id) });
    room = seatsTestBench(bench, headsUp);
  });
  afterAll(() => bench.close());

  const pair = async () => [await bench.member(purse), await bench.member(purse)] as const;
  const roundsOf = async (members: readonly bigint[]) =>
    (
      await bench.test.database.pool.query(
        `SELECT r.*, p.commitment, p.server_seed, p.client_seed FROM rounds.round r
           JOIN rounds.seed_pair p ON p.id = r.seed_pair_id WHERE r.member_id = ANY ($1)`,
        [members],
      )
    ).rows;
  const clear = async () => {
    bench.clock.advance(30_000);
    await bench.first.rooms.attend();
  };

  it('[SK18] is open beside the cash tables, and another one once its seats are taken', async () => {
    const { first } = bench;
    const small = async () =>
      (await first.seats.list('PKR', 'texas-holdem'))
        .filter(({ game }) => game.room.contest?.code === 'sng-2' && game.room.level === 'small')
        .map(({ game, taken, isOpen }) => [game.room.no, taken, isOpen]);
    expect(await small()).toEqual([[1, 0, true]]);
    const [one, two] = await pair();
    await room.sit(first, one, undefined, paid);
    await first.seats.attend();
    expect(await small()).toEqual([[1, 1, true]]);
    await room.sit(first, two, undefined, paid);
    await first.seats.attend();
    expect(await small()).toEqual([
      [1, 2, true],
      [2, 0, true],
    ]);
    await room.until(first, 'playing');
    expect((await small())[0]).toEqual([1, 2, false]);
    await playOn(room, first);
    await clear();
    expect((await small())[0]).toEqual([1, 0, true]);
  });

  it('[SK18] holds the entry at the table, and gives all of it back to whoever leaves before the start', async () => {
    const { first } = bench;
    const [one] = await pair();
    expect(await room.sit(first, one, undefined, paid - 1n)).toMatchObject({ code: 'seats.buy_in_invalid' });
    await room.sit(first, one, undefined, paid);
    expect([await bench.cashOf(one), await room.atTable(one)]).toEqual([purse - paid, paid]);
    await room.send(first, one, { type: 'leave', ...room.by(one) });
    expect([await bench.cashOf(one), await room.atTable(one)]).toEqual([purse, 0n]);
  });

  it('[SK23, SK24] pays prize and fee once it is over, as one round, with every hand on record', async () => {
    const { first } = bench;
    const members = await pair();
    for (const memberId of members) await room.sit(first, memberId, undefined, paid);
    await room.until(first, 'playing');
    const settled = first.facts.filter((name) => name === 'PlaySettled').length;
    await playOn(room, first);
    const { head, entries } = await room.state();
    expect(head.contest?.stage).toBe('over');
    const cash = await Promise.all(members.map(bench.cashOf));
    expect(cash.toSorted((a, b) => Number(a - b))).toEqual([purse - paid, purse + 9_000n]);
    for (const memberId of members) expect(await room.atTable(memberId)).toBe(0n);
    // For chips one has neither won nor lost.
    const since = { gameId: 'texas-holdem', currency: 'PKR', from: new Date(0) };
    const own = await Promise.all(members.map((memberId) => first.rounds.ownPlay({ memberId, ...since })));
    expect(own.map(({ rounds, stake }) => [rounds, stake])).toEqual([
      [1, paid],
      [1, paid],
    ]);
    const rows = await roundsOf(members);
    const hands = head.contest?.hands.length ?? 0;
    expect(rows).toHaveLength(2 * hands + 2);
    const contests = rows.filter(({ choice }) => 'contest' in choice);
    expect(contests.map(({ stake, set_off }) => [stake, set_off])).toEqual([
      [paid, 0n],
      [paid, 0n],
    ]);
    expect(contests.map(({ payout }) => payout).toSorted()).toEqual([0n, 20_000n]);
    expect(first.facts.filter((name) => name === 'PlaySettled')).toHaveLength(settled + 2);
    for (const round of rows) {
      const recomputed = recomputeRound([texasHoldem], {
        game: texasHoldem.code,
        version: texasHoldem.version,
        serverSeed: round.server_seed,
        clientSeed: round.client_seed,
        nonce: 0,
        stake: BigInt(round.stake),
        choice: round.choice,
      });
      if ('refused' in recomputed) throw new Error(recomputed.refused);
      const claim = { commitment: round.commitment, outcome: round.outcome, payout: BigInt(round.payout) };
      expect(judgeClaim(claim, recomputed)).toEqual({
        commitmentHolds: true,
        outcomeHolds: true,
        payoutHolds: true,
      });
    }
    // The same member plays the next one; who has left the result is gone already.
    const [winner] = [...entries.values()].filter(({ place }) => place === 1);
    await room.send(first, BigInt(winner?.memberId ?? 0), {
      type: 'leave',
      ...room.by(BigInt(winner?.memberId ?? 0)),
    });
    expect((await room.state()).entries.size).toBe(1);
    await clear();
    expect((await room.state()).entries.size).toBe(0);
    expect(await Promise.all(members.map(bench.cashOf))).toEqual(cash);
  });

  it('[SK25] plays an excluded member by the clock, and pays him what his place is worth', async () => {
    const { first } = bench;
    const [one, two] = await pair();
    await room.sit(first, one, undefined, paid);
    await room.sit(first, two, undefined, paid);
    await room.until(first, 'playing');
    await first.seats.retire(one);
    await room.send(first, one, { type: 'sit_out', ...room.by(one), isOut: false });
    expect(
      [...(await room.state()).entries.values()].find(({ memberId }) => memberId === String(one)),
    ).toMatchObject({
      isOut: true,
      isLeaving: true,
    });
    for (let n = 0; n < 3_000; n += 1) {
      const now = await room.state();
      if (now.head.contest?.stage !== 'playing') break;
      if (now.head.phase === 'playing' && room.memberAt(now, now.head.turn?.seats[0]) === two)
        await room.act(first, { type: 'fold' }, now);
      else if (now.head.phase === 'playing') {
        bench.clock.advance(60_000);
        await first.rooms.attend();
      } else await room.until(first, 'playing', { orOver: true });
    }
    expect((await bench.cashOf(one)) + (await bench.cashOf(two))).toBe(2n * purse - 2_000n);
    await clear();
  }, 60_000);

  it('[SK26] gives every entry back, fee and all, where the house closes the room in the middle of it', async () => {
    const { first } = bench;
    const members = await pair();
    for (const memberId of members) await room.sit(first, memberId, undefined, paid);
    await room.until(first, 'playing');
    await playOn(room, first, { handsMost: 2, acts: [{ type: 'fold' }] });
    const mode = (wanted: string) =>
      bench.test.database.pool.query('UPDATE rooms.room SET mode = $2 WHERE id = $1', [headsUp, wanted]);
    await mode('closed');
    bench.clock.advance(5_000);
    await first.rooms.attend();
    expect((await room.state()).head.phase).toBe('closed');
    for (const memberId of members)
      expect([await bench.cashOf(memberId), await room.atTable(memberId)]).toEqual([purse, 0n]);
    const rows = await roundsOf(members);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ stake, payout }) => stake === 0n && payout === 0n)).toBe(true);
    await mode('open');
    bench.clock.advance(5_000);
    await first.rooms.attend();
  });

  it('answers whoever ends it with his own cash, though the prize is paid to the other', async () => {
    const { first } = bench;
    // Whoever calls acts last, and loses every other time: both are seen to lose so, whoever is paid last.
    const lost = new Set<number>();
    for (let n = 0; n < 80 && lost.size < 2; n += 1) {
      const members = await pair();
      for (const memberId of members) await room.sit(first, memberId, undefined, paid);
      await room.until(first, 'playing');
      const last = await playOn(room, first);
      if (last === null || isRefusal(last.done)) throw new Error('nobody acted');
      const own = await bench.cashOf(last.memberId);
      expect([null, own]).toContain(last.done.cash);
      if (own === purse - paid) lost.add(members.indexOf(last.memberId));
      await clear();
    }
    expect(lost.size).toBe(2);
  });

  it('[SK33] is played by friends in a private room, under its terms, and in no list', async () => {
    const { first } = bench;
    const [host, friend] = await pair();
    if (host === undefined || friend === undefined) throw new Error('nobody came');
    const wish = { memberId: host, gameId: 'texas-holdem', currency: 'PKR', contest: 'sng-2' } as const;
    expect(await first.seats.openPrivate({ ...wish, level: 'small', contest: 'sng-3' })).toBe('none');
    const opened = await first.seats.openPrivate({ ...wish, level: 'small' });
    if (typeof opened === 'string') throw new Error(`it was not opened: ${opened}`);
    const game = await first.seats.byCode(opened.code);
    expect(game?.room).toMatchObject({
      code: opened.code,
      no: 0,
      seats: 2,
      contest: { code: 'sng-2', fee: '1000' },
    });
    const own = seatsTestBench(bench, opened.roomId);
    for (const memberId of [host, friend]) {
      expect(isRefusal(await own.sit(first, memberId, undefined, paid))).toBe(false);
    }
    await own.until(first, 'playing');
    // It is no table of the house's: none is opened beside it, and none is closed for it.
    await first.seats.attend();
    const alike = (await first.seats.list('PKR', 'texas-holdem')).filter(
      ({ game: { room: of } }) => of.contest?.code === 'sng-2' && of.level === 'small',
    );
    expect(alike.filter(({ game: { room: of } }) => of.code !== undefined)).toHaveLength(1);
    for (let n = 0; n < 2_000 && (await own.state()).head.contest?.stage === 'playing'; n += 1) {
      if ((await own.state()).head.phase === 'playing') await own.act(first, shoves[n % shoves.length] ?? {});
      else await own.until(first, 'playing', { orOver: true });
    }
    expect((await own.state()).head.contest?.stage).toBe('over');
    expect((await bench.cashOf(host)) + (await bench.cashOf(friend))).toBe(2n * purse - 2_000n);
    for (const memberId of [host, friend]) expect(await own.atTable(memberId)).toBe(0n);
  });

  it('[SK26] gives every entry back after a long outage', async () => {
    const members = await pair();
    for (const memberId of members) await room.sit(bench.first, memberId, undefined, paid);
    await room.until(bench.first, 'playing');
    bench.clock.advance(90_000);
    await bench.lapseLease();
    const second = await bench.start();
    await second.rooms.attend();
    const { head, entries } = await room.state();
    expect([head.phase, head.contest?.stage, entries.size]).toEqual(['waiting', 'registering', 0]);
    for (const memberId of members)
      expect([await bench.cashOf(memberId), await room.atTable(memberId)]).toEqual([purse, 0n]);
  });
});

/** Whoever drops before he draws loses 20 points. */
const drops = [{ type: 'drop' }, { type: 'drop' }, { type: 'draw', from: 'stock' }];

describe.each([
  ['texas-holdem-sng-2-pkr-small-1', 2, 11_000n, 61, shoves],
  ['texas-holdem-sng-6-pkr-small-1', 6, 5_500n, 62, shoves],
  ['texas-holdem-sng-9-pkr-small-1', 9, 5_500n, 67, shoves],
  ['indian-rummy-pool-101-pkr-small-1', 4, 11_000n, 63, drops],
  ['indian-rummy-deals-2-pkr-small-1', 2, 11_000n, 64, drops],
] as const)('the contest %s', (roomId, seats, entry, seed, acts) => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => id === roomId });
    room = seatsTestBench(bench, roomId);
  });
  afterAll(() => bench.close());

  it('[O2, O6, O7] holds every entry until it is settled or returned once, whenever its owner dies', async () => {
    const random: SeededRandom = seededRandom(seed);
    const members = await Promise.all(Array.from({ length: seats }, () => bench.member(purse)));
    let living = bench.first;
    let deaths = 0;
    let ended = 0;
    const takeOver = async () => {
      deaths += 1;
      bench.clock.advance(random.pick([200, 5_000, 5_000, 90_000]));
      await bench.lapseLease();
      living = await bench.start();
      await living.rooms.attend();
    };
    // Contests of two are quick: two are played, one after the other. How many steps a contest takes differs from run to run, since the
    // decks come from the house's secret seeds; with nine seats it takes several hundred.
    const contests = seats === 2 ? 2 : 1;
    let now = await room.state();
    for (let n = 0; n < 5_000 && (ended < contests || deaths < 4); n += 1) {
      if (deaths < 6 && random.int(100) < 8) living.dieNext(random.pick(['before commit', 'after commit']));
      if (now.head.contest === undefined || now.head.contest.stage === 'registering') {
        const missing = members.find(
          (one) => ![...now.entries.values()].some((entry) => entry.memberId === String(one)),
        );
        const stay = living.ledger.newId();
        if (missing !== undefined) await room.sit(living, missing, stay, entry);
        else await room.until(living, 'playing', { orOver: true }).catch(() => undefined);
        if (living.isDead) {
          await takeOver();
          if (missing !== undefined) await room.sit(living, missing, stay, entry);
        }
      } else if (now.head.contest.stage === 'over') {
        ended += 1;
        bench.clock.advance(30_000);
        await room.attend(living);
      } else if (now.head.phase === 'playing') {
        // Whose turn goes by, by the clock.
        if (random.int(100) < 10) {
          bench.clock.advance(60_000);
          await room.attend(living);
        } else await room.act(living, random.pick(acts), now);
      } else await room.until(living, 'playing', { orOver: true }).catch(() => undefined);
      if (living.isDead) await takeOver();
      now = await room.state();
      const { contest } = now.head;
      const entered = new Set([...now.entries.values()].map(({ memberId }) => memberId));
      const isHeld = (one: bigint) => entered.has(String(one)) && contest?.stage !== 'over';
      expect(await room.allAtTable(members)).toEqual(members.map((one) => (isHeld(one) ? entry : 0n)));
    }
    await takeOver();
    await bench.test.database.pool.query(`UPDATE rooms.room SET mode = 'closed' WHERE id = $1`, [roomId]);
    bench.clock.advance(5_000);
    await living.rooms.attend();
    expect([ended >= contests, deaths > 2]).toEqual([true, true]);
    for (const memberId of members) expect(await room.atTable(memberId)).toBe(0n);
    // The house has its fee of every contest that was settled, and nothing else has gone.
    const { rows } = await bench.test.database.pool.query<{ stake: bigint; payout: bigint; count: number }>(
      `SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(payout), 0)::bigint AS payout, count(*)::int AS count
         FROM rounds.round WHERE member_id = ANY ($1) AND stake > 0`,
      [members],
    );
    const [settled] = rows;
    const fees = (settled?.stake ?? 0n) - (settled?.payout ?? 0n);
    expect(settled?.stake).toBe(entry * BigInt(settled?.count ?? 0));
    expect(fees * 11n).toBe(settled?.stake);
    const cash = (await Promise.all(members.map(bench.cashOf))).reduce((sum, one) => sum + one, 0n);
    expect(cash).toBe(purse * BigInt(seats) - fees);
    expect(await living.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  }, 180_000);
});
