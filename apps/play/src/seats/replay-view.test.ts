import { describe, expect, it } from 'vitest';
import { replayView } from './replay-view.ts';
import { isAsked, playsHere } from './seat-snapshot.ts';
import { testHand } from './seat-test-views.ts';

const choice = {
  seat: 3,
  dealer: 1,
  stacks: [
    { seat: 1, stack: '40000' },
    { seat: 3, stack: '50000' },
  ],
};
const step = {
  by: null,
  events: [],
  stacks: [
    { seat: 1, amount: '390.00' },
    { seat: 3, amount: '490.00' },
  ],
  asked: [3],
  game: testHand(),
  result: null,
};
const words = { gameId: 'teen-patti', currency: 'PKR', nameOf: (seat: number) => `Seat ${seat + 1}` };

describe('a step of a replay as a table shows it', () => {
  it('has the seats of the record in their places, with what lay in front of them', () => {
    const { seats, dealer, turn } = replayView(choice, step, words);
    expect(seats.map((one) => one && [one.name, one.stack])).toEqual([
      null,
      ['Seat 2', '390.00'],
      null,
      ['Seat 4', '490.00'],
    ]);
    expect([dealer, turn?.seats]).toEqual([1, [3]]);
  });

  it('is looked at from the seat of the record, which nobody plays', () => {
    const view = replayView(choice, step, words);
    expect(view.me?.seat).toBe(3);
    expect([playsHere(view), isAsked(view)]).toEqual([false, false]);
  });

  it('has no turn once the hand is over', () => {
    const result = { reason: 'show', pot: '20.00', rake: '0.00', winners: [], refunds: [], shown: [1, 3] };
    const view = replayView(choice, { ...step, asked: [], result }, words);
    expect([view.phase, view.turn]).toEqual(['showing', null]);
  });
});
