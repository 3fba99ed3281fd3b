import { openStream } from '@ikka/fair';
import type { BetMovement } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { settleStakes } from '../outcome.ts';
import { drawShoe, isCutOut } from '../shoe.ts';
import type { TableCommand, TableEffect, TableEntry, TableEvent, TableHead } from './room-types.ts';
import { tableRoom } from './table-room.ts';
import { ABANDONED_MS, SEATED_MS, SHUFFLE_MS } from './timing.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const cards = drawShoe(openStream({ serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 }));
const bettingMs = 15_000;
const limits = { least: '100', most: '10000', sideMost: '1000' };

/** A table under test: commands and the clock, with all that came of them. */
class TestTable {
  readonly rules = tableRoom({ variant: 'commission', bettingMs, cardMs: 900 });
  head: TableHead = this.rules.first;
  readonly entries = new Map<string, TableEntry>();
  readonly movements: BetMovement[] = [];
  readonly events: TableEvent[] = [];
  readonly effects: TableEffect[] = [];
  now = 1_000_000;
  isOffered = true;
  isDraining = false;

  act(command: Parameters<typeof this.rules.decide>[1]) {
    const { head, entries } = this;
    const secret = this.rules.secretOf(head) === null ? null : { cards };
    const decided = this.rules.decide({ head, entries }, command, {
      at: this.now,
      secret,
      isOffered: this.isOffered,
      isDraining: this.isDraining,
    });
    if ('refused' in decided) return decided.refused;
    this.head = decided.head ?? head;
    for (const [id, entry] of decided.entries ?? []) {
      if (entry === null) entries.delete(id);
      else entries.set(id, entry);
    }
    this.movements.push(...((decided.movements ?? []) as BetMovement[]));
    this.events.push(...(decided.events ?? []));
    this.effects.push(...(decided.effects ?? []));
    return null;
  }

  /** The dealer acts whenever he is due, until the table is in this phase. */
  until(phase: TableHead['phase']): void {
    for (let n = 0; n < 2_000 && (n === 0 || this.head.phase !== phase); n += 1) {
      const due = this.rules.wakeAt(this, { secret: null, isOffered: this.isOffered });
      if (due === null) throw new Error(`nobody wakes a table that is ${this.head.phase}`);
      this.now = Math.max(this.now, due);
      this.act({ type: 'wake' });
    }
    expect(this.head.phase).toBe(phase);
  }

  bet(bet: string, stakes: TableEntry['stakes'], more: Partial<TableEntry & { coup: number }> = {}) {
    const { coup = this.head.coup, ...entry } = more;
    const command: TableCommand = {
      type: 'bet',
      bet,
      shoe: this.head.shoe,
      coup,
      limits,
      entry: { memberId: '1', playSessionId: 's', name: 's***a', currency: 'PKR', stakes, ...entry },
    };
    return this.act(command);
  }

  types = () => this.events.map(({ type }) => type);
}

/** A table whose first bets are open. */
function openTable(): TestTable {
  const table = new TestTable();
  table.act({ type: 'sit' });
  table.until('betting');
  return table;
}

