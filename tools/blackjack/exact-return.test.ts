import { expect, it } from 'vitest';
import { gainAgainst } from './exact-return.ts';

it('[BJ12] counts what the published tables say of an open nine', () => {
  expect(gainAgainst(9)).toBeCloseTo(-0.041169787, 9);
});
