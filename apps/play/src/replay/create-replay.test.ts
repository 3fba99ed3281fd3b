import type { RoundReplay } from '@ikka/contract';
import { expect, it } from 'vitest';
import { createReplay } from './create-replay.ts';
import { readReplayToken } from './replay-address.ts';

const step = (bet: unknown, cashOut: string | null) => ({ bet, shown: {}, stake: '10.00', cashOut });
const replay: RoundReplay = {
  game: { gameId: 'mines', version: '1.0.0', name: { EN: 'Mines', UR: 'سرنگیں' } },
  currency: 'PKR',
  currencySymbol: 'Rs',
  isTrial: false,
  round: {
    roundId: '0197c0de-0000-7000-8000-000000000001',
    gameVersion: '1.0.0',
    stake: '10.00',
    payout: '12.30',
    currency: 'PKR',
    bet: { mines: 3, picks: [4, 5] },
    outcome: { mines: [1, 2, 3] },
    seedPairId: '1',
    nonce: 0,
    playedAt: '2026-11-22T10:00:00.000Z',
  },
  steps: [],
};
const stepped: RoundReplay = {
  ...replay,
  steps: [step('none', null), step('one', '11.00'), step('two', '12.30')],
};

/** A stage that writes down what it is told, and time that passes when it is told to. */
function scene(of: RoundReplay) {
  const told: string[] = [];
  const waiting: { readonly ms: number; readonly resolve: () => void }[] = [];
  const play = createReplay(of, (ms) => new Promise((resolve) => waiting.push({ ms, resolve })));
  play.setStage({
    spin: () => void told.push('spin'),
    land: async ({ payout }) => void told.push(`land ${payout}`),
    stand: async ({ choice, cashOut }) => void told.push(`stand ${choice} ${cashOut}`),
    cancel: async () => {},
    rest: (round) => void told.push(`rest ${round}`),
    hurry: () => {},
    setQuick: () => {},
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Lets the oldest wait be over, and answers how long it was. */
  const pass = async () => {
    await settle();
    const next = waiting.shift();
    next?.resolve();
    await settle();
    return next?.ms ?? null;
  };
  return { play, told, pass, settle };
}

it('shows a round of one bet as it was played', async () => {
  const { play, told, pass } = scene(replay);
  expect(told).toEqual(['rest null', 'spin']);
  expect(await pass()).toBe(600);
  expect(told).toEqual(['rest null', 'spin', 'land 1230']);
  expect(play.snapshot()).toMatchObject({ position: 0, last: 0, isRunning: false });
});

it('shows each step of a round, then its end', async () => {
  const { play, told, pass } = scene(stepped);
  expect([await pass(), await pass(), await pass(), await pass()]).toEqual([900, 900, 900, null]);
  expect(told).toEqual(['rest null', 'stand none null', 'stand one 1100', 'stand two 1230', 'land 1230']);
  expect(play.snapshot()).toMatchObject({ position: 3, last: 3, isRunning: false });
});

it('goes to a step and stays there, whatever was being shown', async () => {
  const { play, told, pass, settle } = scene(stepped);
  await settle();
  play.go(2);
  await pass();
  play.go(9);
  await settle();
  expect(told).toEqual(['rest null', 'stand none null', 'rest null', 'stand two 1230']);
  expect(play.snapshot()).toMatchObject({ position: 2, isRunning: false });
  play.close();
});

it('shows the end alone where the steps are not kept', async () => {
  const { told, pass } = scene({ ...replay, steps: null });
  await pass();
  expect(told).toEqual(['rest null', 'spin', 'land 1230']);
});

it.each([
  ['#replay=abc-_9&lang=EN', 'abc-_9'],
  ['#token=abc', null],
  ['#replay=<b>', null],
  ['', null],
])('reads the token of %s', (fragment, token) => {
  expect(readReplayToken(fragment)).toBe(token);
});
