import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIntegrity } from '../index.ts';
import { handOf, hina, type IntegrityTestBench, openIntegrityTestBench } from '../integrity-test-bench.ts';
import { imposeBan, liftBan } from './impose-ban.ts';

const minute = 60_000;
const noCookies = { read: () => null };

describe('a ban from card rooms', () => {
  let bench: IntegrityTestBench;
  beforeAll(async () => {
    bench = await openIntegrityTestBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    await bench.rows('TRUNCATE integrity.play_ban, integrity.abandoned');
  });

  const abandon = async (memberId: number, hands = 1) => {
    for (let n = 0; n < hands; n += 1)
      await bench.note(
        handOf(
          [
            [memberId, 1, 0],
            [9, 1, 2],
          ],
          { abandonedBy: [memberId] },
        ),
      );
    await bench.integrity.count();
  };
  const whyNot = (memberId: bigint) => bench.integrity.whyNoSeat(memberId, noCookies);
  const leftOf = async (memberId: bigint) => {
    const refused = await whyNot(memberId);
    return refused === null ? null : [refused.value?.hoursLeft ?? 0, refused.value?.minutesLeft ?? 0];
  };

  it('[IG10] follows on three hands that were left to the clock within an hour, and grows', async () => {
    await abandon(1, 2);
    expect(await whyNot(1n)).toBeNull();
    await abandon(1);
    expect(await leftOf(1n)).toEqual([0, 10]);
    expect(await whyNot(1n)).toMatchObject({ code: 'seats.play_ban', value: { hands: 3 } });
    expect(await whyNot(9n)).toBeNull();
    bench.clock.advance(9 * minute + 30_000);
    expect(await leftOf(1n)).toEqual([0, 1]);
    bench.clock.advance(minute);
    expect(await whyNot(1n)).toBeNull();
    // Hands that have led to a ban lead to no second one.
    await abandon(1, 2);
    expect(await whyNot(1n)).toBeNull();
    await abandon(1);
    expect(await leftOf(1n)).toEqual([1, 0]);
    bench.clock.advance(61 * minute);
    await abandon(1, 3);
    expect(await leftOf(1n)).toEqual([24, 0]);
    // A week later the steps begin anew.
    bench.clock.advance(8 * 24 * 60 * minute);
    await abandon(1, 3);
    expect(await leftOf(1n)).toEqual([0, 10]);
  });

  it('[IG10] does not follow on hands that lie further apart', async () => {
    for (let n = 0; n < 5; n += 1) {
      await abandon(2);
      bench.clock.advance(31 * minute);
    }
    expect(await whyNot(2n)).toBeNull();
  });

  it('[IG10] is one, whichever processes count the hands', async () => {
    for (let n = 0; n < 3; n += 1)
      await bench.note(
        handOf(
          [
            [3, 1, 0],
            [9, 1, 2],
          ],
          { abandonedBy: [3] },
        ),
      );
    const others = [bench.integrity, createIntegrity(bench.parts), createIntegrity(bench.parts)];
    await Promise.all(others.map((one) => one.count()));
    expect(await bench.rows('SELECT minutes FROM integrity.play_ban WHERE member_id = 3')).toEqual([
      { minutes: 10 },
    ]);
  });

  it('[IG11] is imposed and lifted by operators, and the longest holds', async () => {
    const impose = (minutes: number) =>
      bench.test.database.transaction((tx) =>
        imposeBan(bench.parts, tx, { memberId: 4n, minutes, reason: 'abuse', caseId: null }, hina),
      );
    const long = await impose(600);
    const short = await impose(30);
    expect(await leftOf(4n)).toEqual([10, 0]);
    // The operator's reason is for operators.
    expect(JSON.stringify(await whyNot(4n))).not.toContain('abuse');
    expect(isRefusal(await liftBan(bench.parts, long.id, 'a mistake', hina))).toBe(false);
    expect(await leftOf(4n)).toEqual([0, 30]);
    bench.clock.advance(30 * minute);
    expect(await whyNot(4n)).toBeNull();
    expect(await liftBan(bench.parts, short.id, 'too late', hina)).toMatchObject({ code: 'play_ban.over' });
    expect(await liftBan(bench.parts, long.id, 'again', hina)).toMatchObject({ code: 'play_ban.over' });
    const { entries } = await bench.audit.find({ subject: 'member:4' }, { limit: 20, offset: 0 });
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      'play_ban.imposed',
      'play_ban.imposed',
      'play_ban.lifted',
    ]);
  });
});
