import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  type CoinFlipChoice,
  type CoinFlipOutcome,
  type Face,
  FLIPS_MOST,
  multiplierOf,
  readChoice,
  readOutcome,
  standsAt,
  wrongCall,
} from '../rules/index.ts';
import classes from './coin-flip.module.css';
import { right, tossed } from './cues.ts';
import { angleOf, flippedTo, heightAt } from './flip.ts';

const part = partsOf(classes);
/** How long the coin is in the air. */
const flightMs = { full: 600, quick: 220, calm: 0 } as const;
/** How high the coin flies, of its own height. */
const FLIGHT_HEIGHT = 0.4;

/** Where a round stands, as it is drawn. */
interface Standing {
  readonly choice: CoinFlipChoice;
  readonly outcome: CoinFlipOutcome;
}

const nothingCalled: Standing = { choice: { calls: [] }, outcome: { faces: [] } };

function readRound(chosen: unknown, drawn: unknown): Standing {
  const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
  if (!choice || !outcome) throw new TypeError('this round is not one of this game');
  return { choice, outcome };
}

/** Everything that is drawn: the ladder of what is paid, the coin, and how it fell before. */
export function createScene({ root, time, sound }: PlainShell, options: StageOptions): ArcadeScene {
  const { text } = options;
  root.className = classes.stage ?? '';
  const table = part('div', 'table', root);
  table.dir = 'ltr';
  const ladder = part('ol', 'ladder', table);
  ladder.ariaLabel = text('stage.ladder');
  ladder.tabIndex = 0;
  const rungs = Array.from({ length: FLIPS_MOST }, (_, at) => {
    const rung = part('li', 'rung', ladder);
    rung.textContent = `${(multiplierOf(at + 1) / 10_000).toFixed(2)}×`;
    return rung;
  });
  const note = part('output', 'note', table);
  note.dir = 'auto';
  note.ariaLive = 'polite';
  const place = part('div', 'place', table);
  place.ariaHidden = 'true';
  const shadow = part('div', 'shadow', place);
  const coin = part('div', 'coin', place);
  part('div', 'face', coin).dataset.face = 'heads';
  part('div', 'face', coin).dataset.face = 'tails';
  const history = part('ol', 'history', table);
  history.ariaLabel = text('stage.history');

  let shown = nothingCalled;
  let isOpen = false;
  let angle = 0;
  /** Ends the flight that is on. */
  let stopFlight = () => {};
  /** Counts what is shown: a flight that something newer has replaced writes nothing. */
  let turn = 0;

  const times = (multiplier: number) => `⁦${(multiplier / 10_000).toFixed(4)}×⁩`;
  const pose = (next: number, height: number) => {
    angle = next;
    coin.style.transform = `translateY(${-height * FLIGHT_HEIGHT * 100}%) rotateX(${next}deg)`;
    shadow.style.scale = String(1 - height * 0.45);
  };
  const noteOf = ({ choice, outcome }: Standing): string => {
    const face = outcome.faces.at(-1);
    if (face === undefined) return text(isOpen ? 'stage.first' : 'stage.empty');
    if (wrongCall(choice, outcome) >= 0) return text(`stage.wrong.${face}`);
    return text(`stage.stands.${face}`, { multiplier: times(standsAt(choice, outcome)) });
  };
  const flipOf = (call: Face | undefined, face: Face, at: number) => {
    const item = part('li', 'flip', history);
    const isRight = call === face;
    item.dataset.right = String(isRight);
    const picture = part('span', 'came', item);
    picture.dataset.face = face;
    picture.role = 'img';
    picture.ariaLabel = text(`stage.flip.${face}${isRight ? 'Right' : 'Wrong'}`, { flip: at + 1 });
    if (call === undefined) return;
    const said = part('span', 'called', item);
    said.dataset.face = call;
    said.ariaHidden = 'true';
  };
  const paint = () => {
    const { choice, outcome } = shown;
    const isWrong = wrongCall(choice, outcome) >= 0;
    place.dataset.wrong = String(isWrong);
    for (const [at, rung] of rungs.entries()) {
      const rightCalls = isWrong ? 0 : choice.calls.length;
      rung.dataset.passed = String(at + 1 < rightCalls);
      if (at + 1 === rightCalls) rung.ariaCurrent = 'step';
      else rung.ariaCurrent = null;
    }
    const lit = rungs[Math.max(0, choice.calls.length - 1)];
    if (lit) ladder.scrollLeft = lit.offsetLeft - (ladder.clientWidth - lit.offsetWidth) / 2;
    history.replaceChildren();
    for (const [at, face] of outcome.faces.entries()) flipOf(choice.calls[at], face, at);
    note.textContent = noteOf(shown);
  };
  const stop = () => {
    turn += 1;
    stopFlight();
    stopFlight = () => {};
  };
  const lie = (next: Standing) => {
    stop();
    shown = next;
    pose(angleOf(next.outcome.faces.at(-1) ?? 'heads'), 0);
    paint();
  };
  const fly = async (face: Face, ms: number) => {
    note.textContent = text('stage.flying');
    place.dataset.wrong = 'false';
    sound.play(tossed);
    const state = { share: 0 };
    const [from, to] = [angle, flippedTo(face, angle)];
    const flight = time.timeline();
    stopFlight = () => flight.kill();
    flight.to(state, {
      share: 1,
      duration: ms / 1000,
      ease: 'none',
      onUpdate: () => pose(from + (to - from) * state.share, heightAt(state.share)),
    });
    await time.finished(flight);
  };
  /** Shows a round as it stands, with the flip that is new in it; answers whether nothing newer has replaced it meanwhile. */
  const advance = async (next: Standing, ms: number): Promise<boolean> => {
    const face = next.outcome.faces.at(-1);
    const isFurther = next.outcome.faces.length > shown.outcome.faces.length;
    stop();
    const own = turn;
    if (face !== undefined && isFurther && ms > 0) await fly(face, ms);
    if (own !== turn) return false;
    lie(next);
    return true;
  };
  lie(nothingCalled);

  return {
    openingOf: () => ({}),
    choose() {},
    begin() {
      isOpen = false;
      shown = nothingCalled;
      stop();
      paint();
      return () => {};
    },
    async stand({ choice, shown: faces }, pace) {
      const next = readRound(choice, faces);
      // A round that is found again lies as it was left.
      const isFound = !isOpen;
      const isFurther = next.outcome.faces.length > shown.outcome.faces.length;
      isOpen = true;
      const isShown = await advance(next, isFound ? 0 : flightMs[pace]);
      if (isShown && isFurther && !isFound) sound.play(right(next.choice.calls.length));
    },
    async travel({ choice, outcome }, pace) {
      isOpen = false;
      await advance(readRound(choice, outcome), flightMs[pace]);
    },
    rest(round) {
      const [choice, outcome] = [readChoice(round?.choice), readOutcome(round?.outcome)];
      isOpen = false;
      lie(choice && outcome ? { choice, outcome } : nothingCalled);
    },
  };
}
