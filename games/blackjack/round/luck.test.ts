import { describe, expect, it } from 'vitest';
import {
  type Act,
  actsOf,
  type BlackjackChoice,
  cardValue,
  courseOf,
  rtp,
  settleRound,
} from '../rules/index.ts';
import { meanOfDeals } from './deal-luck.ts';
import { blackjackLuck } from './luck.ts';
import { anyCard, nextCard } from './shoe-counts.ts';

/** A generator of numbers below n, the same in every run (Park and Miller, 1988). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const freshShoe = Array.from({ length: 416 }, (_, card) => card);
/** More cards than a round can use, for places of a shoe of which nothing is said. */
const unnamed = freshShoe.slice(0, 24);
const byValue = Map.groupBy(freshShoe, cardValue);

function shuffled(next: (below: number) => number): number[] {
  const cards = [...freshShoe];
  return Array.from({ length: 64 }, (_, at) => {
    const other = at + next(416 - at);
    const card = cards[other] ?? 0;
    cards[other] = cards[at] ?? 0;
    return card;
  });
}

/** Plays a round to its end by acts of the player's. */
function played(
  opening: Omit<BlackjackChoice, 'acts'>,
  shoe: number[],
  choose: (acts: readonly Act[]) => Act,
) {
  let choice: BlackjackChoice = { ...opening, acts: [] };
  for (;;) {
    const course = courseOf(choice.acts, shoe);
    if (course === null) throw new Error('no round');
    if (course.phase === 'over') return { choice, outcome: { cards: shoe.slice(0, course.used) } };
    choice = { ...choice, acts: [...choice.acts, choose(actsOf(choice, course))] };
  }
}

/**
 * Every way in which a round can go on from its first three cards by these acts, as far as it comes to them, with its chance: of all
 * cards of a value one stands for them. With a ten open no ace lies face down.
 */
function* everyRound(
  shoe: readonly number[],
  acts: readonly Act[],
): Generator<{ readonly chance: number; readonly done: readonly Act[]; readonly cards: readonly number[] }> {
  const done: Act[] = [];
  const whole = [...shoe, ...unnamed];
  for (;;) {
    const course = courseOf(done, whole);
    if (course === null) throw new Error('no round');
    // A card is wanted that is not named yet.
    if (course.used > shoe.length) break;
    const next = acts[done.length];
    if (course.phase === 'over' || next === undefined) {
      yield { chance: 1, done, cards: shoe.slice(0, course.used) };
      return;
    }
    done.push(next);
  }
  const isBarred = (value: number) => shoe.length === 3 && cardValue(shoe[1] ?? 0) === 10 && value === 1;
  const left = [...byValue]
    .filter(([value]) => !isBarred(value))
    .map(([, cards]) => cards.filter((card) => !shoe.includes(card)));
  const all = left.reduce((sum, cards) => sum + cards.length, 0);
  for (const cards of left) {
    for (const after of everyRound([...shoe, cards[0] ?? 0], acts))
      yield { ...after, chance: (after.chance * cards.length) / all };
  }
}

const stakeOf = ({ main, pairs, plus3 }: Omit<BlackjackChoice, 'acts'>) =>
  BigInt(main) + BigInt(pairs) + BigInt(plus3);

