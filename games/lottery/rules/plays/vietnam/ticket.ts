import type { Fraction } from '@ikka/money';
import { type Board, numbersOf, type Place } from '../../boards/board.ts';
import { type Group, shapes } from '../../boards/shapes.ts';
import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import type { Hit, Play } from '../play.ts';
import type { VietnamShape } from './tails.ts';

/** What each prize of a ticket pays for one. */
export type TicketPrizes = Readonly<Record<string, string>>;

/** [LT5] A lottery ticket: it wins with each number of the board that is its own end, and in the South with two lesser specials. */
export function ticketPlay<Code extends VietnamShape>(shape: Code, prizes: TicketPrizes): Play<Code> {
  const groups: readonly Group[] = shapes[shape].groups;
  const width = groups[0]?.alphabet.width ?? 0;
  const lesser = shape === 'vn-south' ? lesserSpecials(width) : {};
  const means = {
    ...Object.fromEntries(
      groups.map(({ code, count, alphabet }) => [code, chance(count, 10 ** alphabet.width)]),
    ),
    ...lesser,
  };
  return {
    code: 'TICKET',
    shape,
    text: 'vietnam.ticket',
    grammar: onePart('ticket', digits(width), 1, 1),
    tiers: Object.keys(means).map((code) => ({ code, price: fixed(prizes[code] ?? '') })),
    kinds: [{ code: 'unit', means }],
    count: () => ({ unit: 1 }),
    hits: ([[ticket = ''] = []], board) => {
      const ends = groups.flatMap(({ code }) => endsIn(ticket, board, code));
      return shape === 'vn-south' ? [...ends, ...nearSpecial(ticket, board)] : ends;
    },
    peaks: () => [Object.fromEntries(groups.map(({ code, count }) => [code, count]))],
    exposure: { fact: 'ticket', symbols: 1 },
  };
}

/** The last five digits right and the first wrong; the first right and exactly one other wrong. */
const lesserSpecials = (width: number): Record<string, Fraction> => ({
  subSpecial: chance(9, 10 ** width),
  consolation: chance(9 * (width - 1), 10 ** width),
});

function endsIn(ticket: string, board: Board, group: string): Hit[] {
  const at = numbersOf(board, group).flatMap((number, index): Place[] =>
    ticket.endsWith(number) ? [{ group, index }] : [],
  );
  return at.length === 0 ? [] : [{ tier: group, times: at.length, symbols: [ticket], at }];
}

function nearSpecial(ticket: string, board: Board): Hit[] {
  const special = numbersOf(board, 'special')[0] ?? '';
  const wrong = [...ticket].flatMap((digit, at) => (digit === special[at] ? [] : [at]));
  if (wrong.length !== 1) return [];
  const tier = wrong[0] === 0 ? 'subSpecial' : 'consolation';
  return [{ tier, times: 1, symbols: [ticket], at: [{ group: 'special', index: 0 }] }];
}
