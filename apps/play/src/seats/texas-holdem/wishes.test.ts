import { describe, expect, it } from 'vitest';
import { grant, type Now, type Wish } from './wishes.ts';

const facing = { check: false, call: '20.00', raise: null };
const free = { check: true, call: null, raise: null };
const now = (change: Partial<Now> = {}): Now => ({
  hand: 4,
  street: 1,
  toCall: '20.00',
  moves: facing,
  ...change,
});
const wish = (kind: Wish['kind']): Wish => ({ kind, hand: 4, street: 1, toCall: '20.00' });

describe('what was chosen before one’s turn', () => {
  it.each([
    ['waits', wish('call'), now({ moves: null }), null],
    ['calls', wish('call'), now(), { type: 'call' }],
    ['is off after a raise', wish('call'), now({ toCall: '60.00' }), 'over'],
    ['calls anything', wish('callAny'), now({ toCall: '60.00' }), { type: 'call' }],
    ['folds', wish('fold'), now({ toCall: '60.00' }), { type: 'fold' }],
    ['checks where that is free', wish('fold'), now({ moves: free }), { type: 'check' }],
    ['is off in the next round', wish('callAny'), now({ street: 2 }), 'over'],
    ['is off in another hand', wish('fold'), now({ hand: 5 }), 'over'],
  ])('%s', (_what, one, then, act) => {
    expect(grant(one, then)).toEqual(act);
  });
});
