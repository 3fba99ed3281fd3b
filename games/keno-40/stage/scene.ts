import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  hitPrizes,
  type KenoChoice,
  NUMBER_COUNT,
  readOutcome,
  readUnfinished,
  shortMultiplier,
} from '../rules/index.ts';
import { hit, miss } from './cues.ts';
import { numberBeside, toggled } from './grid.ts';
import classes from './keno-40.module.css';

const part = partsOf(classes);
/** How long each number takes to come. */
const numberMs = { full: 130, quick: 36, calm: 0 } as const;

/** Everything that is drawn. The grid is the control of the picks; below it stands what each number of hits pays. */
export function createScene({ root, time, sound }: PlainShell, options: StageOptions): ArcadeScene {
  const { text } = options;
  root.className = classes.stage ?? '';
  const hall = part('div', 'hall', root);
  hall.dir = 'ltr';
  const grid = part('div', 'grid', hall);
  grid.role = 'group';
  grid.ariaLabel = text('choice.picks.label');
  part('p', 'caption', hall).textContent = text('stage.ladder');
  const ladder = part('ol', 'ladder', hall);
  ladder.ariaLabel = text('stage.ladder');

  let chosen: KenoChoice | null = null;
  let drawn: readonly number[] = [];
  const numbers = Array.from({ length: NUMBER_COUNT }, (_, at) => {
    const button = part('button', 'number', grid);
    button.type = 'button';
    button.textContent = String(at + 1);
    button.tabIndex = at === 0 ? 0 : -1;
    button.addEventListener('click', () => toggle(at + 1));
    return button;
  });
  const toggle = (number: number) => {
    const picks = chosen && toggled(chosen.picks, number);
    if (chosen && picks) options.onChoose({ ...chosen, picks });
  };
  const focus = (number: number) => {
    for (const [at, button] of numbers.entries()) button.tabIndex = at === number - 1 ? 0 : -1;
    numbers[number - 1]?.focus();
  };
  grid.addEventListener('keydown', (event) => {
    const from = numbers.indexOf(event.target as HTMLButtonElement) + 1;
    const to = from > 0 ? numberBeside(from, event.key) : null;
    if (to === null) return;
    event.preventDefault();
    focus(to);
  });

  const paint = () => {
    for (const [at, button] of numbers.entries()) {
      const isPicked = chosen?.picks.includes(at + 1) ?? false;
      const isDrawn = drawn.includes(at + 1);
      button.ariaPressed = String(isPicked);
      button.dataset.drawn = String(isDrawn);
      button.ariaLabel = isDrawn ? text('stage.drawn', { number: at + 1 }) : String(at + 1);
    }
    const hits = drawn.filter((number) => chosen?.picks.includes(number)).length;
    for (const [at, step] of [...ladder.children].entries()) {
      (step as HTMLElement).dataset.reached = String(drawn.length > 0 && at === hits);
    }
  };
  const drawLadder = (choice: KenoChoice) => {
    ladder.replaceChildren();
    if (choice.picks.length === 0) {
      part('li', 'empty', ladder).textContent = text('stage.empty');
      return;
    }
    for (const { hits, multiplier } of hitPrizes(choice)) {
      const step = part('li', 'step', ladder);
      part('strong', 'pays', step).textContent = `${shortMultiplier(multiplier)}×`;
      part('span', 'hits', step).textContent = String(hits);
    }
  };
  const show = (numbersDrawn: readonly number[]) => {
    drawn = numbersDrawn;
    paint();
  };

  return {
    choose(value, isFixed) {
      const choice = readUnfinished(value);
      for (const button of numbers) button.ariaDisabled = String(isFixed);
      if (!choice || (chosen && String(choice.picks) === String(chosen.picks) && choice.risk === chosen.risk))
        return;
      chosen = choice;
      drawLadder(choice);
      show([]);
    },
    begin() {
      show([]);
      return () => {};
    },
    async travel(round, pace) {
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new TypeError('the outcome of this round is not one of this game');
      if (numberMs[pace] > 0) {
        for (const [at, number] of outcome.drawn.entries()) {
          await time.wait(numberMs[pace]);
          show(outcome.drawn.slice(0, at + 1));
          sound.play(chosen?.picks.includes(number) ? hit : miss);
        }
      }
      show(outcome.drawn);
    },
    rest(round) {
      const choice = readUnfinished(round?.choice);
      if (choice) {
        chosen = choice;
        drawLadder(choice);
      }
      show(readOutcome(round?.outcome)?.drawn ?? []);
    },
  };
}
