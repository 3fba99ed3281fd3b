import { describe, expect, it } from 'vitest';
import { setOffOf } from './set-off.ts';

describe('what opposite bets set off', () => {
  it.each([
    ['nothing of one side alone', [{ player: '500', tie: '100' }, { player: '200' }], [0n, 0n]],
    ['both sides of one bet, up to the lesser', [{ player: '500', banker: '300', tie: '50' }], [600n]],
    ['two bets alike', [{ player: '500' }, { banker: '500' }], [500n, 500n]],
    [
      'the first bets of the greater side first',
      [{ banker: '100' }, { banker: '100' }, { player: '150' }],
      [100n, 50n, 150n],
    ],
    [
      'each question by itself',
      [
        { big: '100', player: '80' },
        { small: '40', banker: '90' },
      ],
      [120n, 120n],
    ],
    [
      'no side bets of different questions',
      [{ playerPair: '100' }, { bankerPair: '100' }, { playerBonus: '100', bankerBonus: '100' }],
      [0n, 0n, 0n],
    ],
    ['nothing of nobody', [], []],
  ])('[B15] is %s', (_, bets, setOff) => {
    expect(setOffOf(bets)).toEqual(setOff);
  });
});
