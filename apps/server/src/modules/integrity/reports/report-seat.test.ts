import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOnCase } from '../cases/act-on-case.ts';
import { caseDetail } from '../cases/case-view.ts';
import { hina, type IntegrityTestBench, openIntegrityTestBench } from '../integrity-test-bench.ts';
import { integrityOfficeRoutes } from '../office-routes.ts';
import { reportSeat, reportsMost, type SeatReport } from './report-seat.ts';

const roundOf = (seat: number, hand: number) =>
  `0198d2a0-0000-4000-8000-${String(100 * (seat + 1) + hand).padStart(12, '0')}`;

describe('a report of a seat', () => {
  let bench: IntegrityTestBench;
  beforeAll(async () => {
    bench = await openIntegrityTestBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    await bench.rows('TRUNCATE integrity.case, integrity.report CASCADE');
    bench.rounds.clear();
    const seated = [1n, 2n, 3n].map((memberId, seat) => ({
      memberId,
      gameId: 'teen-patti',
      currency: 'PKR',
      hand: 5,
      // The third has just sat down.
      isDealt: seat < 2,
      roundOf: (hand: number) => roundOf(seat, hand),
    }));
    bench.sitters.splice(0, bench.sitters.length, ...seated);
  });

  const report = (memberId: bigint, changed: Partial<SeatReport> = {}) =>
    reportSeat(
      bench.parts,
      { memberId, gameId: 'teen-patti', currency: 'PKR' },
      { roomId: 'room', seat: 1, hand: 5, reason: 'collusion', text: '', ...changed },
    );
  const cases = () =>
    bench.rows<{ id: string; low: bigint; state: string }>('SELECT * FROM integrity.case ORDER BY opened_at');

  it('[IG13] is a case with the hand, and those after it join it', async () => {
    expect(await report(1n, { text: 'always folds to seat 4' })).toBeNull();
    expect(await report(3n, { reason: 'stalling' })).toBeNull();
    const [one, ...more] = await cases();
    expect(more).toEqual([]);
    const found = await caseDetail(bench.parts, one?.id ?? '');
    expect(found).toMatchObject({
      kind: 'report',
      state: 'open',
      members: [{ memberId: '2', account: 'member2' }],
      reports: 2,
      figures: null,
      hands: [],
    });
    if ('code' in found) throw new Error(found.code);
    expect(
      found.reportList.map(({ reporter, reason, text, hand, roundId }) => [
        reporter.account,
        reason,
        text,
        hand,
        roundId,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['member1', 'collusion', 'always folds to seat 4', 5, roundOf(1, 5)],
        ['member3', 'stalling', null, 5, roundOf(1, 5)],
      ]),
    );
    // Once it is decided another report makes another case.
    await actOnCase(bench.parts, one?.id ?? '', { type: 'take' }, hina);
    await actOnCase(
      bench.parts,
      one?.id ?? '',
      { type: 'decide', verdict: 'cleared', reason: 'nothing there', banMinutes: null },
      hina,
    );
    bench.sitters.forEach((sitter, seat) => {
      bench.sitters[seat] = { ...sitter, hand: 6 };
    });
    expect(await report(1n, { hand: 6 })).toBeNull();
    expect((await cases()).map(({ state }) => state)).toEqual(['cleared', 'open']);
  });

  it.each([
    ['of oneself', 2n, {}, 'seats.report_own'],
    ['by somebody without a seat', 9n, {}, 'seats.not_seated'],
    ['at another table', 1n, { roomId: 'elsewhere' }, 'seats.not_seated'],
    ['of a free seat', 1n, { seat: 4 }, 'seats.report_unknown'],
    ['of a hand that is not dealt yet', 1n, { hand: 6 }, 'seats.report_unknown'],
    ['of a hand in which somebody else sat there', 1n, { hand: 3 }, 'seats.report_unknown'],
  ] as const)('[IG13] %s is refused', async (_name, memberId, changed, code) => {
    expect(await report(memberId, changed)).toMatchObject({ code });
    expect(await cases()).toEqual([]);
  });

  it('[IG13] counts for an earlier hand in which the seat had a part, and for one who was not dealt in', async () => {
    bench.rounds.add(roundOf(1, 4));
    expect(await report(1n, { hand: 4 })).toBeNull();
    expect(await report(1n, { seat: 2 })).toBeNull();
    const rows = await bench.rows('SELECT reported, hand, round_id FROM integrity.report ORDER BY reported');
    expect(rows).toEqual([
      { reported: 2n, hand: 4, round_id: roundOf(1, 4) },
      { reported: 3n, hand: 5, round_id: null },
    ]);
  });

  it('[IG13] is made once a hand, also of several pages at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => report(1n)));
    expect(all.filter((one) => one === null)).toHaveLength(1);
    expect(await report(1n)).toMatchObject({ code: 'seats.reported' });
  });

  it('[IG13] is made twenty times a day', async () => {
    for (let hand = 1; hand <= reportsMost; hand += 1) {
      bench.rounds.add(roundOf(1, 5 - hand));
      bench.sitters.forEach((sitter, seat) => {
        bench.sitters[seat] = { ...sitter, hand };
      });
      expect(await report(1n, { hand })).toBeNull();
    }
    bench.sitters.forEach((sitter, seat) => {
      bench.sitters[seat] = { ...sitter, hand: 50 };
    });
    expect(await report(1n, { hand: 50 })).toMatchObject({ code: 'seats.reports_many' });
    bench.clock.advance(25 * 3_600_000);
    expect(await report(1n, { hand: 50 })).toBeNull();
  });

  it('[IG13] names its reporter to operators alone', async () => {
    await report(1n);
    const office = integrityOfficeRoutes(bench.parts);
    const query = { pageNo: 1, pageSize: 20, state: undefined, kind: 'report', account: 'member2' } as const;
    const input = { params: undefined, query, body: undefined, upload: undefined };
    expect(await office.officeCardCases(input, null as never)).toMatchObject({
      total: 1,
      list: [{ members: [{ account: 'member2' }], reports: 1, signs: [], points: null }],
    });
  });
});
