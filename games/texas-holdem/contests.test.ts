import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { clientSeedOf, jsonRules, type SeatRoom } from '@ikka/seat-kit';
import { TestTable } from '@ikka/seat-kit/testing';
import { type SeededRandom, seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { contests } from './contests.ts';
import { texasHoldem } from './round/index.ts';
import { texasHoldemRules } from './rules/index.ts';

const rules = jsonRules(texasHoldemRules);
type Room = SeatRoom<TestTable['room']['options']>;

function roomOf(code: string): Room {
  const room = contests.find((one) => one.code === code)?.roomOf({ level: 'small', currency: 'PKR', no: 1 });
  if (room == null) throw new Error(`there is no contest ${code}`);
  return room;
}

const members = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);

function begun(code: string, salt = 0): TestTable {
  const room = roomOf(code);
  const table = new TestTable(rules, room, salt);
  for (const memberId of members(room.seats)) expect(table.sit(memberId)).toBeNull();
  table.deal();
  return table;
}

const chips = (table: TestTable) =>
  [...table.entries.values()].reduce((sum, { stack }) => sum + BigInt(stack), 0n);

/** Everything is called, and everybody is all in. */
function shove(table: TestTable): void {
  while (table.head.phase === 'playing') {
    const who = table.turnOf;
    if (table.act(who, { type: 'bet', amount: table.seatOf(who)?.stack ?? '0' }) !== null)
      if (table.act(who, { type: 'call' }) !== null) table.act(who, { type: 'check' });
  }
}

/** Plays at random to the end of the contest, with members who go and come back. */
function playOut(table: TestTable, random: SeededRandom): void {
  for (let n = 0; n < 20_000 && table.head.contest?.stage === 'playing'; n += 1) {
    if (table.head.phase !== 'playing') {
      table.deal();
      expect(chips(table)).toBe(1_500n * BigInt(table.room.seats));
      continue;
    }
    const who = table.turnOf;
    const wish = random.int(100);
    if (wish < 3) table.do({ type: 'leave', ...table.by(who) });
    else if (wish < 5) table.do({ type: 'line', ...table.by(who), isUp: false });
    else if (wish < 10) table.wake();
    else if (wish < 14) {
      const one = random.pick(members(table.room.seats));
      table.do({ type: 'return', ...table.by(one), hash: table.nextHash(one) });
    } else if (wish < 22) {
      const stack = table.seatOf(who)?.stack ?? '0';
      if (table.act(who, { type: 'bet', amount: stack }) !== null) table.act(who, { type: 'call' });
    } else if (table.act(who, random.pick([{ type: 'call' }, { type: 'check' }, { type: 'fold' }])) !== null)
      table.act(who, random.pick([{ type: 'call' }, { type: 'check' }]));
    table.now += random.int(20_000);
  }
}

