import type { Choice, PayoutTier, StageOptions } from '@ikka/stage-kit';
import { type DiceChoice, hundredths, readChoice, TARGET_MAX, TARGET_MIN } from '../rules/index.ts';
import classes from './dice.module.css';

const BULBS = 17;
const MARKS = [0, 25, 50, 75, 100];
/** What an arrow key moves the target by, in hundredths; with shift it is one. */
const KEY_STEP = 100;

export interface Verdict {
  readonly hasWon: boolean;
  readonly tier: PayoutTier;
  /** In ten-thousandths. */
  readonly multiplier: number;
}

/** Everything that is drawn. The scale is the control of the target as well. */
export interface Scene {
  /** Sets what the scale shows: what wins, and whether the player may move the target. */
  choose(choice: Choice, isFixed: boolean): void;
  /** Writes a figure without moving the die. */
  showFigure(value: number): void;
  /** Lays the die at a roll, or takes it away. */
  showRoll(roll: number | null): void;
  setRolling(isRolling: boolean): void;
  setVerdict(verdict: Verdict | null): void;
}

export function createScene(root: HTMLElement, options: StageOptions): Scene {
  const { text } = options;
  root.classList.add(classes.stage ?? '');
  root.dataset.calm = String(options.reducedMotion);
  part('div', 'fair', root).ariaHidden = 'true';
  const bulbs = part('div', 'bulbs', root);
  for (let i = 0; i < BULBS; i++) part('span', 'bulb', bulbs).style.setProperty('--i', String(i));
  bulbs.ariaHidden = 'true';

  const board = part('div', 'board', root);
  board.dir = 'ltr';
  const note = part('p', 'note', board);
  const figure = part('output', 'figure', board);
  figure.ariaLive = 'off';

  const scale = part('div', 'scale', root);
  scale.dir = 'ltr';
  const die = part('div', 'die', scale);
  die.ariaHidden = 'true';
  const face = part('div', 'face', die);
  for (let i = 0; i < 5; i++) part('i', 'pip', face);
  const rail = part('div', 'rail', scale);
  part('div', 'zone', rail);
  const slider = part('input', 'slider', scale);
  slider.type = 'range';
  slider.min = '0';
  slider.max = '10000';
  slider.step = '1';
  slider.ariaLabel = text('choice.target.label');
  const marks = part('div', 'marks', scale);
  marks.ariaHidden = 'true';
  for (const mark of MARKS) {
    const label = part('span', 'mark', marks);
    label.textContent = String(mark);
    label.style.setProperty('--at', String(mark / 100));
  }

  let chosen: DiceChoice | null = null;
  const wish = (target: number) => {
    if (!chosen) return;
    const within = Math.min(TARGET_MAX, Math.max(TARGET_MIN, target));
    slider.value = String(within);
    if (within !== chosen.target) options.onChoose({ ...chosen, target: within });
  };
  slider.addEventListener('input', () => wish(Number(slider.value)));
  slider.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined || !chosen) return;
    event.preventDefault();
    wish(chosen.target + by * (event.shiftKey ? 1 : KEY_STEP));
  });

  const scene: Scene = {
    choose(value, isFixed) {
      slider.disabled = isFixed;
      const choice = readChoice(value);
      if (!choice) return;
      const isOther = choice.side !== chosen?.side || choice.target !== chosen.target;
      chosen = choice;
      slider.value = String(choice.target);
      slider.setAttribute(
        'aria-valuetext',
        text(`stage.${choice.side}`, { target: hundredths(choice.target) }),
      );
      scale.dataset.side = choice.side;
      scale.style.setProperty('--target', String(choice.target / 10_000));
      if (!isOther) return;
      scene.setVerdict(null);
      note.textContent = text(`stage.${choice.side}`, { target: hundredths(choice.target) });
    },
    showFigure(value) {
      figure.textContent = hundredths(value);
    },
    showRoll(roll) {
      die.hidden = roll === null;
      figure.dataset.empty = String(roll === null);
      scale.style.setProperty('--roll', String((roll ?? 0) / 10_000));
      scene.showFigure(roll ?? 0);
    },
    setRolling(isRolling) {
      root.dataset.rolling = String(isRolling);
      if (isRolling) die.hidden = false;
    },
    setVerdict(verdict) {
      root.dataset.verdict = verdict === null ? 'none' : verdict.hasWon ? 'won' : 'lost';
      root.dataset.tier = verdict?.tier ?? 'none';
    },
  };
  return scene;
}

function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  parent: HTMLElement,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = classes[name] ?? '';
  parent.append(element);
  return element;
}
