import { describe, expect, it } from 'vitest';
import { type LowSequence, rankHand, rankKinds, strengthOf } from './hand-rank.ts';

/** Every hand of three cards of a pack. */
function* allHands(): Generator<[number, number, number]> {
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1) for (let c = b + 1; c < 52; c += 1) yield [a, b, c];
}

const suits = 'dhsc';
const ranks = '23456789TJQKA';
/** Cards as people write them: `Ah Kh Qh`. */
const hand = (text: string) =>
  text.split(' ').map((card) => 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? ''));

describe('[TP2] three cards', () => {
  it('make what the published counts of all 22,100 hands say', () => {
    const counts = new Map<string, number>();
    for (const cards of allHands()) {
      const { kind } = rankHand(cards);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      trail: 52,
      pure_sequence: 48,
      sequence: 720,
      colour: 1_096,
      pair: 3_744,
      high_card: 16_440,
    });
  });

  it('are of 741 strengths, as the kinds have 13, 12, 12, 274, 156 and 274', () => {
    const strengths = new Map<string, Set<number>>();
    for (const cards of allHands()) {
      const { kind } = rankHand(cards);
      strengths.set(kind, (strengths.get(kind) ?? new Set()).add(strengthOf(cards)));
    }
    expect(rankKinds.map((kind) => strengths.get(kind)?.size)).toEqual([13, 12, 12, 274, 156, 274]);
    expect(new Set([...strengths.values()].flatMap((one) => [...one])).size).toBe(741);
  });

  it('tie between two players as often as published', () => {
    // Of two hands without a common card; by strength, counted over all pairs of the strength less those that share a card.
    const byStrength = new Map<number, number[][]>();
    for (const cards of allHands()) {
      const strength = strengthOf(cards);
      byStrength.set(strength, [...(byStrength.get(strength) ?? []), [...cards]]);
    }
    let ties = 0;
    for (const alike of byStrength.values()) {
      for (const one of alike)
        for (const other of alike) if (!one.some((card) => other.includes(card))) ties += 1;
    }
    expect(ties).toBe(450_528);
  });

  it.each<[LowSequence, string[]]>([
    ['second', ['Ah Kd Qs', 'Ah 2d 3s', 'Kh Qd Js', '4h 3d 2s']],
    ['highest', ['Ah 2d 3s', 'Ah Kd Qs', 'Kh Qd Js', '4h 3d 2s']],
    ['lowest', ['Ah Kd Qs', 'Kh Qd Js', '4h 3d 2s', 'Ah 2d 3s']],
  ])('[TP3] order sequences with A-2-3 %s', (lowSequence, order) => {
    const strengths = order.map((text) => strengthOf(hand(text), lowSequence));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(new Set(strengths).size).toBe(4);
  });

  it.each([
    ['a trail of twos', '2h 2d 2s', 'a pure sequence', 'Ah Kh Qh'],
    ['a pure sequence', '4h 3h 2h', 'a sequence', 'Ah Kd Qs'],
    ['a sequence', '4h 3d 2s', 'a colour', 'Ah Kh Jh'],
    ['a colour', '5h 3h 2h', 'a pair', 'Ah Ad Ks'],
    ['a pair', '2h 2d 3s', 'a high card', 'Ah Kd Js'],
    ['the higher trail', 'Ah Ad As', 'the lower', 'Kh Kd Ks'],
    ['the same pair with the higher card', '9h 9d As', 'the lower', '9s 9c Kh'],
    ['the higher second card', 'Ah Kd 2s', 'the lower', 'As Qd Js'],
    ['the higher third card', 'Ah Kd 9s', 'the lower', 'As Kh 8d'],
  ])('%s (%s) beats %s (%s)', (_strong, strong, _weak, weak) => {
    expect(strengthOf(hand(strong))).toBeGreaterThan(strengthOf(hand(weak)));
  });

  it('of the same ranks are equal whatever their suits', () => {
    expect(strengthOf(hand('Ah Kd 9s'))).toBe(strengthOf(hand('As Kc 9d')));
  });
});
