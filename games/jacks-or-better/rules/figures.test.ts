import { describe, expect, it } from 'vitest';
import { bestHold, holdValue, houseHold, VALUE_MEASURE } from './best-hold.ts';
import { cardsOf } from './cards.fixture.ts';
import { choose, countHands } from './count-hands.ts';
import { handOf } from './hand.ts';
import {
  ALL_ROUNDS,
  DECK_SIZE,
  type Hand,
  hands,
  pays,
  roundsByHand,
  roundsByHandLeft,
  rtp,
} from './sheet.ts';

const emptyCounts = () => Object.fromEntries(hands.map((hand) => [hand, 0])) as Record<Hand, number>;
const paidFor = (counts: Readonly<Record<Hand, number>>) =>
  hands.reduce((sum, hand) => sum + BigInt(counts[hand]) * BigInt(pays[hand]), 0n);
const total = (counts: Readonly<Record<Hand, number>>) => hands.reduce((sum, hand) => sum + counts[hand], 0);

/** Every draw of a hold, one by one, with the code that pays. */
function drawAll(dealt: readonly number[], hold: readonly number[]) {
  const counts = emptyCounts();
  const stub = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !dealt.includes(card));
  const draw = (hand: readonly number[], from: number) => {
    if (hand.length === 5) counts[handOf(hand)] += 1;
    else for (let at = from; at < stub.length; at += 1) draw([...hand, stub[at] as number], at + 1);
  };
  draw(
    hold.map((place) => dealt[place] as number),
    0,
  );
  return counts;
}

