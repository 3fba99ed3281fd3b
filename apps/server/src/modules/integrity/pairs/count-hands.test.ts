import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIntegrity } from '../index.ts';
import { handOf, type IntegrityTestBench, openIntegrityTestBench } from '../integrity-test-bench.ts';

describe('counting hands', () => {
  let bench: IntegrityTestBench;
  beforeAll(async () => {
    bench = await openIntegrityTestBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    await bench.rows(
      'TRUNCATE integrity.hand_due, integrity.pair_day, integrity.member_day, integrity.pair, integrity.pair_hand',
    );
  });

  it('[IG1] adds a hand to the day of each two, and to each against all', async () => {
    await bench.note(
      handOf(
        [
          [3, 10, 0],
          [1, 10, 28],
          [2, 10, 0],
        ],
        {
          isShown: false,
          duels: [
            { memberId: '1', against: '3', acts: 4, raises: 2 },
            { memberId: '3', against: '1', acts: 3, raises: 0 },
          ],
          conceded: { by: '3', to: '1' },
        },
      ),
    );
    expect(await bench.integrity.count()).toBe(1);
    const days = await bench.rows('SELECT * FROM integrity.pair_day ORDER BY low, high');
    expect(days).toMatchObject([
      {
        low: 1n,
        high: 2n,
        hands: 1,
        net: 9_000n,
        quiet_net: 9_000n,
        net_stakes: 9,
        squares: 81,
        low_acts: 0,
      },
      {
        low: 1n,
        high: 3n,
        net: 9_000n,
        low_acts: 4,
        low_raises: 2,
        high_acts: 3,
        high_raises: 0,
        low_conceded: 0,
        high_conceded: 1,
      },
      { low: 2n, high: 3n, hands: 1, net: 0n, net_stakes: 0 },
    ]);
    const members = await bench.rows('SELECT * FROM integrity.member_day ORDER BY member_id');
    expect(members).toMatchObject([
      { member_id: 1n, hands: 2, net_stakes: 18, squares: 162, acts: 4, raises: 2 },
      { member_id: 2n, hands: 2, net_stakes: -9, acts: 0 },
      { member_id: 3n, hands: 2, net_stakes: -9, acts: 3 },
    ]);
    // Where nothing moved there is no hand to look at.
    const hands = await bench.rows('SELECT low, high, net FROM integrity.pair_hand ORDER BY high');
    expect(hands).toEqual([
      { low: 1n, high: 2n, net: 9_000n },
      { low: 1n, high: 3n, net: 9_000n },
    ]);
  });

  it('[IG1] a day of its own for each day, one pair over both', async () => {
    await bench.note(
      handOf([
        [1, 1, 2],
        [2, 1, 0],
      ]),
    );
    bench.clock.advance(24 * 3_600_000);
    await bench.note(
      handOf([
        [1, 1, 0],
        [2, 1, 2],
      ]),
    );
    await bench.integrity.count();
    expect(await bench.rows('SELECT net FROM integrity.pair_day ORDER BY day')).toEqual([
      { net: 1_000n },
      { net: -1_000n },
    ]);
    expect(await bench.rows('SELECT fresh FROM integrity.pair')).toEqual([{ fresh: 2 }]);
  });

  it('[IG1] processes that count at once count every hand once', async () => {
    const hands = Array.from({ length: 450 }, (_, n) =>
      handOf([
        [1 + (n % 5), 2, n % 2 === 0 ? 5 : 0],
        [6, 2, n % 2 === 0 ? 0 : 5],
        [7, 1, 0],
      ]),
    );
    await Promise.all(hands.map((hand) => bench.note(hand)));
    // The same hand noted again waits once.
    await bench.note(hands[0] ?? handOf([]));
    const others = [createIntegrity(bench.parts), createIntegrity(bench.parts)];
    const counted = await Promise.all([bench.integrity, ...others].map((one) => one.count()));
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(450);
    const [sum] = await bench.rows<{ hands: number; net: bigint }>(
      'SELECT sum(hands)::int AS hands, sum(net)::bigint AS net FROM integrity.pair_day WHERE high = 6',
    );
    // Of three boots won two thirds are the other's of the pair.
    expect(sum).toEqual({ hands: 450, net: 0n });
    expect(await bench.rows('SELECT id FROM integrity.hand_due')).toEqual([]);
  });

  it('[IG1] days that are too old are forgotten, with pairs of which none is left', async () => {
    const day = 24 * 3_600_000;
    await bench.note(
      handOf([
        [1, 1, 2],
        [2, 1, 0],
      ]),
    );
    await bench.note(
      handOf([
        [3, 1, 2],
        [4, 1, 0],
      ]),
    );
    await bench.integrity.count();
    await bench.integrity.whyNoSeat(7n, { read: () => 'shared' });
    bench.clock.advance(395 * day);
    await bench.note(
      handOf([
        [1, 1, 2],
        [2, 1, 0],
      ]),
    );
    await bench.integrity.count();
    await bench.integrity.forget();
    // Hands go before their days.
    expect(await bench.rows('SELECT low FROM integrity.pair_hand')).toEqual([{ low: 1n }]);
    expect(await bench.rows('SELECT low FROM integrity.pair ORDER BY low')).toEqual([
      { low: 1n },
      { low: 3n },
    ]);
    bench.clock.advance(10 * day);
    await bench.integrity.forget();
    expect(await bench.rows('SELECT low, hands FROM integrity.pair_day')).toEqual([{ low: 1n, hands: 1 }]);
    expect(await bench.rows('SELECT low FROM integrity.pair')).toEqual([{ low: 1n }]);
    expect(await bench.rows('SELECT low FROM integrity.shared_browser')).toEqual([]);
  });

  it('[IG1] a hand whose counting fails waits, and nothing of it is counted', async () => {
    await bench.note(
      handOf([
        [1, 1, 2],
        [2, 1, 0],
      ]),
    );
    const failing = createIntegrity({
      ...bench.parts,
      settings: {
        get: () => {
          throw new Error('the settings are away');
        },
      } as never,
    });
    await bench.note(
      handOf(
        [
          [1, 1, 2],
          [2, 1, 0],
        ],
        { abandonedBy: [2] },
      ),
    );
    await expect(failing.count()).rejects.toThrow('away');
    expect(await bench.rows('SELECT * FROM integrity.pair_day')).toEqual([]);
    expect(await bench.integrity.count()).toBe(2);
    expect(await bench.rows('SELECT hands FROM integrity.pair_day')).toEqual([{ hands: 2 }]);
  });
});
