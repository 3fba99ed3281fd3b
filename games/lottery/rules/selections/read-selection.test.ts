import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeCodes } from '../boards/shapes.ts';
import { playsByShape } from '../plays/index.ts';
import type { Play } from '../plays/play.ts';
import { type Alphabet, digits, names, numbers, readSymbol } from './alphabet.ts';
import { arrangementsOf, countArrangements, withArrangements } from './arrangements.ts';
import { onePart } from './grammar.ts';
import { printSelection, readSelection } from './read-selection.ts';

const everyPlay = shapeCodes.flatMap((shape): readonly Play[] => playsByShape[shape]);

/** Symbols of an alphabet as somebody might write them. */
function symbols(alphabet: Alphabet): fc.Arbitrary<string> {
  switch (alphabet.kind) {
    case 'names':
      return fc.constantFrom(...alphabet.names, ...alphabet.names.map((name) => name.toLowerCase()));
    case 'roll':
      return fc
        .tuple(fc.integer({ min: 0, max: alphabet.width - 1 }), fc.integer({ min: 0, max: 9999 }))
        .map(([at, number]) => {
          const text = String(number).padStart(4, '0');
          return `${text.slice(0, at)}r${text.slice(at + 1)}`;
        });
    case 'runs':
      return fc
        .shuffledSubarray(
          Array.from({ length: alphabet.of.to }, (_, at) => at + alphabet.of.from),
          {
            minLength: alphabet.length,
            maxLength: alphabet.length,
          },
        )
        .map((run) => run.map((number) => String(number).padStart(alphabet.of.width, '0')).join(''));
    case 'numbers':
      return fc
        .integer({ min: alphabet.from, max: alphabet.to })
        .map((number) => String(number).padStart(alphabet.width, '0'));
  }
}

describe('reading a selection', () => {
  it.each(everyPlay.map((play) => [`${play.shape} ${play.code}`, play.grammar] as const))(
    '[LT21] %s: what is printed is read again, from text and from JSON, in one form whatever the order',
    (_, grammar) => {
      const rows = fc.tuple(
        ...grammar.parts.map(({ alphabet, most }) =>
          fc.array(symbols(alphabet), { maxLength: Math.min(most, 12) }),
        ),
      );
      fc.assert(
        fc.property(rows, (sent) => {
          const read = readSelection(grammar, sent);
          const asText = readSelection(grammar, sent.map((row) => row.join(', ')).join('|'));
          expect(asText).toEqual(read);
          const turned = readSelection(
            grammar,
            sent.map((row) => [...row].reverse()),
          );
          expect(turned).toEqual(read);
          if (read.refusal !== undefined) return;
          expect(readSelection(grammar, printSelection(read.selection))).toEqual(read);
          expect(readSelection(grammar, read.selection)).toEqual(read);
        }),
        { numRuns: 12, seed: 19 },
      );
    },
  );

  const two = onePart('numbers', digits(2), 2, 3);
  it.each([
    ['12,37', [['12', '37']]],
    ['37 12\n37;12', [['12', '37']]],
    ['12\t99, 37 ', [['12', '37', '99']]],
  ])('[LT21] reads a pasted list %j', (text, selection) => {
    expect(readSelection(two, text)).toEqual({ selection });
  });

  it.each([
    ['12', { refusal: 'too_few' }],
    ['', { refusal: 'too_few' }],
    ['1,2', { refusal: 'unknown_symbol', symbol: '1' }],
    ['12,1x', { refusal: 'unknown_symbol', symbol: '1x' }],
    ['12,13,14,15', { refusal: 'too_many' }],
    ['12,13|14', { refusal: 'unreadable' }],
    [{ numbers: ['12'] }, { refusal: 'unreadable' }],
    [[[12, 13]], { refusal: 'unreadable' }],
    [null, { refusal: 'unreadable' }],
  ])('[LT21] refuses %j', (sent, refusal) => {
    expect(readSelection(two, sent)).toEqual(refusal);
  });

  it('[LT21] refuses what stands in two parts, or has another size', () => {
    const row = { code: 'a', alphabet: numbers(1, 11), least: 1, most: 11 };
    const apart = { parts: [row, { ...row, code: 'b', least: 0 }], apart: true } as const;
    expect(readSelection(apart, '1,2|2')).toEqual({ refusal: 'in_two_parts' });
    expect(readSelection(apart, '1,2|3')).toEqual({ selection: [['01', '02'], ['03']] });
    const sized = { ...onePart('a', numbers(1, 45), 1, 9), sizes: [5, 7] };
    expect(readSelection(sized, '1,2,3,4,5,6')).toEqual({ refusal: 'wrong_size' });
  });
});

describe('symbols', () => {
  it.each([
    [digits(2), '07', '07'],
    [digits(2), '7', null],
    [numbers(1, 11), '7', '07'],
    [numbers(1, 11), '0', null],
    [numbers(1, 11), '12', null],
    [numbers(1, 11), '007', null],
    [{ ...digits(4), anyOrder: true, mixed: true } as const, '4213', '1234'],
    [{ ...digits(4), anyOrder: true, mixed: true } as const, '7777', null],
    [names('BIG', 'SMALL'), 'big', 'BIG'],
    [names('BIG', 'SMALL'), 'odd', null],
    [{ kind: 'roll', width: 4 } as const, '1r34', '1R34'],
    [{ kind: 'roll', width: 4 } as const, 'rr34', null],
    [{ kind: 'roll', width: 4 } as const, '1234', null],
    [{ kind: 'runs', of: numbers(1, 10), length: 2 } as const, '0110', '0110'],
    [{ kind: 'runs', of: numbers(1, 10), length: 2 } as const, '0101', null],
    [{ kind: 'runs', of: numbers(1, 10), length: 2 } as const, '0111', null],
  ])('of %j: %s is read as %s', (alphabet, text, symbol) => {
    expect(readSymbol(alphabet, text)).toBe(symbol);
  });
});

describe('arrangements', () => {
  it('are every order of the digits, each once', () => {
    expect(arrangementsOf('112')).toEqual(['112', '121', '211']);
    expect(withArrangements(['12', '21', '33'])).toEqual(['12', '21', '33']);
    for (const number of ['1234', '1123', '1122', '1112', '1111']) {
      expect(arrangementsOf(number)).toHaveLength(countArrangements(number));
    }
    expect(countArrangements('1234')).toBe(24);
  });
});
