import { describe, expect, it } from 'vitest';
import { bestHold, rtp, VALUE_MEASURE, varianceOfDeals } from '../rules/index.ts';
import { jacksOrBetterLuck } from './luck.ts';

const stake = 10_000n;
/** Four to a flush with a pair of jacks: a hold that is a choice. */
const dealt = [36, 37, 0, 8, 16];
const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
const mean = Number(rtp.numerator) / Number(rtp.denominator);
const dealGain = 10_000 * (bestHold(dealt).value / VALUE_MEASURE - mean);
const luckOf = (hold: readonly number[] | null, drawn: readonly number[], isOver = true) => {
  const others = rest.filter((card) => !drawn.includes(card));
  const outcome = { cards: [...dealt, ...drawn, ...others].slice(0, 10) };
  return jacksOrBetterLuck.luckOf({ stake, choice: { hold }, outcome, isOver });
};

describe('the luck of jacks or better', () => {
  it('[J6] of the deal is what its best hold is worth beyond the mean of all deals', () => {
    const luck = luckOf(null, [], false);
    expect(luck.gain).toBeCloseTo(dealGain, 8);
    expect(luck.variance).toBeCloseTo(varianceOfDeals * 1e8, 3);
    // Of the published 19.514676 the rest is that of the draws.
    expect(varianceOfDeals).toBeCloseTo(1.966, 2);
  });

  it.each([[[0, 2, 3, 4]], [[0, 1, 2, 3]]])(
    '[J1] of the draw is a fair game over all draws, whose squares come to its variance: holding %j',
    (hold) => {
      let [gain, squares, variance] = [0, 0, 0];
      for (const card of rest) {
        const luck = luckOf(hold, [card]);
        gain += luck.gain - dealGain;
        squares += (luck.gain - dealGain) ** 2;
        variance += luck.variance - varianceOfDeals * 1e8;
      }
      expect(gain / rest.length).toBeCloseTo(0, 6);
      expect(squares / variance).toBeCloseTo(1, 8);
    },
  );

  it('[J5] of a round that its player left is that of the hold of the rules', () => {
    expect(luckOf(null, [1, 2, 3])).toEqual(luckOf([0, 1], [1, 2, 3]));
  });
});
