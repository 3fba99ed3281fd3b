import { Container, FillGradient, Graphics, Particle, ParticleContainer, type Texture } from 'pixi.js';
import type { Hall, HallId } from '../rules/index.ts';

/** The ground of a scene: each has a depth, a light and a bed of its own. */
interface WaterLight {
  readonly top: string;
  readonly deep: string;
  readonly bed: string;
  readonly shaft: number;
  readonly plant: number;
}

/** A river is clear and bright; the deep sea is dark, and lit by what glows in it. */
const lights: Readonly<Record<HallId, readonly [WaterLight, ...WaterLight[]]>> = {
  indus: [
    { top: '#2fb3c4', deep: '#06304f', bed: '#0b2a33', shaft: 0xfff3c0, plant: 0x0d5a4a },
    { top: '#3a8fd8', deep: '#0a1f52', bed: '#101a3a', shaft: 0xcfe8ff, plant: 0x14406e },
    { top: '#e0a45a', deep: '#4a2148', bed: '#2a1530', shaft: 0xffd9a0, plant: 0x5a2a4a },
    { top: '#46c79a', deep: '#08433a', bed: '#0a2c26', shaft: 0xe8ffd0, plant: 0x0f6a44 },
  ],
  deep: [
    { top: '#15489a', deep: '#071238', bed: '#050a1f', shaft: 0x8fc4ff, plant: 0x7a2f6e },
    { top: '#2a3f9a', deep: '#140c3f', bed: '#0c0624', shaft: 0xc4a8ff, plant: 0x2f5fae },
    { top: '#0f6f86', deep: '#042433', bed: '#03141f', shaft: 0x8ffff0, plant: 0xa8433f },
  ],
};

export interface WaterGround {
  readonly behind: Container;
  readonly before: Container;
  setLight(no: number): void;
  arrange(width: number, height: number): void;
  /** `seconds` of this page; nothing else moves by them. */
  sway(seconds: number): void;
}

const shaftCount = 6;
const moteCount = 46;

/** Three layers of water: the depth with its light shafts, far weeds and rocks on the bed, and near leaves with drifting motes. */
export function createWaterGround(parts: {
  readonly dot: Texture;
  readonly isStill: boolean;
  readonly hall: Hall;
}): WaterGround {
  const behind = new Container();
  const before = new Container();
  const depth = new Graphics();
  const shafts = Array.from({ length: shaftCount }, () => new Graphics());
  const bed = new Graphics();
  const far = new Graphics();
  const near = new Graphics();
  const motes = new ParticleContainer({
    dynamicProperties: { position: true, color: true },
    texture: parts.dot,
  });
  behind.addChild(depth, ...shafts, far, bed);
  before.addChild(motes, near);
  for (const shaft of shafts) shaft.blendMode = 'add';
  const drops = Array.from({ length: moteCount }, (_, index) => {
    const size = 0.12 + ((index * 37) % 10) / 40;
    const particle = new Particle({
      texture: parts.dot,
      x: 0,
      y: 0,
      scaleX: size,
      scaleY: size,
      alpha: 0.25,
    });
    motes.addParticle(particle);
    return {
      particle,
      x: ((index * 61) % 97) / 97,
      y: ((index * 43) % 89) / 89,
      speed: 0.006 + ((index * 13) % 7) / 900,
    };
  });
  const ownLights = lights[parts.hall.id];
  let [width, height, light]: [number, number, WaterLight] = [1, 1, ownLights[0]];

  const draw = (): void => {
    const fill = new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 0, y: 1 } });
    fill.addColorStop(0, light.top);
    fill.addColorStop(0.55, light.deep);
    fill.addColorStop(1, light.bed);
    depth.clear().rect(0, 0, width, height).fill(fill);
    for (const [index, shaft] of shafts.entries()) {
      const beam = new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 0, y: 1 } });
      beam.addColorStop(0, `rgba(255,255,255,${0.24 - (index % 3) * 0.05})`);
      beam.addColorStop(1, 'rgba(255,255,255,0)');
      const wide = width * (0.05 + ((index * 29) % 11) / 160);
      shaft
        .clear()
        .poly([-wide * 0.35, -20, wide * 0.35, -20, wide * 1.5, height * 0.86, -wide * 0.5, height * 0.86])
        .fill(beam);
      shaft.tint = light.shaft;
      shaft.x = (width * (index + 0.5)) / shaftCount;
    }
    drawBed();
  };

  const drawBed = (): void => {
    const base = height;
    bed.clear().moveTo(0, base);
    for (let n = 0; n <= 24; n += 1)
      bed.lineTo(
        (width * n) / 24,
        base - height * (0.05 + 0.022 * Math.sin(n * 1.7) + 0.012 * Math.sin(n * 4.1)),
      );
    bed.lineTo(width, base).closePath().fill({ color: light.bed, alpha: 0.95 });
    far.clear();
    for (let n = 0; n < 22; n += 1) {
      const [x, tall] = [width * (((n * 53) % 101) / 101), height * (0.08 + ((n * 17) % 9) / 70)];
      far
        .moveTo(x - 5, base)
        .bezierCurveTo(x - 14, base - tall * 0.5, x + 16, base - tall * 0.7, x + 4, base - tall)
        .bezierCurveTo(x + 22, base - tall * 0.6, x, base - tall * 0.4, x + 9, base)
        .fill({ color: light.plant, alpha: 0.5 });
    }
    near.clear();
    for (const side of [0, 1]) {
      for (let n = 0; n < 6; n += 1) {
        const x = side === 0 ? n * 17 - 20 : width - n * 17 + 20;
        const [tall, lean] = [height * (0.3 - n * 0.042), side === 0 ? 44 : -44];
        near
          .moveTo(x - 9, height + 6)
          .bezierCurveTo(
            x - 16,
            height - tall * 0.4,
            x + lean,
            height - tall * 0.6,
            x + lean * 0.6,
            height - tall,
          )
          .bezierCurveTo(
            x + lean * 1.3,
            height - tall * 0.55,
            x + 10,
            height - tall * 0.3,
            x + 12,
            height + 6,
          )
          .fill({ color: light.plant, alpha: 0.78 });
      }
    }
  };

  const sway = (seconds: number): void => {
    for (const [index, shaft] of shafts.entries()) {
      shaft.skew.x = Math.sin(seconds * 0.22 + index * 1.3) * 0.12 - 0.16;
      shaft.alpha = 0.62 + Math.sin(seconds * 0.5 + index * 2.1) * 0.3;
    }
    far.skew.x = Math.sin(seconds * 0.7) * 0.012;
    for (const { particle, x, y, speed } of drops) {
      particle.x = ((x + Math.sin(seconds * 0.3 + y * 9) * 0.02 + 1) % 1) * width;
      particle.y = ((((y - seconds * speed) % 1) + 1) % 1) * height;
    }
  };

  return {
    behind,
    before,
    setLight(no) {
      light = ownLights[no % ownLights.length] ?? light;
      draw();
    },
    arrange(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      draw();
      sway(0);
    },
    sway(seconds) {
      if (!parts.isStill) sway(seconds);
    },
  };
}
