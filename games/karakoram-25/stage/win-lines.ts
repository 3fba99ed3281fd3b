import type { StageTime } from '@ikka/stage-kit';
import { Container, Graphics, Sprite } from 'pixi.js';
import { lines } from '../rules/index.ts';
import { type Arrangement, cellCentre, windowWidth } from './arrangement.ts';
import type { Art } from './art.ts';

/** Colours by line number, bright enough to be told apart on the dark niches. */
const colours = [0xffd45e, 0x5ee7ff, 0xff7ab8, 0x8bff9a, 0xffa05e, 0xb59bff, 0x5effd0, 0xff6a6a];

export interface WinLines {
  readonly view: Container;
  /** Draws a line (numbered from 1) from the left over `ms`, a spark running ahead. */
  draw(line: number, ms: number): Promise<void>;
  clear(): void;
  arrange(place: Arrangement): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a path up to `share` of its length. */
function partOf(path: readonly Point[], share: number): Point[] {
  const lengths = path.slice(1).map((point, i) => {
    const before = path[i] as Point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const part: Point[] = path.slice(0, 1);
  for (const [i, length] of lengths.entries()) {
    const from = path[i] as Point;
    const to = path[i + 1] as Point;
    const reach = Math.min(1, left / length);
    part.push({ x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach });
    left -= length;
    if (left <= 0) break;
  }
  return part;
}

export function createWinLines(art: Art, time: StageTime): WinLines {
  const view = new Container();
  const halo = new Graphics();
  const core = new Graphics();
  const head = new Sprite(art.light('glow'));
  let place: Arrangement | null = null;
  let drawing = 0;
  halo.blendMode = 'add';
  head.blendMode = 'add';
  head.anchor.set(0.5);
  head.visible = false;
  view.addChild(halo, core, head);

  const pathOf = (line: number): Point[] => {
    const shape = (place as Arrangement).shape;
    const rows = lines[line - 1] ?? [];
    const half = windowWidth(shape) / 2 + 10;
    const centres = rows.map((row, reel) => cellCentre(shape, reel, row));
    const first = centres[0] as Point;
    const last = centres.at(-1) as Point;
    return [{ x: -half, y: first.y }, ...centres, { x: half, y: last.y }];
  };
  const stroke = (path: readonly Point[], colour: number) => {
    const trace = (graphics: Graphics, width: number, color: number, alpha: number, isFirst: boolean) => {
      if (isFirst) graphics.clear();
      const [first, ...rest] = path;
      if (!first) return;
      graphics.moveTo(first.x, first.y);
      for (const point of rest) graphics.lineTo(point.x, point.y);
      graphics.stroke({ color, width, alpha, cap: 'round', join: 'round' });
    };
    trace(halo, 26, colour, 0.3, true);
    trace(core, 13, 0x1a0c2c, 0.75, true);
    trace(core, 8, colour, 1, false);
    trace(core, 2.5, 0xffffff, 0.9, false);
  };

  return {
    view,
    async draw(line, ms) {
      if (!place) return;
      drawing++;
      const mine = drawing;
      const path = pathOf(line);
      const colour = colours[(line - 1) % colours.length] as number;
      const state = { share: 0 };
      head.visible = true;
      head.tint = colour;
      head.setSize(120);
      const timeline = time.timeline();
      timeline.to(state, {
        share: 1,
        duration: ms / 1000,
        ease: 'power1.inOut',
        onUpdate: () => {
          if (mine !== drawing) return;
          const part = partOf(path, state.share);
          stroke(part, colour);
          const tip = part.at(-1);
          if (tip) head.position.set(tip.x, tip.y);
        },
      });
      await time.finished(timeline);
      if (mine === drawing) head.visible = false;
    },
    clear() {
      drawing++;
      halo.clear();
      core.clear();
      head.visible = false;
    },
    arrange(next) {
      place = next;
      view.position.set(next.x, next.y);
      view.scale.set(next.scale);
    },
  };
}
