import type { Frame, Insets, Language, Shell } from '@ikka/stage-kit';
import { Container, Sprite } from 'pixi.js';
import { arrange, windowHeight } from './arrangement.ts';
import type { Art } from './art.ts';
import { type Backdrop, createBackdrop } from './backdrop.ts';
import { type Banner, createBanner } from './banner.ts';
import { type Coins, createCoins } from './coins.ts';
import { createPlaque, type Plaque } from './plaque.ts';
import { createReels, type Reels } from './reels.ts';
import { createWinLines, type WinLines } from './win-lines.ts';

/** Everything that is drawn, back to front. */
export interface Scene {
  readonly backdrop: Backdrop;
  readonly reels: Reels;
  readonly lines: WinLines;
  readonly plaque: Plaque;
  readonly coins: Coins;
  readonly banner: Banner;
  /** The middle of the reels in the page. */
  middle(): { readonly x: number; readonly y: number };
  /** A small nudge of the whole frame, as a heavy reel gives it. */
  nudge(strength: number): void;
}

export function createScene(shell: Shell, art: Art, language: Language, isCalm: boolean): Scene {
  const { time } = shell;
  const backdrop = createBackdrop(art, time, isCalm || shell.isSoftware);
  const reels = createReels(art, time);
  const lines = createWinLines(art, time);
  const plaque = createPlaque(language);
  const coins = createCoins(art, time, isCalm);
  const banner = createBanner(art, time, language, isCalm);
  const sign = new Sprite(art.picture('sign'));
  const machine = new Container();
  let middle = { x: 0, y: 0 };
  sign.anchor.set(0.5, 0.72);
  machine.addChild(reels.view, lines.view, sign, plaque.view);
  shell.root.addChild(backdrop.view, machine, banner.view, coins.view);

  shell.onLayout((frame: Frame, insets: Insets) => {
    const place = arrange(frame, insets);
    middle = { x: place.x, y: place.y };
    for (const part of [backdrop, reels, lines, plaque, coins, banner]) part.arrange(place);
    sign.visible = place.signWidth > 0;
    sign.scale.set((place.signWidth * place.scale) / sign.texture.width);
    const top = windowHeight(place.shape) / 2 + place.shape.border * 0.9;
    sign.position.set(place.x, place.y - top * place.scale);
  });

  return {
    backdrop,
    reels,
    lines,
    plaque,
    coins,
    banner,
    middle: () => middle,
    nudge(strength) {
      if (isCalm) return;
      const timeline = time.timeline();
      timeline
        .to(machine, { y: strength, duration: 0.04 })
        .to(machine, { y: 0, duration: 0.16, ease: 'power2.out' });
    },
  };
}
