import { refuse } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import type { Caller, PlaySession } from '../../platform/calls.ts';
import { derivedId } from '../ledger/index.ts';
import { tableRoutes } from './baccarat/routes.ts';
import { crashRoutes } from './crash/routes.ts';
import type { CommandDone, RoomCommand } from './index.ts';

const key = '0198d2a0-0000-7000-8000-000000000001';
const bet = derivedId(key, '7/round');
const entry = {
  memberId: '7',
  playSessionId: '0198d2a0-0000-7000-8000-000000000002',
  name: 's***a',
  currency: 'PKR',
  placedAt: 0,
};
const entries = {
  crash: { ...entry, stake: '1000', auto: null, cashOut: null, payout: '0' },
  'baccarat-saddar': { ...entry, stakes: { player: '1000' } },
  dice: entry,
};
type GameId = keyof typeof entries;

/** The calls of a game, where `standing` are the bets in its room, and the house offers no stake any more. */
function callsOf(gameId: GameId, standing: readonly string[]) {
  const asked: string[] = [];
  const rooms = {
    news: async () => null,
    async send(_roomId: string, { command }: RoomCommand): Promise<CommandDone | ReturnType<typeof refuse>> {
      const wish = command as { type: string; bet: string };
      asked.push(wish.type);
      if (wish.type !== 'recall' || !standing.includes(wish.bet)) return refuse('round.unknown');
      return { answer: { bet: wish.bet, entry: entries[gameId] }, cash: null, countedAt: 0, version: 3 };
    },
  };
  const parts = { rooms, stakes: async () => [], maskName: (name: string) => name };
  const play = {
    playSessionId: entry.playSessionId,
    memberId: 7n,
    account: 'saira',
    currency: 'PKR',
    gameId,
  };
  const caller = { play: play as unknown as PlaySession, idempotencyKey: key } as Caller & {
    play: PlaySession;
    idempotencyKey: string;
  };
  const place = () =>
    gameId === 'crash'
      ? crashRoutes(parts as never).placeCrashBet(
          { body: { no: 1, stake: '10.00', autoCashOut: null } } as never,
          caller as never,
        )
      : tableRoutes(parts as never).placeTableBet(
          { body: { shoe: 1, coup: 1, stakes: [{ spot: 'player', amount: '10.00' }] } } as never,
          caller as never,
        );
  return { place, asked };
}

describe.each(['crash', 'baccarat-saddar'] as const)('[O4] a bet of %s that is sent again', (gameId) => {
  it('is answered as it stands though nothing may be staked any more', async () => {
    const { place, asked } = callsOf(gameId, [bet]);
    expect(await place()).toMatchObject({ bet: { betId: bet }, version: 3 });
    expect(asked).toEqual(['recall']);
  });

  it('is refused where it never stood', async () => {
    const { place, asked } = callsOf(gameId, []);
    expect(await place()).toMatchObject({
      code: gameId === 'crash' ? 'round.stake_invalid' : 'game.unavailable',
    });
    expect(asked).toEqual(['recall']);
  });
});

it('a table bet in a game that is no table is refused without asking any room', async () => {
  const { place, asked } = callsOf('dice', [bet]);
  expect(await place()).toMatchObject({ code: 'game.unavailable' });
  expect(asked).toEqual([]);
});
