import { commit } from '@ikka/fair';
import type { SeatMovement } from '@ikka/game-kit';
import {
  jsonRules,
  type SeatEffect,
  type SeatEntry,
  type SeatEvent,
  type SeatHead,
  seatRoom,
  stackOf,
  viewRoom,
} from '@ikka/seat-kit';
import { expect } from 'vitest';
import { seats as offer } from '../rooms.ts';
import { teenPattiRules } from './teen-patti.ts';

export const rules = jsonRules(teenPattiRules);
const found = offer.roomOf({ level: 'small', currency: 'PKR', no: 1 });
if (found === null) throw new Error('there is no room');
export const room = found;

/** A seed by its number: 64 hexadecimal characters. */
export const seedOf = (text: string) => commit(commit('0'.repeat(64 - text.length) + text));
const hex = (n: number) => n.toString(16);

/** A room under test: commands and the clock, with all that came of them, and what lies in members' hands beside it. */
export class TestRoom {
  readonly rules = seatRoom(rules, room);
  head: SeatHead = this.rules.first;
  entries = new Map<string, SeatEntry>();
  readonly movements: SeatMovement[] = [];
  readonly events: SeatEvent[] = [];
  readonly effects: SeatEffect[] = [];
  now = 1_000_000;
  isOffered = true;
  isDraining = false;
  /** The seed that each member will show next, and how often one was drawn. */
  readonly seeds = new Map<string, string>();
  drawn = 0;
  /** At the table by the ledger's count: brought, less what hands took, less what was taken back. */
  readonly ledger = new Map<string, bigint>();
  rake = 0n;

  get secret() {
    const no = this.rules.secretOf(this.head);
    if (no === null) return null;
    const serverSeed = seedOf(hex(no + 0xabc000));
    return { serverSeed, commitment: commit(serverSeed) };
  }

  do(command: Parameters<typeof this.rules.decide>[1]): string | null {
    const { head, entries, isOffered, isDraining } = this;
    const decided = this.rules.decide({ head, entries }, command, {
      at: this.now,
      secret: this.secret,
      isOffered,
      isDraining,
    });
    if ('refused' in decided) return decided.refused;
    this.keep(decided);
    return null;
  }

  keep(decided: Exclude<ReturnType<typeof this.rules.decide>, { refused: unknown }>) {
    this.head = decided.head ?? this.head;
    this.entries = new Map(this.entries);
    for (const [id, entry] of decided.entries ?? []) {
      if (entry === null) this.entries.delete(id);
      else this.entries.set(id, entry);
    }
    for (const movement of (decided.movements ?? []) as SeatMovement[]) {
      this.movements.push(movement);
      const before = this.ledger.get(movement.memberId) ?? 0n;
      const change =
        movement.kind === 'buy_in'
          ? movement.amount
          : movement.kind === 'cash_out'
            ? -movement.amount
            : movement.payout - movement.stake;
      if (movement.kind === 'settle_hand') {
        this.rake += movement.stake - movement.payout;
        expect(movement.setOff).toBeGreaterThanOrEqual(0n);
        expect(movement.setOff).toBeLessThanOrEqual(movement.stake);
      }
      this.ledger.set(movement.memberId, before + change);
      expect(before + change).toBeGreaterThanOrEqual(0n);
    }
    this.events.push(...(decided.events ?? []));
    this.effects.push(...(decided.effects ?? []));
  }

  nextHash(memberId: string): string {
    this.drawn += 1;
    const seed = seedOf(hex(this.drawn));
    this.seeds.set(memberId, seed);
    return commit(seed);
  }

  sit(memberId: string, buyIn = 100_000n, more: Partial<SeatEntry> & { seat?: number } = {}): string | null {
    const { seat = null, ...sitter } = more;
    return this.do({
      type: 'sit',
      stay: `stay-${memberId}-${this.drawn}`,
      seat,
      buyIn: String(buyIn),
      hash: this.nextHash(memberId),
      sitter: {
        memberId,
        currency: 'PKR',
        playSessionId: `page-${memberId}`,
        name: memberId,
        device: `browser-${memberId}`,
        address: 'net',
        isRobot: false,
        ...sitter,
      },
    });
  }

  by = (memberId: string) => ({ memberId, playSessionId: `page-${memberId}` });

  seatOf = (memberId: string) => [...this.entries].find(([, entry]) => entry.memberId === memberId);

  /** The seed that the room waits for. */
  show(memberId: string): string | null {
    const seed = this.seeds.get(memberId) ?? '';
    const next = this.nextHash(memberId);
    const refused = this.do({ type: 'seed', ...this.by(memberId), hand: this.head.no, seed, next });
    if (refused !== null) this.seeds.set(memberId, seed);
    return refused;
  }

  /** The clock goes on to whatever comes next. */
  wake(): void {
    const due = this.rules.wakeAt(this, { secret: this.secret, isOffered: this.isOffered });
    if (due === null) throw new Error(`nobody wakes a room that is ${this.head.phase}`);
    this.now = Math.max(this.now, due);
    expect(this.do({ type: 'wake' })).toBeNull();
  }

  /** Deals the next hand among those who are ready. */
  deal(): void {
    while (this.head.phase !== 'shuffling') this.wake();
    for (const { stay } of this.head.hand?.shares ?? []) {
      expect(this.show(this.entries.get(stay)?.memberId ?? '')).toBeNull();
    }
    expect(this.head.phase).toBe('playing');
  }

  get turnOf(): string {
    const seat = this.head.turn?.seats[0];
    return [...this.entries.values()].find((entry) => entry.seat === seat)?.memberId ?? '';
  }

  act(memberId: string, act: object): string | null {
    const turn = this.head.turn?.no ?? 0;
    return this.do({ type: 'act', ...this.by(memberId), hand: this.head.no, turn, act: act as never });
  }

  /** What lies at the table by the room's own count is what the ledger has there. */
  check(): void {
    for (const [memberId, amount] of this.ledger) {
      const entry = this.seatOf(memberId)?.[1];
      const there = entry === undefined ? 0n : BigInt(entry.stack) + BigInt(entry.waiting);
      expect(there).toBe(amount);
      if (entry !== undefined) expect(stackOf(rules, this.head, entry)).toBeGreaterThanOrEqual(0n);
    }
  }

  view(memberId: string | null) {
    return viewRoom(rules, room, this, { memberId, secret: this.secret });
  }
}

export const opened = (...members: readonly string[]): TestRoom => {
  const table = new TestRoom();
  for (const memberId of members) expect(table.sit(memberId)).toBeNull();
  return table;
};
