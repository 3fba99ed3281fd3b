import { gains } from '@ikka/blackjack/strategy';
import { expect, it } from 'vitest';
import { gainAgainst } from './exact-return.ts';

it('[BJ12] counts what is written of an open nine', () => {
  expect(gainAgainst(9)).toBeCloseTo(gains.get(9) ?? Number.NaN, 9);
});
