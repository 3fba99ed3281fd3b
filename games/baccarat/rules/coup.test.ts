import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import {
  bankerDraws,
  cardsIn,
  cardValue,
  dealCoup,
  nextSide,
  playerDraws,
  pointsOf,
  winnerOf,
} from './coup.ts';
import { markOf, readMark } from './marks.ts';
import {
  burnedAfter,
  COUPS_MOST,
  coupOfShoe,
  drawShoe,
  firstPosition,
  isCutOut,
  SHOE_CARDS,
} from './shoe.ts';
import { isSpotOpen, returnOn } from './spots.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };
/** A card of each value of baccarat. */
const card = (value: number) => (value === 0 ? 32 : value === 1 ? 48 : (value - 2) * 4);
const shoeOf = (...values: number[]) => values.map(card);

describe('a coup', () => {
  it('[B2] counts aces one, pips as they are, tens and courts nothing', () => {
    expect([48, 0, 4, 28, 32, 36, 40, 44, 52 * 7 + 51].map(cardValue)).toEqual([1, 2, 3, 9, 0, 0, 0, 0, 1]);
    expect(pointsOf([card(9), card(7)])).toBe(6);
  });

  it('[B3] deals player and banker in turn', () => {
    expect(dealCoup(shoeOf(1, 2, 8, 6), 0)).toEqual({ player: shoeOf(1, 8), banker: shoeOf(2, 6) });
  });

  it('[B4] ends with a natural of either side', () => {
    expect(cardsIn(dealCoup(shoeOf(0, 9, 0, 0), 0))).toBe(4);
    expect(nextSide({ player: shoeOf(0, 8), banker: shoeOf(0, 0) })).toBeNull();
  });

  it('[B5] lets the player draw up to five', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(playerDraws)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[B6] lets the banker draw by the table', () => {
    const drawn = (points: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third)).join('');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawn)).toEqual([
      '0123456789',
      '0123456789',
      '0123456789',
      '012345679',
      '234567',
      '4567',
      '67',
      '',
    ]);
    expect([0, 3, 5, 6, 7].map((points) => bankerDraws(points, null))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[B7, B18] is marked by who won, with what, and pairs', () => {
    const coup = dealCoup(shoeOf(4, 0, 4, 9), 0);
    expect([winnerOf(coup), markOf(coup)]).toEqual(['banker', 'B9pn']);
    expect(readMark('B9pn')).toEqual({
      winner: 'banker',
      points: 9,
      isPlayerPair: true,
      isBankerPair: false,
      isNatural: true,
    });
    expect(() => readMark('X1')).toThrow(TypeError);
  });
});

describe('a shoe', () => {
  it('[B1] is the published shuffle of eight decks', () => {
    const shoe = drawShoe(openStream(seeds));
    expect(shoe.slice(0, 12)).toEqual([64, 332, 383, 139, 133, 255, 370, 232, 185, 242, 352, 154]);
    expect(new Set(shoe).size).toBe(SHOE_CARDS);
  });

  it('[B8] burns as many cards as the first one counts', () => {
    expect([card(1), card(9), card(0)].map(burnedAfter)).toEqual([1, 9, 10]);
    // 64 is a five: the turned card and five more.
    expect(firstPosition(drawShoe(openStream(seeds)))).toBe(6);
  });

  it('[B9] ends with the coup in which the cut card comes', () => {
    const shoe = drawShoe(openStream(seeds));
    let position = firstPosition(shoe);
    let coups = 0;
    while (!isCutOut(position)) {
      coups += 1;
      const coup = coupOfShoe(shoe, coups);
      expect(coup).toEqual(dealCoup(shoe, position));
      position += cardsIn(dealCoup(shoe, position));
    }
    expect(coups).toBeGreaterThan(70);
    expect(coups).toBeLessThan(COUPS_MOST);
    expect(position).toBeLessThanOrEqual(SHOE_CARDS - 14 + 5);
    expect(coupOfShoe(shoe, coups + 1)).toBeNull();
  });
});

describe('a spot', () => {
  const bankerSix = dealCoup(shoeOf(0, 0, 7 - 7, 6, 5), 0);

  it('[B11] pays a banker less commission, or half for a six', () => {
    expect(winnerOf(bankerSix)).toBe('banker');
    expect(returnOn('banker', 1_000n, bankerSix, 'commission')).toBe(1_950n);
    expect(returnOn('banker', 1_000n, bankerSix, 'no-commission')).toBe(1_500n);
    expect(returnOn('luckySix', 1_000n, bankerSix, 'commission')).toBe(13_000n);
  });

  it('[B7] gives player and banker back on a tie', () => {
    const tie = dealCoup(shoeOf(0, 0, 8, 8), 0);
    expect(returnOn('player', 700n, tie, 'commission')).toBe(700n);
    expect(returnOn('banker', 700n, tie, 'commission')).toBe(700n);
    expect(returnOn('tie', 700n, tie, 'commission')).toBe(6_300n);
    expect(returnOn('playerBonus', 700n, tie, 'commission')).toBe(700n);
  });

  it('[B16] rounds a win down to the smallest unit', () => {
    expect(returnOn('banker', 99n, bankerSix, 'commission')).toBe(99n + 94n);
    expect(returnOn('small', 33n, dealCoup(shoeOf(0, 9, 0, 0), 0), 'commission')).toBe(33n + 49n);
  });

  it('[B13] of pairs and of the number of cards closes after fifty coups', () => {
    expect([isSpotOpen('big', 50), isSpotOpen('big', 51), isSpotOpen('tie', 51)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
