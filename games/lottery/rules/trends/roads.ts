import type { Board } from '../boards/board.ts';
import type { ShapeCode } from '../boards/shapes.ts';
import { playOf } from '../plays/index.ts';

/** A bet on opposite results, of which past draws make a road. */
export interface RoadSeries {
  readonly code: 'size' | 'parity' | 'dragon' | 'half';
  /** The results that can be, the two opposite ones first. */
  readonly names: readonly string[];
  readonly play: string;
}

const size = (play: string, ...more: string[]): RoadSeries => ({
  code: 'size',
  names: ['BIG', 'SMALL', ...more],
  play,
});
const parity = (play: string): RoadSeries => ({ code: 'parity', names: ['ODD', 'EVEN'], play });
const dragon = (...more: string[]): RoadSeries => ({
  code: 'dragon',
  names: ['DRAGON', 'TIGER', ...more],
  play: 'LH',
});
const vietnam = [size('TAI_XIU'), parity('CHAN_LE')];

const byShape: Readonly<Record<ShapeCode, readonly RoadSeries[]>> = {
  ssc: [size('HE.LM'), parity('HE.LM'), dragon('TIE')],
  pk10: [size('GYH.LM'), parity('GYH.LM'), dragon()],
  k3: [size('LM'), parity('LM')],
  pc28: [size('LM'), parity('LM')],
  kl8: [
    size('HE.LM', 'MIDDLE'),
    parity('HE.LM'),
    { code: 'half', names: ['UPPER', 'LOWER', 'EQUAL'], play: 'SXP' },
  ],
  'vn-north': vietnam,
  'vn-south': vietnam,
  '11x5': [],
  '4d': [],
  'th-glo': [],
  mega645: [],
  power655: [],
};

export const roadSeries = (shape: ShapeCode): readonly RoadSeries[] => byShape[shape];

/** What a draw was for a road, by the rules that settle the bet; null where both sides' stakes came back. */
export function roadMark({ play: code, names }: RoadSeries, board: Board): string | null {
  const play = playOf(board.shape, code);
  if (play === undefined) throw new RangeError(`no play ${code} on boards of ${board.shape}`);
  const hits = play.hits([names], board).flatMap(({ symbols }) => symbols);
  return hits.length === 1 ? (hits[0] ?? null) : null;
}

/** A mark where it is drawn. `draws` above 1 where results without a side came after it: they stay on its place. */
export interface RoadCell {
  readonly mark: string;
  readonly column: number;
  readonly row: number;
  readonly draws: number;
}

export const ROAD_ROWS = 6;

/**
 * Lays marks, oldest first, as a road of six rows: equal ones go down one below another, and along to the right where there is no
 * more room; another mark begins the next column. A draw with neither of the two opposite results counts on the cell before it.
 */
export function layRoad({ names }: RoadSeries, marks: readonly (string | null)[]): RoadCell[] {
  const sides = names.slice(0, 2);
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const mark of marks) {
    const last = cells.at(-1);
    if (mark === null || !sides.includes(mark)) {
      if (last !== undefined) cells[cells.length - 1] = { ...last, draws: last.draws + 1 };
      continue;
    }
    if (last?.mark !== mark) {
      do start += 1;
      while (taken.has(`${start}/0`));
      cells.push({ mark, column: start, row: 0, draws: 1 });
    } else {
      const below = last.row + 1;
      const isTail = last.column > start || below >= ROAD_ROWS || taken.has(`${last.column}/${below}`);
      cells.push(
        isTail
          ? { mark, column: last.column + 1, row: last.row, draws: 1 }
          : { mark, column: last.column, row: below, draws: 1 },
      );
    }
    const { column, row } = cells.at(-1) as RoadCell;
    taken.add(`${column}/${row}`);
  }
  return cells;
}
