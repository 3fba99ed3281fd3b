import type { StageTime } from '@ikka/stage-kit';
import { Container, Sprite } from 'pixi.js';
import type { Arrangement } from './arrangement.ts';
import type { Art } from './art.ts';

interface Coin {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  readonly spin: number;
  turn: number;
  life: number;
}

const GRAVITY = 0.0016;

export interface Coins {
  readonly view: Container;
  /** A handful from a place in the page, thrown upwards. */
  burst(x: number, y: number, count: number): void;
  clear(): void;
  arrange(place: Arrangement): void;
}

/** Coins and sparks that fly up and fall; they are ornament and count nothing. */
export function createCoins(art: Art, time: StageTime, isCalm: boolean): Coins {
  const view = new Container();
  let flying: Coin[] = [];
  let unit = 1;

  time.everyFrame((ms) => {
    if (flying.length === 0) return;
    for (const coin of flying) {
      coin.life -= ms;
      coin.vy += GRAVITY * unit * ms;
      coin.turn += coin.spin * ms;
      coin.sprite.x += coin.vx * ms;
      coin.sprite.y += coin.vy * ms;
      const size = coin.sprite.height;
      coin.sprite.width = Math.max(3, Math.abs(Math.cos(coin.turn)) * size);
      coin.sprite.alpha = Math.min(1, coin.life / 300);
    }
    for (const coin of flying) if (coin.life <= 0) coin.sprite.destroy();
    flying = flying.filter((coin) => coin.life > 0);
  });

  return {
    view,
    burst(x, y, count) {
      if (isCalm) return;
      for (let i = 0; i < count; i++) {
        const isSpark = i % 4 === 3;
        const sprite = new Sprite(art.light(isSpark ? 'spark' : 'coin'));
        sprite.anchor.set(0.5);
        if (isSpark) sprite.blendMode = 'add';
        sprite.setSize((isSpark ? 16 : 22 + Math.random() * 20) * unit);
        sprite.position.set(x + (Math.random() - 0.5) * 60 * unit, y);
        view.addChild(sprite);
        const angle = -Math.PI / 2 + (Math.random() - 0.5) * 1.7;
        const force = (0.5 + Math.random() * 0.65) * unit;
        flying.push({
          sprite,
          vx: Math.cos(angle) * force,
          vy: Math.sin(angle) * force,
          spin: 0.004 + Math.random() * 0.012,
          turn: Math.random() * 6,
          life: 1500 + Math.random() * 700,
        });
      }
    },
    clear() {
      for (const coin of flying) coin.sprite.destroy();
      flying = [];
    },
    arrange(place) {
      unit = Math.max(0.5, Math.min(1.2, place.height / 800));
    },
  };
}
