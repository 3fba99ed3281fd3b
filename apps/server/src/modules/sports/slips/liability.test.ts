import { isRefusal } from '@ikka/contract';
import { currencies } from '@ikka/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../../platform/calls.ts';
import { openSportsBench, type SportsBench } from '../sports-test-bench.ts';
import { liabilityLimits } from './liability-limits.ts';

describe('what an outcome may cost the house', () => {
  let bench: SportsBench;
  let fixture: string;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    fixture = await bench.announce('football');
    await bench.rates(fixture);
    // Home pays 1.96: at most 960.00 may be lost by it.
    bench.house.liabilityMax = 96_000n;
  });

  const bet = async (memberId: bigint, stake: string, outcome = 'home', at: 0 | 1 = 0) => {
    const answer = await bench.bet(memberId, [[fixture, '1x2', outcome]], stake, { at });
    return isRefusal(answer) ? { code: answer.code, ...(answer.value as object) } : { code: 'taken' };
  };
  const quoted = async (memberId: bigint) => {
    const play = { memberId, currency: 'PKR', vassalage: 'IKKA_SPORT', gameId: 'maidan' } as PlaySession;
    const selection = { fixture, market: '1x2', outcome: 'home', odds: '1.96', isBanker: false };
    const body = { selections: [selection], sizes: [1] };
    const quote = await bench.processes[1].routes.sportsQuote({ body } as never, { play } as never);
    return isRefusal(quote) ? quote.code : [quote.selections[0]?.stakeMax, quote.slip?.stakeMax];
  };

  it('[SB19] bounds the single bets of all members together, and says what is left', async () => {
    const [one, two] = [await bench.openMember(10_000_000n), await bench.openMember(10_000_000n)];
    expect(await quoted(one)).toEqual(['1000.00', '1000.00']);
    expect(await bet(one, '1000.01')).toEqual({ code: 'sports.limit_reached', stakeMax: '1000.00' });
    expect(await bet(one, '600.00')).toEqual({ code: 'taken' });
    expect(await quoted(two)).toEqual(['400.00', '400.00']);
    expect(await bet(two, '500.00')).toEqual({ code: 'sports.limit_reached', stakeMax: '400.00' });
    // Another outcome has room of its own.
    expect(await bet(two, '100.00', 'away')).toEqual({ code: 'taken' });
    expect(await bet(two, '400.00')).toEqual({ code: 'taken' });
    expect(await quoted(two)).toEqual(['0.00', '0.00']);
  });

  it('[SB19] is not passed by bets that come at once, in two processes', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => bench.openMember(10_000_000n)));
    const answers = await Promise.all(
      members.map((member, no) => bet(member, '150.00', 'home', no % 2 === 0 ? 0 : 1)),
    );
    const taken = answers.filter(({ code }) => code === 'taken').length;
    expect(taken).toBe(6);
    for (const { code } of answers) expect(['taken', 'sports.limit_reached']).toContain(code);
    const { rows } = await bench.processes[0].database.pool.query(
      'SELECT liability, cap FROM sports.exposure WHERE fixture = $1',
      [fixture],
    );
    expect(rows).toEqual([{ liability: 86_400n, cap: 96_000n }]);
  });

  it('[SB19] bounds no bet on several matches, and nothing where no bound is set', async () => {
    const member = await bench.openMember(10_000_000n);
    const other = await bench.announce('football');
    await bench.rates(other);
    const both = [
      [fixture, '1x2', 'home'],
      [other, '1x2', 'home'],
    ] as const;
    expect(isRefusal(await bench.bet(member, both, '2000.00'))).toBe(false);
    bench.house.liabilityMax = null;
    expect(await bet(member, '3000.00')).toEqual({ code: 'taken' });
  });

  it('[SB19] is set by sport and currency, and holds for real money alone', () => {
    const rows = [
      { sport: '*', currency: 'PKR', outcomeMax: '1000.00' },
      { sport: 'cs2', currency: 'PKR', outcomeMax: '50.00' },
      { sport: 'valorant', currency: 'PKR', outcomeMax: '' },
    ];
    const limit = liabilityLimits((() => rows) as never);
    expect(limit('football', currencies.PKR)).toBe(100_000n);
    expect(limit('cs2', currencies.PKR)).toBe(5_000n);
    expect(limit('valorant', currencies.PKR)).toBeNull();
    expect(limit('football', currencies.USD)).toBeNull();
    expect(limit('football', currencies.PKT)).toBeNull();
  });
});
