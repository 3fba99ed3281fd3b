import { numbersOf } from '../../boards/board.ts';
import { chance } from '../../exact/fractions.ts';
import { byChance } from '../../odds/price.ts';
import { type NumberAlphabet, symbolsOf } from '../../selections/alphabet.ts';
import { combinationsOf } from '../../selections/arrangements.ts';
import type { Selection } from '../../selections/grammar.ts';
import { placesOf } from '../balls.ts';
import type { Hit, Play, Wins } from '../play.ts';

const comes = chance(91, 216);
const stays = chance(125, 216);

/** Faces that come, and faces that do not; each is a unit, however often it came. */
export const appears = (faces: NumberAlphabet): Play<'k3'> => ({
  code: 'DTYS',
  shape: 'k3',
  text: 'k3.appears',
  grammar: {
    parts: ['appears', 'absent'].map((code) => ({ code, alphabet: faces, least: 0, most: 6 })),
    leastInAll: 1,
  },
  tiers: [
    { code: 'appears', price: byChance(comes) },
    { code: 'absent', price: byChance(stays) },
  ],
  kinds: [
    { code: 'appears', means: { appears: comes } },
    { code: 'absent', means: { absent: stays } },
  ],
  exposure: { fact: 'DTYS', symbols: 1 },
  count: ([wanted = [], unwanted = []]) => ({ appears: wanted.length, absent: unwanted.length }),
  hits: (selection, board) => {
    const thrown = numbersOf(board, 'dice');
    const { came, absent } = split(selection, thrown);
    return [
      ...came.map((face): Hit => {
        const at = placesOf(board, [0, 1, 2], [face], 'dice');
        return { tier: 'appears', times: 1, symbols: [face], at };
      }),
      ...absent.map((face): Hit => ({ tier: 'absent', times: 1, symbols: [face], at: [] })),
    ];
  },
  peaks: (selection) =>
    [1, 2, 3]
      .flatMap((different) => combinationsOf(symbolsOf(faces), different))
      .map((thrown): Wins => {
        const { came, absent } = split(selection, thrown);
        return { appears: came.length, absent: absent.length };
      }),
});

const split = ([wanted = [], unwanted = []]: Selection, thrown: readonly string[]) => ({
  came: wanted.filter((face) => thrown.includes(face)),
  absent: unwanted.filter((face) => !thrown.includes(face)),
});