describe('the figures of jacks or better', () => {
  it.each([
    ['royalFlush', 'Ts Js Qs Ks As'],
    ['straightFlush', '9s Ts Js Qs Ks'],
    ['straightFlush', 'Ad 2d 3d 4d 5d'],
    ['fourOfAKind', '7d 7h 7s 7c 2d'],
    ['fullHouse', '7d 7h 7s 2c 2d'],
    ['flush', '2c 4c 6c 8c Tc'],
    ['straight', 'Ac 2d 3h 4s 5c'],
    ['straight', 'Tc Jd Qh Ks Ac'],
    ['nothing', 'Jc Qd Kh As 2c'],
    ['threeOfAKind', '7d 7h 7s 3c 2d'],
    ['twoPair', '7d 7h 3s 3c 2d'],
    ['jacksOrBetter', 'Jd Jh 3s 4c 2d'],
    ['jacksOrBetter', 'Ad Ah 3s 4c 2d'],
    ['nothing', 'Td Th 3s 4c 2d'],
    ['nothing', '2d 4d 6d 8d Th'],
  ] as const)('[J4] %s: %s', (hand, cards) => {
    expect(handOf(cardsOf(cards))).toBe(hand);
    expect(handOf(cardsOf(cards).reverse())).toBe(hand);
  });

  // The table of every deal and hold is recounted by `npm run figures:poker`; here deals of every kind, draw by draw.
  it.each([
    ['4d Qh Ad 6h 6d', [2]],
    ['4d Qh Ad 6h 6d', [3, 4]],
    ['4d Qh Ad 6h 6d', [0, 2]],
    ['As Ks Qs 2d Ts', [0, 1, 2, 4]],
    ['As Ks Qs 2s Ts', [0, 1, 2]],
    ['As 2s 3s 4d 9c', [0, 1, 2]],
    ['Jd Jh Js 2c 2h', [0, 1]],
    ['Jd Jh Js 2c 2h', [0, 1, 2]],
    ['Jd Jh Js 2c 2h', [0, 3]],
    ['Jd Jh 2s 2c 5h', [0, 1, 2, 3]],
    ['9d 9h 9s 9c 5h', [0, 4]],
    ['9d 9h 9s 9c 5h', [0, 1, 2, 3]],
    ['5c 6c 7c 8c Td', [0, 1, 2, 3]],
    ['5c 6d 8c 9h Kd', [0, 1, 2, 3]],
    ['5c 6d 8c 9h Kd', [0, 1, 2, 3, 4]],
  ] as const)('[J6] counts the draws of %s with %j held as they come', (dealt, hold) => {
    const counts = countHands(cardsOf(dealt), hold);
    expect(counts).toEqual(drawAll(cardsOf(dealt), hold));
    expect(total(counts)).toBe(choose(47, 5 - hold.length));
  });

  it('[J6] counts all 1,533,939 draws of five new cards', () => {
    expect(countHands(cardsOf('2d 2h 2s 2c 3d'), [])).toEqual({
      royalFlush: 4,
      straightFlush: 27,
      fourOfAKind: 473,
      fullHouse: 2_838,
      flush: 2_807,
      straight: 7_905,
      threeOfAKind: 37_840,
      twoPair: 85_140,
      jacksOrBetter: 236_160,
      nothing: 1_160_745,
    });
  });

  // What every published table of the game holds, and where two of its lines meet.
  it.each([
    ['four to a royal flush before a flush', 'As Ks Qs Js 2s', [0, 1, 2, 3]],
    ['a straight flush before four to a royal one', 'Ks Qs Js Ts 9s', [0, 1, 2, 3, 4]],
    ['four to a royal flush before a pair', 'As Ks Qs Js Jd', [0, 1, 2, 3]],
    ['a high pair before four to a flush', 'Ks Kd 9s 5s 2s', [0, 1]],
    ['four to a flush before a low pair', '9s 9d Ks 5s 2s', [0, 2, 3, 4]],
    ['a low pair before four to a straight', '9s 9d 8c 7h 6s', [0, 1]],
    ['two pair', 'Ks Kd 9s 9c 2s', [0, 1, 2, 3]],
    ['three of a kind', '4s 4d 4c Ah Ks', [0, 1, 2]],
    ['two high cards of one suit', 'As Js 9d 6c 3h', [0, 1]],
    ['one high card', 'As 9d 7c 5h 2s', [0]],
    ['nothing', '2d 4h 6s 8c Td', []],
    ['everything', '9d 9h 9s 9c 5h', [0, 1, 2, 3, 4]],
  ] as const)('[J6] holds %s', (_what, dealt, hold) => {
    expect(bestHold(cardsOf(dealt)).hold).toEqual(hold);
  });

  it('[J6] measures every hold alike', () => {
    const pair = holdValue(cardsOf('9s 9d 8c 7h 5s'), [0, 1]);
    expect(pair.value / VALUE_MEASURE).toBeCloseTo(0.8237, 4);
    expect(holdValue(cardsOf('9s Ts Js Qs Ks'), [0, 1, 2, 3, 4]).value).toBe(50 * VALUE_MEASURE);
  });

  it.each([
    ['a flush with four to a royal one', 'As Ks Qs Js 2s', [0, 1, 2, 3, 4]],
    ['a high pair with four to a royal flush', 'As Ks Qs Js Jd', [3, 4]],
    ['three of a kind', '4s 4d 4c Ah Ks', [0, 1, 2]],
    ['two pair', 'Ks Kd 9s 9c 2s', [0, 1, 2, 3]],
    ['a full house', 'Ks Kd 9s 9c 9d', [0, 1, 2, 3, 4]],
    ['a low pair, as the best hold is', '9s 9d 8c 7h 6s', [0, 1]],
    ['nothing, as the best hold is', '2d 4h 6s 8c Td', []],
  ] as const)('[J5] holds for one who left %s, so that nothing is lost', (_what, dealt, hold) => {
    const held = houseHold(cardsOf(dealt));
    expect(held.hold).toEqual(hold);
    const least = hands.findLast((hand) => held.counts[hand] > 0) ?? 'nothing';
    expect(pays[least]).toBeGreaterThanOrEqual(pays[handOf(cardsOf(dealt))]);
  });

  it('[J6] returns 19,842,315,923,796 of 19,933,230,517,200 by its table', () => {
    expect(total(roundsByHand)).toBe(ALL_ROUNDS);
    expect(ALL_ROUNDS).toBe(choose(DECK_SIZE, 5) * VALUE_MEASURE);
    expect(paidFor(roundsByHand)).toBe(19_842_315_923_796n);
    expect(paidFor(roundsByHand) * rtp.denominator).toBe(rtp.numerator * BigInt(ALL_ROUNDS));
    expect((Number(rtp.numerator) / Number(rtp.denominator)).toFixed(12)).toBe('0.995439043695');
  });

  it('[J5] returns 19,791,652,061,316 of them to one who left', () => {
    expect(total(roundsByHandLeft)).toBe(ALL_ROUNDS);
    expect(paidFor(roundsByHandLeft)).toBe(19_791_652_061_316n);
  });
});
