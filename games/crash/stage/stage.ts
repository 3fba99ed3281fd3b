import { createShell, type Insets, type StageOptions } from '@ikka/stage-kit';
import { flightMs, hundredths, multiplierAt, timeTo } from '../rules/index.ts';
import { createBoard } from './board.ts';
import { cues } from './cues.ts';
import { type Curve, createCurve, type Field, type Mark } from './curve.ts';
import { createKite } from './kite.ts';
import { windowAt } from './window.ts';

/** A cash-out to be marked on the curve, in hundredths. */
export interface FlightMark {
  readonly multiplier: number;
  readonly isOwn: boolean;
}

/** Where the room stands. Times are the server's, in milliseconds since 1970. */
export type FlightScene =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'betting'; readonly no: number; readonly opensAt: number; readonly closesAt: number }
  | { readonly phase: 'flying'; readonly startedAt: number; readonly marks: readonly FlightMark[] }
  /** The connection is lost: what is shown is how the room stood when it was last heard, a flight at `flownMs`, or none. */
  | { readonly phase: 'lost'; readonly flownMs: number | null; readonly marks: readonly FlightMark[] }
  | {
      readonly phase: 'over';
      readonly point: number;
      readonly isInterrupted: boolean;
      readonly marks: readonly FlightMark[];
      /** When bets are opened next; null where that is not known yet. */
      readonly nextAt: number | null;
    };

export interface FlightStageOptions
  extends Pick<StageOptions, 'host' | 'text' | 'reducedMotion' | 'onContextRestored'> {
  /** The server's time as the page knows it, in milliseconds since 1970. */
  readonly now: () => number;
}

/** The picture of crash. It draws what it is told by the server's clock, decides nothing and holds no money. */
export interface FlightStage {
  show(scene: FlightScene): void;
  /** The player was paid: `tier` says how much there is to hear of it. */
  cheer(tier: 'small' | 'good' | 'big'): void;
  setSound(on: boolean): void;
  isSoundOn(): boolean;
  setInsets(insets: Insets): void;
  destroy(): void;
}

/** The flight is heard a step higher whenever it has grown by this factor. */
const STEP_FACTOR = 1.25;
/** The multiplier at which the sky is as warm as it becomes. */
const WARMEST = 20;
const FALL = { perMs: 0.02, gravity: 0.0009, turn: 0.004 } as const;
/** Bets that are not open so long after they were due are not expected at any moment any more. */
const LATE_MS = 4_000;
const KITE_SHARE = 0.15;
const noMarks: readonly FlightMark[] = [];

/** The curve as it stands, and its end. */
interface DrawnCurve {
  readonly ms: number;
  readonly marks: readonly FlightMark[];
  readonly isCut: boolean;
  readonly field: Field;
  readonly end: ReturnType<Curve['draw']>;
}

