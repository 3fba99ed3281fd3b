import { type FairStream, openStream } from '@ikka/fair';
import { comesByItself, type FishKind, type Hall, type Role } from '../sheet/kinds.ts';
import { lengthOf, type Point, sceneSize } from './path.ts';
import type { Spawn } from './spawn.ts';

/** How long a scene lasts; the next has another seed, ground and light. */
export const sceneMs = 180_000;
/** [D10] What a scene's fish follow from: the seed of its number in the room's chain, and the chain's salt. */
export interface SceneSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** Nothing comes in the last seconds: the scene empties as it changes. */
const lastComesAt = sceneMs - 16_000;
/** Some are there as the scene begins. */
const firstComesAt = -10_000;
/** [D10] Bosses come with an entrance, and formations between them. */
export const bossesComeAt = [40_000, 84_000, 128_000] as const;
export const formationsComeAt = [14_000, 62_000, 106_000, 148_000] as const;

const roleParts: readonly (readonly [Role, number])[] = [
  ['small', 56],
  ['middle', 30],
  ['large', 9],
  ['special', 5],
];
/** Pauses between groups, in milliseconds. */
const pause = { least: 750, span: 900 } as const;
const margin = 220;

/** [D10] All fish of a scene in the order in which they come: a pure function of the hall and the seeds. */
export function scheduleOf(hall: Hall, seeds: SceneSeeds): readonly Spawn[] {
  const stream = openStream({ ...seeds, nonce: 0 });
  const spawns: Omit<Spawn, 'index'>[] = [];
  const kindsOf = (role: Role) => hall.kinds.filter((kind) => kind.role === role && comesByItself(kind));

  for (let at = firstComesAt; at < lastComesAt; at += pause.least + stream.below(pause.span)) {
    const kind = pick(stream, kindsOf(roleOf(stream)));
    spawns.push(...school(stream, kind, at, 1 + stream.below(kind.school)));
  }
  const bosses = kindsOf('boss');
  const first = stream.below(bosses.length);
  for (const [turn, at] of bossesComeAt.entries()) {
    const kind = bosses[(first + turn) % bosses.length];
    if (kind !== undefined) spawns.push(alone(stream, kind, at));
  }
  for (const at of formationsComeAt) spawns.push(...formation(stream, pick(stream, kindsOf('small')), at));
  return spawns
    .map((spawn, order) => ({ spawn, order }))
    .toSorted((a, b) => a.spawn.at - b.spawn.at || a.order - b.order)
    .map(({ spawn }, index) => ({ index, ...spawn }));
}

function roleOf(stream: FairStream): Role {
  let place = stream.below(roleParts.reduce((sum, [, part]) => sum + part, 0));
  for (const [role, part] of roleParts) {
    if (place < part) return role;
    place -= part;
  }
  return 'small';
}

function pick<Item>(stream: FairStream, items: readonly Item[]): Item {
  const found = items[stream.below(items.length)];
  if (found === undefined) throw new RangeError('a hall has kinds of every role');
  return found;
}

/** A way through the scene from one side to the other, by places in between that lie well inside. */
function way(stream: FairStream, sway = 0.5): readonly Point[] {
  const { width, height } = sceneSize;
  const isFromLeft = stream.below(2) === 0;
  const depth = () => height * 0.14 + stream.below(Math.round(height * 0.72));
  const start = depth();
  const points: Point[] = [{ x: -margin, y: start }];
  const bends = 2 + stream.below(2);
  let y = start;
  for (let bend = 1; bend <= bends; bend += 1) {
    y = y + (depth() - y) * sway * 1.4;
    points.push({ x: (width * bend) / (bends + 1) - 90 + stream.below(180), y });
  }
  points.push({ x: width + margin, y: depth() });
  return isFromLeft ? points : points.map(({ x, y: level }) => ({ x: width - x, y: level }));
}

const lastsOf = (points: readonly Point[], speed: number): number =>
  Math.round((lengthOf(points) / speed) * 1_000);

function alone(stream: FairStream, kind: FishKind, at: number): Omit<Spawn, 'index'> {
  const points = way(stream, 0.35);
  return { kind, at, lasts: lastsOf(points, kind.speed), points, offset: { x: 0, y: 0 }, turns: 0 };
}

/** Fish of one kind that take one way, each a little beside and behind the one before. */
function school(stream: FairStream, kind: FishKind, at: number, count: number): Omit<Spawn, 'index'>[] {
  const points = way(stream);
  const speed = kind.speed * (0.85 + stream.below(31) / 100);
  const lasts = lastsOf(points, speed);
  const gap = (kind.length * 0.75 * 1_000) / speed;
  return Array.from({ length: count }, (_, place) => ({
    kind,
    at: Math.round(at + place * gap * (0.6 + stream.below(60) / 100)),
    lasts,
    points,
    offset: {
      x: 0,
      y: count === 1 ? 0 : (stream.below(5) - 2) * kind.radius * 1.5,
    },
    turns: 0,
  }));
}

/** [D10] A formation: a ring that turns, a wedge, or two columns. */
function formation(stream: FairStream, kind: FishKind, at: number): Omit<Spawn, 'index'>[] {
  const shape = stream.below(3);
  const points = way(stream, 0.2);
  const lasts = lastsOf(points, 105);
  const place = (x: number, y: number, turns = 0): Omit<Spawn, 'index'> => ({
    kind,
    at,
    lasts,
    points,
    offset: { x, y },
    turns,
  });
  const step = kind.length * 1.05;
  if (shape === 0) {
    return Array.from({ length: 14 }, (_, n) => {
      const angle = (n / 14) * Math.PI * 2;
      return place(Math.cos(angle) * 150, Math.sin(angle) * 150, 0.08);
    });
  }
  if (shape === 1) {
    return Array.from({ length: 13 }, (_, n) => {
      const row = Math.ceil(n / 2);
      return place(row * step * -0.7, (n % 2 === 0 ? 1 : -1) * row * step * 0.55);
    });
  }
  return Array.from({ length: 14 }, (_, n) => place(-Math.floor(n / 2) * step, n % 2 === 0 ? -62 : 62));
}
