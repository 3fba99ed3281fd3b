import { describe, expect, it } from 'vitest';
import { askedBet } from './asked-bet.ts';

describe('the lottery that an address asks for', () => {
  it.each([
    ['', 'SSC1M', null],
    ['?gameCode=XSMB&playType=LO2', 'XSMB', 'LO2'],
    ['?gameCode=NONE&playType=LO2', 'SSC1M', 'LO2'],
    ['?playType=DWD', 'SSC1M', 'DWD'],
  ])('%s', (search, game, play) => {
    expect(askedBet(search, 'SSC1M')).toEqual({ game, play });
  });
});