/** Builds the stage of crash in its host. */
export async function createFlightStage(options: FlightStageOptions): Promise<FlightStage> {
  const { host, now, reducedMotion, text } = options;
  const shell = await createShell({ host, onContextRestored: options.onContextRestored });
  const board = createBoard(host, reducedMotion);
  const curve = createCurve();
  const kite = createKite(reducedMotion);
  shell.root.addChild(curve.view, kite.view);

  let field: Field = { left: 0, bottom: 0, width: 1, height: 1 };
  let scene: FlightScene = { phase: 'waiting' };
  let drawn: DrawnCurve | undefined;
  let [seconds, fallMs, stepsHeard, secondHeard] = [0, 0, 0, 0];

  shell.onLayout(({ width, height }, insets) => {
    const inner = { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
    const kiteSize = Math.min(inner.width, inner.height) * KITE_SHARE;
    const ground = inner.height * 0.1;
    field = {
      left: insets.left + inner.width * 0.04,
      bottom: height - insets.bottom - ground,
      width: inner.width * 0.92,
      height: inner.height - ground - kiteSize * 0.4,
    };
    kite.view.scale.set(kiteSize / 100);
    board.place(insets);
  });

  /** Between two flights the curve stands still: what is asked for once more is not built anew, and so not drawn anew. */
  const drawCurve = (ms: number, marks: readonly FlightMark[], isCut: boolean) => {
    if (drawn?.ms === ms && drawn.marks === marks && drawn.isCut === isCut && drawn.field === field)
      return drawn.end;
    const window = windowAt(ms);
    const end = curve.draw(field, window, { ms, isCut });
    const placed = marks.map(({ multiplier, isOwn }): Mark => ({ ms: timeTo(multiplier), isOwn }));
    curve.mark(
      field,
      window,
      placed.filter((mark) => mark.ms <= ms),
    );
    drawn = { ms, marks, isCut, field, end };
    return end;
  };

  const drawFlight = (ms: number, marks: readonly FlightMark[], isCut: boolean): void => {
    const end = drawCurve(ms, marks, isCut);
    const fallen = isCut ? fallMs : 0;
    kite.view.position.set(end.x + fallen * FALL.perMs, end.y + FALL.gravity * fallen ** 2);
    kite.view.rotation = 0.5 + end.slope * 0.55 + fallen * FALL.turn;
    kite.view.alpha = isCut ? Math.max(0, 1 - fallen / 1_400) : 1;
  };

  /** Heard by who turned sound on: the higher the flight, the higher the note. */
  const hear = (multiplier: number): void => {
    const step = Math.floor(Math.log(multiplier / 100) / Math.log(STEP_FACTOR));
    if (step <= stepsHeard) return;
    stepsHeard = step;
    shell.sound.play(cues.rise, 2 ** (Math.min(step, 18) / 12));
  };

  const countDown = (closesAt: number): void => {
    const second = Math.ceil((closesAt - now()) / 1_000);
    if (second === secondHeard) return;
    secondHeard = second;
    if (second > 0 && second <= 3) shell.sound.play(cues.second);
  };

  const draw = (): void => {
    kite.sway(seconds);
    switch (scene.phase) {
      case 'waiting':
        drawFlight(0, noMarks, false);
        board.say(text('stage.waiting'));
        return;
      case 'betting': {
        const { no, opensAt, closesAt } = scene;
        drawFlight(0, noMarks, false);
        countDown(closesAt);
        const left = Math.max(0, closesAt - now());
        board.count(text('stage.betting', { no }), left, left / Math.max(1, closesAt - opensAt));
        return;
      }
      case 'flying': {
        const ms = Math.max(0, now() - scene.startedAt);
        const multiplier = multiplierAt(ms);
        drawFlight(ms, scene.marks, false);
        hear(multiplier);
        board.fly(`${hundredths(multiplier)}×`, Math.log(multiplier / 100) / Math.log(WARMEST));
        return;
      }
      case 'lost': {
        const { flownMs, marks } = scene;
        drawFlight(flownMs ?? 0, marks, false);
        if (flownMs === null) board.say(text('stage.lost'));
        else board.hold(`${hundredths(multiplierAt(flownMs))}×`, text('stage.lostInFlight'));
        return;
      }
      case 'over': {
        const { point, marks, isInterrupted, nextAt } = scene;
        if (nextAt !== null && now() > nextAt + LATE_MS) {
          drawFlight(0, noMarks, false);
          board.say(text('stage.paused'));
          return;
        }
        drawFlight(Math.max(0, flightMs(point) - 1), marks, true);
        board.end(`${hundredths(point)}×`, text(isInterrupted ? 'stage.interrupted' : 'stage.over'));
      }
    }
  };

  shell.time.everyFrame((ms) => {
    seconds += ms / 1_000;
    if (scene.phase === 'over' && fallMs < 1_500) fallMs += reducedMotion ? 1_500 : ms;
    draw();
  });

  return {
    show(next) {
      if (next.phase !== scene.phase) {
        fallMs = 0;
        if (next.phase === 'flying') {
          stepsHeard = Math.floor(
            Math.log(multiplierAt(now() - next.startedAt) / 100) / Math.log(STEP_FACTOR),
          );
          if (scene.phase === 'betting') shell.sound.play(cues.takeOff);
        }
        if (next.phase === 'over' && scene.phase === 'flying') shell.sound.play(cues.cut);
      }
      scene = next;
      draw();
    },
    cheer: (tier) => void shell.sound.play(cues[tier]),
    setSound: (on) => shell.sound.setOn(on),
    isSoundOn: () => shell.sound.isOn(),
    setInsets: (insets) => shell.setInsets(insets),
    destroy() {
      shell.destroy();
      board.destroy();
    },
  };
}
