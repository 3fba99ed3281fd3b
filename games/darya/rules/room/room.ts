import type { Decision, DecisionContext, RoomRefusal, RoomRules, RoomState } from '@ikka/game-kit';
import { seatCount } from '../fire/seats.ts';
import { sceneMs } from '../scene/schedule.ts';
import type {
  RoomCode,
  RoomCommand,
  RoomEffect,
  RoomEvent,
  RoomHead,
  RoomSecret,
  SeatEntry,
} from './room-types.ts';

type State = RoomState<RoomHead, SeatEntry>;
type Made = Decision<RoomHead, SeatEntry, RoomEvent, RoomEffect>;

/**
 * [D13, D16] What is durable of a room: who sits at which cannon, and the scenes with their seeds. Fish and bullets follow from these
 * and from the shots; they are kept by the room's owner alone, and money moves with each batch of shots.
 */
export const daryaRoom: RoomRules<
  RoomHead,
  SeatEntry,
  RoomCommand,
  RoomEvent,
  RoomEffect,
  RoomSecret,
  RoomCode
> = {
  first: { phase: 'resting', no: 0 },
  decide(state, command, context) {
    switch (command.type) {
      case 'sit':
        return sit(state, command, context.isOffered);
      case 'leave':
        return leave(state, command.id);
      case 'wake':
        return wake(state, context);
      // [D16] Nobody knows which fish an owner that died had let go: the scene is over, and no bullet of it was charged.
      case 'resume':
        return state.head.phase === 'scene' ? change(state, state.head, context.isOffered) : { answer: null };
    }
  },
  breakOff({ head, entries }) {
    if (head.phase === 'resting' && entries.size === 0) return { answer: null };
    return {
      answer: null,
      head: { phase: 'resting', no: head.no },
      entries: [...entries.keys()].map((id) => [id, null]),
      events: [
        ...[...entries.values()].map(({ seat }): RoomEvent => ({ type: 'left', seat })),
        { type: 'rested', no: head.no },
      ],
      effects: head.phase === 'scene' ? [{ type: 'end', no: head.no, openedAt: head.openedAt }] : [],
    };
  },
  wakeAt({ head }) {
    if (head.phase === 'scene') return head.endsAt;
    return head.phase === 'opening' ? 0 : null;
  },
  secretOf: (head) => (head.phase === 'opening' ? head.no : null),
};

function sit(
  { head, entries }: State,
  { id, entry }: RoomCommand & { readonly type: 'sit' },
  isOffered: boolean,
): Made | RoomRefusal<RoomCode> {
  const known = entries.get(id);
  if (known !== undefined) return { answer: known.seat };
  if (!isOffered) return { refused: 'darya.closing' };
  // [D13] A member has one seat for each of his moneys: a newer page takes it over.
  const earlier = [...entries].find(
    ([, { memberId, currency }]) => memberId === entry.memberId && currency === entry.currency,
  );
  const taken = new Set([...entries.values()].map(({ seat }) => seat));
  const seat =
    earlier?.[1].seat ?? Array.from({ length: seatCount }, (_, at) => at).find((at) => !taken.has(at));
  if (seat === undefined) return { refused: 'darya.full' };
  const isFirst = head.phase === 'resting';
  return {
    answer: seat,
    entries: [...(earlier === undefined ? [] : [[earlier[0], null] as const]), [id, { ...entry, seat }]],
    events: [{ type: 'sat', seat, name: entry.name }],
    ...(isFirst ? opening(head.no + 1) : {}),
  };
}

const opening = (no: number) => ({
  head: { phase: 'opening', no } as const,
  effects: [{ type: 'open', no } as const],
});

function leave({ entries }: State, id: string): Made {
  const entry = entries.get(id);
  if (entry === undefined) return { answer: null };
  return { answer: null, entries: [[id, null]], events: [{ type: 'left', seat: entry.seat }] };
}

function wake(state: State, context: DecisionContext<RoomSecret>): Made {
  const { head } = state;
  if (head.phase === 'opening' && context.secret !== null) {
    const { serverSeed, clientSeed } = context.secret;
    const openedAt = context.at;
    const scene = { no: head.no, serverSeed, clientSeed, openedAt, endsAt: openedAt + sceneMs };
    return { answer: null, head: { phase: 'scene', ...scene }, events: [{ type: 'scene', ...scene }] };
  }
  if (head.phase === 'scene' && context.at >= head.endsAt) return change(state, head, context.isOffered);
  return { answer: null };
}

/** A scene is over: the next one opens for whoever is there, or the room rests. */
function change(
  { entries }: State,
  { no, openedAt }: RoomHead & { readonly phase: 'scene' },
  isOffered: boolean,
): Made {
  const ended: RoomEffect = { type: 'end', no, openedAt };
  if (entries.size > 0 && isOffered) {
    const next = opening(no + 1);
    return { answer: null, head: next.head, effects: [ended, ...next.effects] };
  }
  return {
    answer: null,
    head: { phase: 'resting', no },
    entries: [...entries.keys()].map((id) => [id, null]),
    events: [
      ...[...entries.values()].map(({ seat }): RoomEvent => ({ type: 'left', seat })),
      { type: 'rested', no },
    ],
    effects: [ended],
  };
}
