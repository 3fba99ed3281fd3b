import { bankerDraws, cardValue, playerDraws } from '../rules/index.ts';

/** What a coup comes to by points and number of cards, as far as payouts know. */
interface CoupWay {
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly playerCards: number;
  readonly bankerCards: number;
  readonly chance: number;
}

const VALUE_COUNT = 10;

/**
 * How likely each coup is when these cards have not been seen and lie in any order, without replacement. Of both sides' first two cards
 * it does not matter which came first, so that pairs of values are counted once.
 */
export function coupChances(unseen: readonly number[]): CoupWay[] {
  const left = new Array<number>(VALUE_COUNT).fill(0);
  for (const card of unseen) left[cardValue(card)] = of(left, cardValue(card)) + 1;
  const all = unseen.length;
  const chances = new Float64Array(400);
  const add = (player: number, banker: number, cards: number, chance: number) => {
    const place = (player * VALUE_COUNT + banker) * 4 + cards;
    chances[place] = (chances[place] ?? 0) + chance;
  };
  const bankersThird = (player: number, banker: number, third: number | null, chance: number) => {
    const cards = third === null ? 0 : 2;
    if (!bankerDraws(banker, third)) return add(player, banker, cards, chance);
    const rest = all - 4 - cards / 2;
    for (let value = 0; value < VALUE_COUNT; value += 1) {
      add(player, (banker + value) % 10, cards + 1, (chance * of(left, value)) / rest);
    }
  };
  eachPair(left, all, (player, chance) => {
    eachPair(left, all - 2, (banker, part) => {
      const both = chance * part;
      if (player >= 8 || banker >= 8) return add(player, banker, 0, both);
      if (!playerDraws(player)) return bankersThird(player, banker, null, both);
      for (let value = 0; value < VALUE_COUNT; value += 1) {
        const count = of(left, value);
        if (count <= 0) continue;
        left[value] = count - 1;
        bankersThird((player + value) % 10, banker, value, (both * count) / (all - 4));
        left[value] = count;
      }
    });
  });
  return Array.from(chances, (chance, place) => ({
    playerPoints: Math.floor(place / 40),
    bankerPoints: Math.floor(place / 4) % 10,
    playerCards: 2 + (Math.floor(place / 2) % 2),
    bankerCards: 2 + (place % 2),
    chance,
  })).filter(({ chance }) => chance > 0);
}

const of = (left: readonly number[], value: number): number => left[value] as number;

/** Every two values that can come next, in whichever order, with their points and chance; meanwhile they are out. */
function eachPair(left: number[], all: number, then: (points: number, chance: number) => void): void {
  for (let a = 0; a < VALUE_COUNT; a += 1) {
    const first = of(left, a);
    if (first <= 0) continue;
    left[a] = first - 1;
    for (let b = a; b < VALUE_COUNT; b += 1) {
      const second = of(left, b);
      if (second <= 0) continue;
      left[b] = second - 1;
      then((a + b) % 10, ((a === b ? 1 : 2) * first * second) / (all * (all - 1)));
      left[b] = second;
    }
    left[a] = first;
  }
}