describe('a sit-and-go of Texas Hold’em', () => {
  it('[SK18] takes the entry with its fee, lets who waits go with all of it, and begins when the last seat is taken', () => {
    const table = new TestTable(rules, roomOf('sng-2'));
    expect(table.room.buyIn).toEqual({ least: '11000', most: '11000' });
    expect(table.sit('a', '10000')).toBe('seats.buy_in_invalid');
    expect(table.sit('a')).toBeNull();
    expect(table.do({ type: 'top_up', ...table.by('a'), id: 't', amount: '11000' })).toBe('seats.closing');
    expect(table.do({ type: 'leave', ...table.by('a') })).toBeNull();
    expect(table.ledger.get('a')).toBe(0n);
    table.sit('a');
    table.sit('b');
    expect(table.view(null)).toMatchObject({
      startsAt: new Date(table.now + 10_000).toISOString(),
      contest: { stage: 'registering', pool: '200.00', prizes: ['200.00'], stack: '1500' },
    });
    // Whoever goes now stops the countdown.
    table.do({ type: 'leave', ...table.by('b') });
    expect(table.head.dueAt).toBeNull();
    table.sit('b');
    table.do({ type: 'retire', memberId: 'b' });
    expect([table.head.dueAt, table.ledger.get('b')]).toEqual([null, 0n]);
    table.sit('b');
    table.deal();
    expect(table.head).toMatchObject({ phase: 'playing', contest: { stage: 'playing' } });
    expect(table.view('a').me).toMatchObject({ topUp: null });
    expect(table.sit('c')).toBe('seats.full');
  });

  it('[SK18] leaves a seat whose line is down for three minutes before the start', () => {
    const table = new TestTable(rules, roomOf('sng-2'));
    table.sit('a');
    table.do({ type: 'line', ...table.by('a'), isUp: false });
    table.do({ type: 'line', ...table.by('a'), isUp: true });
    expect(table.rules.wakeAt(table, { secret: null, isOffered: true })).toBeNull();
    table.do({ type: 'line', ...table.by('a'), isUp: false });
    table.now += table.room.clock.idleMs;
    table.do({ type: 'wake' });
    expect([table.entries.size, table.ledger.get('a')]).toEqual([0, 0n]);
  });

  it('[TH17, TH18] of nine pays three places, deals to all nine, and ends with a blind above all chips', () => {
    const table = begun('sng-9');
    expect(table.room.buyIn).toEqual({ least: '5500', most: '5500' });
    expect(table.view(null).contest).toMatchObject({ pool: '450.00', prizes: ['225.00', '135.00', '90.00'] });
    expect(table.head.hand?.shares).toHaveLength(9);
    const last = table.room.contest?.levels.at(-1)?.stake ?? '0';
    expect(BigInt(last)).toBeGreaterThan(chips(table));
  });

  it('[SK20] raises the blinds by the clock, from the next hand on', () => {
    const table = begun('sng-6');
    expect(table.head.hand?.stacks.every(({ stack }) => stack === '1500')).toBe(true);
    const beganAt = table.head.contest?.beganAt ?? 0;
    for (const [minutes, stake] of [
      [2, '20'],
      [4, '30'],
      [10, '100'],
    ] as const) {
      while (table.head.phase === 'playing') table.act(table.turnOf, { type: 'fold' });
      table.now = beganAt + minutes * 60_000;
      table.deal();
      expect(table.view(null).contest).toMatchObject({ stake });
      expect(table.view(null).hand?.game).toMatchObject({ blinds: { big: stake } });
    }
  });

  it('[SK19] deals in whoever is away, without a part in the deck, and plays him by the clock', () => {
    const table = begun('sng-6');
    while (table.head.phase === 'playing') table.act(table.turnOf, { type: 'fold' });
    expect(table.do({ type: 'leave', ...table.by('m0') })).toBeNull();
    expect(table.seatOf('m0')).toMatchObject({ isOut: true, isLeaving: false });
    table.deal();
    const { shares = [], stacks = [] } = table.head.hand ?? {};
    expect(stacks).toHaveLength(6);
    expect(shares.find(({ seat }) => seat === 0)).toMatchObject({ hash: '', seed: '' });
    expect(clientSeedOf(shares).split(',')).toHaveLength(5);
    expect(table.view(null).fair?.seats).toHaveLength(5);
    while (table.turnOf !== 'm0') table.act(table.turnOf, { type: 'call' });
    expect(table.head.turn?.bankEndsAt).toBe(table.now + 1_500);
    table.wake();
    expect(table.turnOf).not.toBe('m0');
    // He is back with his page.
    table.do({ type: 'return', ...table.by('m0'), hash: table.nextHash('m0') });
    expect(table.seatOf('m0')?.isOut).toBe(false);
  });

  it('[SK19] goes on to its end where everybody is away, with the house’s seed alone', () => {
    const table = begun('sng-2');
    for (const memberId of ['m0', 'm1']) table.do({ type: 'leave', ...table.by(memberId) });
    for (let n = 0; n < 5_000 && table.head.contest?.stage === 'playing'; n += 1) table.wake();
    expect(table.head.contest?.stage).toBe('over');
    expect(clientSeedOf(table.head.hand?.shares ?? [])).toBe('none');
  });

  it('[SK25] plays whoever may play no more by the clock until he is out, and pays him his prize', () => {
    const table = begun('sng-2');
    table.do({ type: 'retire', memberId: 'm0' });
    expect(table.act('m0', { type: 'fold' })).toBe('seats.turn_over');
    table.do({ type: 'return', ...table.by('m0'), hash: table.nextHash('m0') });
    table.do({ type: 'sit_out', ...table.by('m0'), isOut: false });
    expect(table.seatOf('m0')).toMatchObject({ isOut: true, isLeaving: true });
    while (table.head.contest?.stage === 'playing') {
      if (table.head.phase !== 'playing') table.deal();
      else if (table.turnOf === 'm1') table.act('m1', { type: 'fold' });
      else table.wake();
    }
    expect((table.won.get('m0') ?? 0n) + (table.won.get('m1') ?? 0n)).toBe(20_000n);
  });

  it('[SK22, SK23] pays the prize and the fee in the step of the last hand, and then takes the next players in', () => {
    const table = begun('sng-2');
    while (table.head.contest?.stage === 'playing') {
      shove(table);
      if (table.head.contest?.stage === 'playing') table.deal();
    }
    expect(table.head.contest?.stage).toBe('over');
    const settled = table.movements.filter(({ kind }) => kind === 'settle_contest');
    expect(settled).toHaveLength(2);
    expect([table.house, ...table.ledger.values()]).toEqual([2_000n, 0n, 0n]);
    expect([...table.won.values()].sort()).toEqual([0n, 20_000n]);
    expect(table.events.at(-1)?.type).toBe('ended');
    expect(table.events.filter(({ type }) => type === 'placed')).toHaveLength(2);
    const winner = [...table.won].find(([, won]) => won > 0n)?.[0] ?? '';
    expect(table.view(winner).seats[table.seatOf(winner)?.seat ?? 0]).toMatchObject({
      stack: '3000',
      result: { place: 1, prize: '200.00' },
    });
    // Nothing is paid twice, whoever closes the room now.
    table.do({ type: 'leave', ...table.by(winner) });
    table.wake();
    expect(table.head).toMatchObject({ phase: 'waiting', contest: { stage: 'registering' } });
    expect([table.entries.size, table.house]).toEqual([0, 2_000n]);
    expect(table.sit(winner)).toBeNull();
  });

  it.each([
    ['is closed', (table: TestTable) => table.breakOff()],
    [
      'was out for too long',
      (table: TestTable) => {
        table.now += 90_000;
        table.do({ type: 'resume', aliveAt: table.now - 90_000 });
      },
    ],
  ])('[SK26] gives every entry back, fee and all, where the room %s', (_name, end) => {
    const table = begun('sng-6');
    // Two are all in, and one of them is out, if they do not share.
    table.act(table.turnOf, { type: 'bet', amount: '1500' });
    table.act(table.turnOf, { type: 'call' });
    while (table.head.phase === 'playing') table.act(table.turnOf, { type: 'fold' });
    expect([...table.entries.values()].filter(({ place }) => place !== undefined)).toHaveLength(1);
    table.deal();
    end(table);
    expect(table.entries.size).toBe(0);
    expect([...table.ledger.values()]).toEqual(members(6).map(() => 0n));
    expect([table.house, table.movements.some(({ kind }) => kind === 'settle_contest')]).toEqual([0n, false]);
    expect(table.events.some(({ type }) => type === 'called_off')).toBe(true);
  });

  it('[SK26] goes on after a short outage with its clock moved on, and to its end where the room is drained', () => {
    const table = begun('sng-2');
    const beganAt = table.head.contest?.beganAt ?? 0;
    table.now += 40_000;
    table.do({ type: 'resume', aliveAt: table.now - 40_000 });
    expect(table.head.contest?.beganAt).toBe(beganAt + 40_000);
    table.isOffered = false;
    playOut(table, seededRandom(5));
    expect(table.head.contest?.stage).toBe('over');
    table.wake();
    table.wake();
    expect(table.head.phase).toBe('closed');
    expect([...table.ledger.values()]).toEqual([0n, 0n]);
  });

  it.each(
    Array.from(
      { length: 12 },
      (_, salt) => [(['sng-2', 'sng-6', 'sng-9'] as const)[salt % 3] ?? 'sng-6', salt] as const,
    ),
  )(
    '[SK22, SK24] %s at random (%i): keeps every chip, ends, pays what was paid in, and is on record',
    (code, salt) => {
      const table = begun(code, salt);
      playOut(table, seededRandom(100 + salt));
      expect(table.head.contest?.stage).toBe('over');
      const { seats, contest } = table.room;
      const paid = BigInt(contest?.entry ?? 0) * BigInt(seats);
      expect([...table.won.values()].reduce((sum, won) => sum + won, 0n)).toBe(paid);
      expect(table.house).toBe(paid / 10n);
      expect([...table.ledger.values()].every((there) => there === 0n)).toBe(true);
      for (const effect of table.effects) {
        if (effect.type !== 'end') continue;
        for (const play of effect.plays) {
          const serverSeed = table.seedOfHouse(effect.no);
          const recomputed = recomputeRound([texasHoldem], {
            game: texasHoldem.code,
            version: texasHoldem.version,
            ...{ serverSeed, clientSeed: effect.clientSeed, nonce: 0 },
            stake: BigInt(play.stake),
            choice: play.choice,
          });
          if ('refused' in recomputed) throw new Error(recomputed.refused);
          const claim = { commitment: '', outcome: play.outcome, payout: BigInt(play.payout) };
          expect(judgeClaim(claim, recomputed)).toMatchObject({ outcomeHolds: true, payoutHolds: true });
        }
      }
    },
  );
});
