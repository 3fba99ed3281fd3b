import { isJoker, JOKER } from '@ikka/game-kit';
import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arrange, type Meld } from './arrange.ts';
import { ACE, isWild, pointsOf, rankOf, suitOf } from './cards.ts';
import { meldKind } from './meld-kind.ts';

const suits = 'DHSC';
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** `4S`, `10H`, `JK`; a card that comes twice is of the second pack. */
function cardsOf(text: string): readonly number[] {
  const seen = new Set<number>();
  return text.split(/\s+/).map((word) => {
    const found =
      word === 'JK' ? JOKER : ranks.indexOf(word.slice(0, -1)) * 4 + suits.indexOf(word.slice(-1));
    const card = seen.has(found) ? found + (word === 'JK' ? 1 : 52) : found;
    seen.add(card);
    return card;
  });
}
const eights = ranks.indexOf('8');

/** Whether cards are a meld by its definition, wild ones as themselves or in place of another. */
function isMeld({ kind, cards }: Meld, wild: number): boolean {
  const isNatural = (card: number) => (kind === 'pure' ? !isJoker(card) : !isWild(card, wild));
  const naturals = cards.filter(isNatural);
  if (cards.length < 3 || naturals.length === 0) return false;
  if (kind === 'pure' && naturals.length < cards.length) return false;
  if (kind === 'set') {
    const own = new Set(naturals.map(suitOf));
    const isOneRank = new Set(naturals.map(rankOf)).size === 1;
    return cards.length <= 4 && isOneRank && own.size === naturals.length;
  }
  if (new Set(naturals.map(suitOf)).size > 1) return false;
  return [true, false].some((isAceLow) => {
    const steps = naturals.map((card) => (isAceLow && rankOf(card) === ACE ? -1 : rankOf(card)));
    const span = Math.max(...steps) - Math.min(...steps) + 1;
    return new Set(steps).size === steps.length && span <= cards.length && cards.length <= 14;
  });
}

/** What a loser has at best, found over all subsets of his cards by the definitions alone. */
function leastPoints(cards: readonly number[], wild: number): number {
  const size = 1 << cards.length;
  const some = (mask: number) => cards.filter((_, at) => (mask & (1 << at)) !== 0);
  const kindsOf = new Uint8Array(size);
  const points = new Uint16Array(size);
  for (let mask = 0; mask < size; mask += 1) {
    const of = some(mask);
    points[mask] = of.reduce((sum, card) => sum + pointsOf(card, wild), 0);
    if (of.length < 3) continue;
    const kinds = (['pure', 'sequence', 'set'] as const).map((kind) => isMeld({ kind, cards: of }, wild));
    // A pure sequence is a sequence as well.
    kindsOf[mask] = (kinds[0] ? 1 : 0) | (kinds[0] || kinds[1] ? 2 : 0) | (kinds[2] ? 4 : 0);
  }
  // By mask of what lies in melds: bits of (pure or not) x (0, 1, 2 sequences) that can be had.
  const states = new Uint8Array(size);
  states[0] = 1;
  const all = size - 1;
  let least = points[all] ?? 0;
  for (let mask = 0; mask < size; mask += 1) {
    const from = states[mask] ?? 0;
    if (from === 0) continue;
    for (let state = 0; state < 6; state += 1) {
      if ((from & (1 << state)) === 0) continue;
      const [hasPure, sequences] = [state >= 3, state % 3];
      if (hasPure && sequences === 2) least = Math.min(least, points[all & ~mask] ?? 0);
    }
    const free = all & ~mask;
    for (let meld = free; meld > 0; meld = (meld - 1) & free) {
      const kind = kindsOf[meld] ?? 0;
      if (kind === 0) continue;
      for (let state = 0; state < 6; state += 1) {
        if ((from & (1 << state)) === 0) continue;
        const [pure, sequences] = [state >= 3 ? 3 : 0, state % 3];
        const add = (to: number) => {
          states[mask | meld] = (states[mask | meld] ?? 0) | (1 << to);
        };
        if ((kind & 4) !== 0) add(pure + sequences);
        if ((kind & 2) !== 0) add(pure + Math.min(2, sequences + 1));
        if ((kind & 1) !== 0) add(3 + Math.min(2, sequences + 1));
      }
    }
  }
  return Math.min(least, onlyPure(size, kindsOf, points));
}

/** With pure sequences alone, of which one is enough. */
function onlyPure(size: number, kindsOf: Uint8Array, points: Uint16Array): number {
  const all = size - 1;
  const canLie = new Uint8Array(size);
  canLie[0] = 1;
  let least = points[all] ?? 0;
  for (let mask = 0; mask < size; mask += 1) {
    if (canLie[mask] === 0) continue;
    if (mask > 0) least = Math.min(least, points[all & ~mask] ?? 0);
    const free = all & ~mask;
    for (let meld = free; meld > 0; meld = (meld - 1) & free)
      if (((kindsOf[meld] ?? 0) & 1) !== 0) canLie[mask | meld] = 1;
  }
  return least;
}

