import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  type DiceChoice,
  hundredths,
  ROLL_COUNT,
  readChoice,
  readOutcome,
  TARGET_MAX,
  TARGET_MIN,
} from '../rules/index.ts';
import classes from './dice.module.css';

const part = partsOf(classes);
const BULBS = 17;
const MARKS = [0, 25, 50, 75, 100];
/** What an arrow key moves the target by, in hundredths; with shift it is one. */
const KEY_STEP = 100;

const travelMs = { full: 720, quick: 260, calm: 0 } as const;
/** How far the figure runs in a millisecond while nothing is known yet, in hundredths: no pattern for the eye. */
const RUN_PER_MS = 7.37;

/** Everything that is drawn. The scale is the control of the target as well. */
export function createScene({ root, time }: PlainShell, options: StageOptions): ArcadeScene {
  const { text } = options;
  root.className = classes.stage ?? '';
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

  /** Where the die lies, in hundredths; null before the first round. */
  let resting: number | null = null;
  const showFigure = (value: number) => {
    figure.textContent = hundredths(value);
  };
  const showRoll = (roll: number | null) => {
    die.hidden = roll === null;
    figure.dataset.empty = String(roll === null);
    scale.style.setProperty('--roll', String((roll ?? 0) / 10_000));
    showFigure(roll ?? 0);
  };

  return {
    choose(value, isFixed) {
      slider.disabled = isFixed;
      const choice = readChoice(value);
      if (!choice) return;
      chosen = choice;
      slider.value = String(choice.target);
      slider.setAttribute(
        'aria-valuetext',
        text(`stage.${choice.side}`, { target: hundredths(choice.target) }),
      );
      scale.dataset.side = choice.side;
      scale.style.setProperty('--target', String(choice.target / 10_000));
      note.textContent = text(`stage.${choice.side}`, { target: hundredths(choice.target) });
    },
    begin(isCalm) {
      die.hidden = false;
      if (isCalm) return () => {};
      let shown = resting ?? 0;
      return time.everyFrame((ms) => {
        shown = (shown + ms * RUN_PER_MS) % ROLL_COUNT;
        showFigure(shown);
      });
    },
    async travel(round, pace) {
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new TypeError('the outcome of this round is not one of this game');
      const ms = travelMs[pace];
      if (ms > 0) {
        const state = { at: resting ?? ROLL_COUNT / 2 };
        const timeline = time.timeline();
        timeline.to(state, {
          at: outcome.roll,
          duration: ms / 1000,
          ease: 'power3.out',
          onUpdate: () => showRoll(state.at),
        });
        await time.finished(timeline);
      }
      resting = outcome.roll;
      showRoll(resting);
    },
    rest(round) {
      resting = readOutcome(round?.outcome)?.roll ?? null;
      showRoll(resting);
    },
  };
}
