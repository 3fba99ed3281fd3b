import { type SeededRandom, seededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOnCase } from '../cases/act-on-case.ts';
import { caseDetail } from '../cases/case-view.ts';
import { handOf, hina, type IntegrityTestBench, openIntegrityTestBench } from '../integrity-test-bench.ts';

/** Some of these in a random order. */
function draw(random: SeededRandom, members: readonly number[], count: number): readonly number[] {
  const left = [...members];
  return Array.from({ length: count }, () => left.splice(random.int(left.length), 1)[0] ?? 0);
}

type Result = readonly [memberId: number, stake: number, payout: number];

/** Two to five of these play; a random one wins what the others lost, less the rake. */
function honestHand(
  random: SeededRandom,
  members: readonly number[],
): Parameters<typeof handOf>[1] & {
  readonly results: readonly Result[];
} {
  const seated = draw(random, members, 2 + random.int(Math.min(4, members.length - 1)));
  // Most leave early; now and then two go on for much.
  const stakes = seated.map((_, at) => (at < 2 ? random.pick([1, 2, 4, 8, 40]) : random.pick([1, 1, 2, 4])));
  stakes[1] = stakes[0] ?? 1;
  const pot = stakes.reduce((sum, stake) => sum + stake, 0);
  const winner = random.int(2);
  const results = seated.map(
    (memberId, at): Result => [memberId, stakes[at] ?? 1, at === winner ? pot * 0.95 : 0],
  );
  const [one = 0, other = 0] = seated;
  const raised = (acts: number) =>
    Array.from({ length: acts }, () => random.int(3) === 0).filter(Boolean).length;
  return {
    results,
    isShown: random.int(2) === 0,
    duels: [
      { memberId: String(one), against: String(other), acts: 3, raises: raised(3) },
      { memberId: String(other), against: String(one), acts: 3, raises: raised(3) },
    ],
  };
}

interface CaseRow {
  readonly id: string;
  readonly low: bigint;
  readonly high: bigint;
  readonly state: string;
  readonly signs: string[];
}