function expectSound(found: Arrangement, cards: readonly number[], wild: number): void {
  const laid = [...found.melds.flatMap((meld) => meld.cards), ...found.rest];
  expect(laid.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
  for (const meld of found.melds) expect(isMeld(meld, wild), JSON.stringify(meld)).toBe(true);
  const rest = found.rest.reduce((sum, card) => sum + pointsOf(card, wild), 0);
  expect(rest).toBe(found.points);
  const sequences = found.melds.filter(({ kind }) => kind !== 'set').length;
  const hasPure = found.melds.some(({ kind }) => kind === 'pure');
  expect(found.isValid).toBe(found.rest.length === 0 && hasPure && sequences >= 2);
}

describe('a hand of Indian Rummy, arranged', () => {
  it.each([
    ['4S 5S 6S 9H 10H JK QC QD QH 2C 5D 9C KS', 26],
    ['4S 5S 6S QC QD QH 2C 3C 7D 9D KH KD AS', 81],
    ['4S 5S JK QC QD QH 2C 2D 2H 7D 8C KH AS', 72],
    ['3H 4H 5H 6H 10S JS QS 5C 5D JK 7S 7D 2C', 12],
  ])('[RM8] %s counts %i with eights wild', (text, points) => {
    const cards = cardsOf(text);
    const found = arrange(cards, eights);
    expect(found.points).toBe(points);
    expect(leastPoints(cards, eights)).toBe(points);
    expectSound(found, cards, eights);
  });

  it.each([
    ['AS 2S 3S QH KH AH 5C 6C 7C 9D 9S 9H 9C', true],
    // K-A-2 is none.
    ['KS AS 2S QH KH AH 5C 6C 7C 9D 9S 9H 9C', false],
    // One sequence, however pure, is not enough.
    ['4S 5S 6S QC QD QH 2C 2D 2H 9D 9S 9H 9C', false],
    // Two of them, none pure.
    ['4S 5S JK 9H 10H JK QC QD QH 2C 2D 2H 2S', false],
    // An eight in its place keeps a sequence pure.
    ['7S 8S 9S 9H 10H JK QC QD QH 2C 2D 2H 2S', true],
    // Wild cards that nothing needs lie on a sequence.
    ['4S 5S 6S 9H 10H JH QC QD QH JK JK 8C 8D', true],
    ['4S 5S 6S 7S 9S 10S JS QS KS AS 3S 2S JK', true],
  ])('[RM7] %s is a declaration: %s', (text, isValid) => {
    const cards = cardsOf(text);
    const found = arrange(cards, eights);
    expect(found.isValid).toBe(isValid);
    expectSound(found, cards, eights);
  });

  it.each([
    ['4S 5S 6S', 'pure'],
    ['QD KD AD', 'pure'],
    ['AD 2D 3D', 'pure'],
    ['KD AD 2D', null],
    ['7S 8S 9S', 'pure'],
    ['7S 8D 9S', 'sequence'],
    ['4S JK 6S', 'sequence'],
    ['4S 6S 8D', 'sequence'],
    ['4S 9S JK', null],
    ['QC QD QH', 'set'],
    ['QC QC QH', null],
    ['QC QD QH QS', 'set'],
    ['QC QD JK 8H', 'set'],
    ['QC QD QH QS JK', null],
    ['JK JK 8D', null],
    ['4S 5S', null],
  ])('[RM7] %s is %s with eights wild', (text, kind) => {
    expect(meldKind(cardsOf(text), eights)).toBe(kind);
  });

  it('[RM8] finds what an independent search over all subsets finds', () => {
    const random = seededRandom(71);
    for (let n = 0; n < 40; n += 1) {
      const pack = [...Array.from({ length: 104 }, (_, card) => card), JOKER, JOKER + 1];
      // Neighbours come more often than by chance, so that there is something to find.
      const near = pack.filter(
        (card) => isJoker(card) || (rankOf(card) >= n % 9 && rankOf(card) <= (n % 9) + 4),
      );
      const from = n % 2 === 0 ? near : pack;
      const cards = Array.from({ length: 13 }, () => from.splice(random.int(from.length), 1)[0] ?? 0);
      const wild = random.int(13);
      const found = arrange(cards, wild);
      expect(found.points, cards.join()).toBe(leastPoints(cards, wild));
      expectSound(found, cards, wild);
    }
  });
});
