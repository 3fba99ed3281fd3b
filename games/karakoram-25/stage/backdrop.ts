import { coverScale, type StageTime } from '@ikka/stage-kit';
import { Container, Sprite, Texture } from 'pixi.js';
import type { Arrangement } from './arrangement.ts';
import type { Art } from './art.ts';

const STARS = 90;
const FLAKES = 46;
/** The picture's middle, a little above its foot, is where the range meets the ground. */
const RANGE_FOOT = 0.62;

interface Drifter {
  readonly sprite: Sprite;
  /** Place in the frame, 0..1. */
  x: number;
  y: number;
  readonly speed: number;
  readonly phase: number;
}

/** The sky, the range before it, stars, snow and, at night, the aurora. */
export interface Backdrop {
  readonly view: Container;
  /** Free spins are played at night, under the aurora. */
  setNight(night: boolean, ms: number): void;
  arrange(place: Arrangement): void;
}

function skyTexture(stops: readonly (readonly [number, string])[]): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 2;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (context) {
    const gradient = context.createLinearGradient(0, 0, 0, 512);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    context.fillStyle = gradient;
    context.fillRect(0, 0, 2, 512);
  }
  return Texture.from(canvas, true);
}

const duskSky = [
  [0, '#0b1034'],
  [0.22, '#252a6c'],
  [0.42, '#5c4290'],
  [0.58, '#b06590'],
  [0.72, '#f0a277'],
  [1, '#f0a277'],
] as const;
const nightSky = [
  [0, '#020617'],
  [0.4, '#06162f'],
  [0.75, '#0b2b46'],
  [1, '#10405a'],
] as const;
const ground = [
  [0, 'rgba(9,7,30,0)'],
  [0.5, 'rgba(9,7,30,.1)'],
  [1, 'rgba(9,7,30,.86)'],
] as const;

const auroraTints = [0x38f2a0, 0x2fd8c8, 0x58f58a, 0x7a6cff, 0x35e0b0, 0x9a5cf5, 0x46f0b8];

export function createBackdrop(art: Art, time: StageTime, isCalm: boolean): Backdrop {
  const view = new Container();
  const duskGround = new Sprite(skyTexture(duskSky));
  const nightGround = new Sprite(skyTexture(nightSky));
  const duskRange = new Sprite(art.picture('dusk'));
  const nightRange = new Sprite(art.picture('night'));
  const shade = new Sprite(skyTexture(ground));
  const stars = new Container();
  const aurora = new Container();
  const snow = new Container();
  let size = { width: 1, height: 1 };

  const curtains = auroraTints.map((tint, index) => {
    const sprite = new Sprite(art.light('curtain'));
    sprite.anchor.set(0.5, 1);
    sprite.blendMode = 'add';
    sprite.tint = tint;
    aurora.addChild(sprite);
    return { sprite, phase: index * 1.7 };
  });
  const scatterIn = (parent: Container, count: number, make: (i: number) => Drifter): Drifter[] =>
    Array.from({ length: count }, (_, i) => {
      const drifter = make(i);
      drifter.sprite.anchor.set(0.5);
      parent.addChild(drifter.sprite);
      return drifter;
    });
  const starList = scatterIn(stars, STARS, (i) => {
    const sprite = new Sprite(art.light(i % 9 === 0 ? 'spark' : 'flake'));
    sprite.setSize(i % 9 === 0 ? 7 + Math.random() * 6 : 1.2 + Math.random() * 1.8);
    return { sprite, x: Math.random(), y: Math.random() ** 1.6 * 0.5, speed: 0, phase: Math.random() * 6.3 };
  });
  const flakeList = scatterIn(snow, isCalm ? 0 : FLAKES, () => {
    const sprite = new Sprite(art.light('flake'));
    const near = Math.random();
    sprite.setSize(1.5 + near * 4);
    sprite.alpha = 0.22 + near * 0.4;
    return {
      sprite,
      x: Math.random(),
      y: Math.random(),
      speed: 0.02 + near * 0.05,
      phase: Math.random() * 6.3,
    };
  });

  const nightParts = [nightGround, aurora, nightRange];
  let nightShare = 0;
  const showNight = (share: number) => {
    nightShare = share;
    for (const part of nightParts) {
      part.alpha = share;
      part.visible = share > 0;
    }
  };
  showNight(0);
  view.addChild(duskGround, nightGround, stars, aurora, duskRange, nightRange, shade, snow);

  let seconds = 0;
  time.everyFrame((ms) => {
    seconds += ms / 1000;
    for (const { sprite, phase } of starList) {
      sprite.alpha = isCalm ? 0.7 : 0.45 + 0.4 * Math.sin(seconds * 1.3 + phase);
    }
    for (const flake of flakeList) {
      flake.y = (flake.y + (flake.speed * ms) / 1000) % 1;
      const drift = Math.sin(seconds * 0.6 + flake.phase) * 0.02 + flake.y * 0.05;
      flake.sprite.position.set(((flake.x + drift) % 1) * size.width, flake.y * size.height);
    }
    if (nightShare === 0) return;
    for (const [index, { sprite, phase }] of curtains.entries()) {
      const sway = isCalm ? 0 : Math.sin(seconds * 0.35 + phase);
      sprite.alpha = 0.34 + (isCalm ? 0.08 : 0.2 * Math.sin(seconds * 0.8 + phase * 2));
      sprite.skew.x = sway * 0.18;
      sprite.x = size.width * ((index + 0.5) / curtains.length + sway * 0.05);
    }
  });

  return {
    view,
    setNight(isNight, ms) {
      const state = { share: nightShare };
      time.timeline().to(state, {
        share: isNight ? 1 : 0,
        duration: Math.max(0.01, ms / 1000),
        ease: 'sine.inOut',
        onUpdate: () => showNight(state.share),
      });
    },
    arrange(place) {
      size = { width: place.width, height: place.height };
      for (const sky of [duskGround, nightGround, shade]) sky.setSize(place.width, place.height);
      const texture = duskRange.texture;
      const scale = coverScale(place.width, place.height, texture.width, texture.height) * 1.02;
      for (const range of [duskRange, nightRange]) {
        range.anchor.set(0.5, RANGE_FOOT);
        range.scale.set(scale);
        range.position.set(place.width / 2, place.height * RANGE_FOOT + place.height * 0.03);
      }
      for (const star of starList)
        star.sprite.position.set(star.x * place.width, star.y * place.height * 0.5);
      for (const { sprite } of curtains) {
        sprite.setSize(place.width * 0.42, place.height * 0.72);
        sprite.y = place.height * 0.66;
      }
    },
  };
}
