import type { StageTime } from '@ikka/stage-kit';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Cell, Stops } from '../rules/index.ts';
import { type Arrangement, cellCentre, type FrameShape, windowHeight, windowWidth } from './arrangement.ts';
import type { Art } from './art.ts';
import { createReel, symbolSize } from './reel.ts';
import type { ReelStop } from './spin-plan.ts';

const DIMMED = 0x4a4670;
const LIT = 0xffffff;

/** What a landing tells while it happens, for sound and light. */
export interface LandingNews {
  onStop(stop: ReelStop): void;
  onAnticipation(reel: number | null): void;
}

/** The five reels in their frame. */
export interface Reels {
  readonly view: Container;
  turn(): void;
  land(plan: readonly ReelStop[], news: LandingNews): Promise<void>;
  /** Turns to the stops without turning: a short dip in the light, for players who want less motion. */
  fadeTo(stops: Stops): Promise<void>;
  rest(stops: Stops): void;
  stops(): Stops;
  /** Leaves these cells lit and dims the others; null lights all. */
  spotlight(cells: readonly Cell[] | null): void;
  /** Lets the symbols of these cells swell once. */
  swell(cells: readonly Cell[]): void;
  /** A light over a whole reel, or none. */
  lightReel(reel: number | null): void;
  arrange(place: Arrangement): void;
}

export function createReels(art: Art, time: StageTime): Reels {
  const view = new Container();
  const back = new Sprite();
  const front = new Sprite();
  const moving = new Container();
  const glows = new Container();
  const mask = new Graphics();
  const beam = new Sprite(art.light('glow'));
  const reels = Array.from({ length: 5 }, (_, index) => createReel(index, art));
  let shape: FrameShape | null = null;

  for (const sprite of [back, front, beam]) sprite.anchor.set(0.5);
  beam.blendMode = 'add';
  beam.tint = 0xffb648;
  beam.alpha = 0;
  for (const reel of reels) moving.addChild(reel.view);
  moving.addChild(beam, glows);
  moving.mask = mask;
  view.addChild(back, moving, mask, front);

  time.everyFrame((ms) => {
    for (const reel of reels) reel.update(ms);
    if (beam.alpha > 0) beam.alpha = 0.34 + 0.16 * Math.sin(performance.now() / 110);
  });

  const cells = (): Cell[] => reels.flatMap((_, reel) => [0, 1, 2].map((row) => ({ reel, row })));
  const spriteAt = ({ reel, row }: Cell): Sprite | undefined => reels[reel]?.sprite(row);

  const lightReel = (reel: number | null) => {
    if (reel === null || !shape) {
      beam.alpha = 0;
      return;
    }
    beam.position.set(cellCentre(shape, reel, 1).x, 0);
    beam.setSize(shape.cellWidth * 1.7, windowHeight(shape) * 1.5);
    beam.alpha = 0.4;
  };

  return {
    view,
    turn() {
      for (const reel of reels) reel.turn();
    },
    async land(plan, news) {
      let clock = 0;
      for (const stop of plan) {
        if (stop.beginMs > clock) {
          if (stop.anticipates) {
            // The reel before has to lie still before this one is lit.
            news.onAnticipation(stop.reel);
            lightReel(stop.reel);
          }
          await time.wait(stop.beginMs - clock);
          clock = stop.beginMs;
        }
        const landing = time.settled((resolve) =>
          reels[stop.reel]?.landOn(stop.stop, stop.landMs, () => {
            news.onStop(stop);
            resolve();
          }),
        );
        const next = plan[stop.reel + 1];
        if (next?.anticipates || !next) {
          await landing;
          clock = stop.beginMs + stop.landMs;
        }
      }
      lightReel(null);
      news.onAnticipation(null);
    },
    async fadeTo(stops) {
      const timeline = time.timeline();
      timeline.to(moving, { alpha: 0.15, duration: 0.12 });
      timeline.call(() => {
        for (const [index, stop] of stops.entries()) reels[index]?.rest(stop);
      });
      timeline.to(moving, { alpha: 1, duration: 0.16 });
      await time.finished(timeline);
    },
    rest(stops) {
      for (const [index, stop] of stops.entries()) reels[index]?.rest(stop);
    },
    stops: () => reels.map((reel) => reel.stop()) as unknown as Stops,
    spotlight(lit) {
      for (const cell of cells()) {
        const sprite = spriteAt(cell);
        const isLit = !lit || lit.some(({ reel, row }) => reel === cell.reel && row === cell.row);
        if (sprite) sprite.tint = isLit ? LIT : DIMMED;
      }
    },
    swell(swelling) {
      if (!shape) return;
      for (const cell of swelling) {
        const sprite = spriteAt(cell);
        if (!sprite) continue;
        const { x, y } = cellCentre(shape, cell.reel, cell.row);
        const glow = new Sprite(art.light('glow'));
        glow.anchor.set(0.5);
        glow.blendMode = 'add';
        glow.tint = 0xffc860;
        glow.position.set(x, y);
        glow.setSize(shape.cellWidth * 1.5);
        glow.alpha = 0;
        glows.addChild(glow);
        const size = symbolSize(shape) / sprite.texture.width;
        const timeline = time.timeline({ onComplete: () => glow.destroy() });
        timeline.to(sprite.scale, { x: size * 1.13, y: size * 1.13, duration: 0.16, ease: 'back.out(2)' }, 0);
        timeline.to(sprite.scale, { x: size, y: size, duration: 0.3, ease: 'power2.inOut' }, 0.2);
        timeline.to(glow, { alpha: 0.55, duration: 0.14 }, 0).to(glow, { alpha: 0, duration: 0.45 }, 0.2);
      }
    },
    lightReel,
    arrange(place) {
      shape = place.shape;
      const wide = place.shapeName === 'wide';
      back.texture = art.picture(wide ? 'wideBack' : 'tallBack');
      front.texture = art.picture(wide ? 'wideFront' : 'tallFront');
      mask
        .clear()
        .rect(-windowWidth(shape) / 2, -windowHeight(shape) / 2, windowWidth(shape), windowHeight(shape))
        .fill(0xffffff);
      for (const [index, reel] of reels.entries()) {
        reel.view.position.set(cellCentre(shape, index, 1).x, 0);
        reel.setShape(shape);
      }
      view.position.set(place.x, place.y);
      view.scale.set(place.scale);
    },
  };
}
