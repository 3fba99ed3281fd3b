import { type Board, numbersOf, type Place } from '../../boards/board.ts';
import { type Group, shapes } from '../../boards/shapes.ts';
import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits, written } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import type { Hit, Play } from '../play.ts';

/** What each prize pays for one: a ticket of 80 baht wins 6,000,000, 100,000, 200,000, … without the tax of the state. */
const prizes = {
  first: '75000',
  adjacent: '1250',
  second: '2500',
  third: '1000',
  fourth: '500',
  fifth: '250',
  front3: '50',
  last3: '50',
  last2: '25',
} as const;
type Prize = keyof typeof prizes;

const ALL_TICKETS = 1_000_000;
const groups: readonly Group[] = shapes['th-glo'].groups;
/** The numbers beside the first prize: 999999 and 000000 are neighbours. */
const adjacentTo = (number: string): string[] =>
  [1, -1].map((step) => written((Number(number) + step + ALL_TICKETS) % ALL_TICKETS, 6));

const means = {
  ...Object.fromEntries(
    groups.map(({ code, count, alphabet }) => [code, chance(count, 10 ** alphabet.width)]),
  ),
  adjacent: chance(2, ALL_TICKETS),
};

/** A ticket of six digits. */
export const ticket: Play<'th-glo'> = {
  code: 'TICKET',
  shape: 'th-glo',
  text: 'thailand.ticket',
  grammar: onePart('ticket', digits(6), 1, 1),
  tiers: (Object.keys(prizes) as Prize[]).map((code) => ({ code, price: fixed(prizes[code]) })),
  kinds: [{ code: 'unit', means }],
  exposure: { fact: 'ticket', symbols: 1 },
  count: () => ({ unit: 1 }),
  hits: ([[number = ''] = []], board) => [
    ...groups.flatMap(({ code }) =>
      hitsIn(board, code, code, (drawn) =>
        code === 'front3' ? number.startsWith(drawn) : number.endsWith(drawn),
      ),
    ),
    ...hitsIn(board, 'first', 'adjacent', (drawn) => adjacentTo(drawn).includes(number)),
  ],
  peaks: () => {
    const others = Object.fromEntries(
      groups.filter(({ code }) => code !== 'first').map(({ code, count }) => [code, count]),
    );
    return [
      { ...others, first: 1 },
      { ...others, adjacent: 1 },
    ];
  },
};

function hitsIn(board: Board, group: string, tier: string, wins: (drawn: string) => boolean): Hit[] {
  const drawn = numbersOf(board, group);
  const at = drawn.flatMap((number, index): Place[] => (wins(number) ? [{ group, index }] : []));
  if (at.length === 0) return [];
  return [{ tier, times: at.length, symbols: at.map(({ index }) => drawn[index] ?? ''), at }];
}
