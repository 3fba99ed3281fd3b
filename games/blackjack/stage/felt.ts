import { type PlainShell, partsOf, type StageOptions } from '@ikka/stage-kit';
import { cardText, drawCard, drawCardBack } from '@ikka/stage-kit/cards';
import { FACE_DOWN } from '../rules/index.ts';
import classes from './blackjack.module.css';
import { isJudged, type Lying, type LyingHand, totalText } from './lying.ts';

const part = partsOf(classes);

/** A side bet as it lies beside the hands: its stake in smallest units, and what it made, where anything is known. */
export interface LyingSide {
  readonly name: 'pairs' | 'plus3';
  readonly stake: bigint;
  readonly made: string | null;
}

/** The felt: it lays what it is told, and knows no rule. */
export interface Felt {
  lay(lying: Lying, sides: readonly LyingSide[]): void;
  say(sentence: string): void;
}

/** Builds the felt in the shell's root: the dealer's cards above, the player's below, the side bets between them. */
export function createFelt({ root }: Pick<PlainShell, 'root'>, options: StageOptions): Felt {
  const { text, money } = options;
  root.className = classes.stage ?? '';
  const table = part('div', 'table', root);
  const dealer = part('section', 'dealer', table);
  dealer.ariaLabel = text('stage.dealer');
  const middle = part('div', 'middle', table);
  const note = part('output', 'note', middle);
  note.ariaLive = 'polite';
  const sideRow = part('div', 'sides', middle);
  const player = part('section', 'player', table);
  player.ariaLabel = text('stage.yours');
  /** What lay in each place before, so that only what is new moves. */
  let before = new Map<string, number>();

  const layCards = (place: string, cards: readonly number[], into: Element, now: Map<string, number>) => {
    const row = part('div', 'cards', into);
    row.dir = 'ltr';
    row.style.setProperty('--count', String(Math.max(cards.length, 2)));
    cards.forEach((card, at) => {
      const key = `${place}/${at}`;
      const slot = part('div', 'card', row);
      slot.append(card === FACE_DOWN ? drawCardBack(text('stage.faceDown')) : drawCard(card, cardText(card)));
      if (!before.has(key)) slot.dataset.move = 'dealt';
      else if (before.get(key) === FACE_DOWN && card !== FACE_DOWN) slot.dataset.move = 'turned';
      now.set(key, card);
    });
  };
  const layTotal = (cards: readonly number[], isSplit: boolean, lying: Lying, into: Element) => {
    const total = totalText(cards, { isSplit, isJudged: isJudged(lying) });
    const badge = part('span', 'total', into);
    badge.dir = 'ltr';
    badge.textContent = total;
    badge.hidden = total === '';
  };
  const layHand = (hand: LyingHand, at: number, lying: Lying, now: Map<string, number>) => {
    const isSplit = lying.hands.length > 1;
    const box = part('div', 'hand', player);
    box.dataset.active = String(lying.at === at);
    box.dataset.verdict = hand.verdict ?? 'none';
    layCards(`hand ${isSplit ? `${at} of a split` : at}`, hand.cards, box, now);
    const line = part('div', 'line', box);
    layTotal(hand.cards, isSplit, lying, line);
    const stake = part('span', 'stake', line);
    stake.textContent = money(hand.stake);
    if (hand.verdict) part('strong', 'verdict', line).textContent = text(`verdict.${hand.verdict}`);
  };

  return {
    lay(lying, sides) {
      const now = new Map<string, number>();
      dealer.replaceChildren();
      player.replaceChildren();
      sideRow.replaceChildren();
      layCards('dealer', lying.dealer, dealer, now);
      layTotal(lying.dealer, false, lying, part('div', 'line', dealer));
      player.dataset.split = String(lying.hands.length > 1);
      for (const [at, hand] of lying.hands.entries()) layHand(hand, at, lying, now);
      for (const side of sides.filter(({ stake }) => stake > 0n)) {
        const spot = part('span', 'side', sideRow);
        spot.dataset.made = String(side.made !== null);
        const what = side.made === null ? text(`choice.${side.name}.label`) : text(`prize.${side.made}`);
        spot.textContent = `${what} · ${money(side.stake)}`;
      }
      before = now;
    },
    say(sentence) {
      if (note.textContent !== sentence) note.textContent = sentence;
    },
  };
}