describe('the luck of blackjack', () => {
  it('[BJ5] knows of the next card that the dealer has no blackjack, over every order of what was not seen', () => {
    // An ace lies open: two aces, three tens and a five are unseen, one of them face down and no ten.
    const unseen = [0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 3];
    const cards = unseen.flatMap((count, value) => new Array<number>(count).fill(value));
    const counts = new Map<number, number>();
    for (const [hole, lies] of cards.entries()) {
      for (const [place, value] of cards.entries()) {
        if (place !== hole && lies !== 10) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const ways = nextCard(unseen, 10, (value) => value).filter(([weight]) => weight > 0);
    expect(ways.map(([weight, value]) => [value, weight])).toEqual([...counts].sort(([a], [b]) => a - b));
    const holes = anyCard(unseen, 10, (value) => value).filter(([weight]) => weight > 0);
    expect(holes).toEqual([
      [2, 1],
      [1, 5],
    ]);
  });

  it('[BJ12] begins near what basic strategy returns', () => {
    expect(meanOfDeals()).toBeCloseTo(Number(rtp.numerator) / Number(rtp.denominator), 2);
  });

  it.each(['whatever may be done', 'never more than two cards'])(
    '[BJ1] is a fair game, whose squares come to its variance: %s',
    (how) => {
      const next = numbers(how.length);
      const choose = (acts: readonly Act[]): Act => {
        if (how !== 'whatever may be done' && acts.includes('stand')) return 'stand';
        return acts[next(acts.length)] ?? 'stand';
      };
      const opening = { main: '10000', pairs: '0', plus3: '0' };
      let [gain, squares, variance, rise] = [0, 0, 0, 0];
      for (let round = 0; round < 1_500; round += 1) {
        const { choice, outcome } = played(opening, shuffled(next), choose);
        const luck = blackjackLuck.luckOf({ stake: stakeOf(opening), choice, outcome, isOver: true });
        gain += luck.gain;
        squares += luck.gain ** 2;
        variance += luck.variance;
        rise = Math.max(rise, luck.rise);
      }
      expect(rise).toBeLessThan(60_000);
      expect(Math.abs(gain) / Math.sqrt(variance)).toBeLessThan(2.5);
      expect(squares / variance).toBeGreaterThan(0.85);
      expect(squares / variance).toBeLessThan(1.15);
    },
  );

  it.each([
    ['a twenty against an ace, insured', [32, 48, 36], ['insure', 'stand']],
    ['a sixteen against a ten, hit', [32, 33, 16], ['hit', 'stand']],
    ['an eleven against a ten, doubled', [12, 33, 16], ['double']],
    ['eights against a ten, split', [24, 33, 25], ['split', 'stand', 'stand']],
  ] as const)('[BJ1] is exactly fair over every card that can follow: %s', (_, open, acts) => {
    const opening = { main: '10000', pairs: '0', plus3: '0' };
    const luckOf = (done: readonly Act[], cards: readonly number[], isOver: boolean) => {
      const choice: BlackjackChoice = { ...opening, acts: done };
      return blackjackLuck.luckOf({ stake: stakeOf(opening), choice, outcome: { cards }, isOver });
    };
    // A nine lies face down: with a ten open the dealer has looked by then, and found nothing.
    const before = luckOf([], [...open, 28], false);
    let [chances, gain, squares, variance] = [0, 0, 0, 0];
    for (const { chance, done, cards } of everyRound(open, acts)) {
      const luck = luckOf(done, cards, true);
      chances += chance;
      gain += chance * (luck.gain - before.gain);
      squares += chance * (luck.gain - before.gain) ** 2;
      variance += chance * (luck.variance - before.variance);
    }
    expect(gain / chances).toBeCloseTo(0, 6);
    expect(squares / variance).toBeCloseTo(1, 9);
  });

  it('[BJ12] leaves as due what the hand was opened with, when nothing was left to choose', () => {
    // Ace and king against a five: the deal is all.
    const [choice, outcome] = [
      { main: '10000', pairs: '5000', plus3: '2500', acts: [] as Act[] },
      { cards: [48, 12, 44, 20] },
    ];
    const luck = blackjackLuck.luckOf({ stake: 17_500n, choice, outcome, isOver: true });
    const due = Number(settleRound(choice, outcome)) - luck.gain;
    expect(due).toBeCloseTo(10_000 * meanOfDeals() + (5_000 * 398) / 415 + (2_500 * 119_489) / 124_085, 6);
  });

  it('[BJ8] of an open round knows nothing of the card that lies face down', () => {
    const choice = { main: '10000', pairs: '0', plus3: '0', acts: [] as Act[] };
    const open = (hole: number) =>
      blackjackLuck.luckOf({ stake: 10_000n, choice, outcome: { cards: [0, 48, 8, hole] }, isOver: false });
    expect(open(44)).toEqual(open(20));
  });
});
