import { expect, it } from 'vitest';
import { judgeBooks, type Play } from './judge-books.ts';

const ours = { came: 1_000n, went: 300n };
const booked: Play[] = [{ gameId: 'cups', staked: 100n, paid: 50n }];
const told = { ...ours, balance: 650n, games: booked };

it('[VW5] finds nothing new where nothing was played, and what has grown where something was', () => {
  expect(judgeBooks(told, ours, booked)).toEqual([]);
  const games = [
    { gameId: 'cups', staked: 160n, paid: 150n },
    { gameId: 'coin', staked: 20n, paid: 0n },
  ];
  expect(judgeBooks({ ...told, balance: 670n, games }, ours, booked)).toEqual([
    { gameId: 'cups', staked: 60n, paid: 100n },
    { gameId: 'coin', staked: 20n, paid: 0n },
  ]);
});

it.each([
  ['another sum of what came', { ...told, came: 1_001n, balance: 651n }],
  ['another sum of what went', { ...told, went: 301n, balance: 649n }],
  ['a balance that does not follow', { ...told, balance: 651n }],
  ['a game that shrank', { ...told, balance: 660n, games: [{ gameId: 'cups', staked: 90n, paid: 50n }] }],
  ['a game that is gone', { ...told, balance: 700n, games: [] }],
  ['a game told twice', { ...told, balance: 600n, games: [...booked, ...booked] }],
  ['less than nothing', { ...told, balance: -300n, games: [{ gameId: 'cups', staked: 1_050n, paid: 50n }] }],
])('[VW5] books nothing on %s', (_what, books) => {
  expect(judgeBooks(books, ours, booked)).toBe('differs');
});
