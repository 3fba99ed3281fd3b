import { type calls, contestStages } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { RoomDesk } from './desk.ts';

export interface RoomOfficeParts {
  readonly desk: RoomDesk;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { EN: string; UR: string }>>;
  readonly isOffered: (gameId: string) => Promise<boolean>;
}

export const roomOfficeRoutes = ({
  desk,
  namesOf,
  isOffered,
}: RoomOfficeParts): Handlers<typeof calls.officeRooms> => ({
  async officeRooms() {
    const rooms = await desk.list();
    const names = await namesOf([...new Set(rooms.map(({ gameId }) => gameId))]);
    return {
      rooms: await Promise.all(
        rooms.map(async (room) => {
          const shared = {
            roomId: room.id,
            name: nameOf(room, names.get(room.gameId)),
            mode: room.mode,
            isOneOfMany: room.id !== room.gameId,
            isOffered: await isOffered(room.gameId),
          };
          if (!('phase' in room)) {
            const nothing = { owner: null, aliveAt: null, phase: null, round: null, contest: null };
            return { ...shared, ...nothing, owners: 0, bets: 0, players: 0 };
          }
          const { owner, aliveAt, owners, phase, round, bets, players } = room;
          const contest = contestStages.find((stage) => stage === room.contest) ?? null;
          const stands = { phase, round, bets, players, contest };
          return { ...shared, owner, aliveAt: aliveAt.toISOString(), owners, ...stands };
        }),
      ),
    };
  },
  officeChangeRoom: ({ params, body }, caller) =>
    desk.change({ roomId: params.id, ...body }, operatorOf(caller)),
});

/** The game's name, and of a game with several rooms which one it is. */
function nameOf(
  { id, gameId }: { readonly id: string; readonly gameId: string },
  name: { readonly EN: string; readonly UR: string } = { EN: gameId, UR: gameId },
) {
  if (id === gameId) return { EN: name.EN, UR: name.UR };
  const which = id.slice(gameId.length + 1);
  return { EN: `${name.EN} · ${which}`, UR: `${name.UR} · ${which}` };
}
