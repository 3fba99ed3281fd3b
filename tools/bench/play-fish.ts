import { setTimeout as pause } from 'node:timers/promises';
import { openDaryaRoom, type Stay } from '@ikka/client';
import type { DaryaEvent } from '@ikka/contract';
import { createWater, roomOf, scheduleOf, type Water, weaponOf } from '@ikka/darya/rules';
import { seededRandom } from '@ikka/test-kit';
import { type FishRobot, fishRobot, type RobotShot, shotEveryMs, shotsOfACall } from './fish-robot.ts';
import { watchAll } from './watch-room.ts';

export interface FishPlayed {
  /** From a shot to its answer. */
  readonly waits: readonly number[];
  /** From where a bullet touches a fish that it catches to its shooter's hearing of it. */
  readonly verdictWaits: readonly number[];
  /** The same of trials that catch nothing, which are charged together within a second. */
  readonly missWaits: readonly number[];
  readonly shots: number;
  /** Calls that were refused or lost, by code. */
  readonly other: Readonly<Record<string, number>>;
}

/** A room with a play session's token for each who sits there. */
export interface FishRoom {
  readonly gameId: string;
  readonly roomId: string;
  readonly tokens: readonly string[];
}

/** Of so many rooms one reads what it hears: a thousand readers would be what is measured. */
const readOneIn = 8;
const lookEveryMs = 20;
/** Seats, seeds and scenes of all rooms at once are no play: what is measured begins when they are there. */
const warmUpMs = 6_000;

/** Lets everybody in these rooms fire six shots a second for so long; all rooms at once. */
export async function playFish(order: {
  readonly address: string;
  readonly rooms: readonly FishRoom[];
  readonly seconds: number;
}): Promise<FishPlayed> {
  const { address } = order;
  const baseUrl = address.replace(/\/$/, '');
  const waits: number[] = [];
  const verdictWaits: number[] = [];
  const missWaits: number[] = [];
  const other: Record<string, number> = {};
  const count = (code: string) => {
    other[code] = (other[code] ?? 0) + 1;
  };
  let shots = 0;
  const places = order.rooms.flatMap((room, at) =>
    room.tokens.map((token, seat) => ({ ...room, token, isRead: at % readOneIn === 0 && seat === 0 })),
  );
  const robots = await Promise.all(
    places.map(async (place, index) => {
      const robot = fishRobot({ address, ...place, random: seededRandom(index) });
      await robot.sit();
      return { ...place, robot };
    }),
  );
  const watchers = await watchAll(
    baseUrl,
    robots
      .filter(({ isRead }) => !isRead)
      .map(({ token, gameId, roomId }) => ({ token, gameId, room: roomId })),
  );
  const note = (isCatch: boolean, ms: number) => {
    if (performance.now() >= begin) (isCatch ? verdictWaits : missWaits).push(ms);
  };
  const readers = robots
    .filter(({ isRead }) => isRead)
    .map((one) => ({ ...one, reader: readRoom(baseUrl, one, note) }));
  const readerOf = new Map(readers.map(({ robot, reader }) => [robot, reader]));
  const begin = performance.now() + warmUpMs;
  const end = begin + order.seconds * 1_000;

  const send = async (robot: FishRobot): Promise<void> => {
    const sentAt = performance.now();
    const answer = await robot.send();
    if (!answer.ok) return count(answer.code);
    if (sentAt < begin) return;
    shots += shotsOfACall;
    waits.push(performance.now() - sentAt);
  };
  const shoot = async (robot: FishRobot, index: number): Promise<void> => {
    await pause((index * shotEveryMs) / robots.length);
    let dueAt = performance.now();
    for (let turn = 0; performance.now() < end; turn += 1) {
      const shot = robot.fire();
      if (shot === null) await robot.sit();
      else if (turn % shotsOfACall > 0) await send(robot);
      if (shot !== null) readerOf.get(robot)?.fired(shot);
      // Who had to wait for an answer does not make up for it by firing faster.
      dueAt = Math.max(dueAt + shotEveryMs, performance.now());
      await pause(dueAt - performance.now());
    }
  };
  await Promise.all(robots.map(({ robot }, index) => shoot(robot, index)));
  for (const { reader } of readers) reader.close();
  for (const watcher of watchers) watcher.close();
  return { waits, verdictWaits, missWaits, shots, other };
}

/** Follows one shooter's own bullets as his page does, to know when each touched a fish. */
function readRoom(
  baseUrl: string,
  { robot, token, gameId, roomId }: { robot: FishRobot; token: string; gameId: string; roomId: string },
  note: (isCatch: boolean, ms: number) => void,
) {
  const hall = roomOf(roomId)?.hall;
  if (hall === undefined) throw new Error(`there is no room ${roomId}`);
  let followed: { readonly no: number; readonly openedAt: number; readonly water: Water } | null = null;
  /** When a bullet of the scene touched its fish. */
  const touched = new Map<string, number>();
  const water = () => {
    const { scene } = robot;
    if (scene === null) return null;
    if (followed?.no !== scene.no) {
      const made = createWater(scheduleOf(hall, scene));
      for (const fish of scene.caught) made.caught.add(fish);
      made.freezes.push(...scene.freezes);
      touched.clear();
      followed = { no: scene.no, openedAt: Date.parse(scene.openedAt), water: made };
    }
    return followed;
  };
  const look = setInterval(() => {
    const now = water();
    now?.water.advance(Date.now() - now.openedAt, {
      meet(bullet, { index }, at) {
        touched.set(`${bullet.id}/${index}`, now.openedAt + at);
        return 'alive';
      },
      end: () => undefined,
    });
  }, lookEveryMs);
  const hear = (event: DaryaEvent): void => {
    const now = water();
    if (now === null || !('scene' in event) || event.scene !== now.no) return;
    if (event.type === 'caught' && event.next === null) now.water.caught.add(event.fish);
    if (event.type === 'froze') now.water.freezes.push(event);
  };
  const line: Stay = openDaryaRoom({
    baseUrl,
    token,
    gameId,
    room: roomId,
    onPush(_type, push) {
      if ('events' in push) for (const event of push.events) hear(event);
      if (!('news' in push)) return;
      for (const news of push.news) {
        if (news.type !== 'batch') continue;
        for (const { bullet, fish, multiplier } of news.shots) {
          const at = touched.get(`${bullet}/${fish}`);
          if (at !== undefined) note(multiplier > 0, Date.now() - at);
        }
      }
    },
  });
  return {
    fired({ bullet, at, angle }: RobotShot) {
      const [weapon, { seat }] = [weaponOf('cannon'), robot];
      if (weapon !== undefined && seat !== null)
        water()?.water.fire({ id: bullet, seat, weapon, angle, at, target: null });
    },
    close() {
      clearInterval(look);
      line.close();
    },
  };
}
