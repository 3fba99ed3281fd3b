import { product, sorted, subsets, total } from './lists.fixture.ts';
import { type Numbers, type TakeApart, when } from './unit-bets.fixture.ts';

const balls = (board: Numbers): readonly string[] => board.balls ?? [];
const dice = (board: Numbers): readonly string[] => board.dice ?? [];
const sumOf = (board: Numbers): number => total(Object.values(board).flat());
const perSymbol =
  (wins: (symbol: string, board: Numbers) => boolean, isNamed = false): TakeApart =>
  ([symbols = []]) =>
    symbols.map((symbol) => (board) => when(wins(symbol, board), isNamed ? symbol : 'win'));
const named = (nameOf: (board: Numbers) => string | readonly string[]): TakeApart =>
  perSymbol((symbol, board) => [nameOf(board)].flat().includes(symbol), true);

const inOrder =
  (count: number): TakeApart =>
  (parts) =>
    product(parts)
      .filter((chosen) => new Set(chosen).size === count)
      .map((chosen) => (board) => when(chosen.every((ball, at) => balls(board)[at] === ball)));
const listed: TakeApart = ([runs = []]) =>
  runs.map((run) => (board) => when(balls(board).join('').startsWith(run)));
const anyOrder =
  (count: number): TakeApart =>
  ([numbers = []]) =>
    subsets(numbers, count).map(
      (set) => (board) => when(sorted(balls(board).slice(0, count)) === sorted(set)),
    );
const atPosition: TakeApart = (parts) =>
  parts.flatMap((numbers, at) =>
    numbers.map((number) => (board: Numbers) => when(balls(board)[at] === number)),
  );

const anyOf =
  (k: number): TakeApart =>
  ([tuo = [], dan = []]) =>
    subsets(tuo, k - dan.length).map((more) => (board) => {
      const pick = [...dan, ...more];
      const right = balls(board).filter((ball) => pick.includes(ball)).length;
      return when(right === Math.min(k, 5));
    });

export function elevenFive(code: string): TakeApart {
  if (code.startsWith('RX')) return anyOf(Number(code.slice(2)));
  const plays: Record<string, TakeApart> = {
    '3MQ.FS': inOrder(3),
    '2MQ.FS': inOrder(2),
    '3MQ.DS': listed,
    '2MQ.DS': listed,
    '3MQ.ZU': anyOrder(3),
    '2MQ.ZU': anyOrder(2),
    '3MQ.BDW': perSymbol((number, board) => [0, 1, 2].some((at) => balls(board)[at] === number)),
    DWD: atPosition,
    DDS: named((board) =>
      String(balls(board).filter((ball) => ['1', '3', '5', '7', '9'].includes(ball.slice(-1))).length),
    ),
    CZW: named((board) => sorted(balls(board)).split(' ')[2] ?? ''),
  };
  return plays[code] ?? (() => []);
}

const carIs = (name: string, car: string): boolean => {
  const value = Number(car);
  if (name === 'BIG' || name === 'SMALL') return (name === 'BIG') === value > 5;
  return (name === 'ODD') === (value % 2 !== 0);
};

export function pk10(code: string): TakeApart {
  if (/^Q\d\.FS$/.test(code)) return inOrder(Number(code[1]));
  if (/^Q\d\.DS$/.test(code)) return listed;
  const leaders = (board: Numbers) => total(balls(board).slice(0, 2));
  const plays: Record<string, TakeApart> = {
    DWD: atPosition,
    LM: (parts) =>
      parts.flatMap((names, at) =>
        names.map((name) => (board: Numbers) => when(carIs(name, balls(board)[at] ?? ''))),
      ),
    LH: (parts) =>
      parts.flatMap((names, at) =>
        names.map((name) => (board: Numbers) => {
          const isDragon = Number(balls(board)[at]) > Number([...balls(board)].reverse()[at]);
          return when(isDragon === (name === 'DRAGON'));
        }),
      ),
    GYH: named((board) => String(leaders(board)).padStart(2, '0')),
    'GYH.LM': ([names = []]) =>
      names.map((name) => (board) => {
        const sum = leaders(board);
        if (sum === 11) return ['push'];
        if (name === 'BIG' || name === 'SMALL') return when((name === 'BIG') === sum >= 12);
        return when((name === 'ODD') === (sum % 2 === 1));
      }),
  };
  return plays[code] ?? (() => []);
}

