import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards.fixture.ts';
import { readAction, readChoice, readOpening } from './choice.ts';
import { drawRound, finalOf, readOutcome, readShown } from './draw-round.ts';
import { act, greatestPayout, heldOf, isOver, presentRound, settleRound } from './play-round.ts';
import { tellRound } from './tell-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const draw = (nonce: number) => drawRound(openStream({ serverSeed, clientSeed, nonce }));
const outcomeOf = (dealt: string, fresh: string) => ({ cards: [...cardsOf(dealt), ...cardsOf(fresh)] });

describe('a round of jacks or better', () => {
  it('[J1] deals the published cards, five and five', () => {
    expect(draw(0).cards).toEqual([8, 41, 48, 17, 16, 31, 45, 28, 22, 30]);
    expect(draw(1).cards).toEqual([4, 36, 33, 30, 39, 13, 51, 21, 42, 32]);
  });

  it('[J1, J3] replaces what is not held from left to right, in the order of the deck', () => {
    expect(finalOf(draw(0), [3, 4])).toEqual([31, 45, 28, 17, 16]);
    expect(finalOf(draw(0), [1])).toEqual([31, 41, 45, 28, 22]);
    expect(finalOf(draw(0), [])).toEqual([31, 45, 28, 22, 30]);
    expect(finalOf(draw(0), [0, 1, 2, 3, 4])).toEqual([8, 41, 48, 17, 16]);
  });

  it('[J1] lets every card come in every place as often', () => {
    const counts = Array.from({ length: 10 }, () => new Array<number>(52).fill(0));
    const rounds = 5_200;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const [place, card] of draw(nonce).cards.entries()) {
        const row = counts[place] ?? [];
        row[card] = (row[card] ?? 0) + 1;
      }
    }
    for (const row of counts) {
      const statistic = row.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
      // 51 degrees of freedom: between 0.05 % and 99.95 %.
      expect(statistic).toBeGreaterThan(23);
      expect(statistic).toBeLessThan(93);
    }
  });

  it('[J2, J3] is over with one hold, and pays what its last hand does', () => {
    const opened = { hold: null };
    expect(isOver(opened)).toBe(false);
    const held = act(opened, { hold: [3, 4] });
    expect(held).toEqual({ hold: [3, 4] });
    expect(isOver({ hold: [3, 4] })).toBe(true);
    expect(act({ hold: [3, 4] }, { hold: [] })).toBeNull();
    // Nine, king, nine, six, six.
    expect(settleRound(1_000n, { hold: [3, 4] }, draw(0))).toBe(2_000n);
    expect(settleRound(1_000n, { hold: [] }, draw(0))).toBe(3_000n);
  });

  it.each([
    ['Ts Js Qs Ks As', 80_000n],
    ['9s Ts Js Qs Ks', 5_000n],
    ['7d 7h 7s 7c 2d', 2_500n],
    ['7d 7h 7s 2c 2d', 900n],
    ['2c 4c 6c 8c Tc', 600n],
    ['Ac 2d 3h 4s 5c', 400n],
    ['7d 7h 7s 3c 2d', 300n],
    ['7d 7h 3s 3c 2d', 200n],
    ['Jd Jh 3s 4c 2d', 100n],
    ['Td Th 3s 4c 2d', 0n],
  ])('[J4] pays for %s, held, %i of a stake of 100', (dealt, paid) => {
    const outcome = outcomeOf(dealt, '9h 8h 6h 5d 3d');
    expect(settleRound(100n, { hold: [0, 1, 2, 3, 4] }, outcome)).toBe(paid);
    expect(settleRound(7n, { hold: [0, 1, 2, 3, 4] }, outcome) * 100n).toBe(paid * 7n);
    expect(paid).toBeLessThanOrEqual(greatestPayout(100n));
  });

  it('[J5] holds for a player who left, and never pays less than what lay', () => {
    const pair = outcomeOf('As Ks Qs Js Jd', 'Ts 2c 3c 4d 5h');
    expect(heldOf({ hold: null }, pair)).toEqual([3, 4]);
    expect(settleRound(100n, { hold: null }, pair)).toBe(100n);
    expect(presentRound({ hold: null }, pair)).toMatchObject({ isLeft: true, hand: 'jacksOrBetter' });
    // Who stays may risk it.
    expect(settleRound(100n, { hold: [0, 1, 2, 3] }, pair)).toBe(80_000n);
  });

  it('is shown and told with its cards', () => {
    const held = { hold: [3, 4] };
    expect(presentRound(held, draw(0))).toEqual({
      dealt: [8, 41, 48, 17, 16],
      hold: [3, 4],
      isLeft: false,
      cards: [31, 45, 28, 17, 16],
      hand: 'twoPair',
      multiplier: 2,
    });
    expect(tellRound(held, draw(0))).toEqual({
      chosen: { key: 'chosen.held', values: { dealt: '4♦ Q♥ A♦ 6♥ 6♦', held: '6♥ 6♦' } },
      result: { key: 'result.twoPair', values: { cards: '9♣ K♥ 9♦ 6♥ 6♦' } },
      figure: '2×',
    });
    expect(tellRound({ hold: [] }, draw(0))?.chosen.key).toBe('chosen.nothing');
    expect(tellRound({ hold: null }, draw(0))?.chosen.key).toBe('chosen.left');
  });

  it('[J2] is opened with nothing, and goes on with places in rising order', () => {
    expect(readOpening({})).toEqual({ hold: null });
    for (const wrong of [null, [], { hold: [] }, 'x']) expect(readOpening(wrong)).toBeUndefined();
    expect(readAction({ hold: [] })).toEqual({ hold: [] });
    expect(readAction({ hold: [0, 4] })).toEqual({ hold: [0, 4] });
    expect(readChoice({ hold: null })).toEqual({ hold: null });
    for (const hold of [null, 'x', [5], [-1], [1, 0], [1, 1], [0.5], ['1'], [0, 1, 2, 3, 4, 4]]) {
      expect(readAction({ hold })).toBeUndefined();
      if (hold !== null) expect(readChoice({ hold })).toBeUndefined();
    }
    for (const wrong of [null, {}, [], { hold: [0], more: 1 }]) {
      expect(readAction(wrong)).toBeUndefined();
      expect(readChoice(wrong)).toBeUndefined();
    }
  });

  it('knows ten different cards as an outcome, and five as what lies', () => {
    expect(readOutcome(draw(0))).toEqual(draw(0));
    expect(readShown({ cards: [1, 2, 3, 4, 5] })).toEqual({ cards: [1, 2, 3, 4, 5] });
    const ten = draw(0).cards;
    for (const cards of [[], ten.slice(1), [...ten.slice(1), 52], [...ten.slice(1), 41], 'x', undefined]) {
      expect(readOutcome({ cards })).toBeUndefined();
      expect(readShown({ cards })).toBeUndefined();
    }
    expect(readOutcome(null)).toBeUndefined();
  });
});
