import { calls, isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, OperatorSession } from '../../../platform/calls.ts';
import { createAudit } from '../../audit/index.ts';
import type { StoredRound } from '../../rounds/index.ts';
import { replayRoutes } from './replay-routes.ts';

const round: StoredRound = {
  id: '0198d2a0-0000-7000-8000-000000000001',
  memberId: 7n,
  playSessionId: '0198d2a0-0000-7000-8000-000000000002',
  gameId: 'mines',
  vendorCode: 'IKKA_ARCADE',
  gameVersion: '1.0.0',
  seedPairId: 3n,
  nonce: 4,
  stake: 1_000n,
  setOff: 0n,
  payout: 1_237n,
  currency: 'PKR',
  choice: { mines: 5, picks: [1] },
  outcome: { mines: [0, 2, 3, 4, 5] },
  playedAt: new Date('2026-11-22T12:00:00.000Z'),
};
const outside = '0198d2a0-0000-7000-8000-000000000009';
const steps = [{ choice: { mines: 5, picks: [] }, shown: {}, stake: 1_000n, cashOut: null }];
const caller = {
  operator: { username: 'saira' },
  ip: '198.51.100.4',
} as Caller & { readonly operator: OperatorSession };
const plain = { params: undefined, query: undefined, body: undefined, upload: undefined };

describe('the replay of a round', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let routes: ReturnType<typeof replayRoutes>;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'office'] });
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    clock = fakeClock();
    const { database } = test;
    routes = replayRoutes({
      database,
      clock,
      audit: createAudit({ database, clock }),
      rounds: {
        byIds: async ([id]) => (id === round.id ? [round] : []),
        replay: async (id) => (id === round.id ? { round, steps } : null),
      },
      isOutside: async (id) => id === outside,
      namesOf: async () => new Map([['mines', { EN: 'Mines', UR: 'سرنگیں' }]]),
    });
  });

  const issue = async (roundId = round.id) =>
    routes.officeReplayRound({ ...plain, params: { roundId } }, caller);
  const issued = async (): Promise<string> => {
    const answer = await issue();
    if (isRefusal(answer)) throw new Error(answer.code);
    return new URLSearchParams(answer.url.split('#')[1]).get('replay') ?? '';
  };
  const spend = async (token: string) => routes.replayRound({ ...plain, body: { token } }, {} as Caller);

  it('[O19] is shown once, whoever asks at the same time, with each of its steps', async () => {
    const token = await issued();
    const answers = await Promise.all(Array.from({ length: 5 }, () => spend(token)));
    const shown = answers.filter((answer) => !isRefusal(answer));
    expect(shown).toHaveLength(1);
    expect(calls.replay.replayRound.answer.parse(shown[0])).toMatchObject({
      game: { gameId: 'mines', version: '1.0.0', name: { EN: 'Mines' } },
      round: { roundId: round.id, payout: '12.37' },
      steps: [{ bet: { mines: 5, picks: [] }, stake: '10.00', cashOut: null }],
    });
    expect(answers.filter(isRefusal)).toMatchObject(Array(4).fill({ code: 'replay.token_invalid' }));
  });

  it('[O19] refuses a token that is late or unknown, and stores none in the clear', async () => {
    const token = await issued();
    const { rows } = await test.database.pool.query('SELECT t::text AS row FROM office.replay_token t');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect(await spend(`${token}x`)).toMatchObject({ code: 'replay.token_invalid' });
    clock.advance(60_000);
    expect(await spend(token)).toMatchObject({ code: 'replay.token_invalid' });
  });

  it('[O19] records who looked at whose round', async () => {
    await issued();
    const { rows } = await test.database.pool.query(
      'SELECT actor, action, subject, after FROM audit.entry ORDER BY id DESC LIMIT 1',
    );
    expect(rows).toMatchObject([{ actor: 'saira', action: 'round.replayed', subject: `round:${round.id}` }]);
    expect(JSON.parse(rows[0].after)).toEqual({ member: '7', game: 'mines' });
  });

  it('[O19] knows no stage of an outside round, nor a round that is none', async () => {
    expect(await issue(outside)).toMatchObject({ code: 'round.not_ours' });
    expect(await issue('0198d2a0-0000-7000-8000-00000000ffff')).toMatchObject({ code: 'round.unknown' });
  });
});
