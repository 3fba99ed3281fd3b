import { expect, it } from 'vitest';
import { plainReplayOf } from './plain-replay.ts';

const round = {
  gameId: 'dice',
  bet: { target: 5_050, side: 'over' },
  outcome: { roll: 7_151 },
  stake: '10.00',
  payout: '20.00',
  currency: 'PKR',
};

it('tells a round and recomputes its payout', () => {
  expect(plainReplayOf(round)).toEqual({
    texts: 'dice',
    told: {
      chosen: { key: 'chosen.over', values: { target: '50.50' } },
      result: { key: 'result', values: { roll: '71.51' } },
      figure: '71.51',
    },
    coup: null,
    shots: null,
    jackpot: null,
    hasWon: true,
    payout: '20.00',
    matches: true,
  });
  expect(plainReplayOf({ ...round, payout: '20.01' })?.matches).toBe(false);
  expect(plainReplayOf({ ...round, payout: null })?.matches).toBeNull();
  expect(plainReplayOf({ ...round, outcome: { roll: 0 }, payout: '0.00' })).toMatchObject({
    hasWon: false,
    matches: true,
  });
});

it('shows the cards of a coup with what was staked on it', () => {
  const outcome = { player: [32, 84], banker: [48, 24] };
  const bet = { coup: 3, stakes: { banker: '900', tie: '100' } };
  const replay = plainReplayOf({ ...round, gameId: 'baccarat-saddar', bet, outcome, payout: '18.00' });
  expect(replay).toMatchObject({ coup: outcome, matches: true, told: { chosen: { key: 'onSeveral' } } });
});

const drawn = [7, 33, 38, 14, 13, 25, 36, 22, 18, 24];
const cards = [8, 41, 48, 17, 16, 31, 45, 28, 22, 30];
const path = [0, 1, 1, 0, 0, 1, 1, 1];

it.each([
  ['crash', 'crash', { cashOut: 200 }, { point: 641 }, '20.00', '6.41×'],
  ['crash', 'crash', { cashOut: null }, { point: 641 }, '0.00', '6.41×'],
  ['limbo', 'limbo', { target: 600 }, { point: 641 }, '60.00', '6.41×'],
  ['limbo', 'limbo', { target: 642 }, { point: 641 }, '0.00', '6.41×'],
  ['plinko', 'plinko', { rows: 8, risk: 'high' }, { path }, '3.00', '0.3×'],
  ['wheel', 'wheel', { wheel: 'low-10' }, { segment: 1 }, '12.00', '1.2×'],
  ['keno-40', 'keno40', { picks: [7, 33, 38], risk: 'medium' }, { drawn }, '400.00', '40×'],
  ['jacks-or-better', 'jacksOrBetter', { hold: [3, 4] }, { cards }, '20.00', '2×'],
  ['jacks-or-better', 'jacksOrBetter', { hold: null }, { cards }, '20.00', '2×'],
])('tells a round of %s with the texts of %s', (gameId, texts, bet, outcome, payout, figure) => {
  const replay = plainReplayOf({ ...round, gameId, bet, outcome, payout });
  expect(replay).toMatchObject({ texts, payout, matches: true, told: { figure } });
  expect(replay?.hasWon).toBe(Number(payout) > 10);
});

it.each([
  ['plinko', { rows: 9, risk: 'high' }, { path }],
  ['wheel', { wheel: 'low-10' }, { segment: 10 }],
])('knows nothing of a round of %s whose outcome is not one of its choice', (gameId, bet, outcome) => {
  expect(plainReplayOf({ ...round, gameId, bet, outcome })).toBeNull();
});

it.each([
  { gameId: 'karakoram-25' },
  { bet: null },
  { outcome: { roll: 10_001 } },
  { stake: 'ten' },
  { currency: 'XXX' },
])('knows nothing of %o', (change) => {
  expect(plainReplayOf({ ...round, ...change })).toBeNull();
});

it.each([
  [{}, { draws: [[2]] }, null],
  [{ jackpot: { unit: '8000', pot: '245050' } }, { draws: [[2]], jackpots: [[0, 0]] }, '2450.50'],
])('shows the shots of a batch in the version that drew them %#', (pot, outcome, jackpot) => {
  const bet = { shots: [{ fish: 'rohu', weapon: 'cannon', stake: '1000' }], ...pot };
  const payout = jackpot === null ? '70.00' : '2520.50';
  expect(plainReplayOf({ ...round, gameId: 'darya-indus', bet, outcome, payout })).toMatchObject({
    shots: [{ fish: 'rohu', multiplier: 7, payout: '70.00' }],
    jackpot,
    matches: true,
  });
});

it('tells a contest by its place, and what its hands say that it pays', () => {
  const bet = {
    contest: {
      code: 'sng-2',
      kind: 'sit_and_go',
      entry: '10000',
      fee: '1000',
      prizes: [10_000],
      stack: '1500',
      deals: 0,
    },
    seat: 1,
    players: [0, 1],
    hands: [{ no: 7, changes: ['-1500', '1500'] }],
  };
  const standings = [
    { seat: 1, place: 1, prize: '20000', stack: '3000' },
    { seat: 0, place: 2, prize: '0', stack: '0' },
  ];
  const outcome = { place: 1, prize: '20000', standings };
  const contest = {
    gameId: 'texas-holdem',
    bet,
    outcome,
    stake: '110.00',
    payout: '200.00',
    currency: 'PKR',
  };
  expect(plainReplayOf(contest)).toMatchObject({
    texts: 'texasHoldem',
    told: {
      chosen: { key: 'record.sit_and_go', values: { count: 2 } },
      result: { key: 'record.place', values: { place: 1 } },
      figure: '1/2',
    },
    hasWon: true,
    matches: true,
  });
});
