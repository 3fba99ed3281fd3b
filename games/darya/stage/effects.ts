import { Container, Graphics, Particle, ParticleContainer, Sprite, Text, type Texture } from 'pixi.js';

interface Coin {
  readonly particle: Particle;
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly delay: number;
  age: number;
}

interface Splash {
  readonly sprite: Sprite;
  age: number;
}

interface Word {
  readonly text: Text;
  readonly lasts: number;
  age: number;
}

type Spot = { readonly x: number; readonly y: number };

export interface Effects {
  readonly view: Container;
  /** A bullet has touched something. */
  splash(at: Spot, scale: number, tint?: number): void;
  /** Coins fly from a catch to the cannon of whoever made it. */
  coins(from: Spot, to: Spot, count: number): void;
  /** Words rise over a place. `size` in pixels. */
  say(at: Spot, words: string, size: number, color: number, lasts?: number): void;
  /** A bolt from a special fish outwards. */
  bolts(at: Spot, reach: number, tint: number): void;
  advance(ms: number): void;
}

const coinMs = 760;
const splashMs = 340;
const poolMost = 90;

/** What flashes and flies over the fish. Sprites and particles are kept and used again. */
export function createEffects(parts: {
  readonly ring: Texture;
  readonly coin: Texture;
  readonly isStill: boolean;
}): Effects {
  const view = new Container();
  const rings = new Container();
  const gold = new ParticleContainer({
    dynamicProperties: { position: true, vertex: true, color: true },
    texture: parts.coin,
  });
  const rays = new Container();
  const words = new Container();
  view.addChild(rays, rings, gold, words);
  let splashes: Splash[] = [];
  const free: Sprite[] = [];
  let coins: Coin[] = [];
  let said: Word[] = [];
  let bolts: { readonly line: Graphics; age: number }[] = [];

  return {
    view,
    splash(at, scale, tint = 0xd8f6ff) {
      if (splashes.length >= poolMost) return;
      const sprite = free.pop() ?? rings.addChild(new Sprite({ texture: parts.ring, anchor: 0.5 }));
      sprite.visible = true;
      sprite.position.set(at.x, at.y);
      sprite.tint = tint;
      sprite.scale.set(scale * 0.3);
      splashes.push({ sprite, age: 0 });
    },
    coins(from, to, count) {
      const most = parts.isStill ? Math.min(3, count) : Math.min(count, 220 - coins.length);
      for (let n = 0; n < most; n += 1) {
        const angle = (n / Math.max(1, most)) * Math.PI * 2;
        const by = {
          x: from.x + Math.cos(angle) * (40 + (n % 5) * 12),
          y: from.y + Math.sin(angle) * (40 + (n % 4) * 12),
        };
        const particle = new Particle({
          texture: parts.coin,
          x: from.x,
          y: from.y,
          anchorX: 0.5,
          anchorY: 0.5,
          scaleX: 0.5,
          scaleY: 0.5,
        });
        gold.addParticle(particle);
        coins.push({ particle, from, by, to, delay: n * 26, age: 0 });
      }
    },
    say(at, text, size, color, lasts = 1_150) {
      const word = new Text({
        text,
        anchor: 0.5,
        style: {
          fontFamily: 'Inter Variable, Noto Sans Arabic Variable, sans-serif',
          fontWeight: '800',
          fontSize: size,
          fill: color,
          stroke: { color: 0x1a0d02, width: Math.max(3, size * 0.16) },
        },
      });
      word.position.set(at.x, at.y);
      words.addChild(word);
      said.push({ text: word, lasts, age: 0 });
    },
    bolts(at, reach, tint) {
      const line = new Graphics();
      for (let n = 0; n < 9; n += 1) {
        const angle = (n / 9) * Math.PI * 2;
        line.moveTo(at.x, at.y);
        for (let step = 1; step <= 5; step += 1) {
          const [way, off] = [(reach * step) / 5, step === 5 ? 0 : (((n * 7 + step * 13) % 9) - 4) * 9];
          line.lineTo(
            at.x + Math.cos(angle) * way - Math.sin(angle) * off,
            at.y + Math.sin(angle) * way + Math.cos(angle) * off,
          );
        }
      }
      line.stroke({ color: tint, width: 5, alpha: 0.95 });
      line.blendMode = 'add';
      rays.addChild(line);
      bolts.push({ line, age: 0 });
    },
    advance(ms) {
      splashes = splashes.filter((one) => {
        one.age += ms;
        const part = one.age / splashMs;
        one.sprite.alpha = Math.max(0, 1 - part);
        one.sprite.scale.set(one.sprite.scale.x * (1 + ms / 240));
        if (part < 1) return true;
        one.sprite.visible = false;
        free.push(one.sprite);
        return false;
      });
      coins = coins.filter((coin) => {
        coin.age += ms;
        const part = Math.min(1, Math.max(0, (coin.age - coin.delay) / coinMs));
        const eased = part * part * (3 - 2 * part);
        const [a, b] = [(1 - eased) ** 2, 2 * eased * (1 - eased)];
        coin.particle.x = coin.from.x * a + coin.by.x * b + coin.to.x * eased ** 2;
        coin.particle.y = coin.from.y * a + coin.by.y * b + coin.to.y * eased ** 2;
        coin.particle.scaleX = 0.5 * Math.cos(coin.age / 70);
        if (part < 1) return true;
        gold.removeParticle(coin.particle);
        return false;
      });
      said = said.filter((word) => {
        word.age += ms;
        const part = word.age / word.lasts;
        word.text.y -= ms * 0.028;
        word.text.alpha = part < 0.7 ? 1 : Math.max(0, 1 - (part - 0.7) / 0.3);
        const pop =
          word.age < 160 ? 0.6 + (word.age / 160) * 0.5 : 1.1 - Math.min(0.1, (word.age - 160) / 1_200);
        word.text.scale.set(pop);
        if (part < 1) return true;
        word.text.destroy();
        return false;
      });
      bolts = bolts.filter((bolt) => {
        bolt.age += ms;
        bolt.line.alpha = Math.max(0, 1 - bolt.age / 520) * (Math.floor(bolt.age / 60) % 2 === 0 ? 1 : 0.55);
        if (bolt.age < 520) return true;
        bolt.line.destroy();
        return false;
      });
    },
  };
}
