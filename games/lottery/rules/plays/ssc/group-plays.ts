import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import type { Selection } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt } from '../balls.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { allFive, fours, threes, twos, type Window } from './windows.ts';

/** Digits that come so many times each, `take` of them in one unit. */
interface Role {
  readonly code: string;
  readonly repeat: number;
  readonly take: number;
}

/** [LT6] The digits of some places in any order, by how often each comes. */
interface Pattern {
  readonly code: string;
  readonly roles: readonly Role[];
  readonly price: string;
  /** Both roles are taken from one row of digits. */
  readonly isOneRow?: true;
}

const single = (take: number): Role => ({ code: 'single', repeat: 1, take });
const double = (take: number): Role => ({ code: 'double', repeat: 2, take });
const triple: Role = { code: 'triple', repeat: 3, take: 1 };
const fourfold: Role = { code: 'fourfold', repeat: 4, take: 1 };

const ofFive: readonly Pattern[] = [
  { code: 'ZX120', roles: [single(5)], price: '1500' },
  { code: 'ZX60', roles: [double(1), single(3)], price: '3000' },
  { code: 'ZX30', roles: [double(2), single(1)], price: '6000' },
  { code: 'ZX20', roles: [triple, single(2)], price: '9000' },
  { code: 'ZX10', roles: [triple, double(1)], price: '18000' },
  { code: 'ZX5', roles: [fourfold, single(1)], price: '36000' },
];
const ofFour: readonly Pattern[] = [
  { code: 'ZX24', roles: [single(4)], price: '750' },
  { code: 'ZX12', roles: [double(1), single(2)], price: '1500' },
  { code: 'ZX6', roles: [double(2)], price: '3000' },
  { code: 'ZX4', roles: [triple, single(1)], price: '4500' },
];
const ofThree: readonly Pattern[] = [
  { code: 'ZU3', roles: [double(1), single(1)], price: '600', isOneRow: true },
  { code: 'ZU6', roles: [single(3)], price: '300' },
];
const ofTwo: readonly Pattern[] = [{ code: 'ZU', roles: [single(2)], price: '90' }];

const plays = (windows: readonly Window[], patterns: readonly Pattern[]) =>
  windows.flatMap((window) => patterns.map((pattern) => groupPlay(window, pattern)));

export const groupPlays: readonly Play<'ssc'>[] = [
  ...plays([allFive], ofFive),
  ...plays(fours, ofFour),
  ...plays(threes, ofThree),
  ...plays(twos, ofTwo),
];

function groupPlay({ code, positions }: Window, pattern: Pattern): Play<'ssc'> {
  const { roles, price, isOneRow } = pattern;
  const rowOf = (role: number) => (isOneRow ? 0 : role);
  const parts = isOneRow
    ? [{ code: 'digits', alphabet: digits(1), least: 2, most: 10 }]
    : roles.map(({ code: role, take }) => ({ code: role, alphabet: digits(1), least: take, most: 10 }));
  return oneTier({
    code: `${code}.${pattern.code}`,
    shape: 'ssc',
    text: `ssc.${pattern.code}`,
    grammar: { parts },
    price: table(price),
    mean: chance(ordersOf(roles, positions.length), 10 ** positions.length),
    units: (selection) =>
      waysToTake(
        roles,
        roles.map((_, role) => selection[rowOf(role)] ?? []),
      ),
    win: (selection, board) => {
      const drawn = ballsAt(board, positions);
      const fits = roles.every(({ repeat, take }, role) => {
        const row = selection[rowOf(role)] ?? [];
        const coming = digitsThatCome(drawn, repeat);
        return coming.length === take && coming.every((digit) => row.includes(digit));
      });
      return fits ? { times: 1, symbols: [...new Set(drawn)].sort(), at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** The different digits that come exactly so many times. */
export function digitsThatCome(drawn: readonly string[], times: number): string[] {
  return [...new Set(drawn)].filter((digit) => drawn.filter((one) => one === digit).length === times);
}

/** In how many orders one unit's digits can come. */
function ordersOf(roles: readonly Role[], places: number): number {
  let [orders, left] = [1, places];
  for (const { repeat, take } of roles) {
    for (let taken = 0; taken < take; taken += 1) {
      orders *= choose(left, repeat);
      left -= repeat;
    }
  }
  return orders;
}

/** In how many ways the roles, one or two, can take different digits from their rows. */
function waysToTake(roles: readonly Role[], rows: Selection): number {
  const [first, second] = roles;
  const [row = [], other = []] = rows;
  if (first === undefined) return 0;
  if (second === undefined) return choose(row.length, first.take);
  const inBoth = row.filter((digit) => other.includes(digit)).length;
  let ways = 0;
  for (let shared = 0; shared <= first.take; shared += 1) {
    const ofFirst = choose(inBoth, shared) * choose(row.length - inBoth, first.take - shared);
    ways += ofFirst * choose(other.length - shared, second.take);
  }
  return ways;
}
