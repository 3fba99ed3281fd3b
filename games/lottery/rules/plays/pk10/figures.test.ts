import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { chance } from '../../exact/fractions.ts';
import { printOdds } from '../../odds/odds.ts';
import { customaryRow } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import {
  betOn,
  countMeans,
  decimal,
  expectWhole,
  saidMeans,
  type Weighed,
} from '../../proof/measure-play.fixture.ts';
import { unitsOf } from '../play.ts';

const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const boardOfCars = (order: readonly string[]) => boardOf('pk10', [order]) as Board<'pk10'>;
const filled = (front: readonly string[]) => [...front, ...cars.filter((car) => !front.includes(car))];

/** Every order of the first so many cars, the others after them. */
function* orders(count: number, front: readonly string[] = []): Generator<readonly [Board<'pk10'>, bigint]> {
  if (front.length === count) {
    yield [boardOfCars(filled(front)), 1n];
    return;
  }
  for (const car of cars) if (!front.includes(car)) yield* orders(count, [...front, car]);
}

/** Each turn puts every car once at every position. */
const turns: Weighed<'pk10'> = cars.map(
  (_, by) => [boardOfCars(cars.map((_car, at) => cars[(at + by) % 10] ?? '')), 1n] as const,
);

describe('the plays on ten cars', () => {
  it.each([
    ['Q1.FS', '03,07', 1],
    ['Q2.FS', '01,02|02,03', 2],
    ['Q2.DS', '0102,1001', 2],
    ['Q3.FS', '01,02|02,03|03,04', 3],
    ['Q3.DS', '010203', 3],
    ['Q4.FS', '01|02,03|03|04,05', 4],
    ['GYH', '03,11,19', 2],
    ['GYH.LM', 'BIG', 2],
    ['GYH.LM', 'SMALL,ODD', 2],
    ['GYH.LM', 'BIG,SMALL,ODD,EVEN', 2],
  ] as const)(
    '%s of %s wins as often as its units say, over every order of the first cars',
    (code, text, front) => {
      expectWhole([code, text], 'pk10', orders(front));
    },
  );

  it.each([
    ['DWD', '01,02||03|||||||10'],
    ['LM', 'BIG|ODD,EVEN||SMALL||||||BIG,EVEN'],
  ])('%s of %s wins as often as its units say, over every car at every position', (code, text) => {
    const { play, selection } = betOn('pk10', code, text);
    expect(countMeans(play, selection, turns).means).toEqual(saidMeans(play, selection));
  });

  it.each([
    ['DWD', '07|07|07,08', 2],
    ['LM', 'BIG|BIG|BIG|BIG|BIG|BIG|BIG', 5],
    ['LM', 'BIG,EVEN|BIG,EVEN|BIG,EVEN|BIG,EVEN', 7],
    ['LH', 'DRAGON,TIGER|TIGER', 2],
  ])('[LT13] %s of %s can win %i times in one draw', (code, text, most) => {
    const { play, selection } = betOn('pk10', code, text);
    expect(play.peaks(selection)).toEqual([{ win: most }]);
  });

  it.each([1, 2, 3, 4, 5])(
    'the dragon of pair %i is the former car where it has the greater number',
    (pair) => {
      const boards: Weighed<'pk10'> = cars.flatMap((former) =>
        cars
          .filter((car) => car !== former)
          .map((latter) => {
            const order = cars.filter((car) => car !== former && car !== latter);
            order.splice(pair - 1, 0, former);
            order.splice(10 - pair, 0, latter);
            return [boardOfCars(order), 1n] as const;
          }),
      );
      const text = `${'|'.repeat(pair - 1)}DRAGON`;
      expectWhole(['LH', text], 'pk10', boards);
    },
  );

  it.each([
    ['Q1.FS', '01', 10, '18'],
    ['Q2.FS', '01|02', 90, '162'],
    ['Q3.FS', '01|02|03', 720, '1296'],
    ['Q4.FS', '01|02|03|04', 5040, '9072'],
    ['Q5.FS', '01|02|03|04|05', 30_240, '54432'],
  ])('[LT8] %s wins once in %s draws and pays its published prize', (code, text, draws, prize) => {
    const { play, selection } = betOn('pk10', code, text);
    expect(unitsOf(play, selection)).toBe(1);
    expect(play.kinds[0]?.means.win).toEqual(chance(1, draws));
    expect(printOdds(2n * (customaryRow(play, 1800).tiers.win ?? 0n))).toBe(prize);
  });

  it('sums of the leaders have the published chances; 11 gives stakes back', () => {
    const sums = betOn('pk10', 'GYH', '11').play;
    const ways = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
    expect(sums.kinds.map(({ code, means }) => means[code])).toEqual(ways.map((of) => chance(of, 90)));
    const halves = betOn('pk10', 'GYH.LM', 'BIG').play;
    expect(halves.kinds[0]?.means).toEqual({ win: fraction(4n, 9n), push: fraction(1n, 9n) });
    const row = customaryRow(halves, 1800);
    expect([printOdds(row.tiers.win ?? 0n), printOdds(row.tiers.push ?? 0n)]).toEqual(['1.775', '1']);
    expect(returnsOf(halves, row).map(({ returned }) => decimal(returned, 6))).toEqual(['0.900000']);
  });

  it('charges products without repeats', () => {
    const { play, selection } = betOn(
      'pk10',
      'Q3.FS',
      [cars, cars, cars].map((row) => row.join(',')).join('|'),
    );
    expect(unitsOf(play, selection)).toBe(720);
  });
});
