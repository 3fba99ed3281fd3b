import { calls, isRefusal } from '@ikka/contract';
import { mines } from '@ikka/mines/round';
import { fakeClock } from '@ikka/test-kit';
import { beforeEach, expect, it } from 'vitest';
import type { Caller, PlaySession } from '../../platform/calls.ts';
import { createGameShelf } from '../shelf/index.ts';
import type { Rounds } from './index.ts';
import type { ShownRound } from './open-rounds/standing.ts';
import { playRoutes } from './play-routes.ts';
import type { StoredPair } from './store.ts';

const clock = fakeClock();
const at = clock.now();
/** Another game was open before this one. */
const since = new Date(at.getTime() - 3_000_000);
const play: PlaySession = {
  playSessionId: '0198d2a0-0000-7000-8000-000000000001',
  memberId: 7n,
  account: 'saira',
  isTrial: false,
  currency: 'PKR',
  gameId: 'mines',
  vassalage: 'IKKA_ARCADE',
  language: 'UR',
};
const current = { id: 3n, commitment: 'c'.repeat(64), clientSeed: 'mine', nextNonce: 4 } as StoredPair;
const open: ShownRound = {
  round: {
    id: '0198d2a0-0000-7000-8000-000000000002',
    memberId: 7n,
    playSessionId: play.playSessionId,
    gameId: 'mines',
    vendorCode: 'IKKA_ARCADE',
    gameVersion: '1.0.0',
    seedPairId: 3n,
    nonce: 3,
    stake: 1_000n,
    addedStake: 0n,
    currency: 'PKR',
    opening: { mines: 5 },
    choice: { mines: 5, picks: [] },
    steps: [],
    step: 0,
    openedAt: at,
    deadlineAt: at,
    endedAt: null,
  },
  shown: {},
  cashOut: null,
};

let stakes: readonly bigint[];
let standing: ShownRound | null;
const routes = playRoutes({
  rounds: {
    standing: async () => standing,
    fairness: async () => ({ current, nextCommitment: 'b'.repeat(64), revealed: [] }),
    find: async () => [],
  } as Partial<Rounds> as Rounds,
  games: createGameShelf([mines]),
  stakes: async () => stakes,
  greatestWin: () => null,
  namesOf: async () => new Map(),
  settings: {
    get: (key: string) =>
      ({
        'play.default_coin_value': '1.00',
        'play.autoplay_enabled': true,
        'site.time_zone': 'Asia/Tashkent',
      })[key] ?? 100,
  } as never,
  clock,
  cashOf: async () => 5_000n,
  openPlay: async () => ({ token: 't'.repeat(43), play }),
  protection: { mayPlay: async () => null, realityCheckOf: async () => 60 },
  sittingOf: async () => ({ since, net: -350n }),
});
const plain = { params: undefined, query: undefined, upload: undefined };
const opened = async () => routes.openPlay({ ...plain, body: { launchToken: 'once' } }, {} as Caller);

beforeEach(() => {
  stakes = [200n, 1_000n];
  standing = null;
});

it('opens a game as it stands', async () => {
  const answer = await opened();
  expect(calls.play.openPlay.answer.parse(answer).state).toMatchObject({
    stakes: ['2.00', '10.00'],
    defaultStake: '2.00',
    balance: '50.00',
    openRound: null,
    sessionStartedAt: since.toISOString(),
    netPosition: '-3.50',
    timeZone: 'Asia/Tashkent',
  });
});

it('does not open a game in which nothing can be staked as its limits are now', async () => {
  stakes = [];
  expect(await opened()).toMatchObject({ code: 'game.unavailable', value: { gameId: 'mines' } });
});

it('[R15] opens it all the same for a round that is open, which is played to its end', async () => {
  stakes = [];
  standing = open;
  const answer = await opened();
  if (isRefusal(answer)) throw new Error(answer.code);
  expect(calls.play.openPlay.answer.parse(answer).state).toMatchObject({
    stakes: [],
    openRound: { stake: '10.00', step: 0 },
  });
});