describe('judging pairs', () => {
  let bench: IntegrityTestBench;
  beforeAll(async () => {
    bench = await openIntegrityTestBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    bench.sharedPayouts.clear();
    await bench.rows(
      'TRUNCATE integrity.hand_due, integrity.pair_day, integrity.member_day, integrity.pair, integrity.pair_hand, integrity.case CASCADE',
    );
  });

  const cases = () => bench.rows<CaseRow>('SELECT * FROM integrity.case ORDER BY opened_at, low, high');
  const play = (hands: readonly ReturnType<typeof handOf>[]) => bench.play(hands);
  const honest = (random: SeededRandom, hands: number, members: readonly number[]) =>
    Array.from({ length: hands }, () => {
      const { results, ...more } = honestHand(random, members);
      return handOf(results, more);
    });

  it('[IG5] no case comes of honest players, however often one looks', async () => {
    const random = seededRandom(9);
    const members = [1, 2, 3, 4, 5, 6, 7, 8];
    for (let day = 0; day < 10; day += 1) {
      await play(honest(random, 400, members));
      bench.clock.advance(24 * 3_600_000);
    }
    expect(await cases()).toEqual([]);
    const [judged] = await bench.rows<{ pairs: number; points: number }>(
      'SELECT count(*)::int AS pairs, max(points) AS points FROM integrity.pair WHERE hands >= 100',
    );
    expect(judged?.pairs).toBe(28);
    expect(judged?.points).toBeLessThan(40);
  }, 120_000);

  it('[IG5] no case comes of a much better player', async () => {
    const random = seededRandom(10);
    for (let n = 0; n < 12; n += 1) {
      const hands = Array.from({ length: 300 }, () => {
        const seated = draw(random, [1, 2, 3, 4, 5], 3);
        // Of seven hands he wins one more than chance gives him.
        const winner = seated.includes(1) && random.int(7) === 0 ? 1 : random.pick(seated);
        return handOf(seated.map((memberId) => [memberId, 4, memberId === winner ? 11.4 : 0]));
      });
      await play(hands);
    }
    expect(await cases()).toEqual([]);
    const [judged] = await bench.rows<{ points: number; net: number }>(
      `SELECT max(points) AS points, sum(p.net_stakes) AS net FROM integrity.pair JOIN integrity.pair_day p USING (low, high) WHERE low = 1`,
    );
    expect(judged?.net).toBeGreaterThan(1_000);
    // He beats all others as he beats each of them.
    expect(judged?.points).toBeLessThan(20);
  }, 120_000);

  it('[IG5] finds two of whom one plays into the hands of the other, among honest ones', async () => {
    const random = seededRandom(11);
    const members = [1, 2, 3, 4, 5, 6];
    for (let n = 0; n < 8; n += 1) {
      const hands = honest(random, 250, members);
      // A tenth of the time 2 gives up a pot to 5 that he has built.
      for (let dumped = 0; dumped < 25; dumped += 1)
        hands.push(
          handOf(
            [
              [2, 20, 0],
              [5, 20, 39],
              [random.pick([1, 3, 4, 6]), 1, 0],
            ],
            {
              isShown: false,
              duels: [
                { memberId: '2', against: '5', acts: 4, raises: 0 },
                { memberId: '5', against: '2', acts: 4, raises: 0 },
              ],
              conceded: { by: '2', to: '5' },
            },
          ),
        );
      await play(hands);
    }
    const found = await cases();
    expect(found.map(({ low, high }) => `${low} ${high}`)).toEqual(['2 5']);
    expect(found[0]?.signs).toEqual(expect.arrayContaining(['transfer', 'soft_play', 'conceded']));
    const shown = await caseDetail(bench.parts, found[0]?.id ?? '');
    if ('code' in shown) throw new Error(shown.code);
    // Who won stands first, and every figure is his.
    expect(shown.members.map(({ account }) => account)).toEqual(['member5', 'member2']);
    expect(shown.figures?.z).toBeGreaterThan(7);
    expect(shown.figures?.net.startsWith('-')).toBe(false);
    expect(shown.figures?.second.conceded).toBe(200);
    expect(shown.hands).toHaveLength(30);
    expect(shown.otherPairs.length).toBeGreaterThan(3);
    expect(JSON.stringify(shown)).not.toContain('cards');
  }, 120_000);

  it('[IG5] one payout account and one browser are enough beside hands without a sign', async () => {
    bench.sharedPayouts.add('7 8');
    const alike = () =>
      Array.from({ length: 60 }, (_, n) =>
        handOf([
          [7, 1, n % 2 === 0 ? 2 : 0],
          [8, 1, n % 2 === 0 ? 0 : 2],
        ]),
      );
    await bench.integrity.whyNoSeat(7n, { read: () => 'shared' });
    await play(alike());
    // Too few hands.
    expect(await cases()).toEqual([]);
    await play(alike());
    expect(await cases()).toMatchObject([{ low: 7n, high: 8n, signs: ['shared_browser', 'shared_payout'] }]);
  });

  it('[IG6] opens one case of a pair, and after a decision none by what was counted before it', async () => {
    const dumped = (hands: number) =>
      Array.from({ length: hands }, () =>
        handOf([
          [1, 5, 9.5],
          [2, 5, 0],
        ]),
      );
    await play(dumped(120));
    await play(dumped(120));
    const [first, ...more] = await cases();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ state: 'open' });
    const id = first?.id ?? '';
    expect(await actOnCase(bench.parts, id, { type: 'take' }, hina)).toBeNull();
    // One that is taken has the figures of now.
    await play(dumped(20));
    expect(await bench.rows(`SELECT evidence -> 'hands' AS hands, state FROM integrity.case`)).toEqual([
      { hands: 260, state: 'taken' },
    ]);
    const clear = {
      type: 'decide',
      verdict: 'cleared',
      reason: 'brothers who learn',
      banMinutes: null,
    } as const;
    expect(await actOnCase(bench.parts, id, clear, hina)).toBeNull();
    await play(dumped(50));
    expect(await cases()).toHaveLength(1);
    // Enough of the days after it opens another one.
    bench.clock.advance(24 * 3_600_000);
    await play(dumped(90));
    expect(await cases()).toHaveLength(1);
    await play(dumped(20));
    const all = await cases();
    expect(all.map(({ state }) => state)).toEqual(['cleared', 'open']);
    const [evidence] = await bench.rows(
      `SELECT evidence -> 'hands' AS hands FROM integrity.case WHERE state = 'open'`,
    );
    expect(evidence).toEqual({ hands: 110 });
  });

  it('[IG6] processes that judge at once open one case', async () => {
    await bench.test.database.transaction(async (tx) => {
      for (let n = 0; n < 150; n += 1)
        await bench.integrity.noteHand(
          tx,
          handOf([
            [1, 5, 9.5],
            [2, 5, 0],
          ]),
          bench.clock.now(),
        );
    });
    await bench.integrity.count();
    await Promise.all([1, 2, 3].map(() => bench.integrity.judge()));
    expect(await cases()).toHaveLength(1);
  });
});
