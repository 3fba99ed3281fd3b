import type { JsonValue, RoomRules, RoomState } from '@ikka/game-kit';
import type { Transaction } from '../../platform/database/index.ts';
import type { RoomMessage } from './bus.ts';
import type { Publisher } from './publisher.ts';
import type { StepTaken } from './take-step.ts';

/** Something for the pages of one member alone. */
export interface OwnNews {
  readonly memberId: string;
  readonly currency: string;
  readonly news: JsonValue;
}

/**
 * What a room's owner tells its watchers: thousands cannot hear of every bet. It hears each step and tells, several times a
 * second, what came of those since it told last.
 */
export interface RoomTelling {
  /** The room as this process has taken it over, before its first step here. */
  begin(state: RoomState<JsonValue, JsonValue>): void;
  hear(step: Pick<StepTaken, 'events' | 'entries'>): void;
  /**
   * `mayAddUp`: whether it is time again for what only adds up what happened; a telling may keep that back until then, and
   * says so by `isBehind`.
   */
  tell(mayAddUp: boolean): {
    readonly events: readonly JsonValue[];
    readonly own: readonly OwnNews[];
    readonly isBehind?: boolean;
  };
}

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
  /** The room's name; of a game with one room for all, the game's code. */
  readonly roomId: string;
  /** The game's code in the catalogue. */
  readonly gameId: string;
  readonly vendorCode: string;
  readonly rules: RoomRules<Head, Entry, Command, Event, Effect, Secret, Code>;
  /** What only the room's keeper knows of a round, by its number; the same whenever it is asked. */
  secret(no: number): Promise<Secret>;
  /**
   * Reads what the decisions of one step need, before the step's transaction, in which nothing is read from elsewhere; what it answers
   * writes in it what they ask for.
   */
  prepare(effects: readonly Effect[]): Promise<(tx: Transaction, at: Date) => Promise<void>>;
  /** Tells of it after the commit. */
  written(effects: readonly Effect[]): void;
  /** What watchers are told; absent where they are told every event. */
  readonly telling?: () => RoomTelling;
  /** Tells watchers in a way of its own, in place of `telling`. */
  readonly publisher?: (publish: (message: RoomMessage) => void) => Publisher;
  /** Whether the room takes part in what the house offers of its game; always, where absent. */
  readonly isOpen?: () => boolean;
}