const throwOf = (board: Numbers): string => sorted(dice(board)).replaceAll(' ', '');
const straights = ['123', '234', '345', '456'];
const throwForm = (board: Numbers): string => {
  const thrown = throwOf(board);
  if (straights.includes(thrown)) return 'STRAIGHT';
  return ['TRIPLE', 'PAIR', 'MIXED'][new Set(thrown).size - 1] ?? '';
};

export const k3: Readonly<Record<string, TakeApart>> = {
  HZ: named((board) => String(sumOf(board)).padStart(2, '0')),
  LM: named((board) => [sumOf(board) > 10 ? 'BIG' : 'SMALL', sumOf(board) % 2 === 0 ? 'EVEN' : 'ODD']),
  XT: named(throwForm),
  '3THTX': named((board) => (throwForm(board) === 'TRIPLE' ? 'ALL' : '')),
  '3LHTX': named((board) => (straights.includes(throwOf(board)) ? 'ALL' : '')),
  '3THDX': perSymbol((face, board) => throwOf(board) === face.repeat(3)),
  '2THFX': perSymbol((face, board) => throwOf(board).includes(face.repeat(2))),
  '2THDX': ([pairs = [], others = []]) =>
    product([pairs, others])
      .filter(([pair, other]) => pair !== other)
      .map(
        ([pair = '', other = '']) =>
          (board) =>
            when(throwOf(board) === [pair, pair, other].sort().join('')),
      ),
  '3BTH': ([faces = []]) => subsets(faces, 3).map((set) => (board) => when(throwOf(board) === set.join(''))),
  '2BTH': ([faces = []]) =>
    subsets(faces, 2).map((set) => (board) => when(set.every((face) => throwOf(board).includes(face)))),
  DTYS: ([wanted = [], unwanted = []]) => [
    ...wanted.map((face) => (board: Numbers) => when(throwOf(board).includes(face), 'appears')),
    ...unwanted.map((face) => (board: Numbers) => when(!throwOf(board).includes(face), 'absent')),
  ],
};

const side = (sum: number, middle: number): string =>
  ['SMALL', 'MIDDLE', 'BIG'][Math.sign(sum - middle) + 1] ?? '';
const parity = (sum: number): string => ['EVEN', 'ODD'][sum % 2] ?? '';

export const pc28: Readonly<Record<string, TakeApart>> = {
  HZ: named((board) => String(sumOf(board)).padStart(2, '0')),
  LM: named((board) => [side(sumOf(board), 13.5), parity(sumOf(board))]),
  ZH: named((board) => `${side(sumOf(board), 13.5)}_${parity(sumOf(board))}`),
  TS: named((board) => {
    const [a, b, c] = balls(board);
    return [
      ...when(sumOf(board) < 6, 'EXTREME_SMALL'),
      ...when(sumOf(board) > 21, 'EXTREME_BIG'),
      ...when(a === b && b === c, 'LEOPARD'),
    ];
  }),
};

const payingHits: Record<number, readonly number[]> = {
  1: [1],
  2: [2],
  3: [2, 3],
  4: [2, 3, 4],
  5: [3, 4, 5],
};
const moreOf = (count: number, more: string, less: string): string =>
  count > 10 ? more : count < 10 ? less : 'EQUAL';

export function happy8(code: string): TakeApart {
  if (code.startsWith('RX')) {
    const k = Number(code.slice(2));
    return ([numbers = []]) =>
      subsets(numbers, k).map((pick) => (board) => {
        const hits = pick.filter((number) => balls(board).includes(number)).length;
        return when(payingHits[k]?.includes(hits) ?? false, `hit${hits}`);
      });
  }
  const plays: Record<string, TakeApart> = {
    'HE.LM': named((board) => [side(sumOf(board), 810), parity(sumOf(board))]),
    'HE.ZH': named((board) => `${side(sumOf(board), 810)}_${parity(sumOf(board))}`),
    SXP: named((board) => moreOf(balls(board).filter((ball) => ball <= '40').length, 'UPPER', 'LOWER')),
    JOP: named((board) =>
      moreOf(balls(board).filter((ball) => parity(Number(ball)) === 'ODD').length, 'ODD', 'EVEN'),
    ),
    WX: named((board) => {
      const sum = sumOf(board);
      if (sum <= 695) return 'METAL';
      if (sum <= 763) return 'WOOD';
      if (sum <= 855) return 'WATER';
      return sum <= 923 ? 'FIRE' : 'EARTH';
    }),
  };
  return plays[code] ?? (() => []);
}
