import { describe, expect, it } from 'vitest';
import { potsOf } from './pots.ts';

/** `A 50 f` is a player with 50 in who folded. */
function laid(text: string): string {
  const players = text.split(', ').map((one) => one.split(' '));
  const name = (place: number) => players[place]?.[0] ?? '';
  const { refund, pots } = potsOf(
    players.map(([, amount = '0', folded]) => ({ amount: BigInt(amount), isFolded: folded === 'f' })),
  );
  const back = refund === null ? [] : [`refund ${refund.amount} to ${name(refund.place)}`];
  return [...back, ...pots.map(({ amount, places }) => `${amount}: ${places.map(name).join('')}`)].join('; ');
}

describe('[TH11, TH12] pots', () => {
  it.each([
    ['A 100, B 300, C 500, D 500', '400: ABCD; 600: BCD; 400: CD'],
    ['A 50 f, B 120, C 200, D 200', '410: BCD; 160: CD'],
    ['A 500, B 200', 'refund 300 to A; 400: AB'],
    ['A 10 f, B 40 f, C 100, D 25', 'refund 60 to C; 85: CD; 30: C'],
    ['A 75, B 75, C 75 f', '225: AB'],
  ])('of %s are %s', (players, expected) => {
    expect(laid(players)).toBe(expected);
  });
});