describe('a table', () => {
  it('[B24] deals for nobody: it opens when somebody sits down', () => {
    const table = new TestTable();
    expect(table.rules.wakeAt(table, { secret: null, isOffered: true })).toBeNull();
    const table2 = openTable();
    expect(table2.now).toBe(1_000_000 + SHUFFLE_MS);
    expect(table2.types()).toEqual(['shuffling', 'burned', 'betting']);
    expect(table2.effects).toEqual([{ type: 'open', shoe: 1 }]);
  });

  it('[B3, B8, B24] deals card by card what the shoe holds', () => {
    const table = openTable();
    table.until('resting');
    expect([...table.head.player, ...table.head.banker].toSorted()).toEqual(
      cards.slice(6, table.head.position).toSorted(),
    );
    expect(table.head.player[0]).toBe(cards[6]);
    expect(table.head.banker[0]).toBe(cards[7]);
    expect(table.head.marks).toHaveLength(1);
    table.until('betting');
    expect(table.head).toMatchObject({ coup: 2, player: [], banker: [] });
  });

  it('[B25] takes bets until the clock runs out, each once', () => {
    const table = openTable();
    expect(table.bet('a', { player: '500' })).toBeNull();
    expect(table.bet('a', { player: '500' })).toBeNull();
    expect(table.bet('a', { player: '600' })).toBe('idempotency.mismatch');
    expect(table.bet('b', { player: '500' }, { coup: 2 })).toBe('room.bets_closed');
    table.now = (table.head.closesAt ?? 0) - 1;
    expect(table.bet('c', { tie: '500' })).toBeNull();
    table.now += 1;
    expect(table.bet('d', { tie: '100' })).toBe('room.bets_closed');
    expect(table.movements.map(({ kind, stake }) => [kind, stake])).toEqual([
      ['hold', 500n],
      ['hold', 500n],
    ]);
  });

  it('[B13, B26] keeps limits over all of a member’s bets', () => {
    const table = openTable();
    expect(table.bet('a', { player: '6000' })).toBeNull();
    expect(table.bet('b', { player: '6000' })).toBe('room.limit_passed');
    expect(table.bet('c', { player: '4000', tie: '1000' })).toBeNull();
    expect(table.bet('d', { tie: '100' })).toBe('room.limit_passed');
    expect(table.bet('e', { big: '99' })).toBe('room.limit_passed');
    expect(table.bet('h', { banker: '10000' }, { memberId: '2' })).toBeNull();
    table.head = { ...table.head, coup: 51 };
    expect(table.bet('i', { playerPair: '100' })).toBe('round.bet_invalid');
    expect(table.bet('j', { luckySix: '100' })).toBeNull();
  });

  it('[B27] gives a bet back that its player undoes in time', () => {
    const table = openTable();
    table.bet('a', { player: '500', tie: '100' });
    expect(table.act({ type: 'undo', bet: 'a', memberId: '2' })).toBe('round.unknown');
    expect(table.act({ type: 'undo', bet: 'a', memberId: '1' })).toBeNull();
    expect(table.act({ type: 'undo', bet: 'a', memberId: '1' })).toBe('round.unknown');
    expect(table.movements.at(-1)).toMatchObject({ kind: 'return', stake: 600n });
    table.bet('b', { player: '500' });
    table.now = table.head.closesAt ?? 0;
    expect(table.act({ type: 'undo', bet: 'b', memberId: '1' })).toBe('room.bets_closed');
    expect(table.entries.size).toBe(1);
  });

  it('[B16, B28] settles every bet once, by the cards that lie there', () => {
    const table = openTable();
    for (let n = 0; n < 300; n += 1)
      table.bet(`b${n}`, n % 2 ? { banker: '500' } : { player: '500', tie: '100' }, { memberId: `m${n}` });
    table.until('resting');
    const settled = table.movements.filter(({ kind }) => kind === 'settle');
    expect(new Set(settled.map(({ bet }) => bet)).size).toBe(300);
    expect(settled).toHaveLength(300);
    const coup = { player: table.head.player, banker: table.head.banker };
    expect(settled[1]).toMatchObject({
      payout: settleStakes({ stakes: { banker: '500' } }, coup, 'commission'),
    });
    expect(table.effects.filter(({ type }) => type === 'record')).toHaveLength(300);
    expect(table.entries.size).toBe(0);
  });

  it('[B15] says of each bet what its member’s own bets on the other side set off', () => {
    const table = openTable();
    table.bet('a', { player: '500', tie: '100' }, { memberId: 'hedger' });
    for (let n = 0; n < 120; n += 1) table.bet(`b${n}`, { player: '500' }, { memberId: `m${n}` });
    for (let n = 0; n < 20; n += 1) table.bet(`c${n}`, { banker: '100' }, { memberId: 'late' });
    table.bet('d', { banker: '300' }, { memberId: 'hedger' });
    table.bet('e', { player: '700' }, { memberId: 'late' });
    table.bet('f', { banker: '300' }, { memberId: 'hedger', currency: 'XPK' });
    table.until('resting');
    const setOff = new Map(
      table.movements.flatMap((one) => (one.kind === 'settle' && one.setOff ? [[one.bet, one.setOff]] : [])),
    );
    const late = Array.from({ length: 7 }, (_, n) => [`c${n}`, 100n] as const);
    expect(setOff).toEqual(new Map([['a', 300n], ['d', 300n], ...late, ['e', 700n]]));
    expect(table.effects.find((one) => one.type === 'record' && one.bet === 'a')).toMatchObject({
      setOff: '300',
    });
  });

  it('[B9, B1] ends a shoe with the coup of the cut card and reveals it', () => {
    const table = openTable();
    while (table.head.shoe === 1 && table.head.phase !== 'closed') {
      table.act({ type: 'sit' });
      table.until('resting');
      table.act({ type: 'sit' });
      table.now = table.head.dueAt ?? 0;
      table.act({ type: 'wake' });
    }
    expect(isCutOut(table.head.position)).toBe(true);
    expect(table.effects.at(-1)).toEqual({ type: 'reveal', shoe: 1, marks: table.head.marks });
    table.until('betting');
    expect(table.head).toMatchObject({ shoe: 2, coup: 1, marks: [] });
  });

  it('[B24] waits where everybody left, begins with the next bet, and ends a shoe that is left alone', () => {
    const table = openTable();
    table.now += SEATED_MS;
    table.until('waiting');
    expect(table.bet('a', { player: '500' })).toBeNull();
    expect(table.head).toMatchObject({ phase: 'betting', closesAt: table.now + bettingMs });
    table.now += SEATED_MS;
    table.until('waiting');
    const left = table.now;
    table.until('closed');
    expect(table.now).toBe(left + ABANDONED_MS);
    expect(table.effects.at(-1)).toMatchObject({ type: 'reveal', shoe: 1 });
    expect(table.rules.wakeAt(table, { secret: null, isOffered: true })).toBeNull();
  });

  it('[B24] ends its shoe after the coup where the house offers it no more', () => {
    const table = openTable();
    table.bet('a', { player: '500' });
    table.isOffered = false;
    table.until('closed');
    expect(table.movements.filter(({ kind }) => kind === 'settle')).toHaveLength(1);
    expect(table.effects.at(-1)).toMatchObject({ type: 'reveal', shoe: 1 });
  });

  it('[B24] deals its shoe to the cut card while it is drained, and opens no other', () => {
    const table = openTable();
    table.isOffered = false;
    table.isDraining = true;
    while (table.head.phase !== 'closed') {
      table.act({ type: 'sit' });
      table.until('resting');
      table.act({ type: 'sit' });
      table.now = table.head.dueAt ?? 0;
      table.act({ type: 'wake' });
    }
    expect(table.head.shoe).toBe(1);
    expect(isCutOut(table.head.position)).toBe(true);
    expect(table.effects.at(-1)).toMatchObject({ type: 'reveal', shoe: 1 });
    expect(table.rules.wakeAt(table, { secret: null, isOffered: false, isDraining: true })).toBeNull();
  });

  it('[B24] ends a drained shoe at once when nobody is there any more', () => {
    const table = openTable();
    table.isOffered = false;
    table.isDraining = true;
    table.now += SEATED_MS;
    table.until('closed');
    expect(table.effects.at(-1)).toMatchObject({ type: 'reveal', shoe: 1 });
    expect(isCutOut(table.head.position)).toBe(false);
  });

  it('[B29] goes on where it was after it had no owner; bets get their time again', () => {
    const table = openTable();
    table.bet('a', { player: '500' });
    table.now += 60_000;
    table.act({ type: 'resume', aliveAt: table.now - 60_000 });
    expect(table.head).toMatchObject({ phase: 'betting', closesAt: table.now + bettingMs });
    expect(table.entries.size).toBe(1);
    table.until('dealing');
    table.act({ type: 'wake' });
    const { player } = table.head;
    table.now += 60_000;
    table.act({ type: 'resume', aliveAt: table.now - 60_000 });
    table.until('resting');
    expect(table.head.player[0]).toBe(player[0]);
    expect(table.movements.map(({ kind }) => kind)).toEqual(['hold', 'settle']);
  });
});
