import type { SeatReplayStep } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { replayView } from '../replay-view.ts';
import { stepEquity } from './step-equity.ts';

const suits = 'dhsc';
const ranks = '23456789TJQKA';
const cards = (text: string) =>
  text
    .split(' ')
    .flatMap((card) => (card === '' ? [] : 4 * ranks.indexOf(card[0] ?? '') + suits.indexOf(card[1] ?? '')));

/** A step with so many cards on the table, where these seats have folded. */
function viewOf(board: string, folded: readonly number[]) {
  const game = {
    board: cards(board),
    players: [0, 1, 2].map((seat) => ({ seat, isFolded: folded.includes(seat) })),
  };
  const step: SeatReplayStep = { by: null, events: [], stacks: [], asked: [], game, result: null };
  const stacks = [0, 1, 2].map((seat) => ({ seat, stack: '1000' }));
  const words = { gameId: 'texas-holdem', currency: 'PKR', nameOf: String };
  return replayView({ seat: 1, dealer: 0, stacks }, step, words);
}

const board = 'Ks 7d 2c 3h Ad';
const outcome = {
  cards: cards(`Ac Ah ${board}`),
  shown: [
    { seat: 2, cards: cards(`Kd Kc ${board}`) },
    { seat: 1, cards: cards(`Ac Ah ${board}`) },
  ],
};

describe('what known hands can hope for at a step of a replay', () => {
  it('is counted once cards lie on the table, of those who are still in', () => {
    const turn = stepEquity(viewOf('Ks 7d 2c 3h', [0]), outcome);
    expect(turn).toMatchObject({ isExact: true, hasUnknown: false });
    expect(turn?.hands.map(({ seat, share }) => [seat, share])).toEqual([
      [1, 2 / 44],
      [2, 42 / 44],
    ]);
  });

  it('is estimated before the flop, and says that somebody was in whose cards nobody saw', () => {
    const before = stepEquity(viewOf('', []), outcome);
    expect(before).toMatchObject({ isExact: false, hasUnknown: true });
    expect(before?.hands[0]?.share).toBeCloseTo(0.81, 1);
  });

  it.each([
    ['no card is to come', viewOf(board, [0]), outcome],
    ['all but one known hand are folded', viewOf('Ks 7d 2c', [2]), outcome],
    ['nobody else showed', viewOf('Ks 7d 2c', []), { ...outcome, shown: [] }],
    ['the record is of another shape', viewOf('Ks 7d 2c', []), { cards: 'x' }],
  ])('is not told where %s', (_what, view, known) => {
    expect(stepEquity(view, known)).toBeNull();
  });
});
