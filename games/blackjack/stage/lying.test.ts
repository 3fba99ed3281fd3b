import { describe, expect, it } from 'vitest';
import { cardsOf } from '../rules/cards.fixture.ts';
import { courseOf, FACE_DOWN } from '../rules/index.ts';
import { dealOf, endingOf, isJudged, lyingOf, totalText } from './lying.ts';
import { readShown } from './read-shown.ts';

const cards = cardsOf('8s 6d 8h Tc Tc Td Th');
const choice = { main: '1000', pairs: '0', plus3: '0', acts: ['split', 'stand', 'stand'] as const };
const end = (() => {
  const course = courseOf(choice.acts, cards);
  if (course === null) throw new Error('no course');
  return lyingOf(choice, course, true);
})();

describe('what lies on the felt', () => {
  it('turns the dealer’s cards one by one, and judges at the end', () => {
    const pictures = endingOf(end);
    expect(pictures.map(({ dealer }) => dealer.length)).toEqual([2, 2, 3, 3]);
    expect(pictures[0]?.dealer[1]).toBe(FACE_DOWN);
    expect(pictures.slice(0, -1).flatMap(({ hands }) => hands.map(({ verdict }) => verdict))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect(pictures.map(isJudged)).toEqual([false, false, false, true]);
    expect(pictures.at(-1)).toBe(end);
  });

  it('deals card by card, and a hand that is further at once', () => {
    const course = courseOf([], cards);
    const first = course && lyingOf({ ...choice, acts: [] }, course, false);
    const pictures = first ? dealOf(first) : [];
    expect(pictures.map(({ dealer, hands }) => [hands[0]?.cards.length, dealer.length])).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(dealOf(end)).toEqual([end]);
  });

  it.each([
    ['', {}, ''],
    ['As Kd', {}, 'BJ'],
    ['As Kd', { isSplit: true }, '21'],
    ['As 6d', {}, '7/17'],
    ['As 6d', { isJudged: true }, '17'],
    ['Ts 6d Kh', {}, '26'],
  ])('writes the total of %o, standing as %o, as %o', (signs, change, text) => {
    const standing = { isSplit: false, isJudged: false, ...change };
    expect(totalText(signs === '' ? [] : cardsOf(signs), standing)).toBe(text);
  });

  it('does not count the card that lies face down', () => {
    expect(totalText([48, FACE_DOWN], { isSplit: false, isJudged: false })).toBe('1/11');
    expect(readShown({ cards: [1, 2, 3, null] })).toEqual([1, 2, 3, FACE_DOWN]);
    for (const wrong of [null, {}, { cards: [1] }, { cards: ['1', 2, 3, null] }]) {
      expect(readShown(wrong)).toBeUndefined();
    }
  });
});
