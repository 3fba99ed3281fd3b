import { type Insets, partsOf } from '@ikka/stage-kit';
import classes from './crash.module.css';

const part = partsOf(classes);

/** What stands in plain elements: the sky behind the canvas and, before it, the figure or the clock between rounds. */
export interface Board {
  place(insets: Insets): void;
  /** A sentence where there is nothing to count. */
  say(sentence: string): void;
  /** The clock: how long bets are open still, and which share of their time is left. */
  count(caption: string, leftMs: number, share: number): void;
  /** The multiplier as it rises; `heat` from 0 to 1 warms the sky. */
  fly(figure: string, heat: number): void;
  /** The multiplier at which a flight was last heard of. */
  hold(figure: string, caption: string): void;
  end(figure: string, caption: string): void;
  destroy(): void;
}

export function createBoard(host: HTMLElement, isCalm: boolean): Board {
  const sky = part('div', 'sky', host);
  // Behind the canvas; figure and clock stand before it.
  host.prepend(sky);
  sky.dir = 'ltr';
  sky.dataset.calm = String(isCalm);
  part('div', 'stars', sky).ariaHidden = 'true';
  part('div', 'dawn', sky).ariaHidden = 'true';
  const hole = part('div', 'hole', sky);
  part('div', 'roofs', hole).ariaHidden = 'true';
  const front = part('div', 'front', host);
  front.dir = 'ltr';
  const figure = part('output', 'figure', front);
  figure.ariaLive = 'off';
  const caption = part('p', 'caption', front);
  caption.dir = 'auto';
  const clock = part('div', 'clock', front);
  clock.ariaHidden = 'true';
  const hand = part('i', 'hand', clock);

  const show = (phase: string, words: { figure: string; caption: string }, heat: number) => {
    for (const element of [sky, front]) element.dataset.phase = phase;
    if (figure.textContent !== words.figure) figure.textContent = words.figure;
    if (caption.textContent !== words.caption) caption.textContent = words.caption;
    sky.style.setProperty('--heat', isCalm ? '0' : Math.min(1, Math.max(0, heat)).toFixed(2));
  };

  return {
    place({ top, right, bottom, left }) {
      for (const element of [hole, front]) element.style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
    },
    say: (sentence) => show('waiting', { figure: '', caption: sentence }, 0),
    count(words, leftMs, share) {
      show('betting', { figure: `${(leftMs / 1_000).toFixed(1)} s`, caption: words }, 0);
      hand.style.setProperty('--share', Math.min(1, share).toFixed(3));
    },
    fly: (multiplier, heat) => show('flying', { figure: multiplier, caption: '' }, heat),
    hold: (multiplier, words) => show('lost', { figure: multiplier, caption: words }, 0),
    end: (multiplier, words) => show('over', { figure: multiplier, caption: words }, 0),
    destroy() {
      sky.remove();
      front.remove();
    },
  };
}
