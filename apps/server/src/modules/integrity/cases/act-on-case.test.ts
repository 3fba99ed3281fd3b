import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  handOf,
  hina,
  type IntegrityTestBench,
  omar,
  openIntegrityTestBench,
} from '../integrity-test-bench.ts';
import { actOnCase, type CaseAct } from './act-on-case.ts';
import { caseDetail, caseRows } from './case-view.ts';

const everything = { state: undefined, kind: undefined, memberIds: undefined, limit: 20, offset: 0 };
const confirm = {
  type: 'decide',
  verdict: 'confirmed',
  reason: 'dumped for days',
  banMinutes: 1_440,
} as const;
const clear = { type: 'decide', verdict: 'cleared', reason: 'bad luck', banMinutes: null } as const;

describe('a case', () => {
  let bench: IntegrityTestBench;
  let id = '';
  beforeAll(async () => {
    bench = await openIntegrityTestBench();
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    await bench.rows(
      'TRUNCATE integrity.pair_day, integrity.member_day, integrity.pair, integrity.case CASCADE',
    );
    await bench.test.database.transaction(async (tx) => {
      for (let n = 0; n < 120; n += 1)
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
    await bench.integrity.judge();
    const { list } = await caseRows(bench.parts, everything);
    id = list[0]?.id ?? '';
  });

  const act = (done: CaseAct, by = hina, seen?: string) =>
    actOnCase(bench.parts, id, done, { ...by, ...(seen === undefined ? {} : { seen }) });
  const stands = async () => {
    const found = await caseDetail(bench.parts, id);
    if ('code' in found) throw new Error(found.code);
    return found;
  };

  it('[IG7] is open, taken, and decided by who has it', async () => {
    expect(await stands()).toMatchObject({ state: 'open', holder: null, decision: null });
    expect(await act(confirm)).toMatchObject({ code: 'card_case.not_yours' });
    expect(await act({ type: 'take' })).toBeNull();
    expect(await act(clear, omar)).toMatchObject({ code: 'card_case.not_yours' });
    expect(await act({ type: 'give_back' }, omar)).toMatchObject({ code: 'card_case.not_yours' });
    // A colleague takes it over.
    expect(await act({ type: 'take' }, omar)).toBeNull();
    expect(await act({ type: 'give_back' }, omar)).toBeNull();
    expect(await stands()).toMatchObject({ state: 'open', holder: null });
    await act({ type: 'take' });
    expect(await act(clear)).toBeNull();
    expect(await stands()).toMatchObject({ state: 'cleared', decision: { by: 'hina', reason: 'bad luck' } });
    for (const late of [{ type: 'take' }, { type: 'give_back' }, clear] as const)
      expect(await act(late)).toMatchObject({ code: 'card_case.not_now' });
    const { entries } = await bench.audit.find({ subject: `card_case:${id}` }, { limit: 20, offset: 0 });
    expect(entries.map(({ actor, action }) => `${actor} ${action}`).reverse()).toEqual([
      'hina card_case.taken',
      'omar card_case.taken',
      'omar card_case.returned',
      'hina card_case.taken',
      'hina card_case.cleared',
    ]);
    expect(await actOnCase(bench.parts, '0198d2a0-0000-7000-8000-000000000001', clear, hina)).toMatchObject({
      code: 'card_case.unknown',
    });
  });

  it('[IG7] is acted on as the page showed it, by one of two who come at once', async () => {
    const { version } = await stands();
    const both = await Promise.all([
      act({ type: 'take' }, hina, version),
      act({ type: 'take' }, omar, version),
    ]);
    expect(both.filter((one) => one === null)).toHaveLength(1);
    expect(both.find((one) => one !== null)).toMatchObject({
      code: 'case.decided_meanwhile',
      value: { act: 'card_case.taken' },
    });
  });

  it('[IG8] bans its members where it is confirmed, and nobody where it is cleared', async () => {
    await act({ type: 'take' });
    expect(await act({ ...clear, banMinutes: 10 })).toMatchObject({ code: 'card_case.cleared_without_ban' });
    expect(await act(confirm)).toBeNull();
    const { bans } = await stands();
    expect(
      bans.map(({ account, minutes, origin, imposedBy }) => [account, minutes, origin, imposedBy]),
    ).toEqual(
      expect.arrayContaining([
        ['member1', 1_440, 'operator', 'hina'],
        ['member2', 1_440, 'operator', 'hina'],
      ]),
    );
    expect(await bench.integrity.whyNoSeat(2n, { read: () => null })).toMatchObject({
      code: 'seats.play_ban',
      value: { hoursLeft: 24 },
    });
  });

  it('[IG7] stands in the list of what waits until it is decided', async () => {
    const listed = async (filter: Partial<typeof everything> & object) =>
      (await caseRows(bench.parts, { ...everything, ...filter } as never)).total;
    expect(await listed({})).toBe(1);
    expect(await listed({ memberIds: [2n] as never })).toBe(1);
    expect(await listed({ memberIds: [3n] as never })).toBe(0);
    expect(await listed({ kind: 'report' as never })).toBe(0);
    await act({ type: 'take' });
    expect(await listed({ state: 'taken' as never })).toBe(1);
    await act(clear);
    expect(await listed({})).toBe(0);
    expect(await listed({ state: 'cleared' as never })).toBe(1);
  });
});
