import { isRefusal, refuse } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClosedGame } from '../catalogue/index.ts';
import type { SettingKey } from '../settings/index.ts';
import { createLaunch, type Launch, type LaunchParts } from './index.ts';

const member = {
  memberId: 7n,
  account: 'zara',
  isTrial: false,
  currency: 'PKR',
  sessionId: 'session-1',
  provenAt: null,
};
const wish = { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT', language: 'UR' as const };

describe('launch', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let launch: Launch;
  let live: Set<string>;
  let closed: ClosedGame | null;
  let held: Awaited<ReturnType<LaunchParts['mayPlay']>>;
  let open: readonly string[];
  let outside: string | null;
  let second: string | null;
  let elsewhere: string[];
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['launch'] });
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    clock = fakeClock();
    live = new Set(['session-1']);
    closed = null;
    held = null;
    open = [];
    outside = null;
    second = null;
    elsewhere = [];
    launch = createLaunch({
      mayPlay: async () => held,
      hasOpen: async ({ memberId, currency }, gameId) => open.includes(`${memberId} ${currency} ${gameId}`),
      gameUrlOf: () => outside,
      secondGameUrlOf: () => second,
      database: test.database,
      clock,
      settings: {
        get: (key: SettingKey) => (key === 'play.launch_token_seconds' ? 60 : elsewhere),
      } as unknown as LaunchParts['settings'],
      catalogue: {
        game: async (id) =>
          id === wish.gameId ? ({ id, vendorCode: 'IKKA_SLOT', hasTrial: false } as never) : null,
        whyClosed: async () => closed,
      },
      isSessionLive: async (sessionId) => live.has(sessionId),
    });
  });

  const launchToken = async (): Promise<string> => {
    const answer = await launch.launch(member, wish);
    if (isRefusal(answer)) throw new Error(answer.code);
    return new URLSearchParams(answer.game_url.split('#')[1]).get('token') ?? '';
  };

  it('[N8] opens the house’s own games where the operator launches them, and others at their vendor’s', async () => {
    const opensAt = async () => {
      const answer = await launch.launch(member, wish);
      return isRefusal(answer) ? answer.code : answer.game_url.split('#')[0];
    };
    expect(await opensAt()).toBe('/play/');
    elsewhere = ['https://play.example/'];
    expect(await opensAt()).toBe('https://play.example/play/');
    outside = 'https://vendor.example/in';
    expect(await opensAt()).toBe('https://vendor.example/in');
  });

  it('[N1] opens a play session for the member and the game, once', async () => {
    const token = await launchToken();
    const opened = await Promise.all(Array.from({ length: 5 }, () => launch.open(token)));
    expect(opened.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    const [play] = opened.flatMap((answer) => (isRefusal(answer) ? [] : [answer]));
    expect(await launch.playSession(play?.token ?? '')).toMatchObject({
      memberId: 7n,
      gameId: 'karakoram-25',
      language: 'UR',
    });
  });

  it('[N1] refuses a token that is late, unknown or altered', async () => {
    const token = await launchToken();
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect(await launch.open(altered)).toMatchObject({ code: 'launch.token_invalid' });
    clock.advance(60_000);
    expect(await launch.open(token)).toMatchObject({ code: 'launch.token_invalid' });
  });

  it('[N7] sends an outside vendor’s player to the vendor’s page, with the token in the fragment', async () => {
    outside = 'https://games.example/play';
    expect(await launch.launch(member, wish)).toMatchObject({
      game_url: expect.stringMatching(
        /^https:\/\/games\.example\/play#token=[\w-]{43}&game=karakoram-25&lang=UR$/,
      ),
    });
  });

  it('[N7] names the vendor’s second address too, with the same token', async () => {
    outside = 'https://games.example/play';
    expect(await launch.launch(member, wish)).not.toHaveProperty('game_url2');
    second = 'https://games2.example/play';
    const answer = await launch.launch(member, wish);
    if (isRefusal(answer)) throw new Error(answer.code);
    const [first, other] = [answer.game_url, answer.game_url2 ?? ''].map((url) => url.split('#'));
    expect(other?.[0]).toBe(second);
    expect(other?.[1]).toBe(first?.[1]);
  });

  it('[N2] stores no token in the clear', async () => {
    const token = await launchToken();
    const opened = await launch.open(token);
    if (isRefusal(opened)) throw new Error(opened.code);
    const { rows } = await test.database.pool.query(
      'SELECT t::text AS row FROM launch.token t UNION ALL SELECT p::text FROM launch.play_session p',
    );
    expect(rows.some(({ row }) => row.includes(token) || row.includes(opened.token))).toBe(false);
  });

  it('[N3] ends with the member’s session', async () => {
    const opened = await launch.open(await launchToken());
    if (isRefusal(opened)) throw new Error(opened.code);
    live.clear();
    expect(await launch.playSession(opened.token)).not.toBeNull();
    clock.advance(5_000);
    expect(await launch.playSession(opened.token)).toBeNull();
  });

  it('[N3] ends at once when it is told', async () => {
    const opened = await launch.open(await launchToken());
    if (isRefusal(opened)) throw new Error(opened.code);
    live.clear();
    launch.forgetSession('session-1');
    expect(await launch.playSession(opened.token)).toBeNull();
  });

  it.each([
    ['an unknown game', { gameId: 'nothing' }, {}, null, 'game.unknown'],
    ['another vendor’s game', { vassalage: 'IKKA_FISH' }, {}, null, 'game.unknown'],
    ['a closed game', {}, {}, refuse('game.unavailable'), 'game.unavailable'],
    ['a game in maintenance', {}, {}, refuse('game.in_maintenance'), 'game.in_maintenance'],
    [
      'a game without a trial for trial money',
      {},
      { isTrial: true, currency: 'PKT' },
      null,
      'game.unavailable',
    ],
  ])('[N4] refuses %s', async (_what, wished, who, why, code) => {
    closed = why;
    expect(await launch.launch({ ...member, ...who }, { ...wish, ...wished })).toMatchObject({ code });
  });

  it('[N6] opens no game to who is excluded, but the one in which something of his is open', async () => {
    const token = await launchToken();
    held = refuse('protection.excluded', { kind: 'cool_off', until: null });
    open = ['7 PKR mines', '8 PKR karakoram-25', '7 PKT karakoram-25'];
    expect(await launch.launch(member, wish)).toMatchObject({ code: 'protection.excluded' });
    expect(await launch.open(token)).toMatchObject({ code: 'protection.excluded' });
    open = ['7 PKR karakoram-25'];
    expect(await launch.open(await launchToken())).toMatchObject({ play: { gameId: 'karakoram-25' } });
    closed = refuse('game.unavailable');
    expect(await launch.launch(member, wish)).toMatchObject({ code: 'game.unavailable' });
  });

  it('[N5] remembers what a member opened last, and what most members opened for real', async () => {
    await test.database.pool.query('TRUNCATE launch.play_session');
    const open = async (who: { memberId: bigint; isTrial?: boolean }, gameId: string) => {
      clock.advance(1_000);
      const token = uuidv7();
      await test.database.pool.query(
        `INSERT INTO launch.play_session (id, token_hash, member_id, account, is_trial, currency, session_id, game_id,
           vendor_code, language, started_at)
         VALUES ($1, $2, $3, 'x', $4, 'PKR', 's', $5, 'V', 'EN', $6)`,
        [uuidv7(), Buffer.from(token), who.memberId, who.isTrial ?? false, gameId, clock.now()],
      );
    };
    for (const gameId of ['old', 'dice', 'crash', 'dice']) await open({ memberId: 7n }, gameId);
    await open({ memberId: 8n }, 'crash');
    for (let memberId = 20n; memberId < 24n; memberId += 1n) await open({ memberId, isTrial: true }, 'trial');
    expect(await launch.recentOf(7n, 2)).toEqual(['dice', 'crash']);
    expect(await launch.recentOf(7n, 9)).toEqual(['dice', 'crash', 'old']);
    expect(await launch.recentOf(9n, 9)).toEqual([]);
    expect(await launch.mostOpened(2)).toEqual(['crash', 'dice']);
    clock.advance(8 * 86_400_000);
    expect(await launch.mostOpened(2)).toEqual([]);
    expect(await launch.recentOf(8n, 9)).toEqual(['crash']);
    clock.advance(30 * 86_400_000);
    expect(await launch.recentOf(8n, 9)).toEqual([]);
  });
});
