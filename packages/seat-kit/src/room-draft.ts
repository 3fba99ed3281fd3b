import type { Decision, JsonValue, Movement, RoomState } from '@ikka/game-kit';
import type { SeatEffect, SeatEntry, SeatEvent, SeatHead } from './room-types.ts';

export type SeatState = RoomState<SeatHead, SeatEntry>;
export type SeatDecision = Decision<SeatHead, SeatEntry, SeatEvent, SeatEffect>;

/** A decision under way: the room as it will be, and what follows from it. One decision may deal, end a hand and let seats go. */
export class RoomDraft {
  head: SeatHead;
  readonly entries: Map<string, SeatEntry>;
  readonly movements: Movement[] = [];
  readonly events: SeatEvent[] = [];
  readonly effects: SeatEffect[] = [];
  readonly #before: SeatState;
  readonly #changed = new Set<string>();

  constructor(state: SeatState) {
    this.#before = state;
    this.head = state.head;
    this.entries = new Map(state.entries);
  }

  change(stay: string, changes: Partial<SeatEntry>): void {
    const entry = this.entries.get(stay);
    if (entry === undefined) throw new Error(`nobody sits by the stay ${stay}`);
    this.put(stay, { ...entry, ...changes });
  }

  put(stay: string, entry: SeatEntry): void {
    this.entries.set(stay, entry);
    this.#changed.add(stay);
  }

  remove(stay: string): void {
    this.entries.delete(stay);
    this.#changed.add(stay);
  }

  /** Seats that are taken, in the order of the room. */
  seated(): readonly (readonly [stay: string, entry: SeatEntry])[] {
    return [...this.entries].sort(([, a], [, b]) => a.seat - b.seat);
  }

  decision(answer: JsonValue = {}): SeatDecision {
    return {
      ...(this.head === this.#before.head ? {} : { head: this.head }),
      entries: [...this.#changed].map((id) => [id, this.entries.get(id) ?? null]),
      movements: this.movements,
      events: this.events,
      effects: this.effects,
      answer,
    };
  }
}
