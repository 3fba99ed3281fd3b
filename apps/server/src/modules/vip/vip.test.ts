import { isRefusal, type Refusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, seededRandom, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAudit } from '../audit/index.ts';
import { createVip, type Vip } from './index.ts';

const minute = 60_000;
const saira = { username: 'saira', ip: '198.51.100.4' };
const bilal = { username: 'bilal', ip: '198.51.100.5' };
const rupees = (sum: number) => BigInt(sum) * 100n;

interface Stake {
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly playedAt: number;
  readonly currency: string;
}

/** Two processes on one database; the rounds are a list, as the module asks for them. */
describe('vip', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let stakes: Stake[];
  let told: string[];
  let one: Vip;
  let two: Vip;
  const ali = 1n;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'vip'], max: 12 });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await test.database.pool.query('TRUNCATE vip.ladder, vip.standing, vip.change, vip.due');
    clock = fakeClock();
    stakes = [];
    told = [];
    [one, two] = [startProcess(), startProcess()];
  });

  const startProcess = (): Vip =>
    createVip({
      database: test.database,
      clock,
      settings: { get: () => 'PKR' } as never,
      audit: createAudit({ database: test.database, clock }),
      facts: {
        publish: (name, fact) => void told.push(`${name} ${'rankLevel' in fact ? fact.rankLevel : ''}`),
      },
      plays: {
        totals: async ({ memberIds = [], currencies = [], from, to }) => {
          const counted = stakes.filter(
            ({ memberId, currency, playedAt }) =>
              memberIds.includes(memberId) &&
              currencies.includes(currency) &&
              playedAt >= (from?.getTime() ?? 0) &&
              playedAt < (to?.getTime() ?? Number.POSITIVE_INFINITY),
          );
          const stake = counted.reduce((sum, round) => sum + round.stake, 0n);
          return { rounds: counted.length, stake, turnover: stake, payout: 0n };
        },
      },
    });
  /** A round is played, and the process that settled it is told, unless it died before. */
  const play = async (sum: number, { by = one, memberId = ali, isTrial = false, isNoted = true } = {}) => {
    const currency = isTrial ? 'PKT' : 'PKR';
    stakes.push({ memberId, stake: rupees(sum), playedAt: clock.now().getTime(), currency });
    if (isNoted) await by.noteRound({ memberId, isTrial });
  };
  /** The job of one process until nobody is due. */
  const runFor = async (minutes: number) => {
    for (let step = 0; step < minutes; step += 1) {
      clock.advance(minute);
      await one.countAndRaise();
    }
  };
  const value = <T>(answer: T | Refusal): T => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer as T;
  };
  const due = async () => (await test.database.pool.query('SELECT 1 FROM vip.due')).rowCount;
  const levelsAt = (...turnovers: number[]) =>
    turnovers.map((sum, level) => ({
      title: { EN: `Level ${level}`, UR: `درجہ ${level}` },
      turnover: rupees(sum),
      benefits: [{ EN: 'A label', UR: 'ایک نشان' }],
    }));

  it('[V1] [V2] says the figure at once, and raises within minutes', async () => {
    await play(50_000);
    expect(await one.standing(ali)).toMatchObject({ level: 0, turnover: rupees(50_000), percent: 100 });
    expect(await one.rankOf(ali)).toBe(0);
    await runFor(5);
    expect(await two.rankOf(ali)).toBe(1);
    expect(await two.standing(ali)).toMatchObject({ level: 1, turnover: rupees(50_000), percent: 0 });
    expect(told).toEqual(['RankRaised 1']);
    expect(await due()).toBe(0);
  });

  it('[V1] counts no play money', async () => {
    await play(900_000, { isTrial: true });
    await runFor(5);
    expect(await one.standing(ali)).toMatchObject({ level: 0, turnover: 0n });
  });

  it('[V2] counts each stake once, whoever counts, plays and dies meanwhile', async () => {
    const random = seededRandom(7);
    let total = 0;
    for (let step = 0; step < 80; step += 1) {
      const sum = 1 + random.int(1_000);
      total += sum;
      await play(sum, { by: step % 2 === 0 ? one : two, isNoted: random.int(4) > 0 });
      clock.advance(random.int(90_000));
      if (random.int(3) === 0) await Promise.all([one.countAndRaise(), two.countAndRaise()]);
      if (random.int(9) === 0) one = startProcess();
      expect((await two.standing(ali)).turnover).toBe(rupees(total));
    }
    await play(1);
    await runFor(10);
    const { rows } = await test.database.pool.query('SELECT turnover FROM vip.standing');
    expect(rows).toEqual([{ turnover: rupees(total + 1) }]);
  });

  it('[V2] finds a round that a dead process never told of, with the next one', async () => {
    await play(60_000, { isNoted: false });
    await runFor(5);
    expect(await one.rankOf(ali)).toBe(0);
    expect((await one.standing(ali)).turnover).toBe(rupees(60_000));
    await play(1);
    await runFor(5);
    expect(await one.rankOf(ali)).toBe(1);
  });

  it('[V2] goes on counting whoever plays on in the silence after a note', async () => {
    await play(10);
    for (let step = 0; step < 12; step += 1) {
      clock.advance(30_000);
      await play(10);
      await one.countAndRaise();
    }
    await runFor(6);
    const { rows } = await test.database.pool.query('SELECT turnover FROM vip.standing');
    expect(rows).toEqual([{ turnover: rupees(130) }]);
    expect(await due()).toBe(0);
  });

  it('[V3] [V5] raises over several levels at once, once, and writes down why', async () => {
    await play(300_000);
    clock.advance(10 * minute);
    await Promise.all([one.countAndRaise(), two.countAndRaise()]);
    await one.countAndRaise();
    expect(await one.rankOf(ali)).toBe(2);
    const { changes } = await one.standing(ali);
    expect(changes).toMatchObject([
      { levelFrom: 0, levelTo: 2, turnover: rupees(300_000), ladderVersion: 0, title: { EN: 'Lantern' } },
    ]);
    expect(told).toEqual(['RankRaised 2']);
  });

  it('[V4] takes no level away when the levels are moved, and gives those that are reached now', async () => {
    await play(60_000);
    await play(40_000, { memberId: 2n });
    await runFor(5);
    const [first, ...others] = [0, 100_000, 250_000, 1_000_000, 5_000_000, 20_000_000, 100_000_000];
    value(await one.publish({ version: 0, levels: levelsAt(first ?? 0, ...others) }, saira));
    await runFor(5);
    expect([await one.rankOf(ali), await one.rankOf(2n)]).toEqual([1, 0]);
    expect(await one.standing(ali)).toMatchObject({ level: 1, missing: rupees(190_000), percent: 0 });
    value(await one.publish({ version: 1, levels: levelsAt(0, 30_000, ...others.slice(1)) }, saira));
    await runFor(1);
    expect([await one.rankOf(ali), await one.rankOf(2n)]).toEqual([1, 1]);
    expect(await one.membersByLevel()).toEqual([{ rankLevel: 1, members: 2 }]);
  });

  it('[V6] publishes one of two edits, and the same levels again change nothing', async () => {
    const levels = levelsAt(0, 1, 2, 3, 4, 5, 6);
    const both = await Promise.all([
      one.publish({ version: 0, levels }, saira),
      two.publish({ version: 0, levels: levelsAt(0, 10, 20, 30, 40, 50, 60) }, bilal),
    ]);
    expect(both.flatMap((answer) => (isRefusal(answer) ? [answer.code] : []))).toEqual([
      'vip.changed_meanwhile',
    ]);
    const current = await one.ladder();
    expect(value(await two.publish({ version: 1, levels: current.levels }, bilal)).version).toBe(1);
    expect(await one.ladders()).toHaveLength(2);
  });

  it.each([
    [levelsAt(0, 2, 1, 3, 4, 5, 6), 'vip.thresholds_invalid'],
    [levelsAt(1, 2, 3, 4, 5, 6, 7), 'vip.thresholds_invalid'],
    [levelsAt(0, 1), 'vip.level_removed'],
  ])('[V6] refuses levels that do not rise or are fewer: %#', async (levels, code) => {
    expect(await one.publish({ version: 0, levels }, saira)).toMatchObject({ code });
  });

  it('[V7] writes a publishing into the audit chain', async () => {
    value(await one.publish({ version: 0, levels: levelsAt(0, 1, 2, 3, 4, 5, 6) }, saira));
    const { rows } = await test.database.pool.query(
      `SELECT actor, subject, before::json->>'version' AS before, after::json->>'version' AS after
         FROM audit.entry ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor: 'saira', subject: 'vip:levels', before: '0', after: '1' }]);
  });
});
