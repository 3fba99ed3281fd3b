import { orders, subsets } from './lists.fixture.ts';
import { type Numbers, type TakeApart, type UnitBet, when } from './unit-bets.fixture.ts';

const first = (board: Numbers): string => board.first?.[0] ?? '';
const bottom = (board: Numbers): string => board.last2?.[0] ?? '';
const each =
  (wins: (symbol: string, board: Numbers) => boolean): TakeApart =>
  ([symbols = []]) =>
    symbols.map((symbol) => (board) => when(wins(symbol, board)));

const neighbours = (number: string): string[] => {
  const all = 1_000_000;
  return [(Number(number) + 1) % all, (Number(number) + all - 1) % all].map((one) =>
    String(one).padStart(6, '0'),
  );
};

export const thailand: Readonly<Record<string, TakeApart>> = {
  '3TOP': each((number, board) => first(board).slice(3) === number),
  '3TOD': each((number, board) => orders(number).includes(first(board).slice(3))),
  '2TOP': each((number, board) => first(board).slice(4) === number),
  '2BOTTOM': each((number, board) => bottom(board) === number),
  RUN_TOP: each((digit, board) => first(board).indexOf(digit, 3) >= 3),
  RUN_BOTTOM: each((digit, board) => bottom(board).includes(digit)),
  TICKET: ([[ticket = ''] = []]) => [
    (board) => [
      ...Object.entries(board).flatMap(([group, numbers]) =>
        numbers.flatMap((number) => {
          const own = group === 'front3' ? ticket.slice(0, 3) : ticket.slice(6 - number.length);
          return when(own === number, group);
        }),
      ),
      ...when(neighbours(first(board)).includes(ticket), 'adjacent'),
    ],
  ],
};

const rowsOf = (code: string): string[] =>
  ['first', 'second', 'third', 'special', 'consolation'].slice(0, code.startsWith('BIG') ? 5 : 3);
const rowsWith = (code: string, board: Numbers, isCovered: (number: string) => boolean): string[] =>
  rowsOf(code).flatMap((row) => (board[row] ?? []).flatMap((number) => when(isCovered(number), row)));

export const fourDigit =
  (code: string): TakeApart =>
  ([symbols = []]) =>
    symbols.flatMap((symbol): UnitBet[] => {
      if (code.endsWith('BOX')) {
        const covered = new Set(orders(symbol));
        return [
          (board) =>
            rowsWith(code, board, (number) => covered.has(number)).map((row) => `${covered.size}.${row}`),
        ];
      }
      const bought = code.endsWith('PERM')
        ? [...new Set(orders(symbol))]
        : code.endsWith('ROLL')
          ? [...'0123456789'].map((digit) => symbol.replace('R', digit))
          : [symbol];
      return bought.map((number) => (board) => rowsWith(code, board, (one) => one === number));
    });

/** All lines of a system, one by one. */
export const vietlott =
  (drum: number): TakeApart =>
  ([chosen = []]) => {
    const others = Array.from({ length: drum }, (_, at) => String(at + 1).padStart(2, '0'));
    const lines =
      chosen.length === 5
        ? others.filter((other) => !chosen.includes(other)).map((other) => [...chosen, other])
        : subsets(chosen, 6);
    return lines.map((line) => (board) => {
      const right = line.filter((number) => board.balls?.includes(number)).length;
      if (right === 5 && line.some((number) => board.bonus?.includes(number))) return ['bonus'];
      return when(right >= 3, `match${right}`);
    });
  };
