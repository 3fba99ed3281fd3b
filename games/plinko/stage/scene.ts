import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  bucketMultipliers,
  bucketOf,
  type PlinkoChoice,
  readChoice,
  readOutcome,
  shortMultiplier,
} from '../rules/index.ts';
import { ballPlaces, boardSize, bucketPlace, type Place, pegs } from './board.ts';
import { tap } from './cues.ts';
import classes from './plinko.module.css';

const part = partsOf(classes);
/** How long the ball takes from peg to peg. */
const stepMs = { full: 150, quick: 42, calm: 0 } as const;
const SVG = 'http://www.w3.org/2000/svg';

/** Everything that is drawn: pegs, a ball whose way is the path that was drawn, and the buckets with what they pay. */
export function createScene({ root, time, sound }: PlainShell, { text }: StageOptions): ArcadeScene {
  root.className = classes.stage ?? '';
  const board = part('div', 'board', root);
  board.dir = 'ltr';
  const picture = shape('svg', 'picture', board);
  picture.setAttribute('role', 'img');
  const pegLayer = shape('g', 'pegs', picture);
  const bucketLayer = shape('g', 'buckets', picture);
  const trail = shape('polyline', 'trail', picture);
  const ball = shape('circle', 'ball', picture);
  ball.setAttribute('r', '0.27');

  let chosen: PlinkoChoice | null = null;
  const put = ({ x, y }: Place) => {
    ball.setAttribute('cx', String(x));
    ball.setAttribute('cy', String(y));
  };
  const draw = (choice: PlinkoChoice) => {
    const { width, height } = boardSize(choice.rows);
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    picture.setAttribute('aria-label', text('stage.board', { rows: choice.rows }));
    pegLayer.replaceChildren();
    for (const { x, y } of pegs(choice.rows)) {
      const peg = shape('circle', 'peg', pegLayer);
      peg.setAttribute('cx', String(x));
      peg.setAttribute('cy', String(y));
      peg.setAttribute('r', '0.1');
    }
    drawBuckets(bucketLayer, choice);
  };
  const lightBucket = (bucket: number | null) => {
    for (const [at, element] of [...bucketLayer.children].entries()) {
      element.setAttribute('data-hit', String(at === bucket));
    }
  };
  const clear = () => {
    lightBucket(null);
    trail.setAttribute('points', '');
    put({ x: boardSize(chosen?.rows ?? 8).width / 2, y: 0.1 });
  };
  const stand = (path: readonly number[]) => {
    const places = ballPlaces(path);
    trail.setAttribute('points', places.map(({ x, y }) => `${x},${y}`).join(' '));
    put(places.at(-1) ?? { x: 0, y: 0 });
    lightBucket(bucketOf({ path }));
  };

  return {
    choose(value) {
      const choice = readChoice(value);
      if (!choice || (choice.rows === chosen?.rows && choice.risk === chosen.risk)) return;
      chosen = choice;
      draw(choice);
      clear();
    },
    begin() {
      clear();
      return () => {};
    },
    async travel(round, pace) {
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new TypeError('the outcome of this round is not one of this game');
      const ms = stepMs[pace];
      if (ms > 0) await fall(outcome.path, ms);
      stand(outcome.path);
    },
    rest(round) {
      const choice = readChoice(round?.choice);
      const outcome = readOutcome(round?.outcome);
      if (!choice || !outcome) return clear();
      chosen = choice;
      draw(choice);
      stand(outcome.path);
    },
  };

  /** Lets the ball hop from peg to peg: evenly to the side, faster and faster down. */
  async function fall(path: readonly number[], ms: number) {
    const places = ballPlaces(path);
    const state = { ...(places[0] ?? { x: 0, y: 0 }) };
    const timeline = time.timeline();
    const onUpdate = () => put(state);
    for (const [at, { x, y }] of places.slice(1).entries()) {
      const duration = ms / 1000;
      timeline.to(state, { x, duration, ease: 'sine.inOut', onUpdate }, at * duration);
      const land = () => void (at < path.length && sound.play(tap, 1 + at * 0.03));
      timeline.to(
        state,
        { y, duration, ease: at === 0 ? 'power2.in' : 'back.in(1.6)', onComplete: land },
        at * duration,
      );
    }
    await time.finished(timeline);
  }
}

/** The buckets from the left: the further out, the hotter. */
function drawBuckets(layer: Element, { rows, risk }: PlinkoChoice): void {
  layer.replaceChildren();
  for (const [at, multiplier] of bucketMultipliers(rows, risk).entries()) {
    const { x, y } = bucketPlace(at, rows);
    const bucket = shape('g', 'bucket', layer);
    bucket.style.setProperty('--heat', String(Math.abs(at - rows / 2) / (rows / 2)));
    const box = shape('rect', 'box', bucket);
    box.setAttribute('x', String(x - 0.46));
    box.setAttribute('y', String(y - 0.32));
    box.setAttribute('width', '0.92');
    box.setAttribute('height', '0.64');
    box.setAttribute('rx', '0.14');
    const label = shape('text', 'label', bucket);
    const written = shortMultiplier(multiplier);
    label.textContent = written;
    label.setAttribute('x', String(x));
    label.setAttribute('y', String(y));
    label.setAttribute('font-size', String(written.length > 3 ? 0.32 : 0.4));
  }
}

function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  name: string,
  parent: Element,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute('class', classes[name] ?? '');
  parent.append(element);
  return element;
}
