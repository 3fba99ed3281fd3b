import { subsets, times, total } from './lists.fixture.ts';
import { type Numbers, type TakeApart, when } from './unit-bets.fixture.ts';

const everyNumber = (board: Numbers): string[] => Object.values(board).flat();
const two = (board: Numbers): string => board.special?.[0]?.slice(-2) ?? '';
const tails = (board: Numbers): string[] => everyNumber(board).map((number) => number.slice(-2));

/** One unit for each place of the board at which the number can come. */
const eachPlace =
  (width: number, end: (number: string) => string, groups?: readonly string[]): TakeApart =>
  ([numbers = []], layout) =>
    numbers.flatMap((number) =>
      placesWith(layout, width, groups).map(
        ([group, index]) =>
          (board) =>
            when(end(board[group]?.[index] ?? '') === number),
      ),
    );

const placesWith = (layout: Numbers, width: number, groups?: readonly string[]): [string, number][] =>
  Object.entries(layout)
    .filter(([group]) => groups === undefined || groups.includes(group))
    .flatMap(([group, numbers]) =>
      numbers.flatMap((number, index): [string, number][] => (number.length < width ? [] : [[group, index]])),
    );

const last = (width: number) => (number: string) => number.slice(-width);
const together =
  (k: number, isWon: (set: readonly string[], came: readonly string[]) => boolean): TakeApart =>
  ([numbers = []]) =>
    subsets(numbers, k).map((set) => (board) => when(isWon(set, tails(board))));
const all = (k: number) => together(k, (set, came) => set.every((number) => came.includes(number)));
const none = (k: number) => together(k, (set, came) => !set.some((number) => came.includes(number)));

function ticket(number: string, board: Numbers): string[] {
  const special = board.special?.[0] ?? '';
  const won = Object.entries(board).flatMap(([group, numbers]) =>
    numbers.filter((one) => number.slice(-one.length) === one).map(() => group),
  );
  if (special.length < 6) return won;
  const isSub = number.slice(1) === special.slice(1) && number[0] !== special[0];
  const wrong = [...number].filter((digit, at) => digit !== special[at]).length;
  return [
    ...won,
    ...when(isSub, 'subSpecial'),
    ...when(wrong === 1 && number[0] === special[0], 'consolation'),
  ];
}

/** The group of the numbers that the North and the South call the first. */
const firstOf =
  (width: number, north: string, south: string): TakeApart =>
  (parts, layout) =>
    eachPlace(width, last(width), [layout.g8 === undefined ? north : south])(parts, layout);

export const vietnam: Readonly<Record<string, TakeApart>> = {
  LO2: eachPlace(2, last(2)),
  LO2_1K: ([numbers = []]) =>
    numbers.map((number) => (board) => times(tails(board).filter((tail) => tail === number).length, 'win')),
  LO2_FIRST: eachPlace(2, (number) => number.slice(0, 2)),
  LO3: eachPlace(3, last(3)),
  LO4: eachPlace(4, last(4)),
  DE_DB: eachPlace(2, last(2), ['special']),
  DE_DAU: firstOf(2, 'g7', 'g8'),
  BACANG: eachPlace(3, last(3), ['special']),
  BACANG_DAU: firstOf(3, 'g6', 'g7'),
  '4CANG': eachPlace(4, last(4), ['special']),
  XIEN2: all(2),
  XIEN3: all(3),
  XIEN4: all(4),
  DA: all(2),
  TRUOT4: none(4),
  TRUOT8: none(8),
  TRUOT10: none(10),
  DAU_DUOI: ([heads = [], ends = []]) => [
    ...heads.map((digit) => (board: Numbers) => when(two(board)[0] === digit)),
    ...ends.map((digit) => (board: Numbers) => when(two(board)[1] === digit)),
  ],
  TAI_XIU: ([names = []]) =>
    names.map((name) => (board) => when('56789'.includes(two(board)[0] ?? '') === (name === 'BIG'), name)),
  CHAN_LE: ([names = []]) =>
    names.map((name) => (board) => when('02468'.includes(two(board)[1] ?? '') === (name === 'EVEN'), name)),
  TONG: ([sums = []]) => sums.map((sum) => (board) => when(total([...two(board)]) === Number(sum), sum)),
  TICKET: ([numbers = []]) => numbers.map((number) => (board) => ticket(number, board)),
};
