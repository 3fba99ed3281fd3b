import type { Decision, JsonValue, RoomState } from '@ikka/game-kit';

type AnyDecision = Decision<JsonValue, JsonValue, JsonValue, unknown>;

/** A room as its owner holds it. Decisions are applied before they are durable, and taken back where they do not become so. */
export class RoomMemory implements RoomState<JsonValue, JsonValue> {
  version: bigint;
  head: JsonValue;
  readonly entries: Map<string, JsonValue>;
  #headBefore: JsonValue;
  /** What entries were before the first change that is not kept yet; null where there was none. */
  readonly #before = new Map<string, JsonValue | null>();

  constructor(stored: { version: bigint; head: JsonValue; entries: Map<string, JsonValue> }) {
    this.version = stored.version;
    this.head = stored.head;
    this.entries = stored.entries;
    this.#headBefore = stored.head;
  }

  apply(decision: AnyDecision): void {
    if (decision.head !== undefined) this.head = decision.head;
    for (const [id, entry] of decision.entries ?? []) {
      if (!this.#before.has(id)) this.#before.set(id, this.entries.get(id) ?? null);
      if (entry === null) this.entries.delete(id);
      else this.entries.set(id, entry);
    }
  }

  /** Entries that differ from what is kept; null for those that went. */
  changes(): ReadonlyMap<string, JsonValue | null> {
    return new Map([...this.#before.keys()].map((id) => [id, this.entries.get(id) ?? null]));
  }

  /** What was applied is durable. */
  keep(version: bigint): void {
    this.version = version;
    this.#headBefore = this.head;
    this.#before.clear();
  }

  /** Nothing of what was applied has happened. */
  takeBack(): void {
    this.head = this.#headBefore;
    for (const [id, entry] of this.#before) {
      if (entry === null) this.entries.delete(id);
      else this.entries.set(id, entry);
    }
    this.#before.clear();
  }
}
