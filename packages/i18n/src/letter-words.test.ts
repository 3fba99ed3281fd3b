import { expect, it } from 'vitest';
import { letterOf } from './letter-words.ts';

it('fills the places of both languages, each value in a direction of its own', () => {
  const letter = letterOf('withdrawalRefused', { amount: 'Rs 1,200.00', reason: 'the name differs' });
  expect(letter.text.EN).toBe(
    '\u2068Rs 1,200.00\u2069 is back in your balance.\n\nThe reason: \u2068the name differs\u2069',
  );
  expect(letter.text.UR).toContain('\u2068Rs 1,200.00\u2069');
  expect(letter.title.UR).not.toBe(letter.title.EN);
});

it('does not send a letter with an empty place', () => {
  expect(() => letterOf('depositPaid', {})).toThrow('amount');
});
