import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '@ikka/contract';
import type { JsonValue } from '@ikka/game-kit';
import type { Bus } from '../../platform/bus.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import { DeskLost, LedgerUnavailable } from '../ledger/index.ts';
import type { Bettor, Bettors } from './bettors.ts';
import { answerTopic, commandTopic } from './bus.ts';
import type { Keeper } from './keeper.ts';
import { findPastBet } from './store.ts';
import { RoomTaken, type WishOutcome } from './take-step.ts';

/** A command of a member's, on its way to the room's owner in whichever process. */
export interface RoomCommand {
  readonly bettor: Bettor;
  readonly command: JsonValue;
  /** For a stake: the command that finds it again once it stands. */
  readonly recall?: JsonValue;
  /** The bet that the command ends: once it has left the room, the command is answered as it was answered then. */
  readonly ends?: string;
}

/** What the game answered, the member's cash where it moved, and when the command counted, by the owner's clock. */
export interface CommandDone {
  readonly answer: JsonValue;
  readonly cash: bigint | null;
  readonly countedAt: number;
  readonly version: number;
}

export interface Commands {
  send(roomId: string, command: RoomCommand): Promise<CommandDone | Refusal>;
  /** Hears commands of other processes for the rooms that are kept here. */
  listen(bus: Bus): Promise<void>;
  /** Hears them for a room that was opened since. */
  hear(roomId: string): Promise<void>;
}

interface Passed {
  readonly id: string;
  readonly from: string;
  readonly memberId: string;
  readonly currency: string;
  readonly command: JsonValue;
  readonly recall: JsonValue | null;
}

type Answered =
  | { readonly id: string; readonly code: string; readonly value: Refusal['value'] }
  | { readonly id: string; readonly done: Omit<CommandDone, 'cash'> & { readonly cash: string | null } };

const patienceMs = 5_000;
const unavailable = () => refuse('system.unavailable', { retryAfterSeconds: 1 });

export function createCommands(parts: {
  readonly database: Database;
  readonly keepers: ReadonlyMap<string, Keeper>;
  readonly bettors: Bettors;
  readonly now: () => number;
  readonly log: Logger;
}): Commands {
  const processId = randomUUID();
  const asked = new Map<string, (answer: CommandDone | Refusal) => void>();
  let bus: Bus | null = null;

  /** Here, by the owner; null where this process does not own the room. */
  const execute = async (roomId: string, wish: RoomCommand): Promise<CommandDone | Refusal | null> => {
    const keeper = parts.keepers.get(roomId);
    const writer = keeper?.writer;
    if (!writer) return null;
    const at = parts.now();
    const lively = await keeper?.live?.take(wish, at);
    if (lively != null) {
      if (isRefusal(lively)) return lively;
      return { answer: lively, cash: null, countedAt: at, version: Number(writer.version) };
    }
    const submit = (command: JsonValue, stake: Parameters<typeof writer.submit>[0]['stake']) =>
      writer.submit({ command, memberId: wish.bettor.memberId, at, stake });
    try {
      const { recall } = wish;
      const outcome =
        recall === undefined
          ? await submit(wish.command, null)
          : await parts.bettors.stake(
              wish.bettor,
              (stake) => submit(wish.command, stake),
              () => submit(recall, null),
            );
      return isRefusal(outcome)
        ? outcome
        : answerOf(outcome, { countedAt: at, version: Number(writer.version) });
    } catch (error) {
      if (error instanceof RoomTaken) return null;
      if (error instanceof DeskLost || error instanceof LedgerUnavailable) return unavailable();
      throw error;
    }
  };

  const pass = (roomId: string, wish: RoomCommand): Promise<CommandDone | Refusal> => {
    const line = bus;
    if (line === null) return Promise.resolve(unavailable());
    return new Promise((resolve) => {
      const id = randomUUID();
      const settle = (answer: CommandDone | Refusal) => {
        clearTimeout(timer);
        asked.delete(id);
        resolve(answer);
      };
      // Nobody owns the room at this moment, or its owner has just died; the same key may be sent again.
      const timer = setTimeout(() => settle(unavailable()), patienceMs);
      asked.set(id, settle);
      const passed: Passed = {
        id,
        from: processId,
        memberId: String(wish.bettor.memberId),
        currency: wish.bettor.currency,
        command: wish.command,
        recall: wish.recall ?? null,
      };
      line.publish(commandTopic(roomId), passed);
    });
  };

  const hear = async (roomId: string, passed: Passed): Promise<void> => {
    const answer = await execute(roomId, {
      bettor: { memberId: BigInt(passed.memberId), currency: passed.currency },
      command: passed.command,
      ...(passed.recall === null ? {} : { recall: passed.recall }),
    });
    if (answer === null) return;
    const { id } = passed;
    const told: Answered = isRefusal(answer)
      ? { id, code: answer.code, value: answer.value }
      : { id, done: { ...answer, cash: answer.cash === null ? null : String(answer.cash) } };
    bus?.publish(answerTopic(passed.from), told);
  };

  /** Once for each room: what was heard twice would be answered twice. */
  const heard = new Set<string>();
  const hearRoom = async (roomId: string): Promise<void> => {
    if (bus === null || heard.has(roomId)) return;
    heard.add(roomId);
    await bus.subscribe(commandTopic(roomId), (message) => {
      hear(roomId, message as Passed).catch((error: unknown) =>
        parts.log.error({ err: error, room: roomId }, 'a command of another process failed'),
      );
    });
  };

  const receive = (answered: Answered): void => {
    const settle = asked.get(answered.id);
    if ('code' in answered) settle?.(refuse(answered.code as RefusalCode, answered.value));
    else
      settle?.({ ...answered.done, cash: answered.done.cash === null ? null : BigInt(answered.done.cash) });
  };

  /** A wish to end a bet that nobody heard the answer of: how the bet ended, where it was its member's. */
  const answerOfPast = async (
    roomId: string,
    { bettor, ends }: RoomCommand,
  ): Promise<CommandDone | Refusal | null> => {
    const stored = ends === undefined ? null : await findPastBet(parts.database.db, roomId, ends);
    if (stored === null || stored.past.memberId !== String(bettor.memberId)) return null;
    const { past, version, at } = stored;
    // The game's own codes are those of the contract.
    if ('refused' in past) return refuse(past.refused as RefusalCode);
    return { answer: past.answer, cash: null, countedAt: at.getTime(), version: Number(version) };
  };

  return {
    async send(roomId, wish) {
      const done = (await execute(roomId, wish)) ?? (await pass(roomId, wish));
      const isGone = isRefusal(done) && done.code === 'round.unknown';
      return isGone ? ((await answerOfPast(roomId, wish)) ?? done) : done;
    },
    async listen(line) {
      bus = line;
      await line.subscribe(answerTopic(processId), (message) => receive(message as Answered));
      for (const roomId of parts.keepers.keys()) await hearRoom(roomId);
    },
    hear: hearRoom,
  };
}

function answerOf(
  outcome: WishOutcome,
  counted: Pick<CommandDone, 'countedAt' | 'version'>,
): CommandDone | Refusal {
  if (outcome.kind === 'done') return { answer: outcome.answer, cash: outcome.cash, ...counted };
  // The game's own codes are those of the contract.
  if (outcome.kind === 'refused') return refuse(outcome.code as RefusalCode);
  return refuse('idempotency.mismatch');
}
