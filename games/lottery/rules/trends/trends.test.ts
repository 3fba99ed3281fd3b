import { describe, expect, it } from 'vitest';
import { type Board, boardOf, readBoard } from '../boards/board.ts';
import { eachBoard } from '../boards/each-board.ts';
import { shapeCodes, shapes } from '../boards/shapes.ts';
import { countTrend, extremesOfTrend } from './counts.ts';
import { layRoad, type RoadSeries, roadMark, roadSeries } from './roads.ts';
import { trendSeries } from './series.ts';

const read = (shape: 'ssc' | 'pk10' | 'k3' | 'vn-north', text: string): Board => {
  const board = readBoard(shape, text);
  if (board === null) throw new Error(`${text} is no board`);
  return board;
};
const fives = (...texts: string[]) => texts.map((text) => read('ssc', text.split('').join(',')));
const seriesOf = (shape: 'ssc' | 'vn-north', code: string) => {
  const found = trendSeries(shape).find((series) => series.code === code);
  if (found === undefined) throw new Error(code);
  return found;
};

describe('how often numbers came', () => {
  it('counts draws and not places, and says how long ago', () => {
    const counts = countTrend(seriesOf('ssc', 'all'), fives('11234', '56789', '10000'));
    expect(counts[1]).toEqual({ symbol: '1', came: 2, missing: 0, missingMost: 1 });
    expect(counts[5]).toEqual({ symbol: '5', came: 1, missing: 1, missingMost: 1 });
    expect(counts[0]).toEqual({ symbol: '0', came: 1, missing: 2, missingMost: 2 });
  });

  it('counts one place alone', () => {
    const counts = countTrend(seriesOf('ssc', 'p5'), fives('00001', '00002', '00001'));
    expect(counts.map(({ came }) => came)).toEqual([0, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(counts[3]).toEqual({ symbol: '3', came: 0, missing: 3, missingMost: 3 });
  });

  it('counts the ends of all prizes of a board, or of the special prize', () => {
    const board = read(
      'vn-north',
      '12337|00001|00002,00003|00004,00005,00006,00007,00008,00009|0010,0011,0012,0013|0014,0015,0016,0017,0018,0019|020,021,022|23,24,25,26',
    );
    expect(countTrend(seriesOf('vn-north', 'tails'), [board]).filter(({ came }) => came > 0)).toHaveLength(
      27,
    );
    expect(countTrend(seriesOf('vn-north', 'special'), [board]).find(({ came }) => came > 0)?.symbol).toBe(
      '37',
    );
  });

  it('knows no draw: everything is missing for none', () => {
    for (const { came, missing } of countTrend(seriesOf('ssc', 'all'), []))
      expect([came, missing]).toEqual([0, 0]);
  });

  it('names the most and the least frequent', () => {
    const counts = countTrend(seriesOf('ssc', 'all'), fives('11223', '11245'));
    const { hot, cold } = extremesOfTrend(counts, 2);
    expect(hot.map(({ symbol }) => symbol)).toEqual(['1', '2']);
    expect(cold.map(({ symbol }) => symbol)).toEqual(['0', '6']);
  });

  it('reads of every shape symbols that its boards can show', () => {
    for (const shape of shapeCodes) {
      const numbers = shapes[shape].groups.map(({ count, alphabet }) =>
        Array.from({ length: count }, (_, at) => String(alphabet.from + at).padStart(alphabet.width, '0')),
      );
      if (shape === 'power655') numbers[1] = ['55'];
      const board = boardOf(shape, numbers);
      if (board === null) throw new Error(shape);
      for (const series of trendSeries(shape))
        for (const symbol of series.of(board)) expect(series.symbols).toContain(symbol);
    }
  });
});

describe('roads', () => {
  const side: RoadSeries = { code: 'size', names: ['BIG', 'SMALL', 'MIDDLE'], play: '' };
  const laid = (text: string) =>
    layRoad(
      side,
      [...text].map((letter) => ({ B: 'BIG', S: 'SMALL', M: 'MIDDLE' })[letter] ?? null),
    ).map(({ mark, column, row, draws }) => `${mark[0]}${column}/${row}${draws > 1 ? `x${draws}` : ''}`);

  it('begin a column with every change', () => {
    expect(laid('BBSB')).toEqual(['B0/0', 'B0/1', 'S1/0', 'B2/0']);
  });

  it('turn to the right where the sixth row is reached or the next is taken', () => {
    expect(laid('BBBBBBBB').slice(-3)).toEqual(['B0/5', 'B1/5', 'B2/5']);
    expect(laid('BBBBBBBSSSSSS').slice(-2)).toEqual(['S1/4', 'S2/4']);
    expect(laid('BBBBBBBSSSSSSS').at(-1)).toBe('S3/4');
  });

  it('count a draw with neither side on the mark before it', () => {
    expect(laid('MBM-S')).toEqual(['B0/0x3', 'S1/0']);
  });

  it('say of every draw what the rules pay by', () => {
    const [size, parity, dragon] = roadSeries('ssc');
    for (const board of [read('ssc', '9,9,3,1,1'), read('ssc', '1,0,0,0,1')]) {
      const sum = board.groups.balls?.reduce((all, ball) => all + Number(ball), 0) ?? 0;
      expect(roadMark(size as RoadSeries, board)).toBe(sum >= 23 ? 'BIG' : 'SMALL');
      expect(roadMark(parity as RoadSeries, board)).toBe(sum % 2 === 0 ? 'EVEN' : 'ODD');
    }
    expect(roadMark(dragon as RoadSeries, read('ssc', '1,0,0,0,1'))).toBe('TIE');
    const [leaders] = roadSeries('pk10');
    expect(roadMark(leaders as RoadSeries, read('pk10', '4,7,1,2,3,5,6,8,9,10'))).toBe(null);
    expect(roadMark(leaders as RoadSeries, read('pk10', '10,7,1,2,3,5,6,8,9,4'))).toBe('BIG');
  });

  it('have a mark for every board of three dice', () => {
    for (const board of eachBoard('k3'))
      for (const series of roadSeries('k3')) expect(series.names).toContain(roadMark(series, board));
  });
});
