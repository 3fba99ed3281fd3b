import type { Language, StageTime } from '@ikka/stage-kit';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Arrangement } from './arrangement.ts';
import type { Art } from './art.ts';
import { fitWidth, goldText, plainText } from './lettering.ts';

/** What a banner says: a title, an amount or number below it, and a line that explains. */
export interface BannerText {
  readonly title: string;
  readonly figure: string;
  readonly note: string;
}

export interface Banner {
  readonly view: Container;
  show(text: BannerText, look: { readonly isNight: boolean; readonly hasRays: boolean }): void;
  setFigure(figure: string): void;
  hide(): Promise<void>;
  arrange(place: Arrangement): void;
}

/** The large announcement over the reels: big wins, the beginning and the end of free spins. */
export function createBanner(art: Art, time: StageTime, language: Language, isCalm: boolean): Banner {
  const view = new Container();
  const shade = new Graphics();
  const board = new Container();
  const rays = new Sprite(art.light('rays'));
  const glow = new Sprite(art.light('glow'));
  const title = goldText(96, language, false);
  const figure = goldText(120, language, true);
  const note = plainText(34, language);
  let width = 1000;
  for (const light of [rays, glow]) {
    light.anchor.set(0.5);
    light.blendMode = 'add';
    board.addChild(light);
  }
  rays.setSize(1500);
  glow.setSize(1300, 900);
  title.y = -120;
  figure.y = 20;
  note.y = 120;
  board.addChild(title, figure, note);
  view.addChild(shade, board);
  view.visible = false;
  view.alpha = 0;
  time.everyFrame((ms) => {
    if (view.visible && !isCalm) rays.rotation += ms * 0.00022;
  });

  const lay = () => {
    fitWidth(title, width);
    fitWidth(figure, width);
    fitWidth(note, width);
  };

  return {
    view,
    show(text, look) {
      title.text = text.title;
      figure.text = text.figure;
      note.text = text.note;
      rays.visible = look.hasRays && !isCalm;
      rays.tint = look.isNight ? 0x59f0c0 : 0xffb648;
      glow.tint = look.isNight ? 0x2bb8a0 : 0xff9d2e;
      rays.alpha = 0.4;
      glow.alpha = 0.4;
      lay();
      view.visible = true;
      const timeline = time.timeline();
      timeline.to(view, { alpha: 1, duration: 0.2 }, 0);
      if (isCalm) return;
      const rest = board.scale.x;
      timeline.fromTo(
        board.scale,
        { x: rest * 0.6, y: rest * 0.6 },
        { x: rest, y: rest, duration: 0.5, ease: 'back.out(1.8)' },
        0,
      );
    },
    setFigure(next) {
      figure.text = next;
      fitWidth(figure, width);
    },
    async hide() {
      if (!view.visible) return;
      const timeline = time.timeline();
      timeline.to(view, { alpha: 0, duration: 0.25 });
      await time.finished(timeline);
      view.visible = false;
    },
    arrange(place) {
      shade.clear().rect(0, 0, place.width, place.height).fill({ color: 0x050318, alpha: 0.62 });
      const scale = Math.min(place.scale * 1.25, 0.95, (place.width / 1120) * 1.2);
      board.scale.set(scale);
      board.position.set(place.x, place.y);
      width = (place.width * 0.92) / scale;
      lay();
    },
  };
}
