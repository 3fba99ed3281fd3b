import { describe, expect, it } from 'vitest';
import { bullOf, kindOf, rankKinds, strengthOf } from './hand-rank.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const hand = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));

describe('[NN2, NN3] five cards', () => {
  it('are of each kind as often as published, over all 2,598,960', () => {
    const counts: Record<string, number> = {};
    const cards = [0, 0, 0, 0, 0];
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1)
          for (let d = c + 1; d < 52; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              [cards[0], cards[1], cards[2], cards[3], cards[4]] = [a, b, c, d, e];
              const kind = kindOf(cards);
              counts[kind] = (counts[kind] ?? 0) + 1;
            }
    // Source: pvp.md, NiuNiu, with specials.
    expect(rankKinds.map((kind) => counts[kind])).toEqual([
      870_984, 171_288, 168_072, 171_288, 168_072, 177_408, 168_072, 171_288, 168_072, 171_288, 187_424,
      3_552, 768, 608, 776,
    ]);
  }, 60_000);

  it.each([
    ['Ad 2s 7h Kc 9d', 'bull_9'],
    ['Kd Qs 5h 2c 9d', 'no_bull'],
    ['Kd Qs Jh 5c 5d', 'bull_bull'],
    ['Td Qs Jh Kc Qd', 'silver_bull'],
    ['Kd Qs Jh Kc Qd', 'gold_bull'],
    ['4d 4s 4h 4c Kd', 'bomb'],
    ['Ad As 2h 2c 4d', 'five_small'],
    ['Ad As Ah Ac 4d', 'five_small'],
  ])('%s are %s', (cards, kind) => {
    expect(kindOf(hand(cards))).toBe(kind);
  });

  it('show which three make the bull', () => {
    expect(bullOf(hand('Ad 2s 7h Kc 9d'))).toEqual([0, 1, 2]);
    expect(bullOf(hand('Kd Qs 5h 2c 9d'))).toBeNull();
  });

  it.each([
    ['the kind', 'Kd Qs Jh 5c 5d', 'Ks 9s Ah Jc 9d'],
    ['the highest card', 'Ks 2d 9h 3c 6d', 'Qs 2h 9d 3s 6h'],
    ['its suit', 'Ks 2d 9h 3c 6d', 'Kh 2s 9d 3d 6c'],
    ['the rank of a bomb', '5d 5h 5s 5c Ad', '4d 4h 4s 4c Kd'],
    ['a king, not an ace', 'Kd 2d 9h 3c 6d', 'As Qd 2s 5d 6s'],
  ])('[NN4] %s decides', (_what, strong, weak) => {
    expect(strengthOf(hand(strong))).toBeGreaterThan(strengthOf(hand(weak)));
  });
});
