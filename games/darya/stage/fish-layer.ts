import { Container, MeshRope, Point as Place, Sprite, type Texture } from 'pixi.js';
import { type FishKind, fishClock, poseAt, type Spawn, type Water } from '../rules/index.ts';
import type { Placement } from './placement.ts';

interface Swimmer {
  readonly view: Container;
  readonly rope: MeshRope;
  readonly points: Place[];
  readonly shadow: Sprite;
  readonly spawn: Spawn;
  kind: string;
  hitAt: number;
}

/** A catch that is being shown: the fish turns over and shrinks into light. */
interface Leaving extends Swimmer {
  readonly since: number;
}

export interface FishLayer {
  readonly view: Container;
  readonly shadows: Container;
  /** Shows all fish of the scene at a time. */
  draw(water: Water, stages: ReadonlyMap<number, FishKind>, sceneMs: number, place: Placement): void;
  /** A bullet has touched a fish. */
  hit(fish: number): void;
  /** A fish was caught; answers where on the screen it was, or null where it was not in sight. */
  take(fish: number): { readonly x: number; readonly y: number } | null;
  clear(): void;
  readonly count: number;
}

const spine = 9;
const art = { width: 320, height: 160 } as const;
/** Pictures of symbols fill the middle of their cell alone. */
const roundWidth = 150;
const leavesMs = 620;
const flashMs = 130;

const bends: Readonly<Record<FishKind['motion'], readonly [height: number, speed: number]>> = {
  glide: [10, 7],
  dart: [13, 13],
  sway: [17, 6],
  drift: [4, 2.4],
  linger: [9, 3.4],
};

export function createFishLayer(parts: {
  readonly texture: (kind: string) => Texture;
  readonly isRound: (kind: string) => boolean;
  readonly shadow: Texture;
  readonly isStill: boolean;
}): FishLayer {
  const view = new Container();
  const shadows = new Container();
  const swimmers = new Map<number, Swimmer>();
  let leaving: Leaving[] = [];
  let now = 0;

  const begin = (spawn: Spawn, kind: string): Swimmer => {
    const points = Array.from(
      { length: spine },
      (_, index) => new Place((index / (spine - 1)) * art.width - art.width / 2, 0),
    );
    const rope = new MeshRope({ texture: parts.texture(kind), points });
    const body = new Container();
    body.addChild(rope);
    const shadow = new Sprite({ texture: parts.shadow, anchor: 0.5, alpha: 0.2 });
    view.addChild(body);
    shadows.addChild(shadow);
    const swimmer = { view: body, rope, points, shadow, spawn, kind, hitAt: Number.NEGATIVE_INFINITY };
    swimmers.set(spawn.index, swimmer);
    return swimmer;
  };

  const drop = ({ view: body, shadow }: Swimmer): void => {
    body.destroy({ children: true });
    shadow.destroy();
  };

  const bend = ({ points, spawn }: Swimmer, seconds: number): void => {
    if (parts.isStill) return;
    const [height, speed] = bends[spawn.kind.motion];
    const phase = seconds * speed + spawn.index;
    for (const [index, point] of points.entries()) {
      // The tail, which is the first, swings most; the head hardly moves.
      const tail = 1 - index / (spine - 1);
      point.y = Math.sin(phase + tail * 2.6) * height * tail ** 1.5;
    }
  };

  return {
    view,
    shadows,
    draw(water, stages, sceneMs, place) {
      now = sceneMs;
      const clock = fishClock(sceneMs, water.freezes);
      const seen = new Set<number>();
      for (const spawn of water.spawns) {
        if (spawn.at > clock) break;
        if (spawn.at + spawn.lasts < clock || water.caught.has(spawn.index)) continue;
        const pose = poseAt(spawn, clock);
        if (pose === null) continue;
        seen.add(spawn.index);
        const kind = stages.get(spawn.index) ?? spawn.kind;
        let swimmer = swimmers.get(spawn.index);
        if (swimmer !== undefined && swimmer.kind !== kind.id) {
          swimmer.rope.texture = parts.texture(kind.id);
          swimmer.kind = kind.id;
          swimmer.hitAt = sceneMs;
        }
        swimmer ??= begin(spawn, kind.id);
        const at = place.toScreen(pose);
        const turn = place.turned(pose.heading);
        const size = ((kind.length * 1.1) / (parts.isRound(kind.id) ? roundWidth : art.width)) * place.scale;
        // What swims to the left is turned over, so that its back stays above; round pictures only lean.
        const isLeft = Math.cos(turn) < 0;
        swimmer.view.position.set(at.x, at.y);
        if (parts.isRound(kind.id)) {
          swimmer.view.rotation = Math.sin(turn) * (isLeft ? -0.35 : 0.35);
          swimmer.view.scale.set(isLeft ? -size : size, size);
        } else {
          swimmer.view.rotation = turn;
          swimmer.view.scale.set(size, isLeft ? -size : size);
        }
        swimmer.rope.tint = sceneMs - swimmer.hitAt < flashMs ? 0xffb0a0 : 0xffffff;
        bend(swimmer, clock / 1_000);
        const { shadow } = swimmer;
        shadow.position.set(at.x + 16 * place.scale, at.y + 70 * place.scale);
        shadow.scale.set((kind.length * place.scale) / 150, (kind.radius * place.scale) / 90);
      }
      for (const [index, swimmer] of swimmers) {
        if (seen.has(index)) continue;
        swimmers.delete(index);
        drop(swimmer);
      }
      leaving = leaving.filter((one) => {
        const part = (now - one.since) / leavesMs;
        if (part >= 1) drop(one);
        else {
          one.view.alpha = 1 - part ** 2;
          one.view.rotation += 0.16;
          one.view.scale.set(one.view.scale.x * 0.965, one.view.scale.y * 0.965);
          one.shadow.alpha = 0.2 * (1 - part);
        }
        return part < 1;
      });
    },
    hit(fish) {
      const swimmer = swimmers.get(fish);
      if (swimmer !== undefined) swimmer.hitAt = now;
    },
    take(fish) {
      const swimmer = swimmers.get(fish);
      if (swimmer === undefined) return null;
      swimmers.delete(fish);
      leaving.push({ ...swimmer, since: now });
      const { x, y } = swimmer.view.position;
      return { x, y };
    },
    clear() {
      for (const swimmer of [...swimmers.values(), ...leaving]) drop(swimmer);
      swimmers.clear();
      leaving = [];
    },
    get count() {
      return swimmers.size;
    },
  };
}
