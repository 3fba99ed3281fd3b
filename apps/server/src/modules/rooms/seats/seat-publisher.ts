import type { JsonValue, RoomState } from '@ikka/game-kit';
import { type SeatEntry, type SeatEvent, type SeatHead, viewEvent } from '@ikka/seat-kit';
import type { Logger } from '../../../platform/log.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { RoomMessage } from '../bus.ts';
import type { Publisher } from '../publisher.ts';
import type { StepTaken } from '../take-step.ts';
import type { SeatGame } from './seat-game.ts';

/** What one member is told: the whole room as he may know it, and which page plays his seat. It travels between processes sealed. */
export interface OwnSeatView {
  /** Null where he has no seat any more. */
  readonly playSessionId: string | null;
  readonly view: JsonValue;
  /** For his other pages. */
  readonly elsewhere: JsonValue;
}

export const ownViewPurpose = 'seat-view';

/** What one member may know of the room, and what his other pages are shown in its place: what everybody may know, and that he sits. */
export function ownViewOf(
  game: Pick<SeatGame, 'view'>,
  state: RoomState<SeatHead, SeatEntry>,
  memberId: string,
  secret: Parameters<SeatGame['view']>[1]['secret'],
  everybodys = game.view(state, { memberId: null, secret }),
): OwnSeatView {
  const view = game.view(state, { memberId, secret });
  const seat = [...state.entries.values()].find((entry) => entry.memberId === memberId);
  const elsewhere = { ...everybodys, me: view.me && { ...view.me, isElsewhere: true, entropyWanted: null } };
  return {
    playSessionId: seat?.playSessionId ?? null,
    view: view as JsonValue,
    elsewhere: elsewhere as JsonValue,
  };
}

/**
 * Tells each step at once, to everybody what everybody may know and to each seat its own view. What a seat alone may know is sealed on
 * its way to the process that has its page.
 */
export interface SeatPublisher extends Publisher {
  /** The room after the last step that this process took: what is durable, whatever is being decided. */
  latest(): { readonly version: number; readonly state: RoomState<SeatHead, SeatEntry> } | null;
}

export function createSeatPublisher(parts: {
  readonly game: SeatGame;
  readonly vault: Pick<Vault, 'seal'>;
  readonly log: Pick<Logger, 'error'>;
  readonly publish: (message: RoomMessage) => void;
}): SeatPublisher {
  const { game, vault } = parts;
  let latest: ReturnType<SeatPublisher['latest']> = null;
  /** One after another, so that nobody hears of an older step last. */
  let line: Promise<void> = Promise.resolve();

  const tell = async (step: StepTaken, state: RoomState<SeatHead, SeatEntry>): Promise<void> => {
    const secret = await game.secretFor(state.head);
    const events = (step.events as readonly SeatEvent[]).map((event) => viewEvent(event, game.room));
    const cash = new Map(step.cash.map((one) => [String(one.memberId), one]));
    const members = new Set([
      ...[...state.entries.values()].map(({ memberId }) => memberId),
      ...(state.head.waitingList ?? []).map(({ memberId }) => memberId),
      ...cash.keys(),
    ]);
    const everybodys = game.view(state, { memberId: null, secret });
    parts.publish({
      from: Number(step.version) - 1,
      version: Number(step.version),
      events,
      view: everybodys,
      own: [...members].map((memberId) => {
        const balance = cash.get(memberId)?.balance;
        const told = JSON.stringify(ownViewOf(game, state, memberId, secret, everybodys));
        return {
          memberId,
          currency: game.room.currency,
          balance: balance === undefined ? null : String(balance),
          news: [vault.seal(ownViewPurpose, game.roomId, told)],
        };
      }),
    });
  };

  return {
    begin() {
      latest = null;
    },
    latest: () => latest,
    tell(step) {
      const { head, entries } = step.state as RoomState<SeatHead, SeatEntry>;
      const state = { head, entries: new Map(entries) };
      latest = { version: Number(step.version), state };
      line = line
        .then(() => tell(step, state))
        .catch((error: unknown) => parts.log.error({ err: error, room: game.roomId }, 'a step was not told'));
    },
    flush() {},
  };
}
