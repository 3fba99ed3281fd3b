import { type ArcadeScene, type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import { cardText, drawCard, drawCardBack } from '@ikka/stage-kit/cards';
import { type Guess, rankText, readChoice, readOutcome, standsAt } from '../rules/index.ts';
import { right, turned } from './cues.ts';
import classes from './hi-lo.module.css';

const part = partsOf(classes);
/** How long a card takes to turn, and how long the last one is looked at before the result. */
const turnMs = { full: 420, quick: 160, calm: 0 } as const;
const signs: Readonly<Record<Guess, string>> = { higher: '↑', lower: '↓', same: '=', skip: '·' };
/** Earlier cards that are shown; those before them are in the record. */
const EARLIER_MOST = 9;

/** Everything that is drawn: the card that lies, the deck beside it, and the cards before. */
export function createScene({ root, time, sound }: PlainShell, options: StageOptions): ArcadeScene {
  const { text } = options;
  root.className = classes.stage ?? '';
  const table = part('div', 'table', root);
  table.dir = 'ltr';
  const note = part('output', 'note', table);
  note.dir = 'auto';
  note.ariaLive = 'polite';
  const places = part('div', 'places', table);
  const lying = part('div', 'card', places);
  const deck = part('div', 'deck', places);
  deck.append(drawCardBack());
  deck.ariaHidden = 'true';
  const earlier = part('ol', 'earlier', table);
  earlier.ariaLabel = text('stage.earlier');

  let guesses: readonly Guess[] = [];
  let cards: readonly number[] = [];
  let isWrong = false;

  const times = (multiplier: number) => `⁦${(multiplier / 10_000).toFixed(4)}×⁩`;
  const noteOf = (): string => {
    const card = cards.at(-1);
    if (card === undefined) return text('stage.empty');
    const lies = `⁦${rankText(card)}⁩`;
    if (isWrong) return text('stage.wrong', { card: lies });
    const hasBid = guesses.some((guess) => guess !== 'skip');
    if (!hasBid) return text('stage.first', { card: lies });
    return text('stage.stands', { card: lies, multiplier: times(standsAt({ guesses }, { cards })) });
  };
  const paint = () => {
    const card = cards.at(-1);
    lying.replaceChildren(card === undefined ? drawCardBack() : drawCard(card, cardText(card)));
    lying.dataset.wrong = String(isWrong);
    const before = cards.slice(0, -1).map((one, at) => ({ one, guess: guesses[at] }));
    earlier.replaceChildren();
    for (const { one, guess } of before.slice(-EARLIER_MOST)) {
      const item = part('li', 'before', earlier);
      item.append(drawCard(one, cardText(one)));
      if (guess) part('span', 'sign', item).textContent = signs[guess];
    }
    note.textContent = noteOf();
  };
  const turn = () => {
    lying.classList.remove(classes.turning ?? '');
    // Reading the width lets the motion begin anew.
    lying.getBoundingClientRect();
    lying.classList.add(classes.turning ?? '');
    sound.play(turned);
  };
  const show = (next: { guesses: readonly Guess[]; cards: readonly number[]; isWrong: boolean }) => {
    const isFurther = next.cards.length > cards.length;
    ({ guesses, cards, isWrong } = next);
    paint();
    if (isFurther) turn();
  };
  paint();

  return {
    openingOf: () => ({}),
    choose() {},
    begin() {
      show({ guesses: [], cards: [], isWrong: false });
      return () => {};
    },
    async stand(round, pace) {
      const choice = readChoice(round.choice);
      const shown = readOutcome(round.shown);
      if (!choice || !shown) throw new TypeError('this round is not one of this game');
      const isFurther = cards.length > 0 && shown.cards.length > cards.length;
      show({ guesses: choice.guesses, cards: shown.cards, isWrong: false });
      const count = choice.guesses.filter((guess) => guess !== 'skip').length;
      if (isFurther && choice.guesses.at(-1) !== 'skip') sound.play(right(count));
      if (turnMs[pace] > 0) await time.wait(turnMs[pace]);
    },
    async travel(round, pace) {
      const choice = readChoice(round.choice);
      const outcome = readOutcome(round.outcome);
      if (!choice || !outcome) throw new TypeError('this round is not one of this game');
      show({ guesses: choice.guesses, cards: outcome.cards, isWrong: standsAt(choice, outcome) === 0 });
      if (turnMs[pace] > 0) await time.wait(turnMs[pace]);
    },
    rest(round) {
      const choice = readChoice(round?.choice);
      const outcome = readOutcome(round?.outcome);
      const hasBoth = choice !== undefined && outcome !== undefined;
      guesses = choice?.guesses ?? [];
      cards = hasBoth ? outcome.cards : [];
      isWrong = hasBoth && standsAt(choice, outcome) === 0;
      paint();
    },
  };
}
