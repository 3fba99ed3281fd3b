import type { JsonValue, RoomRules } from '@ikka/game-kit';
import type { Transaction } from '../../platform/database/index.ts';

/** A game that is played in one room by all: its rules, and what its keeper knows and writes beside them. */
export interface RoomGame<
  Head extends JsonValue = JsonValue,
  Entry extends JsonValue = JsonValue,
  Command = unknown,
  Event extends JsonValue = JsonValue,
  Effect = unknown,
  Secret = unknown,
  Code extends string = string,
> {
  /** The room's name, which is the game's code in the catalogue. */
  readonly roomId: string;
  readonly vendorCode: string;
  readonly rules: RoomRules<Head, Entry, Command, Event, Effect, Secret, Code>;
  /** What only the room's keeper knows of a round, by its number; the same whenever it is asked. */
  secret(no: number): Promise<Secret>;
  /** Writes what the decisions of one step ask for, in the step's transaction. */
  write(tx: Transaction, effects: readonly Effect[], at: Date): Promise<void>;
  /** Tells of it after the commit. */
  written(effects: readonly Effect[]): void;
}
