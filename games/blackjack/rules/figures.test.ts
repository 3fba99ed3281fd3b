import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { totalOf } from './cards.ts';
import { greatestPayout } from './play-round.ts';
import {
  DEALER_DRAWS_MOST,
  DEALER_STANDS,
  pairPays,
  pairsRtp,
  pairWays,
  plus3Pays,
  plus3Rtp,
  plus3Ways,
} from './sheet.ts';
import { pairOf, plus3Of } from './side-bets.ts';

const DECKS = 8;
const SHOE = 52 * DECKS;
const kinds = Array.from({ length: 52 }, (_, kind) => kind);

describe('the figures of the side bets', () => {
  it('[BJ10] perfect pairs: 7, 8 and 16 in 415, and its exact return', () => {
    const ways = { perfect: 0, coloured: 0, mixed: 0 };
    for (const first of kinds) {
      for (const second of kinds) {
        const pair = pairOf(first, second);
        if (pair) ways[pair] += DECKS * (first === second ? DECKS - 1 : DECKS);
      }
    }
    const all = SHOE * (SHOE - 1);
    const chance = (count: number) => fraction(BigInt(count), BigInt(all));
    for (const kind of ['perfect', 'coloured', 'mixed'] as const) {
      expect(chance(ways[kind])).toEqual(fraction(BigInt(pairWays[kind]), BigInt(pairWays.all)));
    }
    expect(pairWays).toEqual({ perfect: 7, coloured: 8, mixed: 16, all: 415 });
    const back = (Object.keys(ways) as (keyof typeof ways)[]).reduce(
      (sum, kind) => sum + ways[kind] * (pairPays[kind] + 1),
      0,
    );
    expect(chance(back)).toEqual(pairsRtp);
    expect(pairsRtp).toEqual(fraction(415n - 17n, 415n));
  });

  it('[BJ11] 21+3: every three cards of the shoe, and its exact return', () => {
    const ways = { suitedTrips: 0, straightFlush: 0, trips: 0, straight: 0, flush: 0 };
    let all = 0;
    const choose = (count: number) =>
      count === 1 ? DECKS : count === 2 ? (DECKS * (DECKS - 1)) / 2 : (DECKS * (DECKS - 1) * (DECKS - 2)) / 6;
    for (const a of kinds) {
      for (let b = a; b < 52; b += 1) {
        for (let c = b; c < 52; c += 1) {
          const counts = a === c ? [3] : a === b || b === c ? [2, 1] : [1, 1, 1];
          const count = counts.reduce((product, same) => product * choose(same), 1);
          all += count;
          const made = plus3Of([a, b, c]);
          if (made) ways[made] += count;
        }
      }
    }
    expect(all).toBe(11_912_160);
    expect({ ...ways, all }).toEqual(plus3Ways);
    expect(ways).toEqual({
      suitedTrips: 2_912,
      straightFlush: 24_576,
      trips: 61_568,
      straight: 368_640,
      flush: 700_928,
    });
    const back = (Object.keys(ways) as (keyof typeof ways)[]).reduce(
      (sum, kind) => sum + ways[kind] * (plus3Pays[kind] + 1),
      0,
    );
    expect(fraction(BigInt(back), BigInt(all))).toEqual(plus3Rtp);
    expect(plus3Rtp).toEqual(fraction(124_085n - 4_596n, 124_085n));
  });

  it('[BJ9] bounds what a round can come to', () => {
    expect(greatestPayout({ main: '1000', pairs: '0', plus3: '0' })).toBe(8_000n);
    expect(greatestPayout({ main: '1000', pairs: '100', plus3: '10' })).toBe(8_000n + 2_600n + 1_010n);
  });
});

/** A card of each rank that counts otherwise: the two to the ten, and the ace. */
const counting = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((rank) => rank * 4);
const known = new Map<string, number>();

/** The most cards that the dealer can still draw to these, whatever comes. */
function drawsMost(cards: readonly number[]): number {
  const { points, isSoft } = totalOf(cards);
  if (points >= DEALER_STANDS) return 0;
  const key = `${points} ${isSoft} ${cards.includes(48)}`;
  const most = known.get(key) ?? 1 + Math.max(...counting.map((card) => drawsMost([...cards, card])));
  known.set(key, most);
  return most;
}

it('[BJ1, BJ6] the dealer draws ten cards at most: as many are drawn of the shoe', () => {
  const pairs = counting.flatMap((first) => counting.map((second) => drawsMost([first, second])));
  expect(Math.max(...pairs)).toBe(DEALER_DRAWS_MOST);
});
