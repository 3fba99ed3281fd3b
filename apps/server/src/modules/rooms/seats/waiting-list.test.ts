import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoomsTestBench, type RoomsTestBench, type TestProcess } from '../rooms-test-bench.ts';
import { seatsTestBench } from './seats-test-bench.ts';

const roomId = 'teen-patti-pkr-small-1';
const purse = 500_000n;

describe('waiting for a seat', () => {
  let bench: RoomsTestBench;
  let room: ReturnType<typeof seatsTestBench>;
  let other: TestProcess;
  const join = (to: TestProcess, memberId: bigint) =>
    room.send(
      to,
      memberId,
      { type: 'join_waiting_list', ...room.by(memberId), device: null, address: null, heldMs: 30_000 },
      { type: 'recall', memberId: String(memberId), id: '' },
    );
  const waiting = async () => (await room.state()).head.waitingList ?? [];
  const members = (count: number) => Promise.all(Array.from({ length: count }, () => bench.member(purse)));
  const leave = (memberId: bigint) =>
    room.send(bench.first, memberId, { type: 'leave', ...room.by(memberId) });
  let seated: bigint[] = [];

  beforeAll(async () => {
    bench = await openRoomsTestBench({ only: (id) => /^teen-patti-/.test(id) });
    room = seatsTestBench(bench, roomId);
    other = await bench.start();
    seated = await members(6);
    for (const memberId of seated) await room.sit(bench.first, memberId);
  });
  afterAll(() => bench.close());

  it('[SK30] gives one free seat to the first on the list, whoever else wants it at that moment, in two processes', async () => {
    const [one, two, ...crowd] = await members(6);
    if (one === undefined || two === undefined) throw new Error('nobody came');
    expect(isRefusal(await join(other, one))).toBe(false);
    expect(isRefusal(await join(bench.first, two))).toBe(false);
    expect(await room.atTable(one)).toBe(0n);
    const [row] = (await other.seats.list('PKR', 'teen-patti')).filter(({ game }) => game.roomId === roomId);
    expect(row?.waitingList.map(({ memberId }) => memberId)).toEqual([String(one), String(two)]);
    const [gone] = seated.splice(0, 1);
    await leave(gone ?? 0n);
    const wanted = [...crowd, two, one];
    const done = await Promise.all(
      wanted.map((memberId, at) => room.sit(at % 2 === 0 ? bench.first : other, memberId)),
    );
    expect(done.map((answer) => (isRefusal(answer) ? answer.code : 'sits'))).toEqual([
      ...[...crowd, two].map(() => expect.stringMatching(/^seats\.(held|full)$/)),
      'sits',
    ]);
    seated.push(one);
    expect(await room.atTable(one)).toBe(100_000n);
    expect(await room.atTable(two)).toBe(0n);
    expect((await waiting()).map(({ memberId }) => memberId)).toEqual([String(two)]);
  });

  it('[SK31] forgets who is excluded, and takes in nobody who is', async () => {
    const [one] = await members(1);
    if (one === undefined) throw new Error('nobody came');
    await join(bench.first, one);
    await other.seats.retire(one);
    expect((await waiting()).some(({ memberId }) => memberId === String(one))).toBe(false);
    const by = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    await bench.first.protection.exclude(
      { memberId: one, currency: 'PKR' },
      { kind: 'cool_off', days: 7 },
      by,
    );
    expect(await join(bench.first, one)).toMatchObject({ code: 'protection.excluded' });
  });

  it('[SK31] lets a member wait in one place, and takes him out by his name', async () => {
    const [one] = await members(1);
    if (one === undefined) throw new Error('nobody came');
    await join(bench.first, one);
    await other.seats.leaveWaitingLists(one, roomId);
    expect((await waiting()).some(({ memberId }) => memberId === String(one))).toBe(true);
    await other.seats.leaveWaitingLists(one);
    expect((await waiting()).some(({ memberId }) => memberId === String(one))).toBe(false);
  });

  it('[SK32] keeps line and offer where the owner dies, and the offer runs on', async () => {
    const [late] = await members(1);
    if (late === undefined) throw new Error('nobody came');
    await join(bench.first, late);
    const [gone] = seated.splice(0, 1);
    await leave(gone ?? 0n);
    const [before] = await waiting();
    expect(before?.offeredUntil).not.toBeNull();
    bench.first.dieNext('before commit');
    await join(bench.first, await bench.member(purse));
    await bench.lapseLease();
    await other.rooms.attend();
    const [after, ...rest] = await waiting();
    expect([after?.memberId, rest.map(({ memberId }) => memberId)]).toEqual([
      before?.memberId,
      [String(late)],
    ]);
    expect(after?.offeredUntil).toBeGreaterThanOrEqual(before?.offeredUntil ?? 0);
    expect(await room.sit(other, late)).toMatchObject({ code: 'seats.held' });
    expect(isRefusal(await room.sit(other, BigInt(before?.memberId ?? 0)))).toBe(false);
    expect(await other.ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });
});
