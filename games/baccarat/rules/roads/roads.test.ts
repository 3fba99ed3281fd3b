import { describe, expect, it } from 'vitest';
import type { Winner } from '../coup.ts';
import { runsOf } from './big-road.ts';
import { colourRuns, derivedColours, derivedRoads } from './derived-road.ts';
import { placeRuns, ROAD_ROWS } from './place-runs.ts';
import { predict } from './predict.ts';

const winnersOf = (text: string): Winner[] =>
  [...text].map((letter) => (letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie'));
const lettersOf = (text: string): string[] =>
  runsOf(winnersOf(text)).map(({ winner, ties }) => (winner === 'banker' ? 'B' : 'P').repeat(ties.length));
const derived = (text: string, back: number): string =>
  derivedColours(runsOf(winnersOf(text)), back)
    .map((colour) => (colour === 'red' ? 'R' : 'B'))
    .join('');

const vectors = [
  ['BBPPBBPPBB', 'BB PP BB PP BB', 'RRRRRRR', 'RRRRR', 'RRR'],
  ['BPBPBPBPBP', 'B P B P B P B P B P', 'RRRRRRRR', 'RRRRRRR', 'RRRRRR'],
  ['BBBBBBBBPB', 'BBBBBBBB P B', 'B', '', ''],
  ['TBBTPBPPPBTTBBP', 'BB P B PPP BBB P', 'BRBRBRRR', 'BBRBBRB', 'RBBBRB'],
  ['PPPPPPPPBBBBBBBPPB', 'PPPPPPPP BBBBBBB PP B', 'RRRRRRBRB', 'RB', ''],
  [
    'BBBPPBPBBPPPBPPBBBPBPBPPBB',
    'BBB PP B P BB PPP B PP BBB P B P B PP BB',
    'RBBRBBRBBBBBRBBBRRRBBR',
    'BBBBBRBBRBBRBBBRRBBB',
    'BRRBRBRRRRRRRBBRBBB',
  ],
  [
    'BPPBBBPBBPPPPBPBBPPBBBBPPBPB',
    'B PP BBB P BB PPPP B P BB PP BBBB PP B P B',
    'BBRBBBBBRBRBBRBBRRRBRBRBBR',
    'BRBBRBBRRBBBBBBBRBRBRRBB',
    'RRRRRBBRBRBBBBRRBRRBB',
  ],
] as const;

describe('roads', () => {
  it.each(vectors)('[B19, B20] of %s', (results, bigRoad, bigEye, small, cockroach) => {
    expect(lettersOf(results).join(' ')).toBe(bigRoad);
    expect(derived(results, derivedRoads.bigEye)).toBe(bigEye);
    expect(derived(results, derivedRoads.small)).toBe(small);
    expect(derived(results, derivedRoads.cockroach)).toBe(cockroach);
  });

  it('[B19] mark ties in the cell before them, early ones in the first', () => {
    const ties = runsOf(winnersOf('TBBTPBPPPBTTBBP')).map((run) => run.ties);
    expect(ties).toEqual([[1, 1], [0], [0], [0, 0, 0], [2, 0, 0], [0]]);
    expect(runsOf(winnersOf('TT'))).toEqual([]);
  });

  it('[B21] turn to the right where there is no room below', () => {
    const runs = runsOf(winnersOf('PPPPPPPPBBBBBBBPPB'));
    const grid = Array.from({ length: ROAD_ROWS }, () => Array(4).fill('.'));
    for (const { column, row, run } of placeRuns(runs.map(({ ties }) => ties.length))) {
      const line = grid[row];
      if (line) line[column] = runs[run]?.winner === 'banker' ? 'B' : 'P';
    }
    expect(grid.map((line) => line.join(''))).toEqual(['PBPB', 'PBP.', 'PB..', 'PB..', 'PBBB', 'PPP.']);
  });

  it('[B21] never draw two cells in one place', () => {
    for (const [results] of vectors) {
      const places = placeRuns(runsOf(winnersOf(results)).map(({ ties }) => ties.length));
      expect(new Set(places.map(({ column, row }) => `${column}/${row}`)).size).toBe(places.length);
    }
  });

  it('[B20] draw the same colour downwards', () => {
    expect(colourRuns(['red', 'red', 'blue', 'red'])).toEqual([
      { colour: 'red', length: 2 },
      { colour: 'blue', length: 1 },
      { colour: 'red', length: 1 },
    ]);
  });

  it('[B22] foretell the colours that come next, as every prefix of a shoe shows', () => {
    const [results] = vectors[5];
    const winners = winnersOf(results);
    for (let at = 0; at < winners.length; at += 1) {
      const next = winners[at];
      if (next === undefined || next === 'tie') continue;
      const told = predict(winners.slice(0, at), next);
      const [before, after] = [runsOf(winners.slice(0, at)), runsOf(winners.slice(0, at + 1))];
      for (const road of ['bigEye', 'small', 'cockroach'] as const) {
        const grown = derivedColours(after, derivedRoads[road]).slice(
          derivedColours(before, derivedRoads[road]).length,
        );
        expect(told[road]).toBe(grown[0] ?? null);
      }
    }
    expect(predict([], 'banker')).toEqual({ bigEye: null, small: null, cockroach: null });
  });
});
