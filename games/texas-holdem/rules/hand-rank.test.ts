import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { rankHand, strengthOf } from './hand-rank.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
/** Cards as people write them: `Ah Kh Qh Jh Th`. */
const hand = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));

describe('[TH2] the best five cards', () => {
  it('are the best of all choices of five from seven', () => {
    const random = seededRandom(7);
    const wrong: number[][] = [];
    const five = [0, 0, 0, 0, 0];
    for (let n = 0; n < 20_000; n += 1) {
      const seven = new Set<number>();
      while (seven.size < 7) seven.add(random.int(52));
      const cards = [...seven];
      let best = 0;
      for (let out = 0; out < 7; out += 1)
        for (let other = out + 1; other < 7; other += 1) {
          let held = 0;
          for (let at = 0; at < 7; at += 1)
            if (at !== out && at !== other) {
              five[held] = cards[at] as number;
              held += 1;
            }
          best = Math.max(best, strengthOf(five));
        }
      if (strengthOf(cards) !== best) wrong.push(cards);
    }
    expect(wrong).toEqual([]);
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
