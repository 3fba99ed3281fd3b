import { seededRandom } from '@ikka/test-kit';
import { describe, expect, it } from 'vitest';
import { rankHand, rankOfStrength, strengthOf } from './hand-rank.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
/** Cards as people write them: `Ah Kh Qh Jh Th`. */
const hand = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));

describe('[TH2] the best five cards', () => {
  it('make what the published counts of all 2,598,960 hands of five say, in 7,462 strengths', () => {
    const strengths = new Map<number, number>();
    const cards = [0, 0, 0, 0, 0];
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1)
          for (let d = c + 1; d < 52; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              [cards[0], cards[1], cards[2], cards[3], cards[4]] = [a, b, c, d, e];
              const strength = strengthOf(cards);
              strengths.set(strength, (strengths.get(strength) ?? 0) + 1);
            }
    const counts = new Map<string, number>();
    for (const [strength, count] of strengths) {
      const { kind } = rankOfStrength(strength);
      counts.set(kind, (counts.get(kind) ?? 0) + count);
    }
    expect(strengths.size).toBe(7_462);
    expect(Object.fromEntries(counts)).toEqual({
      straight_flush: 40,
      quads: 624,
      full_house: 3_744,
      flush: 5_108,
      straight: 10_200,
      trips: 54_912,
      two_pair: 123_552,
      pair: 1_098_240,
      high_card: 1_302_540,
    });
  });

  it('are the best of all choices of five from seven', () => {
    const random = seededRandom(7);
    for (let n = 0; n < 20_000; n += 1) {
      const seven = new Set<number>();
      while (seven.size < 7) seven.add(random.int(52));
      const cards = [...seven];
      let best = 0;
      for (let out = 0; out < 7; out += 1)
        for (let other = out + 1; other < 7; other += 1)
          best = Math.max(best, strengthOf(cards.filter((_, at) => at !== out && at !== other)));
      expect(strengthOf(cards)).toBe(best);
    }
  });

  it.each([
    ['the wheel is the lowest straight', '6h 5d 4s 3c 2h', 'Ah 5d 4s 3c 2h'],
    ['the higher kicker decides', 'Ah Ad Ks 3c 2h', 'As Ac Qs 3h 2d'],
    ['the higher trips of a full house decide', '3h 3d 3s 2c 2h', '2s 2d 2c Ah Ad'],
    ['the second pair decides', 'Kh Kd 3s 3c 2h', 'Ks Kc 2s 2d Ah'],
  ])('%s', (_name, strong, weak) => {
    expect(strengthOf(hand(strong))).toBeGreaterThan(strengthOf(hand(weak)));
  });

  it.each([
    ['Ah 5d 4s 3c 2h', 'straight', [3]],
    ['Kh Kd 3s 3c 2h', 'two_pair', [11, 1, 0]],
    ['Ah Kd', 'high_card', [12, 11]],
    ['7h 7d', 'pair', [5]],
  ])('%s is told as %s', (cards, kind, decided) => {
    expect(rankHand(hand(cards))).toEqual({ kind, ranks: decided });
  });
});
