import { duelsOf, jsonRules, type SeatChoice } from '@ikka/seat-kit';
import { describe, expect, it } from 'vitest';
import type { TeenPattiAct, TeenPattiOptions } from './hand.ts';
import { teenPattiRules } from './teen-patti.ts';

const options: TeenPattiOptions = {
  boot: '10',
  rake: { basisPoints: 500, cap: '1000' },
  lowSequence: 'second',
  seenVsBlindShow: true,
};
const rules = jsonRules(teenPattiRules);
const deck = Array.from({ length: 9 }, (_, at) => 3 * at);
const bet = (amount: number): TeenPattiAct => ({ type: 'bet', amount: String(amount) });
const see: TeenPattiAct = { type: 'see' };
const pack: TeenPattiAct = { type: 'pack' };
const show: TeenPattiAct = { type: 'show' };

/** A hand of seats 0, 1 … with the dealer at the last. */
const hand = (
  seats: number,
  acts: readonly (readonly [seat: number, act: TeenPattiAct])[],
): Pick<SeatChoice, 'dealer' | 'options' | 'stacks' | 'acts'> => ({
  dealer: seats - 1,
  options,
  stacks: Array.from({ length: seats }, (_, seat) => ({ seat, stack: '1000' })),
  acts: acts.map(([seat, act]) => ({ seat, act })),
});

describe('[SK17] how the last two played against each other', () => {
  it.each([
    [
      'while three are in nothing is counted',
      hand(3, [
        [0, bet(20)],
        [1, bet(20)],
      ]),
      [],
      null,
    ],
    [
      'a raise is a bet above the stake; the one who gives up concedes',
      hand(3, [
        [0, bet(10)],
        [1, pack],
        [2, bet(20)],
        [0, pack],
      ]),
      [
        { seat: 2, against: 0, acts: 1, raises: 1 },
        { seat: 0, against: 2, acts: 1, raises: 0 },
      ],
      { by: 0, to: 2 },
    ],
    [
      'who has looked keeps the stake by twice as much, and looking is no act',
      hand(2, [
        [0, see],
        [0, bet(20)],
        [1, bet(10)],
        [0, bet(40)],
        [1, show],
      ]),
      [
        { seat: 0, against: 1, acts: 2, raises: 1 },
        { seat: 1, against: 0, acts: 2, raises: 0 },
      ],
      null,
    ],
  ] as const)('%s', (_name, choice, duels, conceded) => {
    expect(duelsOf(rules, choice, deck)).toEqual({ duels, conceded });
  });

  it('is told of no game that does not say who contends', () => {
    const { duel: _duel, ...without } = rules;
    expect(duelsOf(without, hand(2, [[0, pack]]), deck)).toEqual({ duels: [], conceded: null });
  });
});
