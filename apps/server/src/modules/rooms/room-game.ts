import type { Refusal } from '@ikka/contract';
import type { JsonValue, RoomRules, RoomState } from '@ikka/game-kit';
import type { Transaction } from '../../platform/database/index.ts';
import type { RoomMessage } from './bus.ts';
import type { RoomCommand } from './commands.ts';
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

/** How what an owner keeps in memory reaches the room's watchers and the room itself. */
export interface LiveLine {
  /** Tells at once; it is no step, and nobody can ask for it again. */
  tell(events: readonly JsonValue[], own: readonly OwnMessage[]): void;
  /** A command of the owner's own, decided like all others. */
  submit(command: JsonValue): Promise<void>;
}

/** Something for the pages of one member alone, with his cash after it in smallest units where that moved. */
export interface OwnMessage extends OwnNews {
  readonly balance: string | null;
}

/**
 * [O21] What a room's owner keeps between its steps, in memory alone, because it moves too fast to be written: where things fly, who
 * aims where. It is lost with its owner, so that it may hold nothing that was promised; money moves by what it commits.
 */
export interface RoomLive {
  /** The room as it stands: as it was taken over, and after each of its steps. */
  show(state: RoomState<JsonValue, JsonValue>): void;
  /** Answers a command that takes no step; null where the command wants one. */
  take(wish: RoomCommand, at: number): Promise<JsonValue | Refusal> | null;
  /** This process owns the room no more. Resolves when what it had begun to commit is decided. */
  close(): Promise<void>;
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
  written(effects: readonly Effect[], at: Date): void;
  /** What the owner keeps beside what is written; absent where that is nothing. */
  readonly live?: (line: LiveLine) => RoomLive;
  /** What watchers are told; absent where they are told every event. */
  readonly telling?: () => RoomTelling;
  /** Tells watchers in a way of its own, in place of `telling`. */
  readonly publisher?: (publish: (message: RoomMessage) => void) => Publisher;
  /** Whether the room takes part in what the house offers of its game; always, where absent. */
  readonly isOpen?: () => boolean;
}
