import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import { hundredths, POINT_LEAST, readChoice, readOutcome } from '../rules/index.ts';
import { heightOf, TARGET_HEIGHT } from './height.ts';
import classes from './limbo.module.css';

const part = partsOf(classes);
/** How long the lantern rises at least, and for each tenfold more. */
const riseMs = { full: [420, 420], quick: [160, 90], calm: [0, 0] } as const;
const RISE_MS_MOST = 1500;
/** How the lantern trembles while nothing is known yet, in shares of the sky. */
const TREMBLE = 0.012;

/** Everything that is drawn: a lantern that rises past the target or goes out below it. */
export function createScene({ root, time }: PlainShell, { text }: StageOptions): ArcadeScene {
  root.className = classes.stage ?? '';
  const sky = part('div', 'sky', root);
  sky.dir = 'ltr';
  part('div', 'stars', sky).ariaHidden = 'true';
  part('div', 'roofs', sky).ariaHidden = 'true';
  const line = part('div', 'line', sky);
  line.style.setProperty('--height', String(TARGET_HEIGHT));
  const mark = part('span', 'mark', line);
  const lantern = part('div', 'lantern', sky);
  lantern.ariaHidden = 'true';
  part('i', 'glow', lantern);
  part('i', 'body', lantern);
  const board = part('div', 'board', sky);
  const note = part('p', 'note', board);
  note.dir = 'auto';
  const figure = part('output', 'figure', board);
  figure.ariaLive = 'off';

  let target = 200;
  /** In hundredths. */
  let resting = POINT_LEAST;
  const setHeight = (height: number) => lantern.style.setProperty('--height', String(height));
  const show = (point: number) => {
    figure.textContent = `${hundredths(point)}×`;
    setHeight(heightOf(point, target));
  };

  return {
    choose(value) {
      const choice = readChoice(value);
      if (!choice) return;
      target = choice.target;
      mark.textContent = `${hundredths(target)}×`;
      note.textContent = text('stage.target', { target: hundredths(target) });
      setHeight(heightOf(resting, target));
    },
    begin(isCalm) {
      resting = POINT_LEAST;
      show(resting);
      if (isCalm) return () => {};
      let passed = 0;
      return time.everyFrame((ms) => {
        passed += ms;
        setHeight(TREMBLE * (1 + Math.sin(passed / 90)));
      });
    },
    async travel(round, pace) {
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new TypeError('the outcome of this round is not one of this game');
      const [least, perTenfold] = riseMs[pace];
      const power = Math.log(outcome.point / POINT_LEAST);
      const ms = Math.min(RISE_MS_MOST, least + (perTenfold * power) / Math.LN10);
      if (ms > 0) {
        const state = { share: 0 };
        const timeline = time.timeline();
        timeline.to(state, {
          share: 1,
          duration: ms / 1000,
          ease: 'power1.out',
          onUpdate: () => show(Math.floor(POINT_LEAST * Math.exp(power * state.share))),
        });
        await time.finished(timeline);
      }
      resting = outcome.point;
      show(resting);
    },
    rest(round) {
      resting = readOutcome(round?.outcome)?.point ?? POINT_LEAST;
      show(resting);
    },
  };
}
