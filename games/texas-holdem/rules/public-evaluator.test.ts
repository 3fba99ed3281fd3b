import { cardCodes, evaluateCardCodes } from 'phe';
import { describe, expect, it } from 'vitest';
import { rankOfStrength, strengthOf } from './hand-rank.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const theirs = cardCodes(Array.from({ length: 52 }, (_, card) => `${ranks[card >> 2]}${suits[card & 3]}`));

describe('[TH2] against a public evaluator', () => {
  it('all 2,598,960 hands of five are of as many strengths, in the same order', () => {
    const ours = new Map<number, number>();
    const hand = [0, 0, 0, 0, 0];
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1)
          for (let d = c + 1; d < 52; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              [hand[0], hand[1], hand[2], hand[3], hand[4]] = [a, b, c, d, e];
              const their = evaluateCardCodes(hand.map((card) => theirs[card] as number));
              const our = strengthOf(hand);
              if ((ours.get(their) ?? our) !== our) throw new Error(`${hand} is of two strengths`);
              ours.set(their, our);
            }
    const weakestFirst = [...ours].sort(([one], [other]) => other - one).map(([, strength]) => strength);
    expect(weakestFirst).toHaveLength(7_462);
    expect(weakestFirst.every((strength, at) => at === 0 || strength > (weakestFirst[at - 1] ?? 0))).toBe(
      true,
    );
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
  const cards: number[] = [];
  const chosen = [0, 0, 0, 0];
  const choose = (sizes: readonly number[], suit: number): void => {
    if (suit === 4) {
      visit(cards, exchangesOf(chosen));
      return;
    }
    const size = sizes[suit] ?? 0;
    const held = cards.length;
    for (const mask of masks[size] ?? []) {
      if (suit > 0 && size === sizes[suit - 1] && mask > (chosen[suit - 1] ?? 0)) break;
      chosen[suit] = mask;
      for (let rest = mask; rest !== 0; rest &= rest - 1)
        cards.push(4 * (31 - Math.clz32(rest & -rest)) + suit);
      choose(sizes, suit + 1);
      cards.length = held;
    }
  };
  for (const sizes of partsOf(7)) choose(sizes, 0);
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
