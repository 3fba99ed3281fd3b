import { recomputeRound } from '@ikka/game-kit';
import { jsonRules } from '@ikka/seat-kit';
import { TestTable } from '@ikka/seat-kit/testing';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { contests } from './contests.ts';
import { indianRummy } from './round/index.ts';
import { indianRummyRules, type RummyView } from './rules/index.ts';

const members = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);

function begun(code: string, salt = 0): TestTable {
  const room = contests.find((one) => one.code === code)?.roomOf({ level: 'small', currency: 'PKR', no: 1 });
  if (room == null) throw new Error(`there is no contest ${code}`);
  const table = new TestTable(jsonRules(indianRummyRules), room, salt);
  for (const memberId of members(room.seats)) expect(table.sit(memberId)).toBeNull();
  table.deal();
  return table;
}

const drop = { type: 'drop' } as const;
/** Draws and puts the card back, so that a later drop costs 40. */
function drawAndDiscard(table: TestTable, who: string): void {
  table.act(who, { type: 'draw', from: 'stock' });
  const view = table.view(who).hand?.game as unknown as RummyView;
  table.act(who, { type: 'discard', card: view.mine?.cards[0] ?? 0 });
}
const stackOf = (table: TestTable, who: string) =>
  table.view(null).seats[table.seatOf(who)?.seat ?? 0]?.stack;

/** Plays on, dropping or drawing at random, until the contest is over. */
function playOut(table: TestTable, random: SeededRandom, check: () => void): void {
  for (let n = 0; n < 5_000 && table.head.contest?.stage === 'playing'; n += 1) {
    if (table.head.phase !== 'playing') {
      table.deal();
      check();
      continue;
    }
    const who = table.turnOf;
    const wish = random.int(100);
    if (wish < 25) table.act(who, drop);
    else if (wish < 30) table.wake();
    else if (wish < 33) table.do({ type: 'leave', ...table.by(who) });
    else if (wish < 40) table.do({ type: 'return', ...table.by(who), hash: table.nextHash(who) });
    else drawAndDiscard(table, who);
  }
}

describe('a pool of 101', () => {
  it('[RM14] adds up what each has lost, and gives nobody anything for it', () => {
    const table = begun('pool-101');
    expect(table.view(null).contest).toMatchObject({ kind: 'pool', stack: '101', pool: '400.00' });
    expect(members(4).map((who) => stackOf(table, who))).toEqual(['0', '0', '0', '0']);
    const first = table.turnOf;
    drawAndDiscard(table, first);
    const second = table.turnOf;
    drawAndDiscard(table, second);
    while (table.head.phase === 'playing') table.act(table.turnOf, drop);
    // Two dropped before they drew, the first one later, and the second is left.
    expect([stackOf(table, first), stackOf(table, second)]).toEqual(['40', '0']);
    expect(
      members(4)
        .map((who) => stackOf(table, who))
        .toSorted(),
    ).toEqual(['0', '20', '20', '40']);
  });

  it('[RM14] is out with 101, and the last one has the pool', () => {
    const table = begun('pool-101');
    while (table.head.contest?.stage === 'playing') {
      if (table.head.phase !== 'playing') table.deal();
      else table.act(table.turnOf, drop);
    }
    const [winner = '', ...others] = members(4).toSorted(
      (a, b) => (table.seatOf(a)?.place ?? 0) - (table.seatOf(b)?.place ?? 0),
    );
    expect([table.won.get(winner), table.house]).toEqual([40_000n, 4_000n]);
    expect(Number(stackOf(table, winner))).toBeLessThan(101);
    for (const who of others) expect(Number(stackOf(table, who))).toBeGreaterThanOrEqual(101);
  });
});

describe('deals', () => {
  it.each(['deals-2', 'deals-3'])('[RM15] %s: whoever has more chips after the last deal wins', (code) => {
    const table = begun(code);
    const count = table.room.contest?.deals ?? 0;
    expect(stackOf(table, 'm0')).toBe(String(80 * count));
    for (let deal = 1; deal <= count; deal += 1) {
      while (table.turnOf !== 'm0') drawAndDiscard(table, table.turnOf);
      table.act('m0', drop);
      expect(table.head.contest?.stage).toBe(deal === count ? 'over' : 'playing');
      if (deal < count) table.deal();
    }
    expect(table.seatOf('m1')?.place).toBe(1);
    expect(table.won).toEqual(
      new Map([
        ['m0', 0n],
        ['m1', 20_000n],
      ]),
    );
    expect(Number(stackOf(table, 'm0')) + Number(stackOf(table, 'm1'))).toBe(160 * count);
  });

  it('[RM15] goes on where both are level, until one is ahead', () => {
    const table = begun('deals-2');
    // Each drops one of the two, and then one of them drops again.
    for (const loser of ['m1', 'm0', 'm1']) {
      expect(table.head.contest?.stage).toBe('playing');
      while (table.turnOf !== loser) drawAndDiscard(table, table.turnOf);
      table.act(loser, drop);
      table.deal();
    }
    expect(table.head.contest).toMatchObject({ stage: 'over' });
    expect(table.head.contest?.hands).toHaveLength(3);
    expect([table.seatOf('m0')?.place, table.seatOf('m1')?.place]).toEqual([1, 2]);
  });
});

it.each(contests.flatMap(({ code }) => [1, 2, 3, 4].map((salt) => [code, salt] as const)))(
  '[SK22, SK24] %s at random (%i): ends, pays what was paid in, and is on record',
  (code, salt) => {
    const table = begun(code, salt);
    const { seats, contest } = table.room;
    const chips = () => [...table.entries.values()].reduce((sum, { stack }) => sum + BigInt(stack), 0n);
    playOut(table, seededRandom(200 + salt), () => {
      if (contest?.kind === 'deals') expect(chips()).toBe(BigInt(contest.stack) * BigInt(seats));
    });
    expect(table.head.contest?.stage).toBe('over');
    const paid = BigInt(contest?.entry ?? 0) * BigInt(seats);
    expect([...table.won.values()].reduce((sum, won) => sum + won, 0n)).toBe(paid);
    expect([table.house, ...table.ledger.values()]).toEqual([paid / 10n, ...members(seats).map(() => 0n)]);
    for (const effect of table.effects) {
      if (effect.type !== 'end') continue;
      for (const play of effect.plays) {
        const recomputed = recomputeRound([indianRummy], {
          game: indianRummy.code,
          version: indianRummy.version,
          ...{ serverSeed: table.seedOfHouse(effect.no), clientSeed: effect.clientSeed, nonce: 0 },
          stake: BigInt(play.stake),
          choice: play.choice,
        });
        if ('refused' in recomputed) throw new Error(recomputed.refused);
        expect([recomputed.payout, recomputed.outcome]).toEqual([BigInt(play.payout), play.outcome]);
      }
    }
  },
);
