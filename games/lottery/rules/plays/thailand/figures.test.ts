import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { shapes } from '../../boards/shapes.ts';
import { chance, multiply } from '../../exact/fractions.ts';
import { customaryRow, opensByOperator } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import {
  betOn,
  countMeans,
  decimal,
  expectWhole,
  saidMeans,
  type Weighed,
} from '../../proof/measure-play.fixture.ts';

function boardWith(fill: (group: string, index: number, width: number) => string): Board<'th-glo'> {
  const groups = shapes['th-glo'].groups.map(({ code, count, alphabet }) =>
    Array.from({ length: count }, (_, index) => fill(code, index, alphabet.width)),
  );
  return boardOf('th-glo', groups) as Board<'th-glo'>;
}

/** Every end of three digits of the first prize, or every number of two digits at the bottom. */
const ends: Weighed<'th-glo'> = Array.from({ length: 1000 }, (_, value) => {
  const digits = String(value).padStart(3, '0');
  return [
    boardWith((group, _index, width) =>
      group === 'first' ? `000${digits}` : digits.repeat(2).slice(-width),
    ),
    1n,
  ];
});

describe('the plays on the Thai lottery', () => {
  it.each([
    ['3TOP', '000,123'],
    ['3TOD', '123'],
    ['3TOD', '321,112'],
    ['2TOP', '00,45'],
    ['2BOTTOM', '00,45'],
    ['RUN_TOP', '7'],
    ['RUN_TOP', '1,2,3,4'],
    ['RUN_BOTTOM', '7'],
    ['RUN_BOTTOM', '1,2,3'],
  ])('%s of %s wins as often as its units say, over every end', (code, text) => {
    expectWhole([code, text], 'th-glo', ends);
  });

  it.each([
    ['3TOP', ['0.900000']],
    ['3TOD', ['0.900000', '0.450000']],
    ['2TOP', ['0.900000']],
    ['2BOTTOM', ['0.900000']],
    ['RUN_TOP', ['0.867200']],
    ['RUN_BOTTOM', ['0.798000']],
    ['TICKET', ['0.600000']],
  ])('%s returns what is published', (code, published) => {
    const { play } = betOn(
      'th-glo',
      code,
      '123456'.slice(0, code === 'TICKET' ? 6 : code.startsWith('3') ? 3 : code.startsWith('2') ? 2 : 1),
    );
    const returns = returnsOf(play, customaryRow(play, 1800));
    expect(returns.map(({ returned }) => decimal(returned, 6))).toEqual(published);
    expect(returns.map(({ returned }) => opensByOperator(returned))).toEqual(
      published.map((one) => one < '0.75'),
    );
  });

  it('a running digit comes with the published chances', () => {
    expect(betOn('th-glo', 'RUN_TOP', '7').play.kinds[0]?.means.win).toEqual(fraction(271n, 1000n));
    expect(betOn('th-glo', 'RUN_BOTTOM', '7').play.kinds[0]?.means.win).toEqual(fraction(19n, 100n));
  });

  it('[LT5] a million tickets win 14,168 prizes', () => {
    const { play } = betOn('th-glo', 'TICKET', '123456');
    const won = Object.values(play.kinds[0]?.means ?? {}).map((mean) =>
      decimal(multiply(mean, chance(1_000_000, 1)), 0),
    );
    expect(won.reduce((sum, of) => sum + BigInt(of), 0n)).toBe(14_168n);
  });

  it('[LT5] tickets next to the first prize win, round the end of the numbers too', () => {
    const tiersOf = (ticket: string, first: string) => {
      const { play, selection } = betOn('th-glo', 'TICKET', ticket);
      const board = boardWith((group, _index, width) => (group === 'first' ? first : '5'.repeat(width)));
      return play.hits(selection, board).map(({ tier }) => tier);
    };
    expect(tiersOf('000000', '999999')).toEqual(['adjacent']);
    expect(tiersOf('999999', '000000')).toEqual(['adjacent']);
    expect(tiersOf('123456', '123456')).toEqual(['first']);
    expect(tiersOf('123457', '123456')).toEqual(['adjacent']);
    expect(tiersOf('555123', '123456')).toEqual(['front3']);
    expect(tiersOf('123555', '111111')).toEqual(['last3', 'last2']);
  });

  it('[LT5] each prize is won by as many places as it has', () => {
    // All numbers of the board end alike: a ticket wins at all of them or at none.
    const { play, selection } = betOn('th-glo', 'TICKET', '777777');
    const sevens = boardWith((_group, _index, width) => '7'.repeat(width));
    const times = Object.fromEntries(play.hits(selection, sevens).map(({ tier, times: of }) => [tier, of]));
    expect(times).toEqual({
      first: 1,
      second: 5,
      third: 10,
      fourth: 50,
      fifth: 100,
      front3: 2,
      last3: 2,
      last2: 1,
    });
    const { most, greatest } = countMeans(play, selection, [[sevens, 1n]]);
    expect(most).toBe(greatest);
    expect(Object.keys(saidMeans(play, selection)).sort()).toEqual(
      [...Object.keys(times), 'adjacent'].sort(),
    );
  });
});
