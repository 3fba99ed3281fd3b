import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  prizeSegments,
  readChoice,
  readOutcome,
  segmentMultipliers,
  shortMultiplier,
  type WheelName,
} from '../rules/index.ts';
import { click } from './cues.ts';
import { angleOf, landingAngle, segmentAt } from './turning.ts';
import classes from './wheel.module.css';

const part = partsOf(classes);
const SVG = 'http://www.w3.org/2000/svg';
/** How long the wheel takes to come to rest, and its whole turns on the way. */
const restMs = { full: 2400, quick: 650, calm: 0 } as const;
const turns = { full: 3, quick: 1, calm: 0 } as const;
/** How fast it turns while nothing is known yet, in degrees a millisecond. */
const TURN_PER_MS = 0.42;

/** Everything that is drawn: the wheel under its pointer, the multiplier in its hub, and what each colour pays. */
export function createScene({ root, time, sound }: PlainShell, { text }: StageOptions): ArcadeScene {
  root.className = classes.stage ?? '';
  const booth = part('div', 'booth', root);
  booth.dir = 'ltr';
  const frame = part('div', 'frame', booth);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '-100 -100 200 200');
  picture.setAttribute('class', classes.picture ?? '');
  picture.setAttribute('role', 'img');
  frame.append(picture);
  part('div', 'pointer', frame).ariaHidden = 'true';
  const hub = part('output', 'hub', frame);
  hub.ariaLive = 'off';
  const legend = part('ul', 'legend', booth);

  let chosen: WheelName | null = null;
  let angle = 0;
  const segments = () => segmentMultipliers(chosen ?? 'low-10');
  const turnTo = (next: number) => {
    const { length } = segments();
    if (segmentAt(next, length) !== segmentAt(angle, length)) sound.play(click);
    angle = next;
    picture.style.setProperty('rotate', `${angle}deg`);
  };
  const draw = (wheel: WheelName) => {
    chosen = wheel;
    picture.replaceChildren();
    legend.replaceChildren();
    const prizes = [...prizeSegments({ wheel })];
    const colours = new Map(
      prizes.map(([multiplier], rank) => [multiplier, multiplier === 0 ? 'none' : `${rank}`]),
    );
    picture.setAttribute('aria-label', text('stage.wheel', { segments: segments().length }));
    for (const [at, multiplier] of segments().entries()) {
      const slice = document.createElementNS(SVG, 'path');
      slice.setAttribute('class', classes.slice ?? '');
      slice.setAttribute('d', slicePath(at, segments().length));
      slice.dataset.prize = colours.get(multiplier) ?? 'none';
      picture.append(slice);
    }
    for (const [multiplier, count] of prizes) {
      const item = part('li', 'prize', legend);
      item.dataset.prize = colours.get(multiplier) ?? 'none';
      item.dataset.multiplier = String(multiplier);
      part('strong', 'pays', item).textContent = `${shortMultiplier(multiplier)}×`;
      part('span', 'count', item).textContent = `${count}/${segments().length}`;
    }
  };
  const stand = (segment: number | null) => {
    const multiplier = segment === null ? null : (segments()[segment] ?? 0);
    hub.textContent = multiplier === null ? '' : `${shortMultiplier(multiplier)}×`;
    for (const item of legend.children) {
      const isHit = (item as HTMLElement).dataset.multiplier === String(multiplier);
      (item as HTMLElement).dataset.hit = String(isHit);
    }
  };

  return {
    choose(value) {
      const choice = readChoice(value);
      if (!choice || choice.wheel === chosen) return;
      draw(choice.wheel);
      stand(null);
      turnTo(0);
    },
    begin(isCalm) {
      stand(null);
      return isCalm ? () => {} : time.everyFrame((ms) => turnTo(angle + ms * TURN_PER_MS));
    },
    async travel(round, pace) {
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new TypeError('the outcome of this round is not one of this game');
      const { segment } = outcome;
      const to = landingAngle(angle, segment, segments().length, turns[pace]);
      if (restMs[pace] > 0) {
        const state = { angle };
        const timeline = time.timeline();
        timeline.to(state, {
          angle: to,
          duration: restMs[pace] / 1000,
          ease: 'power3.out',
          onUpdate: () => turnTo(state.angle),
        });
        await time.finished(timeline);
      }
      turnTo(to % 360);
      stand(segment);
    },
    rest(round) {
      const choice = readChoice(round?.choice);
      const outcome = readOutcome(round?.outcome);
      if (!choice || !outcome) return stand(null);
      if (choice.wheel !== chosen) draw(choice.wheel);
      turnTo(angleOf(outcome.segment, segments().length));
      stand(outcome.segment);
    },
  };
}

/** A segment of a ring, the first beginning at the top, clockwise. */
function slicePath(at: number, of: number): string {
  const place = (radius: number, share: number) => {
    const turn = 2 * Math.PI * (share / of) - Math.PI / 2;
    return `${(radius * Math.cos(turn)).toFixed(3)} ${(radius * Math.sin(turn)).toFixed(3)}`;
  };
  return `M${place(97, at)}A97 97 0 0 1 ${place(97, at + 1)}L${place(70, at + 1)}A70 70 0 0 0 ${place(70, at)}Z`;
}
