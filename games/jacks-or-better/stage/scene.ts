import { type ArcadeScene, type Pace, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import {
  bestHold,
  dealtOf,
  HAND_SIZE,
  handOf,
  lineOf,
  type PokerOutcome,
  pays,
  presentRound,
  readChoice,
  readOutcome,
  readShown,
  VALUE_MEASURE,
} from '../rules/index.ts';
import { createAdviceSwitch } from './advice-switch.ts';
import { laid, marked, released } from './cues.ts';
import { handPlaces } from './hand-places.ts';
import classes from './jacks-or-better.module.css';
import { createPayTable } from './pay-table.ts';
import { createPlaces } from './places.ts';

const part = partsOf(classes);
/** From one card to the next; how long thrown cards lie on their faces, and what was held is seen in a replay. */
const dealMs = { full: 130, quick: 50, calm: 0 } as const;
const thrownMs = { full: 240, quick: 80, calm: 0 } as const;
const heldMs = { full: 700, quick: 250, calm: 0 } as const;

const places = Array.from({ length: HAND_SIZE }, (_, place) => place);
const closed: readonly null[] = places.map(() => null);

/** The picture of the game, and what the keys do in it. */
export interface PokerTable {
  readonly scene: ArcadeScene;
  /** Marks the card of a place to be held, or lets it go. Nothing while no round waits for it. */
  mark(place: number): void;
  /** Asks for the draw. Nothing while no round waits for it. */
  draw(): void;
}

/** Everything that is drawn: the pay table, five cards that are marked to be held, and what there is to say. */
export function createTable(
  { root, time, sound, isDestroyed }: PlainShell,
  options: StageOptions,
): PokerTable {
  const { text } = options;
  root.className = classes.stage ?? '';
  const table = part('div', 'table', root);
  const payTable = createPayTable(table, text);
  const note = part('output', 'note', table);
  note.ariaLive = 'polite';
  const five = createPlaces(table, text, (place) => mark(place));
  const foot = part('div', 'foot', table);
  const adviser = part('button', 'adviser', foot);
  adviser.type = 'button';
  adviser.textContent = text('advice.switch');
  const advice = part('output', 'advice', foot);
  advice.ariaLive = 'polite';
  const wish = createAdviceSwitch();

  /** What lies, from left to right: null for a card on its face. */
  let cards: readonly (number | null)[] = closed;
  let held: ReadonlySet<number> = new Set();
  let isOpen = false;
  let isOver = false;
  /** The round was sent, and its cards are still to be dealt. */
  let isSent = false;
  /** Counts what is shown, so that motion of something older ends. */
  let turn = 0;

  const isolated = (shown: string) => `⁦${shown}⁩`;
  const faces = () => cards.filter((card) => card !== null);
  const noteOf = (): string => {
    const shown = faces();
    if (shown.length < HAND_SIZE) return text(isSent || isOver || isOpen ? 'stage.dealing' : 'stage.empty');
    const hand = handOf(shown);
    const values = { hand: text(`hand.${hand}`), times: isolated(`${pays[hand]}×`) };
    const isPaying = pays[hand] > 0;
    if (isOpen) return text(isPaying ? 'stage.hasHand' : 'stage.choose', values);
    return text(isPaying ? 'stage.paid' : 'stage.unpaid', values);
  };
  /** The best hold of what lies, where the player wants to know it. */
  const advised = () => {
    const shown = faces();
    return isOpen && wish.isOn() && shown.length === HAND_SIZE ? bestHold(shown) : null;
  };
  const paint = () => {
    const shown = faces();
    const hand = shown.length === HAND_SIZE ? handOf(shown) : null;
    const making = hand === null ? [] : handPlaces(hand, shown);
    const best = advised();
    five.paint(
      places.map((place) => ({
        card: cards[place] ?? null,
        isHeld: held.has(place),
        isAdvised: best?.hold.includes(place) ?? false,
        isMaking: isOver && making.includes(place),
        isOpen,
      })),
    );
    root.dataset.over = String(isOver && hand !== null);
    payTable.light(hand !== null && pays[hand] > 0 ? hand : null);
    say(noteOf(), hand === null ? '' : text('stage.lie', { cards: isolated(lineOf(shown)) }));
    adviser.ariaPressed = String(wish.isOn());
    advice.textContent = best === null ? '' : adviceOf(best);
  };
  const adviceOf = ({ hold, value }: ReturnType<typeof bestHold>): string => {
    const mean = isolated(`${(value / VALUE_MEASURE).toFixed(2)}×`);
    return text(hold.length === 0 ? 'advice.none' : 'advice.hold', { mean });
  };
  /** What there is to say, and beside it, for those who listen, which cards lie. Said again only when it is another thing. */
  const say = (words: string, spoken: string) => {
    if (note.dataset.said === words + spoken) return;
    note.dataset.said = words + spoken;
    note.textContent = words;
    part('span', 'spoken', note).textContent = spoken;
  };
  const holdNow = () => places.filter((place) => held.has(place));
  const prepare = () => options.onPrepare(isOpen ? { hold: holdNow() } : null);

  const mark = (place: number) => {
    if (!isOpen) return;
    const next = new Set(held);
    if (!next.delete(place)) next.add(place);
    sound.play(next.has(place) ? marked : released);
    held = next;
    paint();
    prepare();
  };
  adviser.addEventListener('click', () => {
    wish.turn();
    paint();
  });

  /** Turns up the cards of some places, one after the other; false where something newer is shown meanwhile. */
  const turnUp = async (
    final: readonly number[],
    wanted: readonly number[],
    pace: Pace,
  ): Promise<boolean> => {
    const own = turn;
    for (const place of wanted) {
      if (dealMs[pace] > 0) await time.wait(dealMs[pace]);
      if (own !== turn || isDestroyed()) return false;
      cards = cards.map((card, at) => (at === place ? (final[at] ?? null) : card));
      five.turn(place);
      sound.play(laid);
      paint();
    }
    return true;
  };
  const isLying = (dealt: readonly number[]) => dealt.every((card, place) => cards[place] === card);
  const show = (next: { cards: readonly (number | null)[]; held: readonly number[]; isOpen: boolean }) => {
    turn += 1;
    ({ cards, isOpen } = next);
    held = new Set(next.held);
    isOver = false;
    isSent = false;
    paint();
  };
  const rest = (outcome: PokerOutcome | undefined, choice: unknown) => {
    const known = readChoice(choice);
    if (outcome === undefined || known === undefined) {
      show({ cards: closed, held: [], isOpen: false });
    } else {
      const { cards: final, hold } = presentRound(known, outcome);
      show({ cards: final, held: hold, isOpen: false });
      isOver = true;
      paint();
    }
    prepare();
  };
  paint();

  const scene: ArcadeScene = {
    openingOf: () => ({}),
    choose() {},
    begin() {
      show({ cards: closed, held: [], isOpen: false });
      isSent = true;
      paint();
      return () => {};
    },
    async stand(round, pace) {
      const shown = readShown(round.shown);
      if (!shown) throw new TypeError('this round is not one of this game');
      // The same cards again, as after a step that was refused: what was marked stays.
      if (isOpen && isLying(shown.cards)) return prepare();
      const isDealt = isSent;
      show({ cards: isDealt ? closed : shown.cards, held: [], isOpen: true });
      prepare();
      if (isDealt) await turnUp(shown.cards, places, pace);
    },
    async travel(round, pace) {
      const choice = readChoice(round.choice);
      const outcome = readOutcome(round.outcome);
      if (!choice || !outcome) throw new TypeError('this round is not one of this game');
      const { cards: final, hold } = presentRound(choice, outcome);
      const dealt = dealtOf(outcome);
      // Of the player's own round the dealt cards are known, even where they are still being turned up.
      const isKnown = isOpen && cards.every((card, place) => card === null || card === dealt[place]);
      show({ cards: isKnown ? dealt : closed, held: isKnown ? hold : [], isOpen: false });
      prepare();
      if (!isKnown) {
        if (!(await turnUp(dealt, places, pace))) return;
        held = new Set(hold);
        paint();
        if (heldMs[pace] > 0) await time.wait(heldMs[pace]);
      }
      const thrown = places.filter((place) => !hold.includes(place));
      isOver = true;
      cards = dealt.map((card, place) => (thrown.includes(place) ? null : card));
      paint();
      if (thrown.length > 0 && thrownMs[pace] > 0) await time.wait(thrownMs[pace]);
      await turnUp(final, thrown, pace);
    },
    rest: (round) => rest(readOutcome(round?.outcome), round?.choice),
  };
  return {
    scene,
    mark,
    draw() {
      if (isOpen) options.onAct({ hold: holdNow() });
    },
  };
}
