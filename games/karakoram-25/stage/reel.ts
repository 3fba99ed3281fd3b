import { Container, Sprite } from 'pixi.js';
import { STOP_COUNT, strips } from '../rules/index.ts';
import type { FrameShape } from './arrangement.ts';
import type { Art } from './art.ts';
import { landingDistance, landingOffset } from './spin-plan.ts';

/** Symbols a second at full turn. */
const SPEED = 27;
/** From this speed on the eye sees streaks. */
const STREAK_SPEED = 11;
const RAISE_MS = 110;
const GATHER_MS = 230;
const VISIBLE = 4;

/** The side of a resting symbol's square in the frame's units. */
export const symbolSize = (shape: FrameShape): number => Math.min(shape.cellWidth, shape.cellHeight) * 0.98;

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'turning'; ms: number; readonly from: number }
  | { readonly kind: 'landing'; ms: number; readonly landMs: number; readonly distance: number };

/** One reel: a strip that turns downwards and lands on a stop with a swing. */
export interface Reel {
  readonly view: Container;
  turn(): void;
  /** Slows down onto a stop and tells when it lies still. */
  landOn(stop: number, landMs: number, onLanded: () => void): void;
  /** Lies at a stop at once. */
  rest(stop: number): void;
  stop(): number;
  /** The symbol in a row of the resting window. */
  sprite(row: number): Sprite;
  setShape(shape: FrameShape): void;
  update(ms: number): void;
}

export function createReel(index: number, art: Art): Reel {
  const strip = strips[index] ?? [];
  const view = new Container();
  const sprites = Array.from({ length: VISIBLE }, () => {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    view.addChild(sprite);
    return sprite;
  });
  let shape: FrameShape | null = null;
  let position = 0;
  let target = 0;
  let motion: Motion = { kind: 'rest' };
  let landed: (() => void) | null = null;

  const draw = (speed: number) => {
    if (!shape) return;
    const streaked = speed > STREAK_SPEED;
    const base = Math.floor(position);
    const size = symbolSize(shape);
    for (const [k, sprite] of sprites.entries()) {
      const symbol = strip[(((base + k) % STOP_COUNT) + STOP_COUNT) % STOP_COUNT] ?? 'J';
      sprite.texture = art.symbol(symbol, streaked);
      sprite.setSize(size, streaked ? size * 1.12 : size);
      sprite.position.set(0, (base + k - position - 1) * shape.cellHeight);
    }
  };

  const settle = () => {
    position = target;
    motion = { kind: 'rest' };
    draw(0);
    const resolve = landed;
    landed = null;
    resolve?.();
  };

  /** A short pull upwards, then gathering speed: how far the reel has turned after `ms`, in symbols. */
  const turned = (ms: number): number => {
    if (ms < RAISE_MS) return -0.16 * Math.sin((Math.PI / 2) * (ms / RAISE_MS));
    const gathering = Math.min(GATHER_MS, ms - RAISE_MS);
    const cruising = Math.max(0, ms - RAISE_MS - GATHER_MS);
    return -0.16 + (SPEED / 1000) * ((gathering * gathering) / (2 * GATHER_MS) + cruising);
  };

  return {
    view,
    turn() {
      motion = { kind: 'turning', ms: 0, from: position };
    },
    landOn(stop, landMs, onLanded) {
      target = stop;
      const distance = landingDistance(SPEED, landMs);
      motion = { kind: 'landing', ms: 0, landMs, distance };
      landed = onLanded;
    },
    rest(stop) {
      target = stop;
      settle();
    },
    stop: () => target,
    sprite: (row) => sprites[row] as Sprite,
    setShape(next) {
      shape = next;
      draw(0);
    },
    update(ms) {
      if (motion.kind === 'rest') return;
      motion.ms += ms;
      if (motion.kind === 'turning') {
        position = motion.from - turned(motion.ms);
        const gathered = (motion.ms - RAISE_MS) / GATHER_MS;
        draw(gathered > 0 ? SPEED * Math.min(1, gathered) : 0);
        return;
      }
      const progress = motion.ms / motion.landMs;
      if (progress >= 1) {
        settle();
        return;
      }
      position = target + landingOffset(motion.distance, progress);
      const before = landingOffset(motion.distance, progress - 0.03);
      draw(((before - landingOffset(motion.distance, progress)) / (0.03 * motion.landMs)) * 1000);
    },
  };
}
