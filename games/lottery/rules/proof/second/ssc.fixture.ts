import { allNumbers, product, sorted, subsets, times, total } from './lists.fixture.ts';
import { type Numbers, type TakeApart, when } from './unit-bets.fixture.ts';

const windows: Record<string, readonly [number, number]> = {
  '5X': [0, 5],
  '4XQ': [0, 4],
  '4XH': [1, 5],
  '3XQ': [0, 3],
  '3XZ': [1, 4],
  '3XH': [2, 5],
  '2XQ': [0, 2],
  '2XH': [3, 5],
};
const digitsOf = (board: Numbers): readonly string[] => board.balls ?? [];
const sizes = ['BIG', 'SMALL', 'ODD', 'EVEN'];
const is = (name: string, digit: string): boolean =>
  ({ BIG: '56789', SMALL: '01234', ODD: '13579', EVEN: '02468' })[name]?.includes(digit) ?? false;

/** Digits by how often each comes, from two rows: the first `repeat` times, the others once or so. */
const sets =
  (repeat: number, take: number, otherRepeat: number, otherTake: number) =>
  ([row = [], other = []]: readonly (readonly string[])[]): string[] =>
    subsets(row, take).flatMap((chosen) =>
      subsets(
        other.filter((digit) => !chosen.includes(digit)),
        otherTake,
      ).map((more) =>
        sorted([
          ...chosen.flatMap((digit) => times(repeat, digit)),
          ...more.flatMap((digit) => times(otherRepeat, digit)),
        ]),
      ),
    );

const groups: Record<string, (parts: readonly (readonly string[])[]) => string[]> = {
  ZX120: sets(1, 5, 1, 0),
  ZX60: sets(2, 1, 1, 3),
  ZX30: sets(2, 2, 1, 1),
  ZX20: sets(3, 1, 1, 2),
  ZX10: sets(3, 1, 2, 1),
  ZX5: sets(4, 1, 1, 1),
  ZX24: sets(1, 4, 1, 0),
  ZX12: sets(2, 1, 1, 2),
  ZX6: sets(2, 2, 1, 0),
  ZX4: sets(3, 1, 1, 1),
  ZU3: ([row = []]) => sets(2, 1, 1, 1)([row, row]),
  ZU6: sets(1, 3, 1, 0),
  ZU: sets(1, 2, 1, 0),
};

const ring = '01234567890123456789';
function formOf(three: readonly string[]): string {
  const different = new Set(three);
  if (different.size === 1) return 'LEOPARD';
  if (different.size === 2) return 'PAIR';
  const inRing = (length: number) =>
    [...ring]
      .slice(0, 10)
      .some((_, at) => [...ring.slice(at, at + length)].every((digit) => different.has(digit)));
  if (inRing(3)) return 'STRAIGHT';
  return inRing(2) ? 'HALF_STRAIGHT' : 'MISC';
}

function bullOf(five: readonly string[]): string {
  for (const three of subsets(['0', '1', '2', '3', '4'], 3)) {
    const inside = three.map((at) => five[Number(at)] ?? '');
    const rest = total(five) - total(inside);
    if (total(inside) % 10 === 0) return rest % 10 === 0 ? 'BULL_BULL' : `B${rest % 10}`;
  }
  return 'NO_BULL';
}

/** Every number of so many digits that has a value, as the exact digits or as their set. */
const withValue = (
  width: number,
  values: readonly string[],
  valueIn: (digits: string[]) => number,
): string[] =>
  allNumbers(width).filter((number) => values.some((value) => Number(value) === valueIn([...number])));

function inWindow(play: string, from: number, to: number): TakeApart {
  const width = to - from;
  const drawn = (board: Numbers) => digitsOf(board).slice(from, to);
  const exactly = (numbers: readonly string[]) =>
    numbers.map((number) => (board: Numbers) => when(drawn(board).join('') === number));
  const group = groups[play];
  if (group !== undefined)
    return (parts) => group(parts).map((set) => (board) => when(sorted(drawn(board)) === set));
  if (play.startsWith('BDD')) {
    return ([digits = []]) =>
      subsets(digits, Number(play.slice(3))).map(
        (set) => (board) => when(set.every((digit) => drawn(board).includes(digit))),
      );
  }
  const plays: Record<string, TakeApart> = {
    FS: (parts) => exactly(product(parts).map((one) => one.join(''))),
    DS: ([numbers = []]) => exactly(numbers),
    HZ: ([values = []]) => exactly(withValue(width, values, total)),
    KD: ([values = []]) =>
      exactly(
        withValue(width, values, (digits) => {
          const rising = digits.map(Number).sort((a, b) => a - b);
          return (rising.at(-1) ?? 0) - (rising[0] ?? 0);
        }),
      ),
    ZUHZ: ([values = []]) =>
      [...new Set(withValue(3, values, total).map((number) => sorted(number)))]
        .filter((set) => new Set(set.split(' ')).size > 1)
        .map(
          (set) => (board) =>
            when(sorted(drawn(board)) === set, new Set(set.split(' ')).size === 2 ? 'group3' : 'group6'),
        ),
    HZWS: ([tails = []]) => tails.map((tail) => (board) => when(String(total(drawn(board))).endsWith(tail))),
    XT: ([names = []]) => names.map((name) => (board) => when(formOf(drawn(board)) === name, name)),
    DXDS: (parts) =>
      product(parts).map(
        (names) => (board) => when(drawn(board).every((digit, at) => is(names[at] ?? '', digit))),
      ),
  };
  return plays[play] ?? (() => []);
}

const anyPlaces =
  (k: number): TakeApart =>
  (parts) =>
    subsets(['0', '1', '2', '3', '4'], k).flatMap((places) =>
      product(places.map((place) => parts[Number(place)] ?? [])).map(
        (digits) => (board: Numbers) =>
          when(places.every((place, at) => digitsOf(board)[Number(place)] === digits[at])),
      ),
    );

const oftener =
  (least: number): TakeApart =>
  ([digits = []]) =>
    digits.map((digit) => (board) => when(digitsOf(board).join('').split(digit).length - 1 >= least));

const whole: Readonly<Record<string, TakeApart>> = {
  DWD: anyPlaces(1),
  RX2: anyPlaces(2),
  RX3: anyPlaces(3),
  RX4: anyPlaces(4),
  'QW.YFFS': oftener(1),
  'QW.HSCS': oftener(2),
  'QW.SXBX': oftener(3),
  'QW.SJFC': oftener(4),
  'HE.LM': ([names = []]) =>
    names.map((name) => (board) => {
      const sum = total(digitsOf(board));
      const holds = [sum > 22, sum < 23, sum % 2 === 1, sum % 2 === 0][sizes.indexOf(name)];
      return when(holds ?? false, name);
    }),
  LH: ([names = []]) =>
    names.map((name) => (board) => {
      const side = Math.sign(Number(digitsOf(board)[0]) - Number(digitsOf(board)[4]));
      return when(['TIGER', 'TIE', 'DRAGON'][side + 1] === name, name);
    }),
  NN: ([names = []]) => names.map((name) => (board) => when(bullOf(digitsOf(board)) === name, name)),
};

export function ssc(code: string): TakeApart {
  const known = whole[code];
  if (known !== undefined) return known;
  const [group = '', play = ''] = code.split('.');
  const [from, to] = windows[group] ?? [0, 0];
  return inWindow(play, from, to);
}
