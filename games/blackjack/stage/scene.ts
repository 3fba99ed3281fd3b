import type { ArcadeScene, Choice, Pace, PlainShell, StageOptions } from '@ikka/stage-kit';
import {
  type BlackjackChoice,
  type Course,
  courseOf,
  readChoice,
  readOutcome,
  sidesOf,
} from '../rules/index.ts';
import { laid } from './cues.ts';
import { createFelt, type LyingSide } from './felt.ts';
import { dealOf, endingOf, isJudged, type Lying, lyingOf, totalText } from './lying.ts';
import { readShown } from './read-shown.ts';
import { createPictureShow } from './show-pictures.ts';

/** How long each picture is looked at before the next. */
const pictureMs = { full: 430, quick: 150, calm: 0 } as const;

const nothing: Lying = { dealer: [], hands: [], at: -1 };

/** The table of blackjack: a round is laid out picture by picture, as a dealer would. */
export function createScene(shell: PlainShell, options: StageOptions): ArcadeScene {
  const { time, sound } = shell;
  const { text } = options;
  const felt = createFelt(shell, options);
  /** What lies now; `nothing` between rounds and before the first. */
  let lying = nothing;

  const ltr = (figure: string) => `⁦${figure}⁩`;
  const totals = (now: Lying, at: number) => {
    const { dealer, hands } = now;
    const standing = { isSplit: hands.length > 1, isJudged: isJudged(now) };
    return {
      own: ltr(totalText(hands[at]?.cards ?? [], standing)),
      dealer: ltr(totalText(dealer, { ...standing, isSplit: false })),
    };
  };
  const askOf = (now: Lying, course: Course): string => {
    if (course.phase === 'insurance') return text('stage.insurance', totals(now, 0));
    const values = totals(now, course.at);
    if (now.hands.length === 1) return text('stage.turn', values);
    return text('stage.turnOf', { ...values, hand: course.at + 1 });
  };
  const endOf = (now: Lying): string => {
    const told = now.hands.map(({ verdict }, at) =>
      text('stage.ended', { ...totals(now, at), verdict: text(`verdict.${verdict ?? 'push'}`) }),
    );
    return told.join(' · ');
  };
  const sidesIn = (choice: BlackjackChoice, cards: readonly number[]): LyingSide[] => {
    const { pair, plus3 } = sidesOf(cards);
    return [
      { name: 'pairs', stake: BigInt(choice.pairs), made: pair },
      { name: 'plus3', stake: BigInt(choice.plus3), made: plus3 },
    ];
  };
  const unknown = (sides: readonly LyingSide[]) => sides.map((side) => ({ ...side, made: null }));

  /** The side bets are known with the last card of the deal. */
  const lay = ({ picture, sides }: { picture: Lying; sides: readonly LyingSide[] }) => {
    const isDealt = picture.hands.every(({ cards }) => cards.length >= 2) && picture.dealer.length >= 2;
    const isNew = picture.dealer.length !== lying.dealer.length || cardsIn(picture) !== cardsIn(lying);
    felt.lay(picture, isDealt ? sides : unknown(sides));
    lying = picture;
    if (isNew) sound.play(laid);
  };
  const pictureShow = createPictureShow({ lay, wait: time.wait, isDestroyed: shell.isDestroyed });
  /** Lays the pictures one after another, and says the sentence once the last one lies. A step may come before: then it goes on from there. */
  const layAll = async (
    pictures: readonly Lying[],
    sides: readonly LyingSide[],
    pace: Pace,
    sentence: string,
  ) => {
    const isShown = await pictureShow.show(
      pictures.map((picture) => ({ picture, sides })),
      pictureMs[pace],
    );
    if (isShown) felt.say(sentence);
  };
  const cardsIn = ({ hands }: Lying) => hands.reduce((sum, { cards }) => sum + cards.length, 0);

  const readOver = (round: { readonly choice: unknown; readonly outcome: unknown } | null) => {
    const choice = readChoice(round?.choice);
    const outcome = readOutcome(round?.outcome);
    const course = choice && outcome && courseOf(choice.acts, outcome.cards);
    return choice && outcome && course ? { choice, course, cards: outcome.cards } : null;
  };

  felt.lay(nothing, []);
  felt.say(text('stage.empty'));
  return {
    openingOf: (choice: Choice) => ({ pairs: choice.pairs ?? '0', plus3: choice.plus3 ?? '0' }),
    choose() {},
    begin() {
      pictureShow.stop();
      lying = nothing;
      felt.lay(nothing, []);
      felt.say(text('stage.dealing'));
      return () => {};
    },
    async stand(round, pace) {
      const choice = readChoice(round.choice);
      const cards = readShown(round.shown);
      const course = choice && cards && courseOf(choice.acts, cards);
      if (!choice || !cards || !course) throw new TypeError('this round is not one of this game');
      const next = lyingOf(choice, course, false);
      const isBegun = lying !== nothing;
      const pictures = isBegun ? [next] : dealOf(next);
      // A page that was opened in the middle of a round has said that there is none.
      if (!isBegun) felt.say(text('stage.dealing'));
      await layAll(pictures, sidesIn(choice, cards), pace, askOf(next, course));
    },
    async travel(round, pace) {
      const over = readOver(round);
      if (over === null) throw new TypeError('this round is not one of this game');
      const end = lyingOf(over.choice, over.course, true);
      const sides = sidesIn(over.choice, over.cards);
      const ending = endingOf(end);
      const [first = end] = ending;
      const isBegun = lying !== nothing;
      await layAll(isBegun ? ending : [...dealOf(first), ...ending], sides, pace, endOf(end));
    },
    rest(round) {
      pictureShow.stop();
      const over = readOver(round);
      if (over === null) {
        lying = nothing;
        felt.lay(nothing, []);
        felt.say(text('stage.empty'));
        return;
      }
      lying = lyingOf(over.choice, over.course, true);
      felt.lay(lying, sidesIn(over.choice, over.cards));
      felt.say(endOf(lying));
    },
  };
}
