import { cardCodes, evaluateCardCodes } from 'phe';
import { describe, expect, it } from 'vitest';
import { rankOfStrength, strengthOf } from './hand-rank.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const theirs = cardCodes(Array.from({ length: 52 }, (_, card) => `${ranks[card >> 2]}${suits[card & 3]}`));

describe('[TH2] against a public evaluator', () => {
  it('all 2,598,960 hands of five are of as many strengths, in the same order, and make what the published counts say', () => {
    // Theirs go from 1, the strongest, to 7,462.
    const ours = new Float64Array(7_463).fill(Number.NaN);
    const hands = new Uint32Array(7_463);
    const [hand, codes] = [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ];
    const put = (at: number, card: number) => {
      hand[at] = card;
      codes[at] = theirs[card] as number;
    };
    const differing: string[] = [];
    for (let a = 0; a < 52; a += 1) {
      put(0, a);
      for (let b = a + 1; b < 52; b += 1) {
        put(1, b);
        for (let c = b + 1; c < 52; c += 1) {
          put(2, c);
          for (let d = c + 1; d < 52; d += 1) {
            put(3, d);
            for (let e = d + 1; e < 52; e += 1) {
              put(4, e);
              const their = evaluateCardCodes(codes);
              const our = strengthOf(hand);
              const count = hands[their] as number;
              if (count > 0 && ours[their] !== our) differing.push(`${hand} is of two strengths`);
              hands[their] = count + 1;
              ours[their] = our;
            }
          }
        }
      }
    }
    expect(differing).toEqual([]);
    // A strength of theirs that no hand is of would have no number of ours, and none is greater than that.
    const weakestFirst = [...ours].slice(1).reverse();
    expect(weakestFirst).toHaveLength(7_462);
    expect(weakestFirst.every((strength, at) => strength > (weakestFirst[at - 1] ?? -1))).toBe(true);
    const counts: Record<string, number> = {};
    for (let their = 1; their < hands.length; their += 1) {
      const { kind } = rankOfStrength(ours[their] as number);
      counts[kind] = (counts[kind] ?? 0) + (hands[their] as number);
    }
    expect(counts).toEqual({
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

  it('all 133,784,560 hands of seven make what the published counts say, in 4,824 strengths', () => {
    const hands = new Map<number, number>();
    eachHandOfSeven((cards, alike) => {
      const strength = strengthOf(cards);
      hands.set(strength, (hands.get(strength) ?? 0) + alike);
    });
    const counts: Record<string, number> = {};
    for (const [strength, count] of hands) {
      const { kind, ranks: decided } = rankOfStrength(strength);
      const name = kind === 'straight_flush' && decided[0] === 12 ? 'royal_flush' : kind;
      counts[name] = (counts[name] ?? 0) + count;
    }
    expect(hands.size).toBe(4_824);
    expect(counts).toEqual({
      royal_flush: 4_324,
      straight_flush: 37_260,
      quads: 224_848,
      full_house: 3_473_184,
      flush: 4_047_644,
      straight: 6_180_020,
      trips: 6_461_620,
      two_pair: 31_433_400,
      pair: 58_627_800,
      high_card: 23_294_460,
    });
  });
});

/**
 * Visits every hand of seven once for all that differ from it by an exchange of suits alone, with how many these are: the sets of ranks
 * that its suits hold come in falling order.
 */
function eachHandOfSeven(visit: (cards: readonly number[], alike: number) => void): void {
  const masks = Array.from({ length: 8 }, (_, size) =>
    Array.from({ length: 1 << 13 }, (_unused, mask) => mask).filter((mask) => sizeOf(mask) === size),
  );
  const cards = [0, 0, 0, 0, 0, 0, 0];
  const chosen = [0, 0, 0, 0];
  const choose = (sizes: readonly number[], suit: number, held: number): void => {
    if (suit === 4) {
      visit(cards, exchangesOf(chosen));
      return;
    }
    const size = sizes[suit] ?? 0;
    for (const mask of masks[size] ?? []) {
      if (suit > 0 && size === sizes[suit - 1] && mask > (chosen[suit - 1] ?? 0)) break;
      chosen[suit] = mask;
      let at = held;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        cards[at] = 4 * (31 - Math.clz32(rest & -rest)) + suit;
        at += 1;
      }
      choose(sizes, suit + 1, at);
    }
  };
  for (const sizes of partsOf(7)) choose(sizes, 0, 0);
}

const sizeOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** How so many cards may lie in four suits, the longest first. */
function partsOf(cards: number): number[][] {
  const found: number[][] = [];
  for (let a = cards; a >= 0; a -= 1)
    for (let b = Math.min(a, cards - a); b >= 0; b -= 1)
      for (let c = Math.min(b, cards - a - b); c >= 0; c -= 1) {
        const d = cards - a - b - c;
        if (d <= c) found.push([a, b, c, d]);
      }
  return found;
}

/** In how many ways what four suits hold, the like ones side by side, can be dealt out to them. */
function exchangesOf([a, b, c, d]: readonly number[]): number {
  const runs = (a === b ? 1 : 0) + (b === c ? 1 : 0) + (c === d ? 1 : 0);
  if (runs === 0) return 24;
  if (runs === 1) return 12;
  if (runs === 3) return 1;
  return b === c ? 4 : 6;
}
